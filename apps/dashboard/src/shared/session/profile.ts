import { readStored, removeStored, storageKeys, watchStored, writeStored } from './storage';

/** Stored profile of the signed-in user, under the key `profile-values` (specification §3). */
export interface StoredProfile {
  access: string;
  business_user: { id: number | string };
}

let cachedText: string | null = null;
let cached: StoredProfile | undefined;
const listeners = new Set<() => void>();

/**
 * Parses a stored profile; anything else (missing, `[object Object]`, incomplete JSON, other shapes) is undefined. By
 * hand: zod would add 8 KiB to every page, and the entry parses nothing else.
 */
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

/** Valid header value: visible ASCII of limited length. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value);
}

/** A positive integer, or its text. */
function isId(value: unknown): value is number | string {
  return typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value);
}

/** The stored profile, or undefined when nobody is signed in. Referentially stable until it changes. */
export function readProfile(): StoredProfile | undefined {
  const text = readStored(storageKeys.profile);
  if (text !== cachedText) {
    cachedText = text;
    cached = parseProfile(text);
  }
  return cached;
}

/**
 * Stores the profile after sign-in. Only the token and the id are stored, whatever else the response holds.
 *
 * @param demoUntil when the look at the demonstration ends, where it is one
 */
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

/** End of the demonstration; undefined for signed-in users and for guests. */
export function readDemoUntil(): string | undefined {
  return readProfile() === undefined ? undefined : (readStored(storageKeys.demoUntil) ?? undefined);
}

/** Removes the profile after the session has expired. The same user may come back. */
export function clearProfile(): void {
  removeStored(storageKeys.profile);
  removeStored(storageKeys.demoUntil);
  notify();
}

/** Removes the profile and notifies all tabs of the sign-out: no data of the user may be stored any more. */
export function signProfileOut(): void {
  writeStored(storageKeys.signedOut, 'true');
  clearProfile();
}

/** True after a sign-out, here or in another tab, until the next sign-in. False when a session has expired. */
export function isSignedOut(): boolean {
  return readProfile() === undefined && readStored(storageKeys.signedOut) !== null;
}

/** Calls back when somebody signs in or out, here or in another tab. @returns how to stop */
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
