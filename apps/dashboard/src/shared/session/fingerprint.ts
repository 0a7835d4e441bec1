import { readStored, storageKeys, writeStored } from './storage';

const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** A random name of this browser. Measures nothing of the user's device (docs/adr/0017-random-fingerprint.md). */
export function fingerprint(): string {
  const kept = readStored(storageKeys.fingerprint);
  if (kept !== null && pattern.test(kept)) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  writeStored(storageKeys.fingerprint, made);
  return made;
}
