import type { RequestConfig } from '@karvon/api/http';

type Responder = (call: RequestConfig) => unknown;

let responders = new Map<string, unknown>();

/** Calls that were made since `serve`, the first one first. */
export const sent: RequestConfig[] = [];

/**
 * What the services respond from now on, in the place of the network: calls as the generated functions make them, with their addresses and
 * parameters. A function gets the call, and throws what it fails with.
 *
 * @param responses by method and address: `'GET /main/leads'`
 * @example vi.mock('@karvon/api/http', async (original) => ({ ...(await original<object>()), request: (await import('…')).respond }));
 */
export function serve(responses: Readonly<Record<string, unknown>>): void {
  responders = new Map(Object.entries(responses));
  sent.length = 0;
}

/** For `request` of the package `api`. */
export async function respond(call: RequestConfig): Promise<unknown> {
  sent.push(call);
  const name = `${call.method} ${call.url}`;
  if (!responders.has(name)) throw new Error(`The test has no response to ${name}.`);
  const response = responders.get(name);
  return isResponder(response) ? response(call) : response;
}

const isResponder = (response: unknown): response is Responder => typeof response === 'function';

/** Calls with one method and address, as what they sent. */
export const bodiesOf = (name: string): unknown[] =>
  sent.filter(({ method, url }) => `${method} ${url}` === name).map(({ data }) => data);
