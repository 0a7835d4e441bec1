import { registerWorker } from '../offline/worker-address';

/** At `/` it would take every page of ours, and the place of the offline worker (specification §4). */
const scope = '/firebase-cloud-messaging-push-scope';

/** Registers the worker, or checks for an update. @throws what the browser says */
export const registerPushWorker = (): Promise<ServiceWorkerRegistration> =>
  registerWorker('push', scope);

/** Ends the browser's subscription and takes the worker away. */
export async function removePushWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration === undefined || !registration.scope.endsWith(scope)) return;
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
  await registration.unregister();
}
