import { isApiError } from '@karvon/api/errors';
import { serverNow } from '@karvon/api/server-clock';
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { applyChange } from './apply-change';
import type { ChatChange } from './chat-change';
import { chatQueries, chatQueryOf } from './chat-caches';

/** Milliseconds between requests of one list, and the first and longest pause before a retry (ADR 0057). */
export const refetchTimes = { apart: 700, failed: 5_000, longest: 30_000 } as const;

/**
 * Keeps the chat's caches in step with the stream. Events that arrive during a request are applied again to its
 * response. Changes that the device cannot compute refetch the list, at most once in 0.7 s.
 */
export class CacheUpdater {
  readonly #client: QueryClient;
  readonly #missed = new Map<string, ChatChange[]>();
  readonly #doubtful = new Set<string>();
  /**
   * Queries whose data may be incomplete; true while a request runs that will complete it. Applied changes make a
   * query look fresh, so it is invalidated again.
   */
  readonly #owed = new Map<string, boolean>();
  readonly #askedAt = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unsubscribe: () => void;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'removed') this.#forget(event.query.queryHash);
      if (event.type !== 'updated') return;
      const { type } = event.action;
      if (type === 'fetch') this.#asked(event.query, event.action.meta?.fetchMore !== undefined);
      if (type === 'error') this.#failed(event.query, event.action.error);
      if (type === 'setState') this.#calledOff(event.query);
      if (type === 'success') this.#succeeded(event.query, event.action.manual === true);
    });
  }

  apply(change: ChatChange): void {
    notifyManager.batch(() => {
      for (const { query } of chatQueries(this.#client)) {
        if (query.state.fetchStatus === 'fetching') this.#missed.get(query.queryHash)?.push(change);
      }
      this.#doubt(applyChange(this.#client, change, nowText()));
    });
  }

  /** Refetches the whole chat: active queries now, others when they are shown. Each failed query is retried separately. */
  loadAll(): void {
    this.#missed.clear();
    this.#doubtful.clear();
    const queries = chatQueries(this.#client)
      .map(({ query }) => query)
      .filter(({ state }) => mayBeAsked(state));
    const own = new Set(queries.map(({ queryHash }) => queryHash));
    for (const hash of own) this.#owed.set(hash, false);
    // A first request is not cancelled, since its loader waits for it; it is refetched afterwards.
    this.#doubt(
      queries.filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined),
    );
    void this.#client.invalidateQueries({ predicate: ({ queryHash }) => own.has(queryHash) });
  }

  doubtRooms(): void {
    const lists = chatQueries(this.#client).filter(
      ({ type }) => type === 'rooms' || type === 'room',
    );
    this.#doubt(lists.map(({ query }) => query));
  }

  /** Retries failed queries at once after a reconnect, except those whose `Retry-After` has not passed. */
  retryFailed(): void {
    const failed = chatQueries(this.#client)
      .map(({ query }) => query)
      .filter(({ state }) => state.status === 'error' && mayBeAsked(state));
    for (const { queryHash, state } of failed) {
      if (retryAfterOf(state.error) !== undefined) continue;
      this.#failures.delete(queryHash);
      this.#askedAt.delete(queryHash);
    }
    this.#doubt(failed);
  }

  dispose(): void {
    this.#unsubscribe();
    clearTimeout(this.#timer);
    this.#missed.clear();
    this.#doubtful.clear();
    this.#owed.clear();
  }

  /** @param isMore true for a further page: loaded pages are not refetched */
  #asked(query: Query, isMore: boolean): void {
    const { queryHash } = query;
    this.#missed.set(queryHash, []);
    if (!this.#owed.has(queryHash)) return;
    if (isMore) this.#doubt([query]);
    else this.#owed.set(queryHash, true);
  }

  #failed(query: Query, error: unknown): void {
    const { queryHash } = query;
    this.#missed.delete(queryHash);
    if (!this.#owed.has(queryHash)) return;
    if (isFinal(error)) {
      this.#owed.delete(queryHash);
      this.#doubtful.delete(queryHash);
      return;
    }
    const failures = (this.#failures.get(queryHash) ?? 0) + 1;
    this.#failures.set(queryHash, failures);
    this.#owed.set(queryHash, false);
    this.#askedAt.set(queryHash, performance.now() + pauseAfter(error, failures));
    this.#doubt([query]);
  }

  #succeeded(query: Query, isManual: boolean): void {
    const { queryHash } = query;
    if (!isManual) this.#failures.delete(queryHash);
    // The request began after the query was marked, so its data is complete.
    if (!isManual && this.#owed.get(queryHash) === true) this.#owed.delete(queryHash);
    if (this.#owed.has(queryHash)) query.invalidate();
    if (!isManual) this.#replay(query);
  }

  /** Handles a cancelled request, for example after its last observer unmounted. Its query stays incomplete. */
  #calledOff(query: Query): void {
    const { queryHash } = query;
    if (query.state.fetchStatus !== 'idle') return;
    this.#missed.delete(queryHash);
    if (!this.#owed.has(queryHash)) return;
    this.#owed.set(queryHash, false);
    if (query.isActive()) this.#doubt([query]);
    else query.invalidate();
  }

  #replay(query: Query): void {
    const missed = this.#missed.get(query.queryHash) ?? [];
    this.#missed.delete(query.queryHash);
    if (missed.length === 0) return;
    notifyManager.batch(() => {
      for (const change of missed) {
        const entry = chatQueryOf(this.#client, query);
        if (entry !== undefined) {
          this.#doubt(applyChange(this.#client, change, nowText(), [entry]));
        }
      }
    });
  }

  #doubt(queries: readonly Query[]): void {
    for (const { queryHash } of queries) {
      this.#doubtful.add(queryHash);
      this.#owed.set(queryHash, false);
    }
    this.#plan(0);
  }

  #plan(wait: number): void {
    if (this.#doubtful.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#askAgain(), wait);
  }

  #askAgain(): void {
    const now = performance.now();
    const cache = this.#client.getQueryCache();
    for (const hash of this.#doubtful) {
      const query = cache.get(hash);
      const isTooSoon = now - (this.#askedAt.get(hash) ?? -Infinity) < refetchTimes.apart;
      if (query === undefined) this.#forget(hash);
      else if (query.state.fetchStatus !== 'fetching' && !isTooSoon) this.#ask(query, now);
    }
    this.#plan(refetchTimes.apart / 4);
  }

  #ask(query: Query, now: number): void {
    const { queryHash } = query;
    this.#doubtful.delete(queryHash);
    this.#askedAt.set(queryHash, now);
    query.invalidate();
    if (!query.isActive()) return;
    query.fetch().catch(() => undefined);
  }

  #forget(hash: string): void {
    this.#missed.delete(hash);
    this.#doubtful.delete(hash);
    this.#owed.delete(hash);
    this.#askedAt.delete(hash);
    this.#failures.delete(hash);
  }
}

/** Milliseconds before a failed query is retried: the server's `Retry-After`, or twice as long after each failure. */
const pauseAfter = (error: unknown, failures: number): number =>
  retryAfterOf(error) ?? Math.min(refetchTimes.longest, refetchTimes.failed * 2 ** (failures - 1));

const retryAfterOf = (error: unknown): number | undefined =>
  isApiError(error) && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined;

/** "No such room" is final: the screen shows it, and a retry would only make the message flicker. */
const isFinal = (error: unknown): boolean =>
  isApiError(error, 'not_found', 'forbidden', 'validation');

const mayBeAsked = ({ status, error }: Query['state']): boolean =>
  status !== 'error' || !isFinal(error);

const nowText = (): string => new Date(serverNow()).toISOString();
