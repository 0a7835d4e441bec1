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
 * Notes what is on its way into the device's database. The database responds after a while, in which a tab may end; this storage
 * responds at once. Never throws: where it rejects, that while stays a risk.
 *
 * @param value what JSON can hold: a file is no such thing
 * @returns takes the note back once the database has it, unless a newer one is in its place
 */
export function writeAhead(key: string, value: unknown): () => void {
  const note = JSON.stringify(value);
  try {
    storage()?.setItem(mark + key, note);
  } catch {
    // Full or blocked: what is there is older than what the database gets.
    removeWriteAhead(key);
  }
  return () => {
    if (noteOf(key) === note) removeWriteAhead(key);
  };
}

function noteOf(key: string): string | null {
  try {
    return storage()?.getItem(mark + key) ?? null;
  } catch {
    return null;
  }
}

/** What an ended tab left behind under this key, or a living one is writing; null where there is nothing to read. Never throws. */
export const readWriteAhead = (key: string): unknown => parsed(noteOf(key));

/** Nobody wants it any more. Never throws. */
export function removeWriteAhead(key: string): void {
  try {
    storage()?.removeItem(mark + key);
  } catch {
    // Blocked: nothing of ours is in it.
  }
}

const writeAheadKeys = (kept: Storage): string[] =>
  Object.keys(kept).filter((key) => key.startsWith(mark));

function parsed(note: string | null): unknown {
  try {
    return JSON.parse(note ?? 'null');
  } catch {
    return null;
  }
}

/** The same of every key that begins so. Never throws. */
export function writeAheadEntries(prefix: string): unknown[] {
  try {
    const kept = storage();
    if (kept === undefined) return [];
    return writeAheadKeys(kept)
      .filter((key) => key.startsWith(mark + prefix))
      .map((key) => parsed(kept.getItem(key)));
  } catch {
    return [];
  }
}

/** Keys that are noted. Never throws. */
export function notedKeys(): string[] {
  try {
    const kept = storage();
    return kept === undefined ? [] : writeAheadKeys(kept).map((key) => key.slice(mark.length));
  } catch {
    return [];
  }
}

/** Whether anything is noted. Never throws. */
export function hasWriteAhead(): boolean {
  try {
    const kept = storage();
    return kept !== undefined && writeAheadKeys(kept).length > 0;
  } catch {
    return false;
  }
}

/** Signing out leaves nothing personal. Never throws. */
export function clearWriteAhead(): void {
  try {
    const kept = storage();
    if (kept !== undefined) for (const key of writeAheadKeys(kept)) kept.removeItem(key);
  } catch {
    // As above.
  }
}
