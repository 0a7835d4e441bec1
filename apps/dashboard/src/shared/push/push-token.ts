import { whenReachable } from '../routing/when-reachable';
import type { FirebaseSettings } from '../runtime-settings';
import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { day } from '../time';

/** Milliseconds (specification §9). */
const renewAfter = 7 * day;
const timeout = 10_000;

/** The stored token, if it is younger than seven days. */
export function keptToken(now = Date.now()): string | undefined {
  const token = readStored(storageKeys.pushToken);
  const at = Number(readStored(storageKeys.pushTokenAt) ?? Number.NaN);
  // A token of the future means that the clock was set back, so it is renewed.
  const isFresh = at <= now && now - at < renewAfter;
  return token !== null && token !== '' && isFresh ? token : undefined;
}

function keepToken(token: string): void {
  writeStored(storageKeys.pushToken, token);
  writeStored(storageKeys.pushTokenAt, String(Date.now()));
}

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('push took too long')), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function requestToken(
  { vapidKey, ...options }: FirebaseSettings,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const { requestPushToken } = await whenReachable(() => import('./firebase-token'));
  return requestPushToken(options, { vapidKey, serviceWorkerRegistration });
}

/**
 * The browser's token: the stored one while it and the browser's subscription are valid, else a new one.
 * @throws FirebaseError, or Error after ten seconds
 */
export async function pushToken(
  settings: FirebaseSettings,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  const kept = keptToken();
  // A token without its subscription is invalid: the user has revoked the permission and granted it again.
  if (kept !== undefined && (await registration.pushManager.getSubscription()) !== null)
    return kept;
  const token = await within(requestToken(settings, registration));
  keepToken(token);
  return token;
}

/** Drops an invalid token. Firebase would return it again for the same browser subscription, so the subscription is ended. */
export async function dropToken(registration: ServiceWorkerRegistration): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  removeStored(storageKeys.pushToken);
  removeStored(storageKeys.pushTokenAt);
}
