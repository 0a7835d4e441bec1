import axios, { AxiosHeaders, isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { checkAnswer } from './answers';
import { addressOf, apiConfiguration, type AnswerSchema } from './configuration';
import { ApiError } from './errors';
import { errorFromAnswer } from './problem';
import { pruneParams } from './query-string';
import type { RequestConfig, RequestOptions } from './request-config';
import { noteServerDate } from './server-clock';

const client = axios.create({
  paramsSerializer: { indexes: null },
  // Statuses and bodies are read here: axios hides HTML that came for JSON (silentJSONParsing).
  validateStatus: () => true,
  transformResponse: [(body: unknown) => body],
});

/** Sends one call. Reached through `request` only, so that axios stays out of the entry. */
export async function send<T>(config: RequestConfig, options: RequestOptions = {}): Promise<T> {
  const settings = apiConfiguration();
  const method = config.method.toUpperCase();
  const path = config.url.split('?')[0] ?? config.url;
  const token = settings.getToken();
  const isUpload = config.data instanceof FormData;
  const onProgress = options.onUploadProgress;
  const signal = options.signal ?? config.signal;
  // The schema's chunk loads while the call is under way. A chunk that fails to load must not fail the call.
  const schemaLoads = settings.findSchema(method, path).catch(() => undefined);
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request({
      url: addressOf(config.url),
      method,
      params: pruneParams(config.params),
      headers: headersOf(config, options, token, settings.getLanguage()),
      data: isUpload || config.data === undefined ? config.data : JSON.stringify(config.data),
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      timeout: options.timeout ?? (isUpload ? settings.uploadTimeout : settings.timeout),
      ...(signal !== undefined && { signal }),
      ...(onProgress !== undefined && {
        onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
      }),
    });
  } catch (cause) {
    throw errorFromFailure(cause);
  }
  noteServerDate(header(response, 'date'));
  if (response.status >= 400) {
    const error = errorFromAnswer(
      response.status,
      await parsedOrNothing(response),
      header(response, 'retry-after'),
    );
    // Chat queries try again on 401 (specification §8): there the query cache reports the last one.
    const retried = path.startsWith('/chat/') && method === 'GET';
    if (error.kind === 'unauthorized' && token !== undefined && !retried) {
      settings.onUnauthorized(error);
    }
    throw error;
  }
  return readAnswer<T>(config, response, method, path, await schemaLoads);
}

function headersOf(
  config: RequestConfig,
  options: RequestOptions,
  token: string | undefined,
  language: string,
): AxiosHeaders {
  const headers = new AxiosHeaders({
    Accept: 'application/json, application/problem+json, */*;q=0.5',
  });
  headers.set('Accept-Language', language);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  // FormData must bring its own boundary: with a JSON header axios would turn it into a JSON string.
  if (config.data !== undefined && !(config.data instanceof FormData)) {
    headers.set('Content-Type', 'application/json');
  }
  for (const [name, value] of Object.entries({ ...config.headers, ...options.headers })) {
    if (typeof value === 'string' && value !== '' && name.toLowerCase() !== 'content-type') {
      headers.set(name, value);
    }
  }
  return headers;
}

function errorFromFailure(cause: unknown): ApiError {
  if (isCancel(cause)) return new ApiError({ kind: 'aborted', cause });
  if (isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT')) {
    return new ApiError({ kind: 'timeout', cause });
  }
  if (isAxiosError(cause) && cause.request !== undefined) {
    return new ApiError({ kind: 'offline', cause });
  }
  return new ApiError({ kind: 'unknown', cause });
}

function header(response: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function parsedOrNothing(response: AxiosResponse<unknown>): Promise<unknown> {
  const body = response.data instanceof Blob ? await response.data.text() : response.data;
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function readAnswer<T>(
  config: RequestConfig,
  response: AxiosResponse<unknown>,
  method: string,
  path: string,
  schema: AnswerSchema | undefined,
): T {
  const type = (header(response, 'content-type') ?? '').toLowerCase();
  const body = response.data;
  const breach = (detail: string) =>
    new ApiError({ kind: 'contract', code: 'contract_broken', status: response.status, detail });
  // A portal or a wrong address answers 200 with a page: never hand that on as data.
  if (type.includes('text/html')) throw breach(`${method} ${path}: HTML came for data`);
  let answer: unknown = body;
  if (response.status === 204 || body === '' || body === undefined) {
    answer = undefined;
  } else if (type.includes('json') && typeof body === 'string') {
    try {
      answer = JSON.parse(body);
    } catch {
      throw breach(`${method} ${path}: broken JSON`);
    }
    if (schema !== undefined) {
      answer = checkAnswer(answer, schema, { method, path, status: response.status });
    }
  } else if (config.responseType === undefined && !type.startsWith('text/csv')) {
    throw breach(`${method} ${path}: ${type === '' ? 'no content type' : type} came for JSON`);
  }
  return asDeclared<T>(answer);
}

/** The one place where an answer takes the contract's type: it was checked by its schema just before. */
function asDeclared<T>(answer: unknown): T;
function asDeclared(answer: unknown): unknown {
  return answer;
}
