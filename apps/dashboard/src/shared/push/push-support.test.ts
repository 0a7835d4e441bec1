import { expect, it } from 'vitest';
import { failureOf, pushObstacle, type PushEnvironment } from './push-support';

const supported: PushEnvironment = {
  isTopWindow: true,
  hasWorkers: true,
  hasPush: true,
  hasNotifications: true,
  tryStorage: () => Promise.resolve(),
};

it('finds no obstacle in a browser with full support', async () => {
  expect(await pushObstacle(supported)).toBeUndefined();
});

it.each([
  ['only_in_window', { isTopWindow: false }],
  ['unsupported', { hasWorkers: false }],
  ['unsupported', { hasPush: false }],
  ['unsupported', { hasNotifications: false }],
  ['no_storage', { tryStorage: () => Promise.reject(new Error('blocked')) }],
])('says %s', async (failure, part) => {
  expect(await pushObstacle({ ...supported, ...part })).toBe(failure);
});

it.each([
  ['messaging/unsupported-browser', 'unsupported'],
  ['messaging/indexed-db-unsupported', 'no_storage'],
  ['messaging/permission-blocked', 'blocked'],
  ['messaging/failed-service-worker-registration', 'worker_failed'],
  ['messaging/missing-app-config-values', 'missing_config'],
  ['messaging/only-available-in-window', 'only_in_window'],
  ['messaging/token-subscribe-failed', 'failed'],
])('reads %s as %s', (code, failure) => {
  expect(failureOf(Object.assign(new Error('x'), { code }))).toBe(failure);
});

it.each([undefined, null, 'text', 7, new Error('x')])('takes %s for a failure', (error) => {
  expect(failureOf(error)).toBe('failed');
});
