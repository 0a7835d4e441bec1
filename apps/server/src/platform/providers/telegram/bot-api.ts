import { createHash, createHmac } from 'node:crypto';
import { Api, GrammyError, HttpError } from 'grammy';
import {
  type TelegramCall,
  type TelegramOutcome,
  type TelegramProvider,
  TelegramError,
  type TelegramUpdate,
  allowedUpdates,
  telegramUpdate,
} from './telegram-provider';

export interface BotApiOptions {
  token: string;
  /** @default https://api.telegram.org */
  apiUrl: string;
  receives: 'polling' | 'webhook';
  webhookSecret?: string | undefined;
  /** Seconds for each call. @default 15 */
  timeout?: number;
}

const telegramApi = 'https://api.telegram.org';

type Failure = Exclude<TelegramOutcome, { kind: 'done' }>;

/** Errors before a connection was made: the call cannot have arrived. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Seconds of one `getUpdates`. */
const pollSeconds = 25;

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined;
}

function rejection({ error_code: status, description, parameters }: GrammyError): Failure {
  const reason = `telegram ${status} ${description}`;
  if (status === 429)
    return { kind: 'limited', reason, retryAfter: Math.max(1, parameters.retry_after ?? 1) };
  if (status >= 500) return { kind: 'later', reason };
  if (status === 401 || status === 404) return { kind: 'token_refused', reason };
  return { kind: status === 403 ? 'blocked' : 'rejected', reason };
}

/** Errors of the connection hold the address with the token, so only their code is kept. */
function failureOf(error: unknown): Failure {
  if (error instanceof GrammyError) return rejection(error);
  const code = error instanceof HttpError ? codeOf(error.error) : codeOf(error);
  return code !== undefined && neverLeft.has(code)
    ? { kind: 'later', reason: `telegram ${code}` }
    : { kind: 'unknown', reason: `telegram no answer${code === undefined ? '' : ` (${code})`}` };
}

const messageIdOf = (result: object | boolean): number | undefined =>
  typeof result === 'object' && 'message_id' in result && typeof result.message_id === 'number'
    ? result.message_id
    : undefined;

function toUpdate(update: { update_id: number }): TelegramUpdate {
  const parsed = telegramUpdate.safeParse(update);
  return parsed.success ? parsed.data : { update_id: update.update_id };
}

export function createBotApi({
  token,
  apiUrl,
  receives,
  webhookSecret,
  timeout = 15,
}: BotApiOptions): TelegramProvider {
  const root = apiUrl.replace(/\/+$/, '');
  const options = { apiRoot: root, sensitiveLogs: false };
  const { raw } = new Api(token, { ...options, timeoutSeconds: timeout });
  const polling = new Api(token, { ...options, timeoutSeconds: pollSeconds + timeout });
  const key = createHmac('sha256', token).update('karvon').digest();

  async function safely<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof TelegramError ? error : new TelegramError(failureOf(error));
    }
  }

  function run(call: TelegramCall): Promise<object | boolean> {
    switch (call.method) {
      case 'sendMessage':
        return raw.sendMessage(call.payload);
      case 'editMessageText':
        return raw.editMessageText(call.payload);
      case 'answerCallbackQuery':
        return raw.answerCallbackQuery(call.payload);
      case 'setMessageReaction':
        return raw.setMessageReaction(call.payload);
      default:
        return call satisfies never;
    }
  }

  async function download(filePath: string, limit: number): Promise<Buffer> {
    const response = await fetch(`${root}/file/bot${token}/${filePath}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok || response.body === null)
      throw new TelegramError({ kind: 'rejected', reason: `telegram file ${response.status}` });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > limit)
        throw new TelegramError({ kind: 'rejected', reason: 'telegram file too large' });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  return {
    async call(call) {
      try {
        return { kind: 'done', messageId: messageIdOf(await run(call)) };
      } catch (error) {
        const failure = failureOf(error);
        // The message already looks as it should.
        if (failure.reason.includes('message is not modified')) return { kind: 'done' };
        return failure;
      }
    },

    me: () =>
      safely(async () => {
        const { id, username } = await raw.getMe();
        return { id, username };
      }),

    updates: (offset, signal) =>
      safely(async () => {
        const query = {
          offset,
          limit: 100,
          timeout: pollSeconds,
          allowed_updates: [...allowedUpdates],
        };
        // The server does not wait for the rest of the request when it stops.
        const stopped = new Promise<never[]>((resolve) => {
          signal.addEventListener('abort', () => resolve([]), { once: true });
        });
        const updates = await Promise.race([polling.raw.getUpdates(query), stopped]);
        return updates.map(toUpdate);
      }),

    setWebhook: (url) =>
      safely(async () => {
        if (url === undefined) await raw.deleteWebhook({});
        else
          await raw.setWebhook({
            url,
            secret_token: webhookSecret,
            allowed_updates: [...allowedUpdates],
          });
      }),

    file: (fileId, limit) =>
      safely(async () => {
        const { file_path: filePath, file_size: size = 0 } = await raw.getFile({ file_id: fileId });
        if (filePath === undefined || size > limit || !/^[\w./-]+$/.test(filePath))
          throw new TelegramError({ kind: 'rejected', reason: 'telegram file too large' });
        return download(filePath, limit);
      }),

    botLink(username, parameter) {
      const bot = `${root === telegramApi ? 'https://t.me' : root}/${username}`;
      return parameter === undefined ? bot : `${bot}?start=${parameter}`;
    },

    sign: (text) => createHmac('sha256', key).update(text).digest(),
    fingerprint: createHash('sha256').update(key).digest(),
    receives,
  };
}
