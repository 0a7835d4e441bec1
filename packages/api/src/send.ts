import type { Answer } from './answer';
import { checkAnswer } from './answers';
import { answerSchema, apiConfiguration, type AnswerSchema } from './configuration';
import { earlyAnswer } from './early-answer';
import { ApiError } from './errors';
import { errorFromAnswer } from './problem';
import type { RequestConfig, RequestOptions } from './request-config';
import { noteServerDate } from './server-clock';

/** Sends one call and reads its answer. Reached through `request` only, so that it stays out of the entry. */
export async function send<T>(config: RequestConfig, options: RequestOptions = {}): Promise<T> {
  const settings = apiConfiguration();
  const method = config.method.toUpperCase();
  const path = config.url.split('?')[0] ?? config.url;
  const token = settings.getToken();
  // The schema's chunk loads while the call is under way.
  const schemaLoads = answerSchema(method, path);
  const answer =
    (await earlyAnswer(config, options)) ?? (await sendNow({ ...config, method }, options, token));
  noteServerDate(answer.header('date'));
  if (answer.status >= 400) {
    const error = errorFromAnswer(
      answer.status,
      await parsedOrNothing(answer.body),
      answer.header('retry-after'),
    );
    // Chat queries try again on 401 (specification §8): there the query cache reports the last one.
    const retried = path.startsWith('/chat/') && method === 'GET';
    if (error.kind === 'unauthorized' && token !== undefined && !retried) {
      settings.onUnauthorized(error);
    }
    throw error;
  }
  return readAnswer<T>(config, answer, method, path, await schemaLoads);
}

async function sendNow(
  config: RequestConfig,
  options: RequestOptions,
  token: string | undefined,
): Promise<Answer> {
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

function readAnswer<T>(
  config: RequestConfig,
  { status, body, header }: Answer,
  method: string,
  path: string,
  schema: AnswerSchema | undefined,
): T {
  const type = (header('content-type') ?? '').toLowerCase();
  const breach = (detail: string) =>
    new ApiError({ kind: 'contract', code: 'contract_broken', status, detail });
  // A portal or a wrong address answers 200 with a page: never hand that on as data.
  if (type.includes('text/html')) throw breach(`${method} ${path}: HTML came for data`);
  let answer: unknown = body;
  if (status === 204 || body === '' || body === undefined) {
    answer = undefined;
  } else if (type.includes('json') && typeof body === 'string') {
    try {
      answer = JSON.parse(body);
    } catch {
      throw breach(`${method} ${path}: broken JSON`);
    }
    if (schema !== undefined) {
      answer = checkAnswer(answer, schema, { method, path, status });
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
