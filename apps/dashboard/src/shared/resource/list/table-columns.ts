import { useSyncExternalStore } from 'react';
import { keepPreference, watchPreferences } from '../../session/preferences';
import { readStored, storageKeys } from '../../session/storage';

type Chosen = Readonly<Record<string, readonly string[]>>;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
  );

function parse(text: string): Chosen {
  try {
    const value: unknown = JSON.parse(text);
    return isChosen(value) ? value : {};
  } catch {
    return {};
  }
}

const read = (): string => readStored(storageKeys.tableColumns) ?? '{}';

/** Optional columns that a person chose for a list on this device; undefined before a choice. */
export function useChosenColumns(
  list: string,
): readonly [readonly string[] | undefined, (ids: readonly string[] | undefined) => void] {
  const stored = useSyncExternalStore(watchPreferences, read);
  const set = (ids: readonly string[] | undefined) => {
    const { [list]: _before, ...others } = parse(read());
    keepPreference(
      storageKeys.tableColumns,
      JSON.stringify(ids === undefined ? others : { ...others, [list]: ids }),
    );
  };
  return [parse(stored)[list], set];
}
