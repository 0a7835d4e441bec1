import type { QueryClient } from '@tanstack/react-query';
import { workQueries } from './work-queries';

/** Changes that come together are asked for together. */
const gather = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Something happened that may be work, or the end of some: what is on screen of the panel is asked for again. */
export function workChanged(client: QueryClient): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void client.invalidateQueries({ queryKey: workQueries.panels });
  }, gather);
}

/** Resources whose lists hold what the panel counts, as the keys of their queries begin. */
const sources: ReadonlySet<unknown> = new Set([
  'autos',
  'avtosalons',
  'leads',
  'applications',
  'ads',
  'payments',
]);

/**
 * Whatever makes a list of the dealership be asked again has changed the panel as well, wherever in the product it was done.
 * @returns how to stop
 */
export function followWork(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    const [service, resource] = event.query.queryKey;
    if (service === 'main' && sources.has(resource)) workChanged(client);
  });
}
