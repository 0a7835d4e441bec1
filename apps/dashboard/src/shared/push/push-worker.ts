import { registerWorker } from '../offline/worker-address';

/** At `/` the worker would control every page, in place of the offline worker (specification §4). */
const scope = '/firebase-cloud-messaging-push-scope';

/** Registers the worker, or checks for an update. @throws the browser's error */
export const registerPushWorker = (): Promise<ServiceWorkerRegistration> =>
  registerWorker('push', scope);

export async function removePushWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration === undefined || !registration.scope.endsWith(scope)) return;
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
  await registration.unregister();
}
