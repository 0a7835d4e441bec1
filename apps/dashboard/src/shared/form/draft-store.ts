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

/** A form as it was when it was last changed. */
export interface StoredDraft {
  /** Of the form's shape: another version is thrown away. */
  version: number;
  /** Milliseconds. */
  savedAt: number;
  values: unknown;
  /** How far its saving has come. */
  progress?: unknown;
}

/** Where the database is rejected (private window, disk full), drafts live as long as the page. */
const memory = new Map<string, StoredDraft>();

/**
 * False from signing out, here or in another tab, until somebody signs in: a page that is just being left must not bring back what was
 * forgotten.
 */
export const mayKeep = (): boolean => !isSignedOut();

let store: UseStore | undefined;

/** The device's database of drafts; what is kept in it goes when the user signs out. */
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

/** Keeps the part of a stored value that JSON can hold. The database keeps NaN too: a number field whose text is no number. */
const inJson = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored ?? null));

/** Reads a draft; undefined when there is none of this version. Never throws. */
export async function readDraft(key: string, version: number): Promise<StoredDraft | undefined> {
  // A note is newer than what the database has, or the same.
  let draft: unknown = memory.get(key) ?? readWriteAhead(key) ?? undefined;
  try {
    draft = inJson(draft ?? (await get(key, database())));
  } catch {
    return undefined;
  }
  return isDraft(draft) && draft.version === version ? draft : undefined;
}

/** Keys of the drafts of one form: the form's own name, or that name, a slash and a tab's. Never throws. */
export async function draftKeys(form: string): Promise<string[]> {
  const kept = await keys(database()).catch(() => []);
  const all = new Set([...memory.keys(), ...notedKeys(), ...kept]);
  return [...all].filter(
    (key): key is string => typeof key === 'string' && (key === form || key.startsWith(`${form}/`)),
  );
}

/**
 * Keeps a draft; from the call on, though the tab may end before the device has answered. Where the database takes no more, what was noted
 * ahead stays in its place; nothing older is thrown away for it.
 *
 * @param draft its values are what JSON can hold: files go beside it (`draft-files`)
 * @returns false when it is kept for this page only, or not at all: see `mayKeep`
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

/** Forgets one draft. Never throws. */
export async function removeDraft(key: string): Promise<void> {
  memory.delete(key);
  removeWriteAhead(key);
  try {
    await del(key, database());
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

/** Whether any unsaved form lies on the device. Never throws. */
export async function hasDrafts(): Promise<boolean> {
  if (memory.size > 0 || hasWriteAhead()) return true;
  try {
    return (await keys(database())).length > 0;
  } catch {
    return false;
  }
}

/** Forgets every draft: signing out leaves nothing personal. Never throws. */
export async function clearDrafts(): Promise<void> {
  memory.clear();
  clearWriteAhead();
  try {
    await delMany(await keys(database()), database());
  } catch {
    // As above.
  }
}
