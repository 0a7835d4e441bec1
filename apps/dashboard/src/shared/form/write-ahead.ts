/** Before the names of what is written ahead, so that signing out finds it. */
const mark = 'write-ahead:';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Notes what is on its way into the device's database. The database answers after a while, in which a tab may end; this storage
 * answers at once. Never throws: where it refuses, that while stays a risk.
 */
export function writeAhead(key: string, value: unknown): void {
  try {
    storage()?.setItem(mark + key, JSON.stringify(value));
  } catch {
    // Full or blocked.
  }
}

/** The database has it, or nobody wants it any more. Never throws. */
export function forgetAhead(key: string): void {
  try {
    storage()?.removeItem(mark + key);
  } catch {
    // Blocked: nothing of ours is in it.
  }
}

const keysAhead = (kept: Storage): string[] =>
  Object.keys(kept).filter((key) => key.startsWith(mark));

function parsed(note: string | null): unknown {
  try {
    return JSON.parse(note ?? 'null');
  } catch {
    return null;
  }
}

/** What ended tabs left behind, and what living ones are writing. Never throws. */
export function writtenAhead(prefix: string): unknown[] {
  try {
    const kept = storage();
    if (kept === undefined) return [];
    return keysAhead(kept)
      .filter((key) => key.startsWith(mark + prefix))
      .map((key) => parsed(kept.getItem(key)));
  } catch {
    return [];
  }
}

/** Whether anything is noted. Never throws. */
export function hasAhead(): boolean {
  try {
    const kept = storage();
    return kept !== undefined && keysAhead(kept).length > 0;
  } catch {
    return false;
  }
}

/** Signing out leaves nothing personal. Never throws. */
export function clearAhead(): void {
  try {
    const kept = storage();
    if (kept !== undefined) for (const key of keysAhead(kept)) kept.removeItem(key);
  } catch {
    // As above.
  }
}
