import { expect, it } from 'vitest';
import { failureOf, pushObstacle, type PushSurroundings } from './push-support';

const whole: PushSurroundings = {
  isTopWindow: true,
  hasWorkers: true,
  hasPush: true,
  hasNotices: true,
  tryStorage: () => Promise.resolve(),
};

it('finds nothing in the way of a whole browser', async () => {
  expect(await pushObstacle(whole)).toBeUndefined();
});

it.each([
  ['only_in_window', { isTopWindow: false }],
  ['unsupported', { hasWorkers: false }],
  ['unsupported', { hasPush: false }],
  ['unsupported', { hasNotices: false }],
  ['no_storage', { tryStorage: () => Promise.reject(new Error('blocked')) }],
])('says %s', async (failure, part) => {
  expect(await pushObstacle({ ...whole, ...part })).toBe(failure);
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
