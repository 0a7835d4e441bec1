import type { Received } from '../check/exchange.ts';
import { isTree } from '../contract/tree.ts';

export interface Passed {
  method: string;
  url: URL;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: Uint8Array;
  received: Received;
  startedAt: Date;
  problems: readonly string[];
}

const hidden = '…';
const secretHeaders = new Set(['authorization', 'x-service-key', 'cookie', 'set-cookie']);
const secretFields = new Set([
  'password',
  'current',
  'access',
  'token',
  'ticket',
  'code',
  'push_token',
]);

const withoutSecrets = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutSecrets);
  if (!isTree(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      secretFields.has(name) && typeof value === 'string' ? hidden : withoutSecrets(value),
    ]),
  );
};

const isProblem = (type: string): boolean => type.includes('problem+json');

const shownBody = (bytes: Uint8Array, type: string): string | undefined => {
  if (bytes.length === 0) return '';
  if (!/json|text|csv/.test(type)) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (!type.includes('json')) return text.slice(0, 100_000);
  try {
    const parsed: unknown = JSON.parse(text);
    // The code of a problem is not secret, unlike an SMS code.
    return JSON.stringify(isProblem(type) ? parsed : withoutSecrets(parsed));
  } catch {
    return text.slice(0, 1000);
  }
};

const headerList = (headers: Iterable<readonly [string, string]>) =>
  [...headers].map(([name, value]) => ({
    name,
    value: secretHeaders.has(name.toLowerCase()) ? hidden : value,
  }));

const queryList = ({ searchParams }: URL) =>
  [...searchParams].map(([name, value]) => ({
    name,
    value: secretFields.has(name) ? hidden : value,
  }));

const shownUrl = (url: URL): string => {
  const shown = new URL(url);
  for (const name of secretFields)
    if (shown.searchParams.has(name)) shown.searchParams.set(name, hidden);
  return shown.href;
};

const entryOf = (passed: Passed) => {
  const { method, url, requestHeaders, requestBody, received, startedAt, problems } = passed;
  const requestType = requestHeaders['content-type'] ?? '';
  const responseType = received.contentType ?? '';
  const text = shownBody(received.bytes, responseType);
  const sent = shownBody(requestBody, requestType);
  return {
    startedDateTime: startedAt.toISOString(),
    time: received.milliseconds,
    request: {
      method,
      url: shownUrl(url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(Object.entries(requestHeaders)),
      queryString: queryList(url),
      headersSize: -1,
      bodySize: requestBody.length,
      ...(requestBody.length === 0
        ? {}
        : { postData: { mimeType: requestType, text: sent ?? '' } }),
    },
    response: {
      status: received.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(received.headers),
      content: {
        size: received.bytes.length,
        mimeType: responseType,
        ...(text === undefined ? {} : { text }),
      },
      redirectURL: received.headers.get('location') ?? '',
      headersSize: -1,
      bodySize: received.bytes.length,
    },
    cache: {},
    timings: { send: 0, wait: received.milliseconds, receive: 0 },
    ...(problems.length === 0 ? {} : { comment: problems.join('; ') }),
  };
};

/** A HAR 1.2 file without credentials, passwords and codes. */
export const toHar = (entries: readonly Passed[], version: string): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: '@karvon/contract', version },
      entries: entries.map(entryOf),
    },
  });
