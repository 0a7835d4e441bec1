/** Values written while the browser's storage is blocked or full, kept for this page only. */
const memory = new Map<string, string>();

/** Keys of the specification: a public interface, do not rename. */
export const storageKeys = {
  profile: 'profile-values',
  demoUntil: 'demo-until',
  /** Set by a sign-out, removed by the next sign-in. */
  signedOut: 'signed-out',
  language: 'i18nextLng',
  pushToken: 'fcm_token',
  /** Time of the push token in milliseconds. */
  pushTokenAt: 'fcm_token_at',
  registeredDevice: 'device-told',
  /** The push state that the user was last notified of. */
  shownPushState: 'push-told',
  keptFor: 'kept-for',
  fingerprint: 'fingerprint',
  sidebarCollapsed: 'sidebar-collapsed',
  theme: 'theme',
  firstStepsHidden: 'first-steps-hidden',
  tableDensity: 'table-density',
  /** Chosen columns by list. */
  tableColumns: 'table-columns',
  /** Rows of the first page by list. */
  listRows: 'list-rows',
} as const;

function browserStorage(): Storage | undefined {
  // Reading the property throws when storage is blocked; in Node it is missing.
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads a value, null when missing. Never throws. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a value, in memory when storage fails. Never throws. */
export function writeStored(key: string, value: string): void {
  try {
    const storage = browserStorage();
    if (storage !== undefined) {
      storage.setItem(key, value);
      memory.delete(key);
      return;
    }
  } catch {
    // Storage is blocked or full.
  }
  memory.set(key, value);
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // Blocked storage contains nothing of ours.
  }
}

/** Watches keys in other tabs, including `clear()`. @returns a function that stops it */
export function watchStored(keys: readonly string[], changed: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null) for (const key of keys) changed(key);
    else if (keys.includes(event.key)) changed(event.key);
  };
  globalThis.addEventListener?.('storage', listen);
  return () => globalThis.removeEventListener?.('storage', listen);
}
