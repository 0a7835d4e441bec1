import { getApps, initializeApp, type FirebaseOptions } from 'firebase/app';
import { getMessaging, getToken, type GetTokenOptions } from 'firebase/messaging';

/** Requests a token, in a chunk of its own that loads when push is enabled. */
export function requestPushToken(
  settings: FirebaseOptions,
  options: GetTokenOptions,
): Promise<string> {
  const app = getApps()[0] ?? initializeApp(settings);
  return getToken(getMessaging(app), options);
}
