import { createStore, delMany, get, keys, set, del, type UseStore } from 'idb-keyval';
import { readProfile } from '../session/profile';
import { clearAhead, hasAhead } from './write-ahead';

/** A form as it stood when it was last changed. */
export interface StoredDraft {
  /** Of the form's shape: another version is thrown away. */
  version: number;
  /** Milliseconds. */
  savedAt: number;
  values: unknown;
}

/** Where the database is refused (private window, disk full), drafts live as long as the page. */
const memory = new Map<string, StoredDraft>();

/** Somebody signed out here. */
let isCleared = false;

/** False from signing out until somebody signs in: a page that is just being left must not bring back what was forgotten. */
export function mayKeep(): boolean {
  if (isCleared && readProfile() !== undefined) isCleared = false;
  return !isCleared;
}

let store: UseStore | undefined;

/** The device's database of drafts; what is kept in it goes when the person signs out. */
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

/** Reads a draft; undefined when there is none of this version. Never throws. */
export async function readDraft(key: string, version: number): Promise<StoredDraft | undefined> {
  let draft: unknown = memory.get(key);
  try {
    draft ??= await get(key, database());
  } catch {
    return undefined;
  }
  return isDraft(draft) && draft.version === version ? draft : undefined;
}

/** Keeps a draft. @returns false when it is kept for this page only, or not at all: see `mayKeep` */
export async function writeDraft(key: string, draft: StoredDraft): Promise<boolean> {
  if (!mayKeep()) return false;
  try {
    await set(key, draft, database());
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, draft);
    return false;
  }
}

/** Forgets one draft. Never throws. */
export async function removeDraft(key: string): Promise<void> {
  memory.delete(key);
  try {
    await del(key, database());
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

/** Whether any unsaved form lies on the device. Never throws. */
export async function hasDrafts(): Promise<boolean> {
  if (memory.size > 0 || hasAhead()) return true;
  try {
    return (await keys(database())).length > 0;
  } catch {
    return false;
  }
}

/** Forgets every draft: signing out leaves nothing personal. Never throws. */
export async function clearDrafts(): Promise<void> {
  isCleared = true;
  memory.clear();
  clearAhead();
  try {
    await delMany(await keys(database()), database());
  } catch {
    // As above.
  }
}
