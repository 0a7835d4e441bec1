import { readFileSync, readdirSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { readCall } from './api-request.ts';
import { type PressReply, createBotMethods } from './bot-methods.ts';
import { type User, createChats } from './chats.ts';
import { createFiles } from './files.ts';
import { createLimits } from './limits.ts';
import { createNoise } from './noise.ts';
import { PhoneError, createPhones } from './phones.ts';
import { createUpdates } from './updates.ts';

const keptCalls = 10_000;

export interface LocalTelegramOptions {
  token?: string;
  username?: string;
  /** Keeps chats over a restart. @default memory */
  folder?: string;
  onCall?: (call: Call) => void;
}

export interface Call {
  at: number;
  method: string;
  chat?: string | undefined;
  /** `ok`, or the error's code and description. */
  result: string;
  ms: number;
}

const types = new Map([
  ['css', 'text/css'],
  ['html', 'text/html'],
  ['js', 'text/javascript'],
]);
const pageFiles = readdirSync(new URL('page/', import.meta.url));

/** Telegram's Bot API and phones to try it with. For tests, `npm start` and `npm run telegram:local`. */
export function createLocalTelegram({
  token = '7000000001:local-telegram-token',
  username = 'karvon_bot',
  folder,
  onCall,
}: LocalTelegramOptions = {}) {
  let shift = 0;
  const now = () => Date.now() + shift;
  const chats = createChats(folder);
  const bot: User = {
    id: Number(token.split(':')[0]),
    is_bot: true,
    first_name: 'Karvon',
    username,
  };
  const calls: Call[] = [];
  const watchers = new Set<ServerResponse>();
  const presses = new Map<string, (reply: PressReply) => void>();
  const files = createFiles(chats);
  const updates = createUpdates(chats);
  const noise = createNoise(now);
  const phones = createPhones({ bot, chats, files, updates, presses, now });
  const methods = createBotMethods({
    bot,
    chats,
    files,
    updates,
    presses,
    now,
    limits: createLimits(now),
  });
  let origin = '';
  let saving: NodeJS.Timeout | undefined;

  function changed(): void {
    saving ??= setTimeout(() => {
      saving = undefined;
      chats.save();
      for (const watcher of watchers) watcher.write('data: changed\n\n');
    }, 50);
  }

  function reply(response: ServerResponse, status: number, body: unknown): void {
    if (response.destroyed) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function errorOf(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    if (error instanceof z.ZodError)
      return new ApiError(400, `wrong parameter ${error.issues[0]?.path.join('.')}`);
    return new ApiError(500, 'Internal Server Error');
  }

  async function respondApi(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const [, provided = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    const started = Date.now();
    const call: Call = { at: now(), method, result: 'ok', ms: 0 };
    let body: object;
    let status = 200;
    let lost: ReturnType<typeof noise.loses>;
    try {
      const { params, uploads } = await readCall(request, url);
      const chat = z.union([z.string(), z.number()]).safeParse(params['chat_id']).data;
      if (chat !== undefined) call.chat = String(chat);
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!/^\d+:[\w-]+$/.test(provided) || run === undefined) throw new ApiError(404, 'Not Found');
      if (provided !== token) throw new ApiError(401, 'Unauthorized');
      await noise.before(method);
      const result = await run(params, uploads);
      lost = noise.loses(method);
      if (method === 'getUpdates') call.result = `ok, updates: ${Object(result).length}`;
      body = { ok: true, result };
    } catch (thrown) {
      const error = errorOf(thrown);
      status = error.code;
      call.result = `${error.code} ${error.message}`;
      body = {
        ok: false,
        error_code: error.code,
        description: error.message,
        ...(error.retryAfter === undefined
          ? {}
          : { parameters: { retry_after: error.retryAfter } }),
      };
    }
    call.ms = Date.now() - started;
    if (lost !== undefined) call.result = 'ok, the response is lost';
    calls.push(call);
    if (calls.length > keptCalls) calls.shift();
    onCall?.(call);
    changed();
    if (lost === 'lost') response.destroy();
    else if (lost === undefined) reply(response, status, body);
  }

  function sendFile(response: ServerResponse, type: string, content: Buffer | undefined): void {
    if (content === undefined) return reply(response, 404, { ok: false, error_code: 404 });
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  }

  function sendPage(response: ServerResponse, name: string): void {
    const type = `${types.get(name.split('.').at(-1) ?? '')}; charset=utf-8`;
    const isThere = pageFiles.includes(name);
    sendFile(
      response,
      type,
      isThere ? readFileSync(new URL(`page/${name}`, import.meta.url)) : undefined,
    );
  }

  function respondFile(response: ServerResponse, url: URL): void {
    const [, provided, path] = /^\/file\/bot([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
    const [id] =
      Object.entries(chats.state.files).find(
        (entry) => entry[1].path === path && provided === token,
      ) ?? [];
    sendFile(response, 'application/octet-stream', id === undefined ? id : files.read(id));
  }

  const controls: Record<string, (input: unknown) => void> = {
    noise: (input) => noise.set(input),
    clock(input) {
      shift += z.object({ hours: z.number() }).parse(input).hours * 3_600_000;
    },
  };

  const stateOf = (count: number) => ({
    bot,
    api: origin,
    phones: chats.state.phones,
    noise: noise.kinds(),
    calls: calls.slice(-count),
  });

  async function respondLocal(request: IncomingMessage, response: ServerResponse, url: URL) {
    const [name = '', action = ''] = url.pathname.split('/').slice(2);
    if (request.method === 'GET' && name === 'state')
      return reply(response, 200, stateOf(Number(url.searchParams.get('calls') ?? keptCalls)));
    if (request.method === 'GET' && name === 'page') return sendPage(response, action);
    if (request.method === 'GET' && name === 'photo')
      return sendFile(response, 'image/jpeg', files.read(action));
    if (request.method === 'GET' && name === 'events') {
      watchers.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.on('close', () => watchers.delete(response)).write('data: changed\n\n');
      return;
    }
    // A form of another site cannot send it without asking first.
    if (!request.headers['content-type']?.startsWith('application/json'))
      return reply(response, 415, { error: 'Send JSON.' });
    try {
      const body = await text(request);
      const input: unknown = body === '' ? {} : JSON.parse(body);
      const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
      if (control !== undefined) control(input);
      const running =
        control !== undefined
          ? undefined
          : action === 'put'
            ? phones.put(name, input)
            : phones.act(name, action, input);
      changed();
      const result = await running;
      changed();
      reply(response, 200, { result });
    } catch (error) {
      const isExpected = error instanceof PhoneError || error instanceof ApiError;
      reply(response, 400, { error: isExpected ? error.message : 'The input is not valid.' });
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/bot')) return respondApi(request, response, url);
    if (url.pathname.startsWith('/file/')) return respondFile(response, url);
    if (url.pathname.startsWith('/local/')) return respondLocal(request, response, url);
    if (request.method === 'GET') sendPage(response, 'index.html');
    else reply(response, 404, {});
  }

  const server: Server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });

  return {
    token,
    bot,
    calls,
    state: () => chats.state,
    /** For TELEGRAM_API_URL. */
    origin: () => origin,
    /** @param port 0 takes a free one */
    async listen(port = 0): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
      const address = server.address();
      origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
      updates.resume();
    },
    async close(): Promise<void> {
      updates.close();
      clearTimeout(saving);
      chats.save();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type LocalTelegram = ReturnType<typeof createLocalTelegram>;
