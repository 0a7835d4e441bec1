import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';

const files = import.meta.glob<ComponentDocs>(
  [
    '../../packages/ui/src/components/*/*.docs.tsx',
    '../../apps/dashboard/src/shared/marketplace/*/*.docs.tsx',
  ],
  { import: 'docs' },
);
const sampleFiles = import.meta.glob<string>(
  [
    '../../packages/ui/src/components/*/*.sample.tsx',
    '../../apps/dashboard/src/shared/marketplace/*/*.sample.tsx',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? path, load]),
);
const sampleLoaders = new Map(
  Object.entries(sampleFiles).map(([path, load]) => [path.split('/').at(-2) ?? path, load]),
);
const loaded = new Map<string, ComponentDocs>();
const samples = new Map<string, string>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Text in another font has another height. */
let hasFont = false;
void document.fonts.load('1em "Onest Variable"', 'Aя').finally(() => {
  hasFont = true;
  notify();
});

/** The component's documentation once `useLoadedDocs` has loaded it; undefined without a page. */
export const loadedDocs = (name: string): ComponentDocs | undefined => loaded.get(name);

/** Source of the component's sample, loaded with its documentation; undefined without one. */
export const loadedSample = (name: string): string | undefined => samples.get(name);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads a component's documentation; undefined without a page. */
export const loadDocs = (name: string): Promise<ComponentDocs> | undefined => loaders.get(name)?.();

/**
 * Loads a component's documentation when its page opens, because each has live examples. Mount the page afterwards: Storybook reads the
 * headings for the table of contents only once.
 * @returns whether the page can be mounted
 */
export function useLoadedDocs(name = ''): boolean {
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => hasFont && (!loaders.has(name) || loaded.has(name)),
  );
  useEffect(() => {
    if (loaded.has(name)) return;
    const load = loaders.get(name);
    if (load === undefined) return;
    void Promise.all([load(), sampleLoaders.get(name)?.()]).then(([docs, sample]) => {
      if (sample !== undefined) samples.set(name, sample);
      loaded.set(name, docs);
      notify();
    });
  }, [name]);
  return isLoaded;
}
