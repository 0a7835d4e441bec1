import { readStored, storageKeys, writeStored } from './storage';

const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The name by which our server knows this browser: random, made once, kept under the specification's key. Nothing is measured of the
 * person's device (docs/adr/0017-random-fingerprint.md).
 */
export function fingerprint(): string {
  const kept = readStored(storageKeys.fingerprint);
  if (kept !== null && pattern.test(kept)) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  writeStored(storageKeys.fingerprint, made);
  return made;
}
