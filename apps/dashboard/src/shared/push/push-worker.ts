/** Where the worker lies, and its scope: at `/` it would take every page of ours (specification §4). */
const address = '/firebase-messaging-sw.js';
const scope = '/firebase-cloud-messaging-push-scope';

interface Policy {
  createScriptURL: (address: string) => string;
}

/** The browser's part of Trusted Types; types of TypeScript lack it. */
function createPolicy(): Policy {
  const rules: Policy = {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError('Only our own worker.');
      return wanted;
    },
  };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null) return rules;
  const create: unknown = Reflect.get(factory, 'createPolicy');
  return typeof create === 'function' ? Reflect.apply(create, factory, ['karvon', rules]) : rules;
}

let policy: Policy | undefined;

/** Registers the worker, or looks for a newer one. @throws what the browser says */
export function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  // A policy's name can be taken once in a page.
  policy ??= createPolicy();
  return navigator.serviceWorker.register(policy.createScriptURL(address), {
    scope,
    updateViaCache: 'none',
  });
}

/** Ends the browser's subscription and takes the worker away. */
export async function removePushWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration === undefined || !registration.scope.endsWith(scope)) return;
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
  await registration.unregister();
}
