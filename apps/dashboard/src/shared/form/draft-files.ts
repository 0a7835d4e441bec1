import { del, get, set } from 'idb-keyval';
import { readProfile } from '../session/profile';
import { database, mayKeep } from './draft-store';

/** Files are stored next to the drafts, per user, and deleted with them on sign-out. */
const keyOf = (name: string) => `${readProfile()?.business_user.id ?? 'nobody'}:file:${name}`;

/** If the device's storage fails (private window, disk full), the file exists only as long as the page. */
export async function writeDraftFile(name: string, file: Blob): Promise<void> {
  if (!mayKeep()) return;
  try {
    await set(keyOf(name), file, database());
  } catch {
    // The page still holds it.
  }
}

/** Never throws. */
export async function readDraftFile(name: string): Promise<Blob | undefined> {
  try {
    const file: unknown = await get(keyOf(name), database());
    return file instanceof Blob ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Never throws. */
export async function removeDraftFile(name: string): Promise<void> {
  try {
    await del(keyOf(name), database());
  } catch {
    // It was never stored, so there is nothing to remove.
  }
}
