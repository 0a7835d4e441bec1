import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearProfile, readProfile, saveProfile } from '../session/profile';
import { connectSession, endSession, signOut } from '../session/session';
import { startPush } from './push';
import { readPushState } from './push-state';

const did = vi.hoisted(() => ({ calls: Array<string>(), isServerAway: false }));
vi.mock('@karvon/api/main/devices', () => ({
  putDevice: () => Promise.resolve(),
  deleteDevice: (fingerprint: string) => {
    did.calls.push(`forget ${fingerprint} as ${String(readProfile()?.access)}`);
    return did.isServerAway ? Promise.reject(new Error('away')) : Promise.resolve();
  },
}));

const kept = {
  fcm_token: 'token-of-fcm',
  fcm_token_at: String(Date.now()),
  fingerprint: '0123456789abcdef',
  'device-told': `${String(Date.now())} ["x"]`,
  'push-told': 'blocked',
};
const onDevice = () => Object.keys(kept).filter((key) => localStorage.getItem(key) !== null);

const registration = {
  scope: `${location.origin}/firebase-cloud-messaging-push-scope`,
  pushManager: {
    getSubscription: () =>
      Promise.resolve({
        unsubscribe: () => {
          did.calls.push('end the subscription');
          return Promise.resolve(true);
        },
      }),
  },
  unregister: () => {
    did.calls.push('remove the worker');
    return Promise.resolve(true);
  },
};

let stop: (() => void)[] = [];

beforeEach(() => {
  did.calls = [];
  did.isServerAway = false;
  saveProfile({ access: 'token-of-seven', business_user: { id: 7 } });
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
    configurable: true,
    value: (scope: string) =>
      Promise.resolve(registration.scope.endsWith(scope) ? registration : undefined),
  });
  stop = [
    connectSession({
      goToLogin: () => did.calls.push('login'),
      logout: () => {
        did.calls.push('logout');
        return Promise.resolve();
      },
    }),
    startPush(),
  ];
});
afterEach(() => {
  for (const one of stop) one();
  Reflect.deleteProperty(navigator.serviceWorker, 'getRegistration');
  for (const key of Object.keys(kept)) localStorage.removeItem(key);
  clearProfile();
});

const left = [
  'end the subscription',
  'forget 0123456789abcdef as token-of-seven',
  'remove the worker',
];

it('a sign-out removes the device from the server, then token, fingerprint and worker', async () => {
  await signOut();
  expect(did.calls.toSorted()).toEqual([...left, 'login', 'logout'].toSorted());
  expect(did.calls.slice(-2)).toEqual(['logout', 'login']);
  expect(onDevice()).toEqual([]);
  expect(readPushState()).toBe('unknown');
});

it('a sign-out removes token, fingerprint and worker when the server cannot be reached', async () => {
  did.isServerAway = true;
  await signOut();
  expect(did.calls).toEqual(expect.arrayContaining([...left, 'login']));
  expect(onDevice()).toEqual([]);
});

it('an expired session keeps token, fingerprint and worker for the same user', () => {
  endSession();
  expect(onDevice()).toEqual(Object.keys(kept));
  expect(did.calls).toEqual(['login']);
});
