import { idempotencyKey } from '@karvon/api/http';
import { draftKeys, readDraft, type StoredDraft } from './draft-store';

/** A draft's place on the device, which no other tab touches until it is released. */
export interface Slot {
  key: string;
  release: () => void;
}

export interface FoundDraft extends Slot {
  draft: StoredDraft;
}

const lockName = (key: string) => `karvon-draft:${key}`;
const tabKey = (form: string) => `draft-slot:${form.slice(form.indexOf(':') + 1)}`;

/** Session storage: of this tab, over a reload and the sign-in page. Where it is blocked, the newest draft is taken for this tab's. */
function ofTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Takes a place by the browser's locks, which a killed tab gives back by itself. Where they are missing (a page over plain HTTP from
 * another machine), tabs still write to places of their own, and may both go on with the same earlier draft.
 *
 * @returns undefined while another tab has it
 */
async function hold(key: string): Promise<Slot | undefined> {
  const free = { key, release: () => undefined };
  if (!('locks' in navigator)) return free;
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((release) => resolve({ key, release }));
    };
    navigator.locks.request(lockName(key), { ifAvailable: true }, keep).catch(() => resolve(free));
  });
}

/** Waits until the tab that has it is gone. @returns false when `signal` came first */
export async function whenFree(key: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(lockName(key), { signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}

/** A new place for what is typed in this tab. */
export function takeSlot(form: string): Slot {
  const id = idempotencyKey();
  const key = `${form}/${id}`;
  const held = hold(key);
  rememberSlot(form, key);
  return { key, release: () => void held.then((slot) => slot?.release()) };
}

/** A reload of this tab asks for this place first. */
export function rememberSlot(form: string, key: string): void {
  ofTab((storage) => storage.setItem(tabKey(form), key.slice(form.length + 1)));
}

/** What it held is saved or thrown away. */
export function forgetSlot(form: string): void {
  ofTab((storage) => storage.removeItem(tabKey(form)));
}

/**
 * Looks for what earlier visits and closed tabs left of a form: this tab's own first, then the newest.
 *
 * @param options.isWanted whether a draft can be offered; called while no other tab has it
 * @param options.passedOver told of each that another tab is filling at the moment
 * @returns the first that is wanted, taken for this tab
 */
export async function findDraft(
  form: string,
  version: number,
  options: { isWanted: (found: FoundDraft) => boolean; passedOver: (key: string) => void },
): Promise<FoundDraft | undefined> {
  const own = `${form}/${ofTab((storage) => storage.getItem(tabKey(form))) ?? ''}`;
  const read = async (key: string) => {
    const draft = await readDraft(key, version);
    return draft === undefined ? [] : [{ key, time: key === own ? Infinity : draft.savedAt }];
  };
  const stored = (await Promise.all((await draftKeys(form)).map(read))).flat();
  for (const { key } of stored.toSorted((one, other) => other.time - one.time)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is free and wanted
    const slot = await hold(key);
    if (slot === undefined) options.passedOver(key);
    else {
      // Another tab may have saved it before it let go.
      // oxlint-disable-next-line no-await-in-loop -- as above
      const draft = await readDraft(key, version);
      if (draft !== undefined && options.isWanted({ ...slot, draft })) return { ...slot, draft };
      slot.release();
    }
  }
  return undefined;
}
