import { del, get, set } from 'idb-keyval';
import { readProfile } from '../session/profile';
import { database, mayKeep } from './draft-store';

/** Files are beside the drafts, of one user like them, and go with them when the user signs out. */
const keyOf = (name: string) => `${readProfile()?.business_user.id ?? 'nobody'}:file:${name}`;

/** Keeps a file that is not sent yet. Where the device rejects (private window, disk full) it lives as long as the page. */
export async function writeDraftFile(name: string, file: Blob): Promise<void> {
  if (!mayKeep()) return;
  try {
    await set(keyOf(name), file, database());
  } catch {
    // The page still holds it.
  }
}

/** Reads a file of an earlier visit; undefined when it is not there. Never throws. */
export async function readDraftFile(name: string): Promise<Blob | undefined> {
  try {
    const file: unknown = await get(keyOf(name), database());
    return file instanceof Blob ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a file. Never throws. */
export async function removeDraftFile(name: string): Promise<void> {
  try {
    await del(keyOf(name), database());
  } catch {
    // It could not be kept, so nothing is left.
  }
}
