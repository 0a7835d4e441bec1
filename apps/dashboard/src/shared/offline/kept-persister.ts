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

/** Pages of a list that grows, as react-query has them. */
interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

const isPages = (data: unknown): data is Pages =>
  Array.isArray(valueAt(data, 'pages')) && Array.isArray(valueAt(data, 'pageParams'));

/** Of a list that grows its first page alone: a room may have hundreds. */
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

/** First pages and responses that lie on the device already: a list that grows has the same first page again. */
const written = new WeakSet<object>();

/** Keeps a response once the page has nothing else to do. Never throws. */
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

/** Says of data that it is as old as it is, and marks it until the server's has come. */
function markKept(query: Query, at: number): void {
  shownKept.add(query.queryHash, at);
  // As react-query's own restoring: after the fetch that brought it has ended, which would say «now».
  notifyManager.schedule(() => query.setState({ dataUpdatedAt: at }));
}

/** Milliseconds: a usual response has come by then, and nothing flashes. */
const longWait = 1_000;

/** Rows of this page that are as old as those of another visit say so too, while the response does not come. */
function markOld({ queryHash, state }: Query): void {
  const isOld = state.data !== undefined && Date.now() - state.dataUpdatedAt > 5 * minute;
  if (isOld && !shownKept.has(queryHash)) shownKept.add(queryHash, state.dataUpdatedAt);
}

/** Asks the server once the page is usable with what is kept. */
async function refresh(query: Query): Promise<void> {
  await pageIsUsable();
  // The failure is in the query.
  notifyManager.schedule(() => void query.fetch().catch(() => undefined));
}

/** Whether this fetch asks for one page more of a list that grows, which leaves its first page as it is. */
const isForMore = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

/** A server that is there and fails is reported by the screen, with a retry. */
const isUnreachable = (error: unknown): boolean => isApiError(error, 'offline', 'timeout');

/**
 * What was read last, for every query that `kept-queries.ts` names: shown at once where it is a list, then replaced; what is opened from a list
 * where the server cannot be reached. To be the `persister` of the client.
 *
 * Own, since @tanstack/query-persist-client-core leaves a failed refresh without notifying anybody, and comes with the core of another
 * version.
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
  // A short kept list asks for more at once, which ends the refresh of what is shown: it is asked for again.
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
    // Nobody looks at it any more.
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

/** The one place where what was kept takes its type: the response's schema had checked it when it came. */
function asData<Data>(data: unknown): Data;
function asData(data: unknown): unknown {
  return data;
}
