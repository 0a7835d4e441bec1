import { readStored, storageKeys, writeStored } from './storage';

const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** A random id of this browser, not derived from the device (ADR 0017). */
export function fingerprint(): string {
  const kept = readStored(storageKeys.fingerprint);
  if (kept !== null && pattern.test(kept)) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  writeStored(storageKeys.fingerprint, made);
  return made;
}
