import { getApps, initializeApp, type FirebaseOptions } from 'firebase/app';
import { getMessaging, getToken, type GetTokenOptions } from 'firebase/messaging';

/** All that we take of firebase: an installation and its token. A chunk of its own, loaded where push is to be switched on. */
export function requestPushToken(
  settings: FirebaseOptions,
  options: GetTokenOptions,
): Promise<string> {
  const app = getApps()[0] ?? initializeApp(settings);
  return getToken(getMessaging(app), options);
}
