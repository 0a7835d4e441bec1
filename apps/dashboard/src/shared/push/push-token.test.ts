import { beforeEach, expect, it } from 'vitest';
import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { fingerprint } from '../session/fingerprint';
import { keptToken } from './push-token';

const day = 24 * 3_600_000;
const { pushToken, pushTokenAt, fingerprint: fingerprintKey } = storageKeys;
const now = Date.parse('2026-07-05T09:00:00Z');

beforeEach(() => {
  for (const key of [pushToken, pushTokenAt, fingerprintKey]) removeStored(key);
});

it('keeps a token for seven days', () => {
  writeStored(pushToken, 'token');
  writeStored(pushTokenAt, String(now));
  expect(keptToken(now + 7 * day - 1)).toBe('token');
  expect(keptToken(now + 7 * day)).toBeUndefined();
});

it.each([
  ['token', null],
  ['token', 'yesterday'],
  ['token', String(now + day)],
  ['', String(now)],
  [null, String(now)],
])('renews %j taken at %j', (token, at) => {
  if (token !== null) writeStored(pushToken, token);
  if (at !== null) writeStored(pushTokenAt, at);
  expect(keptToken(now)).toBeUndefined();
});

it('creates a fingerprint once, keeps a valid one and replaces an invalid one', () => {
  const made = fingerprint();
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect(fingerprint()).toBe(made);
  writeStored(fingerprintKey, 'from-elsewhere_1');
  expect(fingerprint()).toBe('from-elsewhere_1');
  writeStored(fingerprintKey, '[object Object]');
  expect(fingerprint()).toMatch(/^[0-9a-f]{32}$/);
  expect(readStored(fingerprintKey)).toMatch(/^[0-9a-f]{32}$/);
});
