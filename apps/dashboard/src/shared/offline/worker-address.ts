/** Workers that the build makes, at the root: a worker's scope is never above its file. */
export const workerAddresses = {
  push: '/firebase-messaging-sw.js',
  offline: '/offline-worker.js',
} as const;

interface Policy {
  createScriptURL: (address: string) => string;
}

/** The browser's part of Trusted Types; types of TypeScript lack it. */
function createPolicy(): Policy {
  const known: readonly string[] = Object.values(workerAddresses);
  const rules: Policy = {
    createScriptURL: (wanted) => {
      if (!known.includes(wanted)) throw new TypeError('Only our own workers.');
      return wanted;
    },
  };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null) return rules;
  const create: unknown = Reflect.get(factory, 'createPolicy');
  return typeof create === 'function' ? Reflect.apply(create, factory, ['karvon', rules]) : rules;
}

let policy: Policy | undefined;

/** Registers one of our workers, or looks for a newer one. @throws what the browser says */
export function registerWorker(
  name: keyof typeof workerAddresses,
  scope: string,
): Promise<ServiceWorkerRegistration> {
  // A policy's name can be taken once in a page.
  policy ??= createPolicy();
  return navigator.serviceWorker.register(policy.createScriptURL(workerAddresses[name]), {
    scope,
    updateViaCache: 'none',
  });
}
