import { createStore, delMany, get, keys, set, del, type UseStore } from 'idb-keyval';
import { isSignedOut } from '../session/profile';
import {
  clearWriteAhead,
  removeWriteAhead,
  hasWriteAhead,
  notedKeys,
  readWriteAhead,
  writeAhead,
} from './write-ahead';

export interface StoredDraft {
  version: number;
  /** Milliseconds. */
  savedAt: number;
  values: unknown;
  progress?: unknown;
}

/** Drafts while the database fails (private window, disk full). They exist only as long as the page. */
const memory = new Map<string, StoredDraft>();

/** False after a sign-out, also in another tab: a page that is closing must not restore deleted drafts. */
export const mayKeep = (): boolean => !isSignedOut();

let store: UseStore | undefined;

export function database(): UseStore {
  store ??= createStore('karvon-drafts', 'drafts');
  return store;
}

function isDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'values' in value
  );
}

/** Converts to JSON: the database may contain NaN, from a number field with invalid text. */
const inJson = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored ?? null));

/** Reads a draft of this version. Never throws. */
export async function readDraft(key: string, version: number): Promise<StoredDraft | undefined> {
  // A write-ahead note is as new as the database's value, or newer.
  let draft: unknown = memory.get(key) ?? readWriteAhead(key) ?? undefined;
  try {
    draft = inJson(draft ?? (await get(key, database())));
  } catch {
    return undefined;
  }
  return isDraft(draft) && draft.version === version ? draft : undefined;
}

/** Keys of one form's drafts: its name, or `<name>/<tab>`. Never throws. */
export async function draftKeys(form: string): Promise<string[]> {
  const kept = await keys(database()).catch(() => []);
  const all = new Set([...memory.keys(), ...notedKeys(), ...kept]);
  return [...all].filter(
    (key): key is string => typeof key === 'string' && (key === form || key.startsWith(`${form}/`)),
  );
}

/**
 * Stores a draft, safe even when the tab closes before the database responds. If the database is full, the write-ahead note stays.
 * @param draft JSON values; files are stored separately (`draft-files`)
 * @returns false when the draft exists only as long as the page, or is not kept: see `mayKeep`
 */
export async function writeDraft(key: string, draft: StoredDraft): Promise<boolean> {
  if (!mayKeep()) return false;
  const forget = writeAhead(key, draft);
  try {
    await set(key, draft, database());
    memory.delete(key);
    forget();
    return true;
  } catch {
    if (readWriteAhead(key) !== null) return true;
    memory.set(key, draft);
    return false;
  }
}

export async function removeDraft(key: string): Promise<void> {
  memory.delete(key);
  removeWriteAhead(key);
  try {
    await del(key, database());
  } catch {
    // A failed delete leaves nothing: the draft was never stored.
  }
}

export async function hasDrafts(): Promise<boolean> {
  if (memory.size > 0 || hasWriteAhead()) return true;
  try {
    return (await keys(database())).length > 0;
  } catch {
    return false;
  }
}

/** Leaves nothing personal after a sign-out. Never throws. */
export async function clearDrafts(): Promise<void> {
  memory.clear();
  clearWriteAhead();
  try {
    await delMany(await keys(database()), database());
  } catch {
    // Storage that fails contains nothing.
  }
}
