import { whenReachable } from '../routing/when-reachable';
import type { FirebaseSettings } from '../runtime-settings';
import { readStored, removeStored, storageKeys, writeStored } from '../session/storage';
import { day } from '../time';

/** Specification §9. */
const renewAfter = 7 * day;
const timeout = 10_000;

/** The kept token, if it is younger than seven days. */
export function keptToken(now = Date.now()): string | undefined {
  const token = readStored(storageKeys.pushToken);
  const at = Number(readStored(storageKeys.pushTokenAt) ?? Number.NaN);
  // A clock that was set back makes a token of the future: renew it.
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
 * The token of this browser: the kept one while it is fresh and the browser's subscription is valid, else a new one from the provider,
 * within ten seconds.
 * @throws FirebaseError, or Error when it took too long
 */
export async function pushToken(
  settings: FirebaseSettings,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  const kept = keptToken();
  // Without its subscription a token is of no use: the user took the permission away and gave it again.
  if (kept !== undefined && (await registration.pushManager.getSubscription()) !== null)
    return kept;
  const token = await within(requestToken(settings, registration));
  keepToken(token);
  return token;
}

/**
 * Forgets a token that no longer rings. Firebase would give the same one again: it makes another for another subscription of the
 * browser, so this one is ended.
 */
export async function dropToken(registration: ServiceWorkerRegistration): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  removeStored(storageKeys.pushToken);
  removeStored(storageKeys.pushTokenAt);
}
