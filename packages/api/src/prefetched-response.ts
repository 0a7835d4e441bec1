import type { HttpResponse } from './http-response';
import { addressOf, apiConfiguration } from './configuration';
import { pruneParams } from './query-string';
import type { RequestConfig, RequestOptions } from './request-config';

/**
 * Returns the response to a call that the page prefetched while its scripts were loading. Undefined when it was not prefetched, no response
 * came, or the caller has aborted: the call is then sent normally and handles its own failure.
 */
export async function prefetchedResponse(
  config: RequestConfig,
  options: RequestOptions,
): Promise<HttpResponse | undefined> {
  if (config.method.toUpperCase() !== 'GET' || config.responseType !== undefined) return undefined;
  const sent = apiConfiguration().takePrefetched(addressWithParams(config));
  if (sent === undefined) return undefined;
  try {
    const response = await sent;
    const body = await response.text();
    if ((options.signal ?? config.signal)?.aborted === true) return undefined;
    const header = (name: string) => response.headers.get(name) ?? undefined;
    return { status: response.status, body, header };
  } catch {
    return undefined;
  }
}

/** The address as in the browser: lists repeat their name, as axios writes them. */
export function addressWithParams({ url, params }: Pick<RequestConfig, 'url' | 'params'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(pruneParams(params))) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size === 0 ? addressOf(url) : `${addressOf(url)}?${search.toString()}`;
}
