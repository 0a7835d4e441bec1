import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, watchStored, writeStored } from './storage';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

/** Calls back when a preference changes, here or in another tab. @returns how to stop */
export function watchPreferences(changed: () => void): () => void {
  listeners.add(changed);
  const { sidebarCollapsed, theme, firstStepsHidden, tableDensity } = storageKeys;
  const stop = watchStored([sidebarCollapsed, theme, firstStepsHidden, tableDensity], changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}

/** Keeps a preference on this device, under its key. */
export function keepPreference(key: string, value: string): void {
  writeStored(key, value);
  for (const listener of listeners) listener();
}

const readCollapsed = (): boolean => readStored(storageKeys.sidebarCollapsed) === 'true';

function readTheme(): Theme {
  const text = readStored(storageKeys.theme);
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Shows the preference; `public/theme.js` does the same before the first paint. */
export function applyTheme(): void {
  const theme = readTheme();
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Keeps the page in the wanted theme when another tab or the system changes it. @returns how to stop */
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

/** The wanted theme and how to change it. @default 'system' */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watchPreferences, readTheme, () => 'system' as const);
  return [theme, setTheme];
}

function setTheme(theme: Theme): void {
  keepPreference(storageKeys.theme, theme);
}

/** Whether the sidebar is collapsed, and how to change it; kept across visits and shared by tabs. @default false */
export function useSidebarCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const collapsed = useSyncExternalStore(watchPreferences, readCollapsed, () => false);
  return [collapsed, setCollapsed];
}

function setCollapsed(collapsed: boolean): void {
  keepPreference(storageKeys.sidebarCollapsed, String(collapsed));
}

const readStepsHidden = (): boolean => readStored(storageKeys.firstStepsHidden) === 'true';

/** Whether the first steps of a new dealership were hidden, and how to hide them. @default false */
export function useFirstStepsHidden(): readonly [boolean, () => void] {
  const isHidden = useSyncExternalStore(watchPreferences, readStepsHidden, () => false);
  return [isHidden, hideFirstSteps];
}

function hideFirstSteps(): void {
  keepPreference(storageKeys.firstStepsHidden, 'true');
}
