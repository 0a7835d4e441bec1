import type { Query, QueryClient } from '@tanstack/react-query';
import { keep } from './kept-persister';
import { keepingOf, pathOfKey } from './kept-queries';
import { shownKept } from './shown-kept';

/** Milliseconds: what comes together is written once. */
const gathering = 1000;

/**
 * Keeps of the chat what its stream changes, too: a conversation is asked for once and then only added to, and without a network it is to be
 * read as it was left. What is laid over kept data is no newer than they are.
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
