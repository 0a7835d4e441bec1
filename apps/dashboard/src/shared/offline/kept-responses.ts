import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { readProfile } from '../session/profile';
import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { keptOwner, longestKept } from './kept-owner';

interface KeptResponse {
  /** Milliseconds. */
  at: number;
  data: string;
}

/** Limits: characters of one response, number of responses, characters of all. The oldest are deleted first. */
export const bounds = { one: 400_000, count: 80, all: 4_000_000 } as const;

/** Milliseconds to wait for the database. Another tab or a slow disk may block it, and the server must still be asked. */
const patience = 1000;

let store: UseStore | undefined;

const database = (): UseStore => (store ??= createStore('karvon-kept', 'responses'));

const isKept = (value: unknown): value is KeptResponse =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'data' in value &&
  typeof value.data === 'string';

function read(key: string): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  return Promise.race([get(key, database()), over]).finally(() => clearTimeout(timer));
}

/** Reads a response kept for the current user, build and language. Undefined when missing, broken or old. Never throws. */
export async function readKept(hash: string): Promise<{ at: number; data: unknown } | undefined> {
  const mine = keptOwner();
  // On a first visit nothing is stored, and opening a database takes as long as the response.
  if (mine === undefined || readStored(storageKeys.keptFor) === null) return undefined;
  try {
    const kept = await read(mine + hash);
    if (!isKept(kept) || Date.now() - kept.at > longestKept || kept.at > Date.now())
      return undefined;
    // The user may have signed out during the read.
    return keptOwner() === mine ? { at: kept.at, data: JSON.parse(kept.data) } : undefined;
  } catch {
    return undefined;
  }
}

export async function writeKept(hash: string, at: number, data: unknown): Promise<void> {
  const mine = keptOwner();
  if (mine === undefined) return;
  try {
    const text = JSON.stringify(data);
    if (text.length > bounds.one) return;
    writeStored(storageKeys.keptFor, String(readProfile()?.business_user.id ?? ''));
    await set(mine + hash, { at, data: text } satisfies KeptResponse, database());
    tidySoon(mine);
  } catch {
    // Storage is blocked or full.
  }
}

let tidying: ReturnType<typeof setTimeout> | undefined;

function tidySoon(mine: string): void {
  clearTimeout(tidying);
  tidying = setTimeout(() => void tidy(mine).catch(() => undefined), 3000);
}

export async function tidy(mine: string): Promise<void> {
  let characters = 0;
  const all = await entries<string, unknown>(database());
  const surplus = all
    .map(([key, value]) => ({
      key,
      value: isKept(value) && key.startsWith(mine) ? value : undefined,
    }))
    .toSorted((one, other) => (other.value?.at ?? 0) - (one.value?.at ?? 0))
    .filter(({ value }, index) => {
      characters += value?.data.length ?? 0;
      return value === undefined || index >= bounds.count || characters > bounds.all;
    });
  if (surplus.length > 0)
    await delMany(
      surplus.map(({ key }) => key),
      database(),
    );
}

export async function forgetKept(): Promise<void> {
  clearTimeout(tidying);
  removeStored(storageKeys.keptFor);
  try {
    await clear(database());
  } catch {
    // Storage that fails contains nothing.
  }
}
