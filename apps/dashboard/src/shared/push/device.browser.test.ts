import { ApiError } from '@karvon/api/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearProfile, saveProfile } from '../session/profile';
import { removeStored, storageKeys } from '../session/storage';
import { isTokenKept, registerDevice } from './device';

const server = vi.hoisted(() => ({
  asked: 0,
  put: Array<unknown>(),
  respond: (): Promise<{ push: boolean }> => Promise.resolve({ push: true }),
}));
vi.mock('@karvon/api/main/devices', () => ({
  getDevice: () => {
    server.asked += 1;
    return server.respond();
  },
  putDevice: (_fingerprint: string, { push_token }: { push_token: unknown }) => {
    server.put.push(push_token);
    return Promise.resolve();
  },
  deleteDevice: () => Promise.resolve(),
}));

beforeEach(async () => {
  server.asked = 0;
  server.put = [];
  server.respond = () => Promise.resolve({ push: true });
  removeStored(storageKeys.registeredDevice);
  saveProfile({ access: 'token-of-seven', business_user: { id: 7 } });
  await registerDevice('token');
});
// Test files in one worker share storage.
afterEach(() => {
  removeStored(storageKeys.registeredDevice);
  clearProfile();
});

it('a token is valid while the server confirms it', async () => {
  expect(await isTokenKept('token')).toBe(true);
  server.respond = () => Promise.resolve({ push: false });
  expect(await isTokenKept('token')).toBe(false);
  expect(server.asked).toBe(2);
});

it('does not ask the server about a token that was never registered', async () => {
  server.respond = () => Promise.resolve({ push: false });
  expect(await isTokenKept('another')).toBe(true);
  expect(server.asked).toBe(0);
});

it('keeps the token when the server cannot be reached', async () => {
  server.respond = () => Promise.reject(new ApiError({ kind: 'unavailable', status: 503 }));
  expect(await isTokenKept('token')).toBe(true);
  await registerDevice('token');
  expect(server.put).toEqual(['token']);
});

it('registers the device again when the server has lost it', async () => {
  server.respond = () => Promise.reject(new ApiError({ kind: 'not_found', status: 404 }));
  expect(await isTokenKept('token')).toBe(true);
  await registerDevice('token');
  expect(server.put).toEqual(['token', 'token']);
});
