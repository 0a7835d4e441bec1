import { isApiError } from '@karvon/api/errors';
import { responseSchema } from '@karvon/api/http';
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { readKept, writeKept } from './kept-responses';
import { keepingOf, pathOfKey } from './kept-queries';
import { shownKept } from './shown-kept';

/** Pages of a list that grows, as react-query has them. */
interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' &&
  data !== null &&
  Array.isArray(Reflect.get(data, 'pages')) &&
  Array.isArray(Reflect.get(data, 'pageParams'));

/** Of a list that grows its first page alone: a room may have hundreds. */
const firstPage = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

/** What lies on the device is trusted no more than what comes from the server: it is held against the same schema. */
async function readValid(query: Query): Promise<{ at: number; data: unknown } | undefined> {
  const kept = await readKept(query.queryHash);
  if (kept === undefined) return undefined;
  if ((query.queryKey[0] === 'infinite') !== isPages(kept.data)) return undefined;
  const path = pathOfKey(query.queryKey);
  // The chat's paths end with a slash, which no key has.
  const schema = (await responseSchema('GET', path)) ?? (await responseSchema('GET', `${path}/`));
  const responses = isPages(kept.data) ? kept.data.pages : [kept.data];
  return schema !== undefined && responses.every((response) => schema.safeParse(response).success)
    ? kept
    : undefined;
}

/** Says of data that it is as old as it is, and marks it until the server's has come. */
function markKept(query: Query, at: number): void {
  shownKept.add(query.queryHash, at);
  // As react-query's own restoring: after the fetch that brought it has ended, which would say «now».
  notifyManager.schedule(() => query.setState({ dataUpdatedAt: at }));
}

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
    const kept = await readValid(query);
    if (kept !== undefined) {
      markKept(query, kept.at);
      // The failure is in the query.
      notifyManager.schedule(() => void query.fetch().catch(() => undefined));
      return asData<Data>(kept.data);
    }
  }
  try {
    const data = await ask(context);
    shownKept.replaced(query.queryHash);
    void writeKept(query.queryHash, Date.now(), firstPage(data));
    return data;
  } catch (error) {
    if (isUnreachable(error)) shownKept.unreachable();
    const kept =
      isMissing && keeping === 'offline' && isUnreachable(error)
        ? await readValid(query)
        : undefined;
    if (kept === undefined) throw error;
    markKept(query, kept.at);
    return asData<Data>(kept.data);
  }
}

/** The one place where what was kept takes its type: it was checked by the response's schema just before. */
function asData<Data>(data: unknown): Data;
function asData(data: unknown): unknown {
  return data;
}
