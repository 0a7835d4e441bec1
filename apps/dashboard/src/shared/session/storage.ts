/** What was written while the browser's storage rejects (blocked, full): kept for this page only. */
const memory = new Map<string, string>();

/** Keys of the specification and of decisions §3: a public interface, spelled as they are. */
export const storageKeys = {
  profile: 'profile-values',
  /** Until when this device looks at the demonstration; only with a profile. */
  demoUntil: 'demo-until',
  /** Somebody signed out on this device, and nobody has come since. */
  signedOut: 'signed-out',
  language: 'i18nextLng',
  pushToken: 'fcm_token',
  /** When the push token was taken, in ms; and what our server was last notified of this device. */
  pushTokenAt: 'fcm_token_at',
  registeredDevice: 'device-told',
  /** The push state that the user has been notified of. */
  shownPushState: 'push-told',
  /** Whose responses lie on the device. */
  keptFor: 'kept-for',
  /** The first cars of the list, for the page that is made before any script has come. */
  fingerprint: 'fingerprint',
  sidebarCollapsed: 'sidebar-collapsed',
  theme: 'theme',
  /** The first steps of a new dealership are done without on this device. */
  firstStepsHidden: 'first-steps-hidden',
  tableDensity: 'table-density',
} as const;

function browserStorage(): Storage | undefined {
  // Even reading the property throws where storage is blocked; in Node it is missing.
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads a key; null when it is missing everywhere. Never throws. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes a key; where the browser rejects, the value lives as long as the page. Never throws. */
export function writeStored(key: string, value: string): void {
  try {
    const storage = browserStorage();
    if (storage !== undefined) {
      storage.setItem(key, value);
      memory.delete(key);
      return;
    }
  } catch {
    // Blocked or full: memory takes it.
  }
  memory.set(key, value);
}

/** Removes a key from both places. Never throws. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // Blocked: there was nothing of ours in it.
  }
}

/** Calls back when another tab changes one of the keys, or clears them all. @returns how to stop */
export function watchStored(keys: readonly string[], changed: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null) for (const key of keys) changed(key);
    else if (keys.includes(event.key)) changed(event.key);
  };
  globalThis.addEventListener?.('storage', listen);
  return () => globalThis.removeEventListener?.('storage', listen);
}
