import { createHash, createHmac } from 'node:crypto';
import { Api, GrammyError, HttpError, InputFile } from 'grammy';
import * as z from 'zod';
import {
  type CallFiles,
  type TelegramCall,
  type TelegramOutcome,
  type TelegramProvider,
  TelegramError,
  type TelegramUpdate,
  allowedUpdates,
  channelRights,
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

/** Seconds of a call with files. */
const uploadSeconds = 60;

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

const sentMessage = z.object({
  message_id: z.number(),
  photo: z.array(z.object({ file_id: z.string() })).optional(),
});

function doneBy(result: unknown): TelegramOutcome {
  const { data: messages = [] } = z
    .array(sentMessage)
    .safeParse(Array.isArray(result) ? result : [result]);
  const fileIds = messages.flatMap(({ photo }) => photo?.at(-1)?.file_id ?? []);
  return {
    kind: 'done',
    messageId: messages[0]?.message_id,
    ...(messages.length > 1 ? { messageIds: messages.map(({ message_id }) => message_id) } : {}),
    ...(fileIds.length > 0 ? { fileIds } : {}),
  };
}

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
  const uploads = new Api(token, { ...options, timeoutSeconds: uploadSeconds });
  const polling = new Api(token, { ...options, timeoutSeconds: pollSeconds + timeout });
  const site = root === telegramApi ? 'https://t.me' : root;
  const key = createHmac('sha256', token).update('karvon').digest();

  async function safely<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof TelegramError ? error : new TelegramError(failureOf(error));
    }
  }

  function run(call: TelegramCall, files: CallFiles): Promise<unknown> {
    const fileOf = <T>(name: T): T | InputFile => {
      const content = typeof name === 'string' ? files.get(name) : undefined;
      return content === undefined ? name : new InputFile(content, 'photo.jpg');
    };
    switch (call.method) {
      case 'sendMessage':
        return raw.sendMessage(call.payload);
      case 'sendPhoto':
        return uploads.raw.sendPhoto({ ...call.payload, photo: fileOf(call.payload.photo) });
      case 'sendMediaGroup':
        return uploads.raw.sendMediaGroup({
          ...call.payload,
          media: call.payload.media.map((item) => ({ ...item, media: fileOf(item.media) })),
        });
      case 'editMessageCaption':
        return raw.editMessageCaption(call.payload);
      case 'leaveChat':
        return raw.leaveChat(call.payload);
      case 'deleteMessage':
        return raw.deleteMessage(call.payload);
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
    async call(call, files = new Map()) {
      try {
        return doneBy(await run(call, files));
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

    channel: (chat_id) =>
      safely(async () => {
        const chat = await raw.getChat({ chat_id });
        const member = await raw.getChatMember({ chat_id, user_id: (await raw.getMe()).id });
        return {
          title: chat.title ?? '',
          username: chat.username,
          subscribers: await raw.getChatMemberCount({ chat_id }),
          rights: channelRights(member),
        };
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
      const bot = `${site}/${username}`;
      return parameter === undefined ? bot : `${bot}?start=${parameter}`;
    },

    addToChannelLink: (username) =>
      `${site}/${username}?startchannel&admin=post_messages+edit_messages+delete_messages`,

    channelLink({ chat_id, username }, messageId) {
      if (username !== null)
        return `${site}/${username}${messageId === undefined ? '' : `/${messageId}`}`;
      // Members of a private channel open its messages by the id without its prefix -100.
      return messageId === undefined
        ? undefined
        : `${site}/c/${String(chat_id).replace(/^-100/, '')}/${messageId}`;
    },

    sign: (text) => createHmac('sha256', key).update(text).digest(),
    fingerprint: createHash('sha256').update(key).digest(),
    receives,
  };
}
