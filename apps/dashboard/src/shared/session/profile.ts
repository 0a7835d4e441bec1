import * as z from 'zod/mini';
import { readStored, removeStored, storageKeys, watchStored, writeStored } from './storage';

const profileSchema = z.object({
  access: z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/)),
  business_user: z.object({
    id: z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,18}$/))]),
  }),
});

/** What is kept of a person who signed in, under the key `profile-values` (specification §3). */
export type StoredProfile = z.infer<typeof profileSchema>;

let cachedText: string | null = null;
let cached: StoredProfile | undefined;
const listeners = new Set<() => void>();

/** Reads a stored text; anything but a whole profile (missing, `[object Object]`, half JSON, other shapes) is undefined. */
export function parseProfile(text: string | null): StoredProfile | undefined {
  if (text === null) return undefined;
  try {
    const result = profileSchema.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
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

/** Keeps the profile after signing in. Nothing but the token and the id is stored, whatever else the answer holds. */
export function saveProfile(profile: StoredProfile): void {
  const { access, business_user } = profile;
  writeStored(
    storageKeys.profile,
    JSON.stringify({ access, business_user: { id: business_user.id } }),
  );
  notify();
}

/** Forgets the profile. */
export function clearProfile(): void {
  removeStored(storageKeys.profile);
  notify();
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
