/** Sign-out finds the keys by this prefix. */
const mark = 'write-ahead:';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Notes a value that is being written to the device's database. The database responds after a while, in which the tab
 * may close; this storage is synchronous. Never throws: when it fails, that risk remains.
 *
 * @param value what JSON can hold: a file is no such thing
 * @returns takes the note back once the database has it, unless a newer one is in its place
 */
export function writeAhead(key: string, value: unknown): () => void {
  const note = JSON.stringify(value);
  try {
    storage()?.setItem(mark + key, note);
  } catch {
    // Full or blocked: the existing note is older than the value for the database.
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

/** Noted by a closed tab, or by another tab while it writes. Null without a note. Never throws. */
export const readWriteAhead = (key: string): unknown => parsed(noteOf(key));

/** Never throws. */
export function removeWriteAhead(key: string): void {
  try {
    storage()?.removeItem(mark + key);
  } catch {
    // Blocked: it holds nothing of ours.
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

/** Never throws. */
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

/** Never throws. */
export function notedKeys(): string[] {
  try {
    const kept = storage();
    return kept === undefined ? [] : writeAheadKeys(kept).map((key) => key.slice(mark.length));
  } catch {
    return [];
  }
}

/** Never throws. */
export function hasWriteAhead(): boolean {
  try {
    const kept = storage();
    return kept !== undefined && writeAheadKeys(kept).length > 0;
  } catch {
    return false;
  }
}

/** Sign-out leaves nothing personal. Never throws. */
export function clearWriteAhead(): void {
  try {
    const kept = storage();
    if (kept !== undefined) for (const key of writeAheadKeys(kept)) kept.removeItem(key);
  } catch {
    // Blocked: it holds nothing of ours.
  }
}
