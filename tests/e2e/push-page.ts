import { randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export const webApp = {
  FIREBASE_API_KEY: 'AIzaSyKarvonTestsOnly',
  FIREBASE_PROJECT_ID: 'karvon-local',
  FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  FIREBASE_SENDER_ID: '123456789012',
  FIREBASE_VAPID_KEY: `B${randomBytes(64).toString('base64url')}`.padEnd(87, 'A').slice(0, 87),
} as const;

/**
 * Simulates Google: the browser's subscription, and the two services of firebase/messaging. Worker, permission,
 * storage and our server are real. @returns tokens issued so far
 */
export const fakeGoogle = async (context: BrowserContext): Promise<{ tokens: string[] }> => {
  const state: { tokens: string[] } = { tokens: [] };
  await context.addInitScript(() => {
    if (!('PushManager' in globalThis)) return;
    let subscription: PushSubscription | null = null;
    const bytes = (text: string) => new TextEncoder().encode(text).buffer;
    PushManager.prototype.subscribe = () => {
      // Not an instance of PushSubscription, whose properties could not be set.
      const made: PushSubscription = {
        // A later subscription differs, and firebase issues another token for it.
        endpoint: `https://push.invalid/${sessionStorage.getItem('ended') ?? '0'}`,
        expirationTime: null,
        options: { userVisibleOnly: true, applicationServerKey: null },
        getKey: bytes,
        toJSON: () => ({}),
        unsubscribe: () => {
          subscription = null;
          sessionStorage.removeItem('subscribed');
          sessionStorage.setItem('ended', String(Number(sessionStorage.getItem('ended')) + 1));
          return Promise.resolve(true);
        },
      };
      subscription = made;
      return Promise.resolve(made);
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
  });
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers: cors,
      json: {
        name: 'projects/1/installations/f1',
        fid: 'cKarvonTestsFidAAAAAAA',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: cors });
    const token = `fcm-${randomBytes(8).toString('hex')}`;
    state.tokens.push(token);
    return route.fulfill({ headers: cors, json: { token } });
  });
  return state;
};

export const deliverPush = async (page: Page, data: object): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => {
        return !isDeleted && scopeURL.endsWith('/firebase-cloud-messaging-push-scope');
      });
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify({ data, fcmMessageId: 'm1' }),
  });
  await session.detach();
};
