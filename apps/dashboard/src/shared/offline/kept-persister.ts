import { isApiError } from '@karvon/api/errors';
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { pageIsUsable } from '../routing/page-is-usable';
import { pageIsFirst } from './beside-page';
import { keptOwner } from './kept-owner';
import { readKept, writeKept } from './kept-responses';
import { keepingOf, pathOfKey } from './kept-queries';
import { shownKept } from './shown-kept';
import { minute } from '../time';
import { valueAt } from '../value-at';

/** Pages of an infinite query, in react-query's format. */
interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

const isPages = (data: unknown): data is Pages =>
  Array.isArray(valueAt(data, 'pages')) && Array.isArray(valueAt(data, 'pageParams'));

/** Drops later pages of an infinite list: a room may have hundreds. */
const firstPage = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** Reads a kept response without its schema, which checked it on arrival: the first screen must not wait for schemas. */
async function readOwn({
  queryHash,
  queryKey,
}: Query): Promise<{ at: number; data: unknown } | undefined> {
  const kept = await readKept(queryHash);
  const isOfKind = kept !== undefined && (queryKey[0] === 'infinite') === isPages(kept.data);
  return isOfKind ? kept : undefined;
}

/** First pages and responses that are stored already. Loading more of a list leaves its first page unchanged. */
const written = new WeakSet<object>();

/** Stores a response once the page is idle. Never throws. */
export async function keep({ queryHash }: Query, response: unknown): Promise<void> {
  const data = firstPage(response);
  const first: unknown = isPages(data) ? data.pages[0] : data;
  if (typeof first !== 'object' || first === null || written.has(first)) return;
  written.add(first);
  const at = Date.now();
  const owner = keptOwner();
  await pageIsUsable();
  if (keptOwner() !== owner) return;
  await writeKept(queryHash, at, data);
}

/** Sets the original time of kept data, and marks it until the server's response arrives. */
function markKept(query: Query, at: number): void {
  shownKept.add(query.queryHash, at);
  // The end of the fetch sets the time to now, so this runs after it, as in react-query's own restoring.
  notifyManager.schedule(() => query.setState({ dataUpdatedAt: at }));
}

/** Milliseconds. A usual response arrives sooner, so the mark does not flash. */
const longWait = 1_000;

function markOld({ queryHash, state }: Query): void {
  const isOld = state.data !== undefined && Date.now() - state.dataUpdatedAt > 5 * minute;
  if (isOld && !shownKept.has(queryHash)) shownKept.add(queryHash, state.dataUpdatedAt);
}

async function refresh(query: Query): Promise<void> {
  await pageIsUsable();
  notifyManager.schedule(() => void query.fetch().catch(() => undefined));
}

const isForMore = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

/** True when kept data may replace the error. The screen shows other errors with a retry. */
const isUnreachable = (error: unknown): boolean => isApiError(error, 'offline', 'timeout');

/**
 * Shows the last response of queries named in `kept-queries.ts` (see `Keeping`). Set it as the client's `persister`.
 *
 * Not @tanstack/query-persist-client-core: it hides failed refreshes, and depends on another version of the core.
 */
export async function keptPersister<Data>(
  ask: (context: QueryFunctionContext) => Data | Promise<Data>,
  context: QueryFunctionContext,
  query: Query,
): Promise<Data> {
  const keeping = keepingOf(pathOfKey(query.queryKey));
  if (keeping === undefined) return ask(context);
  const isMissing = query.state.data === undefined;
  if (isMissing && keeping === 'first') {
    const kept = await readOwn(query);
    if (kept !== undefined) {
      markKept(query, kept.at);
      void refresh(query);
      return asData<Data>(kept.data);
    }
  }
  if (isMissing) await pageIsFirst(context.client, query);
  // A short kept list loads more at once, which cancels the refresh of the shown data.
  const isOvertaken = isForMore(query) && shownKept.has(query.queryHash);
  const markLate = setTimeout(() => markOld(query), longWait);
  try {
    const data = await ask(context);
    if (isOvertaken) return data;
    shownKept.replaced(query.queryHash);
    void keep(query, data);
    return data;
  } catch (error) {
    if (isUnreachable(error)) shownKept.unreachable();
    if (query.getObserversCount() === 0) shownKept.left(query.queryHash);
    const kept =
      isMissing && keeping === 'offline' && isUnreachable(error) ? await readOwn(query) : undefined;
    if (kept === undefined) throw error;
    markKept(query, kept.at);
    return asData<Data>(kept.data);
  } finally {
    clearTimeout(markLate);
    if (isOvertaken) void refresh(query);
  }
}

/** Gives kept data its type. The response's schema checked it on arrival. */
function asData<Data>(data: unknown): Data;
function asData(data: unknown): unknown {
  return data;
}
