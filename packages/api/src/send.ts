import type { HttpResponse } from './http-response';
import { checkResponse } from './check-response';
import { responseSchema, apiConfiguration, type ResponseSchema } from './configuration';
import { prefetchedResponse } from './prefetched-response';
import { ApiError } from './errors';
import { errorFromResponse } from './problem';
import type { RequestConfig, RequestOptions } from './request-config';
import { noteServerDate } from './server-clock';

/** Sign-in, catalogue, currency rate, public feeds and error reports need no token. */
export const needsNoToken = (path: string): boolean =>
  /^\/main\/(auth\/(?!logout|password$|sessions)|catalog\/|feeds\/|rates|client-errors)/.test(path);

/** @throws ApiError, `unauthorized` without a request when the token is missing */
export async function send<T>(config: RequestConfig, options: RequestOptions = {}): Promise<T> {
  const settings = apiConfiguration();
  const method = config.method.toUpperCase();
  const path = config.url.split('?')[0] ?? config.url;
  const token = settings.getToken();
  // The page stays mounted until the sign-in page has loaded; requests without a token are rejected meanwhile.
  if (token === undefined && !needsNoToken(path))
    throw new ApiError({ kind: 'unauthorized', status: 401 });
  // The schema's chunk loads while the call is under way.
  const schemaLoads = responseSchema(method, path);
  const response =
    (await prefetchedResponse(config, options)) ??
    (await sendNow({ ...config, method }, options, token));
  noteServerDate(response.header('date'));
  if (response.status >= 400) {
    const error = errorFromResponse(
      response.status,
      await parsedOrNothing(response.body),
      response.header('retry-after'),
    );
    // Chat queries retry on 401 (specification §8): the query cache reports the last one.
    const retried = path.startsWith('/chat/') && method === 'GET';
    if (error.kind === 'unauthorized' && token !== undefined && !retried) {
      settings.onUnauthorized(error);
    }
    if (error.code === 'not_permitted') settings.onNotPermitted();
    throw error;
  }
  return readResponse<T>(config, response, method, path, await schemaLoads);
}

async function sendNow(
  config: RequestConfig,
  options: RequestOptions,
  token: string | undefined,
): Promise<HttpResponse> {
  const { sendByAxios } = await import('./axios-client');
  return sendByAxios(config, options, token);
}

async function parsedOrNothing(raw: unknown): Promise<unknown> {
  const body = raw instanceof Blob ? await raw.text() : raw;
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function readResponse<T>(
  config: RequestConfig,
  { status, body, header }: HttpResponse,
  method: string,
  path: string,
  schema: ResponseSchema | undefined,
): T {
  const type = (header('content-type') ?? '').toLowerCase();
  const breach = (issue: string) => {
    apiConfiguration().report({ method, path, issues: [issue], dropped: 0 });
    const detail = `${method} ${path}: ${issue}`;
    return new ApiError({ kind: 'contract', code: 'contract_broken', status, detail });
  };
  // A captive portal or a wrong address responds 200 with an HTML page, which is not data.
  if (type.includes('text/html')) throw breach('HTML came for data');
  let response: unknown = body;
  if (status === 204 || body === '' || body === undefined) {
    response = undefined;
  } else if (type.includes('json') && typeof body === 'string') {
    try {
      response = JSON.parse(body);
    } catch {
      throw breach('broken JSON');
    }
    if (schema !== undefined) {
      response = checkResponse(response, schema, { method, path, status });
    }
  } else if (config.responseType === undefined && !type.startsWith('text/csv')) {
    throw breach(`${type === '' ? 'no content type' : type} came for JSON`);
  }
  return asDeclared<T>(response);
}

/** The only cast of a response to its contract type, after the check by its schema. */
function asDeclared<T>(response: unknown): T;
function asDeclared(response: unknown): unknown {
  return response;
}
