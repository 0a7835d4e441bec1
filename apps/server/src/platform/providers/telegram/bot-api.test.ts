import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config/config';
import { configReport } from '../../config/config-report';
import { createBotApi } from './bot-api';
import { createTelegram } from './create-telegram';
import { TelegramError } from './telegram-provider';

const token = '123456789:AAcanaryCanaryCanaryCanaryCanary_00';

type Respond = (response: ServerResponse, url: string) => void;

let server: Server;
let apiUrl = '';
let respond: Respond;
const received: { method: string; body: Record<string, unknown> }[] = [];

const json =
  (status: number, body: object): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const rejecting = (status: number, description: string, parameters?: object) =>
  json(status, { ok: false, error_code: status, description, parameters });

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  const body = await text(request);
  received.push({
    method: url.replace(`/bot${token}/`, ''),
    body: body === '' ? {} : JSON.parse(body),
  });
  respond(response, url);
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  respond = json(200, { ok: true, result: { message_id: 7 } });
});

const bot = (options = {}) => createBotApi({ token, apiUrl, receives: 'polling', ...options });
const say = { method: 'sendMessage', payload: { chat_id: 5, text: 'Salom' } } as const;

describe('a call', () => {
  it('is sent as it is, and returns the id of its message', async () => {
    expect(await bot().call(say)).toEqual({ kind: 'done', messageId: 7 });
    expect(received).toEqual([{ method: 'sendMessage', body: say.payload }]);
  });

  it.each([
    [429, 'Too Many Requests: retry after 6', { retry_after: 6 }, 'limited'],
    [502, 'Bad Gateway', undefined, 'later'],
    [403, 'Forbidden: bot was blocked by the user', undefined, 'blocked'],
    [400, 'Bad Request: chat not found', undefined, 'rejected'],
    [401, 'Unauthorized', undefined, 'token_refused'],
  ])('rejected with %i %s', async (status, description, parameters, kind) => {
    respond = rejecting(status, description, parameters);
    const retryAfter = parameters === undefined ? {} : { retryAfter: parameters.retry_after };
    expect(await bot().call(say)).toEqual({
      kind,
      reason: `telegram ${status} ${description}`,
      ...retryAfter,
    });
  });

  it('is done when the message already looks so', async () => {
    respond = rejecting(400, 'Bad Request: message is not modified');
    const edit = {
      method: 'editMessageText',
      payload: { chat_id: 5, message_id: 7, text: 'Salom' },
    } as const;
    expect(await bot().call(edit)).toEqual({ kind: 'done' });
  });

  it('has an unknown outcome when the connection ends after it was sent', async () => {
    respond = (response) => response.destroy();
    expect(await bot().call(say)).toMatchObject({ kind: 'unknown' });
    respond = () => undefined;
    expect(await bot({ timeout: 0.2 }).call(say)).toMatchObject({ kind: 'unknown' });
  });

  it('never left when nobody listens', async () => {
    const away = bot({ apiUrl: 'http://127.0.0.1:1' });
    expect(await away.call(say)).toEqual({ kind: 'later', reason: 'telegram ECONNREFUSED' });
  });
});

describe('receiving', () => {
  it('keeps the fields that are read, and the id of what cannot be', async () => {
    const message = {
      message_id: 1,
      date: 2,
      chat: { id: 5, type: 'private' },
      text: 'a',
      strange: 1,
    };
    respond = json(200, {
      ok: true,
      result: [
        { update_id: 8, message },
        { update_id: 9, message: { text: 5 } },
      ],
    });
    const { strange: _, ...known } = message;
    expect(await bot().updates(8, new AbortController().signal)).toEqual([
      { update_id: 8, message: known },
      { update_id: 9 },
    ]);
    expect(received[0]?.body).toMatchObject({
      offset: 8,
      allowed_updates: ['message', 'edited_message', 'callback_query', 'my_chat_member'],
    });
  });

  it('ends at once when the server stops', async () => {
    respond = () => undefined;
    const stop = new AbortController();
    const updates = bot().updates(1, stop.signal);
    stop.abort();
    expect(await updates).toEqual([]);
  });
});

describe('files', () => {
  const file = (path: string, size = 4): Respond => {
    const info = json(200, {
      ok: true,
      result: { file_id: 'f', file_path: path, file_size: size },
    });
    return (response, url) =>
      url.startsWith('/file/') ? response.end('JPEG') : info(response, url);
  };

  it('are read from the server of the calls', async () => {
    respond = file('photos/1.jpg');
    expect(String(await bot().file('f', 100))).toBe('JPEG');
  });

  it.each([
    ['photos/1.jpg', 200],
    ['http://elsewhere/?', 4],
  ])('%s of %i bytes is refused', async (path, size) => {
    respond = file(path, size);
    await expect(bot().file('f', 100)).rejects.toThrow(TelegramError);
  });
});

describe('the token', () => {
  it('is in no error, whatever fails', async () => {
    const failures: Respond[] = [
      (response) => response.destroy(),
      (response) => response.end('<html>'),
      rejecting(401, 'Unauthorized'),
      rejecting(500, 'Internal'),
    ];
    for (const failure of failures) {
      respond = failure;
      const api = bot({ timeout: 0.2 });
      const errors = await Promise.all([
        api.call(say),
        api.me().catch((error: unknown) => error),
        api.file('f', 10).catch((error: unknown) => error),
        api.updates(1, new AbortController().signal).catch((error: unknown) => error),
      ]);
      for (const error of errors) {
        expect(error).toBeDefined();
        const shown = `${JSON.stringify(error, Object.getOwnPropertyNames(error))} ${error instanceof Error ? `${error.stack} ${String(error.cause)}` : ''}`;
        expect(shown).not.toContain('canary');
      }
    }
  });

  it('is hidden in the report of the settings', () => {
    const env = { TELEGRAM: 'polling', TELEGRAM_BOT_TOKEN: token };
    const { lines, isUsable } = configReport(env);
    expect(isUsable).toBe(true);
    expect(lines.join('\n')).not.toContain('canary');
  });
});

describe('settings', () => {
  const log = { info: () => undefined };

  it('are off without any', () => {
    expect(createTelegram(readConfig({}), { log })).toBeUndefined();
  });

  it.each([
    [{ TELEGRAM: 'polling' }, /TELEGRAM_BOT_TOKEN: is needed/],
    [{ TELEGRAM: 'webhook', TELEGRAM_BOT_TOKEN: token }, /TELEGRAM_WEBHOOK_SECRET: is needed/],
    [{ TELEGRAM_BOT_TOKEN: 'canary' }, /must be the token of a bot/],
    [{ TELEGRAM_WEBHOOK_SECRET: 'canary' }, /must have 32 characters/],
  ])('%j is refused without its values', (env, expected) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(expected);
    expect(() => readConfig(env)).not.toThrow(/canary/);
  });

  it('lead links to the server of the calls', () => {
    expect(bot({ apiUrl: 'https://api.telegram.org' }).botLink('b_bot', 'm_1')).toBe(
      'https://t.me/b_bot?start=m_1',
    );
    expect(bot().botLink('b_bot', 'm_1')).toBe(`${apiUrl}/b_bot?start=m_1`);
  });
});
