import { del, get, set } from 'idb-keyval';
import { readProfile } from '../session/profile';
import { database, mayKeep } from './draft-store';

/** Files are stored next to the drafts, per user, and deleted with them on sign-out. */
const keyOf = (name: string) => `${readProfile()?.business_user.id ?? 'nobody'}:file:${name}`;

/** Stores a file. If storage fails, the file exists only as long as the page. */
export async function writeDraftFile(name: string, file: Blob): Promise<void> {
  if (!mayKeep()) return;
  try {
    await set(keyOf(name), file, database());
  } catch {
    // The page still has the file.
  }
}

export async function readDraftFile(name: string): Promise<Blob | undefined> {
  try {
    const file: unknown = await get(keyOf(name), database());
    return file instanceof Blob ? file : undefined;
  } catch {
    return undefined;
  }
}

export async function removeDraftFile(name: string): Promise<void> {
  try {
    await del(keyOf(name), database());
  } catch {
    // A failed delete leaves nothing: the file was never stored.
  }
}
