import { i18n } from '../i18n/i18n';
import { runtimeSettings, type FirebaseSettings } from '../runtime-settings';
import { beforeSignOut } from '../session/session';
import { forgetDevice, isTokenKept, registerDevice } from './device';
import { readPushState, setPushState, type PushFailure } from './push-state';
import { failureOf, pushObstacle } from './push-support';
import { dropToken, keptToken, pushToken } from './push-token';
import { registerPushWorker, removePushWorker } from './push-worker';

/** Stores the reason, and updates a registered device: the server must not send to its old token. */
async function giveUp(reason: PushFailure): Promise<void> {
  setPushState(reason);
  if (reason === 'blocked' && keptToken() !== undefined) await registerDevice(null);
}

async function enable(settings: FirebaseSettings): Promise<void> {
  setPushState('starting');
  let registration: ServiceWorkerRegistration;
  try {
    registration = await registerPushWorker();
  } catch (error) {
    // The browser's errors have no specific texts, but firebase's may.
    const failure = failureOf(error);
    return giveUp(failure === 'failed' ? 'worker_failed' : failure);
  }
  try {
    const kept = keptToken();
    if (kept !== undefined && !(await isTokenKept(kept))) await dropToken(registration);
    await registerDevice(await pushToken(settings, registration));
    setPushState('on');
  } catch (error) {
    await giveUp(failureOf(error));
  }
}

async function check(mayAsk: boolean): Promise<void> {
  const { firebase } = runtimeSettings();
  if (firebase === undefined) return setPushState('off');
  if (firebase === 'incomplete') return giveUp('missing_config');
  const obstacle = await pushObstacle();
  if (obstacle !== undefined) return giveUp(obstacle);
  const permission = mayAsk ? await Notification.requestPermission() : Notification.permission;
  switch (permission) {
    case 'granted':
      return enable(firebase);
    case 'denied':
      return giveUp('blocked');
    case 'default':
      return setPushState('ask');
    default:
      return permission satisfies never;
  }
}

/** Turns any failure of push into a state, so that it never disturbs the page. */
async function checkQuietly(mayAsk: boolean): Promise<void> {
  try {
    await check(mayAsk);
  } catch {
    setPushState('failed');
  }
}

/** Asks the user for the permission. Browsers require a user gesture. */
export const askForPush = (): Promise<void> => checkQuietly(true);

async function takeLeave(): Promise<void> {
  await Promise.allSettled([forgetDevice(), removePushWorker()]);
  setPushState('unknown');
}

/** Enables push where it was allowed before, without asking, and keeps the device registered. @returns a function that stops it */
export function startPush(): () => void {
  void checkQuietly(false);
  const languageChanged = () => {
    const token = keptToken();
    if (readPushState() === 'on' && token !== undefined)
      registerDevice(token).catch(() => undefined);
  };
  i18n.on('languageChanged', languageChanged);
  const stay = beforeSignOut(takeLeave);
  return () => {
    i18n.off('languageChanged', languageChanged);
    stay();
  };
}
