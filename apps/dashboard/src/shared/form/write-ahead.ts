const mark = 'write-ahead:';

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value to localStorage while the database writes it: the tab may close before the database responds. Never throws.
 * @param value JSON, no files
 * @returns a function that removes the note, unless a newer one has replaced it
 */
export function writeAhead(key: string, value: unknown): () => void {
  const note = JSON.stringify(value);
  try {
    storage()?.setItem(mark + key, note);
  } catch {
    // Storage is full or blocked: the existing note is older than the value, so it is removed.
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

/** Reads the note of a closed tab, or of another tab's running write. Never throws. */
export const readWriteAhead = (key: string): unknown => parsed(noteOf(key));

export function removeWriteAhead(key: string): void {
  try {
    storage()?.removeItem(mark + key);
  } catch {
    // Blocked storage contains nothing of ours.
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

export function notedKeys(): string[] {
  try {
    const kept = storage();
    return kept === undefined ? [] : writeAheadKeys(kept).map((key) => key.slice(mark.length));
  } catch {
    return [];
  }
}

export function hasWriteAhead(): boolean {
  try {
    const kept = storage();
    return kept !== undefined && writeAheadKeys(kept).length > 0;
  } catch {
    return false;
  }
}

/** Leaves nothing personal after a sign-out. Never throws. */
export function clearWriteAhead(): void {
  try {
    const kept = storage();
    if (kept !== undefined) for (const key of writeAheadKeys(kept)) kept.removeItem(key);
  } catch {
    // Blocked storage contains nothing of ours.
  }
}
