/** Workers that the build makes, at the root: a worker's scope is never above its file. */
export const workerAddresses = {
  push: '/firebase-messaging-sw.js',
  offline: '/offline-worker.js',
} as const;

/** Registers one of our workers, or checks for an update. @throws what the browser says */
export const registerWorker = (
  name: keyof typeof workerAddresses,
  scope: string,
): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddresses[name], { scope, updateViaCache: 'none' });
