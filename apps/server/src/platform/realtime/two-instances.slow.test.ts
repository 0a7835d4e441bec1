import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestChat, openChat } from '../../modules/buyers/chat/chat.fixture';
import { findNatsServer, startNatsServer } from '../../testing/nats-server';
import {
  type Frame,
  type TestSocket,
  listenForSockets,
  openSocket,
  streamAfter,
} from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

const natsBinary = findNatsServer();

async function openPair(env: Record<string, string>) {
  const first = await createTestApp({ env });
  const second = await createTestApp({ env, beside: first });
  const chat = await openChat(first);
  const room = await chat.openRoom();
  const sockets: TestSocket[] = [];
  const connect = async (app: TestApp) => {
    const socket = openSocket(await listenForSockets(app.app), `token=${chat.token}`);
    sockets.push(socket);
    return socket;
  };
  return {
    first,
    second,
    chat,
    id: Number(room.id),
    connect,
    async close() {
      for (const socket of sockets) socket.close();
      await second.close();
      await first.close();
    },
  };
}

type Pair = Awaited<ReturnType<typeof openPair>>;

const textIs = (text: string) => (frame: Frame) => frame.message?.text === text;

/** Writes through both instances in turn. */
async function writeThroughBoth({ first, second, chat, id }: Pair, texts: readonly string[]) {
  for (const [index, text] of texts.entries()) {
    const { status } = await (index % 2 === 0 ? first : second).call('addMessage', {
      params: { roomId: id },
      body: { client_id: `${chat.owner}-${id}-${text}-${index}`, text },
    });
    expect(status).toBe(200);
  }
}

type Suite = readonly [string, () => Promise<{ env: Record<string, string>; stop(): unknown }>];

const suites: readonly Suite[] = [
  ['PostgreSQL', () => Promise.resolve({ env: {}, stop: () => undefined })],
  ...(natsBinary === undefined
    ? []
    : [
        [
          'NATS',
          async () => {
            const nats = await startNatsServer(natsBinary);
            return { env: { BUS: 'nats', NATS_URL: nats.url }, stop: nats.stop };
          },
        ] as const,
      ]),
];

describe.each(suites)('two instances by %s', (_name, prepare) => {
  let pair: Pair;
  let stop: () => unknown;

  beforeAll(async () => {
    const { env, stop: end } = await prepare();
    stop = end;
    pair = await openPair(env);
  });
  afterAll(async () => {
    await pair.close();
    await stop();
  });

  it('a message through one arrives at a socket of the other, once, in order', async () => {
    const sockets = [await pair.connect(pair.first), await pair.connect(pair.second)];
    const places = await Promise.all(sockets.map((socket) => socket.enter(pair.id)));
    const texts = Array.from({ length: 20 }, (_, index) => `сообщение ${index}`);
    await writeThroughBoth(pair, texts);
    const [one, two] = sockets.map((socket, index) => ({ socket, from: places[index].seq }));
    for (const { socket } of [one, two].flatMap((side) => side ?? []))
      await socket.frame(textIs('сообщение 19'));
    const [seen = [], other] = [one, two].flatMap((side) =>
      side ? [streamAfter(side.socket, side.from)] : [],
    );
    const seenTexts = seen
      .filter(({ action }) => action === 'create')
      .map(({ message }) => message.text);
    expect(seenTexts).toEqual(texts);
    expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => seen[0].seq + index));
    expect(other).toEqual(seen);
  });

  it('share typing and presence', async () => {
    const socket = await pair.connect(pair.second);
    await socket.enter(pair.id);
    await pair.chat.signal(pair.id, { action: 'typing' });
    await pair.chat.signal(pair.id, { action: 'online' });
    const typing = await socket.frame((frame) => frame.action === 'typing');
    expect(typing.room_id).toBe(pair.id);
    const online = await socket.frame((frame) => frame.message.is_online === true);
    expect(online.room_id).toBe(pair.id);
    await pair.chat.signal(pair.id, { action: 'offline' });
  });

  it('signing out at one closes the socket at the other', async () => {
    const { token, dealer } = await pair.first.signIn();
    const socket = openSocket(await listenForSockets(pair.second.app), `token=${token}`);
    await socket.enter();
    await pair.first.call('logout', { token });
    expect(dealer.owner).toBeGreaterThan(0);
    expect(await socket.closed).toBe(4401);
  });

  it('one goes, the other goes on', async () => {
    const socket = await pair.connect(pair.first);
    const left = await pair.connect(pair.second);
    await Promise.all([socket.enter(pair.id), left.enter(pair.id)]);
    await pair.second.app.close();
    expect(await left.closed).toBe(1012);
    await pair.chat.write(pair.id, { text: 'один остался' });
    expect((await socket.frame(textIs('один остался'))).room_id).toBe(pair.id);
  });
});

it('NATS was there to be tested with', ({ skip }) => {
  skip(
    natsBinary === undefined,
    'nats-server is not installed: two instances by NATS were not run',
  );
  expect(natsBinary).toBeDefined();
});

describe('a server whose NATS is not there', () => {
  const env = { BUS: 'nats', NATS_URL: 'nats://127.0.0.1:1' };
  /** Like a restored backup: the stored identity differs from the database's own. */
  const restoreAnother = ({ db }: TestApp) =>
    db.current.updateTable('chat_origin').set({ database: 'another' }).execute();

  it('begins the streams of a restored database again: at its start, and while it runs', async () => {
    const first = await createTestApp();
    const chat = await openChat(first);
    await chat.openRoom();
    const { epoch: before } = await chat.events();
    await restoreAnother(first);
    const alone = await createTestApp({ beside: first, env });
    const { epoch: atStart } = await chat.events();
    expect(atStart).not.toBe(before);

    const socket = openSocket(await listenForSockets(alone.app), `token=${chat.token}`);
    await socket.enter();
    await restoreAnother(first);
    await alone.socket.checkStreams();
    expect(await socket.closed).toBe(1012);
    expect((await chat.events()).epoch).not.toBe(atStart);
    await alone.close();
    await first.close();
  });
});

describe('a lost wake-up', () => {
  it('is made good by the next look', async () => {
    const first = await createTestApp();
    const chat: TestChat = await openChat(first);
    const { id } = await chat.openRoom();
    // Another bus: neither receives from the other.
    const deaf = await createTestApp({
      beside: first,
      env: { BUS: 'nats', NATS_URL: 'nats://127.0.0.1:1' },
    });
    const socket = openSocket(await listenForSockets(deaf.app), `token=${chat.token}`);
    await socket.enter(id);
    await chat.write(id, { text: 'никто не сказал' });
    expect(socket.frames.filter((frame) => frame.action === 'create')).toEqual([]);
    await deaf.socket.checkStreams();
    expect((await socket.frame(textIs('никто не сказал'))).room_id).toBe(id);
    socket.close();
    await deaf.close();
    await first.close();
  });
});
