import type { Query, QueryClient } from '@tanstack/react-query';
import { keep } from './kept-persister';
import { keepingOf, pathOfKey } from './kept-queries';
import { shownKept } from './shown-kept';

/** Milliseconds in which changes are collected for one write. */
const gathering = 1000;

/**
 * Stores changes of the chat's stream: a conversation is requested once, and must be current offline. Changes of kept
 * data are not stored, since it may be outdated.
 */
export function keepChanges(client: QueryClient, signal: AbortSignal): void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const write = (query: Query) => {
    waiting.delete(query.queryHash);
    if (!shownKept.has(query.queryHash)) void keep(query, query.state.data);
  };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const { query } = event;
    const path = pathOfKey(query.queryKey);
    if (!path.startsWith('/chat/') || keepingOf(path) === undefined) return;
    if (waiting.has(query.queryHash)) return;
    waiting.set(
      query.queryHash,
      setTimeout(() => write(query), gathering),
    );
  });
  signal.addEventListener('abort', () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  });
}
