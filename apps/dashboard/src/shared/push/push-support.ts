import type { PushFailure } from './push-state';

/** Browser features that push needs; replaced in tests. */
export interface PushEnvironment {
  isTopWindow: boolean;
  hasWorkers: boolean;
  hasPush: boolean;
  hasNotifications: boolean;
  tryStorage: () => Promise<void>;
}

function openDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('push-check');
    request.addEventListener('success', () => {
      request.result.close();
      indexedDB.deleteDatabase('push-check');
      resolve();
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is blocked')));
  });
}

export const browserEnvironment = (): PushEnvironment => ({
  isTopWindow: globalThis.top === globalThis.self,
  hasWorkers: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in globalThis,
  hasNotifications: 'Notification' in globalThis,
  tryStorage: openDatabase,
});

/** Reason that push cannot work in this browser. firebase/messaging keeps its keys in IndexedDB. */
export async function pushObstacle(
  browser: PushEnvironment = browserEnvironment(),
): Promise<PushFailure | undefined> {
  if (!browser.isTopWindow) return 'only_in_window';
  if (!browser.hasWorkers || !browser.hasPush || !browser.hasNotifications) return 'unsupported';
  try {
    await browser.tryStorage();
    return undefined;
  } catch {
    return 'no_storage';
  }
}

const codes: Readonly<Record<string, PushFailure>> = {
  'messaging/unsupported-browser': 'unsupported',
  'messaging/indexed-db-unsupported': 'no_storage',
  'messaging/permission-blocked': 'blocked',
  'messaging/permission-default': 'blocked',
  'messaging/failed-service-worker-registration': 'worker_failed',
  'messaging/missing-app-config-values': 'missing_config',
  'messaging/only-available-in-window': 'only_in_window',
};

export function failureOf(error: unknown): PushFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return codes[code] ?? 'failed';
}
