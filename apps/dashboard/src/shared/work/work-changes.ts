import type { QueryClient } from '@tanstack/react-query';
import { workQueries } from './work-queries';

/** Milliseconds to collect changes before one refetch. */
const gather = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refetches the work panel on screen after a change that may affect it. */
export function workChanged(client: QueryClient): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void client.invalidateQueries({ queryKey: workQueries.panels });
  }, gather);
}

/** Key prefixes of the resources that the panel counts. */
const sources: ReadonlySet<unknown> = new Set([
  'autos',
  'avtosalons',
  'leads',
  'applications',
  'ads',
  'payments',
]);

/** Refetches the panel whenever a list of the dealership is invalidated. @returns a function that stops it */
export function followWork(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    const [service, resource] = event.query.queryKey;
    if (service === 'main' && sources.has(resource)) workChanged(client);
  });
}
