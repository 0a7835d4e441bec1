import { readStored, removeStored, storageKeys, watchStored, writeStored } from './storage';

/** Value of the key `profile-values` (specification §3). */
export interface StoredProfile {
  access: string;
  business_user: { id: number | string };
}

let cachedText: string | null = null;
let cached: StoredProfile | undefined;
const listeners = new Set<() => void>();

/** Parses a stored profile. Not by zod, which would add 8 KiB to every page. */
export function parseProfile(text: string | null): StoredProfile | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !isRecord(value['business_user'])) return undefined;
  const { access } = value;
  const { id } = value['business_user'];
  return isToken(access) && isId(id) ? { access, business_user: { id } } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for visible ASCII of limited length, which is valid in a header. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value);
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value);
}

export function readProfile(): StoredProfile | undefined {
  const text = readStored(storageKeys.profile);
  if (text !== cachedText) {
    cachedText = text;
    cached = parseProfile(text);
  }
  return cached;
}

/** Stores only the token and the id. @param demoUntil end of a demonstration */
export function saveProfile(profile: StoredProfile, demoUntil?: string): void {
  const { access, business_user } = profile;
  removeStored(storageKeys.signedOut);
  if (demoUntil === undefined) removeStored(storageKeys.demoUntil);
  else writeStored(storageKeys.demoUntil, demoUntil);
  writeStored(
    storageKeys.profile,
    JSON.stringify({ access, business_user: { id: business_user.id } }),
  );
  notify();
}

export function readDemoUntil(): string | undefined {
  return readProfile() === undefined ? undefined : (readStored(storageKeys.demoUntil) ?? undefined);
}

/** Clears the profile of an expired session: the same user may come back. */
export function clearProfile(): void {
  removeStored(storageKeys.profile);
  removeStored(storageKeys.demoUntil);
  notify();
}

/** Signs out in all tabs: no data of the user may be stored after that. */
export function signProfileOut(): void {
  writeStored(storageKeys.signedOut, 'true');
  clearProfile();
}

/** True after a sign-out, also in another tab, until the next sign-in. False when a session has expired. */
export function isSignedOut(): boolean {
  return readProfile() === undefined && readStored(storageKeys.signedOut) !== null;
}

export function watchProfile(changed: () => void): () => void {
  listeners.add(changed);
  const stop = watchStored([storageKeys.profile], changed);
  return () => {
    listeners.delete(changed);
    stop();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
