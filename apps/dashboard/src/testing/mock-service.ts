import { ApiError } from '@karvon/api/errors';
import type { RequestConfig } from '@karvon/api/http';

type Responder = (call: RequestConfig) => unknown;

let responders = new Map<string, unknown>();

/** Calls since `serve`, oldest first. */
export const sent: RequestConfig[] = [];

/**
 * Replaces the network with responses to generated calls. A function receives the call, and throws to simulate a failure.
 *
 * @param responses by method and URL: `'GET /main/leads'`
 * @example
 * vi.mock('@karvon/api/http', async (original) => ({ ...(await original<object>()), request: (await
 * import('…')).respond }));
 */
export function serve(responses: Readonly<Record<string, unknown>>): void {
  responders = new Map(Object.entries(responses));
  sent.length = 0;
}

/** A failing response. @example serve({ 'GET /main/leads': failWith({ kind: 'unknown', status: 500 }) }); */
export const failWith = (error: ConstructorParameters<typeof ApiError>[0]) => (): never => {
  throw new ApiError(error);
};

/** Replaces `request` of the package `api`. */
export async function respond(call: RequestConfig): Promise<unknown> {
  sent.push(call);
  const name = `${call.method} ${call.url}`;
  if (!responders.has(name)) throw new Error(`The test has no response to ${name}.`);
  const response = responders.get(name);
  return isResponder(response) ? response(call) : response;
}

const isResponder = (response: unknown): response is Responder => typeof response === 'function';

const callsOf = (name: string) => sent.filter(({ method, url }) => `${method} ${url}` === name);

export const bodiesOf = (name: string): unknown[] => callsOf(name).map(({ data }) => data);

export const paramsOf = (name: string): unknown[] => callsOf(name).map(({ params }) => params);

/** `If-Match` headers of the calls with this method and URL. */
export const versionsOf = (name: string): unknown[] =>
  callsOf(name).map(({ headers }) => new Headers({ ...headers }).get('If-Match'));
