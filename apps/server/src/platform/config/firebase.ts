import type { Config } from './config';

/** Returns the Firebase settings a page needs to subscribe to push; undefined when push is off or reaches only phones. */
export function firebaseOf(config: Config) {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_APP_ID } = config;
  const { FIREBASE_SENDER_ID, FIREBASE_VAPID_KEY } = config;
  if (config.PUSH_PROVIDER === 'none' || FIREBASE_API_KEY === undefined) return undefined;
  return {
    api_key: FIREBASE_API_KEY,
    project_id: FIREBASE_PROJECT_ID,
    app_id: FIREBASE_APP_ID,
    sender_id: FIREBASE_SENDER_ID,
    vapid_key: FIREBASE_VAPID_KEY,
  };
}
