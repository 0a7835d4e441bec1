import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, watchStored, writeStored } from './storage';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

export function watchPreferences(changed: () => void): () => void {
  listeners.add(changed);
  const { sidebarCollapsed, theme, firstStepsHidden, tableDensity, tableColumns } = storageKeys;
  const stop = watchStored(
    [sidebarCollapsed, theme, firstStepsHidden, tableDensity, tableColumns],
    changed,
  );
  return () => {
    listeners.delete(changed);
    stop();
  };
}

export function keepPreference(key: string, value: string): void {
  writeStored(key, value);
  for (const listener of listeners) listener();
}

const readCollapsed = (): boolean => readStored(storageKeys.sidebarCollapsed) === 'true';

function readTheme(): Theme {
  const text = readStored(storageKeys.theme);
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Applies the theme. `public/theme.js` does the same before the first paint. */
export function applyTheme(): void {
  const theme = readTheme();
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

export function followTheme(): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', applyTheme);
  const stop = watchPreferences(applyTheme);
  applyTheme();
  return () => {
    media.removeEventListener('change', applyTheme);
    stop();
  };
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watchPreferences, readTheme, () => 'system' as const);
  return [theme, setTheme];
}

function setTheme(theme: Theme): void {
  keepPreference(storageKeys.theme, theme);
}

export function useSidebarCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const collapsed = useSyncExternalStore(watchPreferences, readCollapsed, () => false);
  return [collapsed, setCollapsed];
}

function setCollapsed(collapsed: boolean): void {
  keepPreference(storageKeys.sidebarCollapsed, String(collapsed));
}

const readStepsHidden = (): boolean => readStored(storageKeys.firstStepsHidden) === 'true';

export function useFirstStepsHidden(): readonly [boolean, () => void] {
  const isHidden = useSyncExternalStore(watchPreferences, readStepsHidden, () => false);
  return [isHidden, hideFirstSteps];
}

function hideFirstSteps(): void {
  keepPreference(storageKeys.firstStepsHidden, 'true');
}
