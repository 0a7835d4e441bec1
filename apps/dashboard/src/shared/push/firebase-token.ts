import { getApps, initializeApp, type FirebaseOptions } from 'firebase/app';
import { getMessaging, getToken, type GetTokenOptions } from 'firebase/messaging';

/** The only part of firebase in use: an installation and its token. A separate chunk, loaded when push is enabled. */
export function requestPushToken(
  settings: FirebaseOptions,
  options: GetTokenOptions,
): Promise<string> {
  const app = getApps()[0] ?? initializeApp(settings);
  return getToken(getMessaging(app), options);
}
