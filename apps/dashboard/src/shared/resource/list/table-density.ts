import { useSyncExternalStore } from 'react';
import { keepPreference, watchPreferences } from '../../session/preferences';
import { readStored, storageKeys } from '../../session/storage';

const compact = 'compact';

const read = (): boolean => readStored(storageKeys.tableDensity) === compact;

const set = (isCompact: boolean): void =>
  keepPreference(storageKeys.tableDensity, isCompact ? compact : 'normal');

export function useCompactTables(): readonly [boolean, (isCompact: boolean) => void] {
  return [useSyncExternalStore(watchPreferences, read), set];
}
