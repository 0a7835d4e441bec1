import { idempotencyKey } from '@karvon/api/http';
import { draftKeys, readDraft, type StoredDraft } from './draft-store';

export interface Slot {
  key: string;
  release: () => void;
}

export interface FoundDraft {
  key: string;
  draft: StoredDraft;
  /** True when this tab wrote the draft, before a reload or the sign-in page. */
  isOwn: boolean;
}

const lockName = (key: string) => `karvon-draft:${key}`;
const tabKey = (form: string) => `draft-slot:${form.slice(form.indexOf(':') + 1)}`;

/** Session storage is per tab, and survives a reload and the sign-in page. When blocked, the newest draft counts as this tab's. */
function ofTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Holds a slot by the Web Locks API, which releases locks of a killed tab. Without it, two tabs may resume the same draft.
 * @returns undefined while another tab has it
 */
export async function holdSlot(key: string): Promise<Slot | undefined> {
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

/** Waits until no tab holds the slot. @returns false when `signal` aborts first */
export async function whenFree(key: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(lockName(key), { signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}

export function takeSlot(form: string): Slot {
  const id = idempotencyKey();
  const key = `${form}/${id}`;
  const held = holdSlot(key);
  rememberSlot(form, key);
  return { key, release: () => void held.then((slot) => slot?.release()) };
}

/** Lets this tab find the slot first after a reload. */
export function rememberSlot(form: string, key: string): void {
  ofTab((storage) => storage.setItem(tabKey(form), key.slice(form.length + 1)));
}

export function forgetSlot(form: string): void {
  ofTab((storage) => storage.removeItem(tabKey(form)));
}

/** Slots that any tab holds, including this one. Never throws. */
async function heldKeys(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return new Set(held.map(({ name = '' }) => name));
}

/**
 * Finds drafts of a form from earlier visits and closed tabs: this tab's own first, then the newest. Other tabs may offer them too.
 * @param onHeld receives each slot that a tab holds at the moment
 */
export async function findDrafts(
  form: string,
  version: number,
  onHeld: (key: string) => void,
): Promise<FoundDraft[]> {
  const own = `${form}/${ofTab((storage) => storage.getItem(tabKey(form))) ?? ''}`;
  const [keys, held] = await Promise.all([draftKeys(form), heldKeys()]);
  const isHeld = (key: string) => held.has(lockName(key));
  for (const key of keys) if (isHeld(key)) onHeld(key);
  const free = keys.filter((key) => !isHeld(key));
  const found = await Promise.all(
    free.map(async (key) => {
      const draft = await readDraft(key, version);
      return draft === undefined ? [] : [{ key, draft, isOwn: key === own }];
    }),
  );
  const rank = ({ draft, isOwn }: FoundDraft) => (isOwn ? Infinity : draft.savedAt);
  return found.flat().toSorted((one, other) => rank(other) - rank(one));
}
