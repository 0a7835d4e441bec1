import { readStored, removeStored, storageKeys, watchStored, writeStored } from './storage';

/** What is kept of a user who signed in, under the key `profile-values` (specification §3). */
export interface StoredProfile {
  access: string;
  business_user: { id: number | string };
}

let cachedText: string | null = null;
let cached: StoredProfile | undefined;
const listeners = new Set<() => void>();

/**
 * Reads a stored text; anything but a whole profile (missing, `[object Object]`, half JSON, other shapes) is undefined. By hand:
 * zod would put 8 KiB into every page, and this is all that the entry parses.
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

/** What may be in a header: visible ASCII, and not endless. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value);
}

/** A positive whole number, or its text. */
function isId(value: unknown): value is number | string {
  return typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0
    : typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value);
}

/** The stored profile, or undefined when nobody is signed in. The same object until it changes. */
export function readProfile(): StoredProfile | undefined {
  const text = readStored(storageKeys.profile);
  if (text !== cachedText) {
    cachedText = text;
    cached = parseProfile(text);
  }
  return cached;
}

/**
 * Keeps the profile after signing in. Nothing but the token and the id is stored, whatever else the response holds.
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

/** When the look at the demonstration ends; undefined for whoever has signed in, and for guests. */
export function readDemoUntil(): string | undefined {
  return readProfile() === undefined ? undefined : (readStored(storageKeys.demoUntil) ?? undefined);
}

/** Forgets the profile: the session ran out, and the same user may come back. */
export function clearProfile(): void {
  removeStored(storageKeys.profile);
  removeStored(storageKeys.demoUntil);
  notify();
}

/** Forgets the profile, and has every tab know that the user left: nothing of theirs may be kept any more. */
export function signProfileOut(): void {
  writeStored(storageKeys.signedOut, 'true');
  clearProfile();
}

/** Whether the user left by signing out, here or in another tab; false again with the next who comes, and where a session ran out. */
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
