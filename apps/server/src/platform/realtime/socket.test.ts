import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestChat, openChat } from '../../modules/buyers/chat/chat.fixture';
import { createPhones, loginAgain, signInDealer } from '../../testing/dealers';
import {
  type TestSocket,
  listenForSockets,
  openSocket,
  streamAfter,
} from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
let chat: TestChat;
let other: TestChat;
let base: string;
let id: number;
const open = new Set<TestSocket>();

function connect(query = `token=${chat.token}`, headers?: Record<string, string>): TestSocket {
  const socket = openSocket(base, query, headers);
  open.add(socket);
  return socket;
}

beforeAll(async () => {
  test = await createTestApp({
    env: { PUBLIC_ORIGIN: 'https://karvon.example', SOCKET_ORIGINS: 'https://other.example' },
  });
  chat = await openChat(test);
  other = await openChat(test);
  base = await listenForSockets(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ id } = await chat.openRoom());
});
afterEach(() => {
  for (const socket of open) socket.close();
  open.clear();
});

describe('events of a socket', () => {
  it('is every event after the response to `online`, once, in order, with its place', async () => {
    const socket = connect();
    const { epoch, seq, message } = await socket.enter(id);
    expect(message).toEqual({ room_id: id, is_online: false });
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`);
    for (const text of texts) await chat.write(id, { text });
    const newest = await socket.frame((frame) => frame.message?.text === '19');
    const events = streamAfter(socket, seq);
    const creates = events.filter(({ action }) => action === 'create');
    expect(creates.map((frame) => frame.message.text)).toEqual(texts);
    expect(events.map((frame) => frame.seq)).toEqual(events.map((_, index) => seq + 1 + index));
    expect(newest).toMatchObject({ room_id: id, epoch, unreadCount: 20 });
    const { events: listed } = await chat.events({ since: seq, epoch });
    expect(listed.map((event: object) => ({ ...event, epoch }))).toEqual(events);
  });

  it('are the same in every tab, without another dealership’s', async () => {
    const [one, two, stranger] = [connect(), connect(), connect(`token=${other.token}`)];
    await Promise.all([one.enter(), two.enter(), stranger.enter()]);
    await chat.reply(id, { text: 'обеим' });
    const isIt = (frame: { message?: { text?: string } }) => frame.message?.text === 'обеим';
    expect(await one.frame(isIt)).toEqual(await two.frame(isIt));
    await stranger.enter();
    expect(stranger.frames.filter((frame) => frame.action !== 'online')).toEqual([]);
  });

  it('is who is there and who types, without raising the place', async () => {
    const socket = connect();
    const { seq, epoch } = await socket.enter(id);
    await chat.signal(id, { action: 'typing' });
    expect(await socket.frame((frame) => frame.action === 'typing')).toEqual({
      action: 'typing',
      room_id: id,
      message: { room_id: id },
      epoch,
      seq,
    });
    await chat.signal(id, { action: 'online' });
    const online = { action: 'online', room_id: id, epoch, seq };
    expect(await socket.frame((frame) => frame.message.is_online === true)).toMatchObject(online);
  });

  it('reports by itself that a buyer is gone, a minute after the last signal', async () => {
    const socket = connect();
    await socket.enter(id);
    await chat.signal(id, { action: 'online' });
    test.clock.advance(50);
    await chat.signal(id, { action: 'online' });
    test.clock.advance(50);
    await test.jobs.runDue();
    expect((await chat.room(id)).is_online).toBe(true);
    const seen = new Date(test.clock.now().getTime() - 50_000).toISOString();
    test.clock.advance(11);
    expect((await chat.room(id)).is_online).toBe(false);
    await test.jobs.runDue();
    const ours = () =>
      socket.frames.filter(({ action, room_id }) => action === 'online' && room_id === id);
    await socket.frame(() => ours().length === 3);
    const seenAt = (seconds: number) => new Date(Date.parse(seen) + seconds * 1000).toISOString();
    expect(ours().map(({ message }) => message)).toEqual([
      { room_id: id, is_online: false },
      { room_id: id, is_online: true, last_seen_at: seenAt(-50) },
      { room_id: id, is_online: false, last_seen_at: seen },
    ]);
  });

  it('reports at once that a buyer left', async () => {
    const socket = connect();
    await socket.enter(id);
    await chat.signal(id, { action: 'online' });
    await chat.signal(id, { action: 'offline' });
    await socket.frame((frame) => frame.message.is_online === true);
    const gone = await socket.frame(
      ({ message }) => message.last_seen_at !== undefined && !message.is_online,
    );
    expect(gone.room_id).toBe(id);
  });

  it('is a pong for each ping', async () => {
    const socket = connect();
    socket.send('ping');
    expect(await socket.frame((frame) => frame === 'pong')).toBe('pong');
  });
});

describe('access to a socket', () => {
  const ticketOf = async (token = chat.token) =>
    (await test.call('createSocketTicket', { token })).body;

  it.each([
    ['nothing', ''],
    ['an unknown token', 'token=unknown-unknown-unknown'],
    ['a long token', `token=${'a'.repeat(300)}`],
    ['an unknown ticket', 'ticket=wst_unknown'],
  ])('%s is 4401', async (_name, query) => {
    expect(await connect(query).closed).toBe(4401);
  });

  it('token and ticket together are 4401, and the ticket stays good', async () => {
    const { ticket } = await ticketOf();
    expect(await connect(`token=${chat.token}&ticket=${ticket}`).closed).toBe(4401);
    await connect(`ticket=${ticket}`).enter(id);
  });

  it('a ticket opens one socket, once, within 30 seconds', async () => {
    const { ticket, expires_at } = await ticketOf();
    expect(Date.parse(expires_at) - test.clock.now().getTime()).toBe(30_000);
    expect((await connect(`ticket=${ticket}`).enter(id)).room_id).toBe(id);
    expect(await connect(`ticket=${ticket}`).closed).toBe(4401);
    const late = await ticketOf();
    test.clock.advance(30);
    expect(await connect(`ticket=${late.ticket}`).closed).toBe(4401);
  });

  it('keeps tickets as hashes', async () => {
    const { ticket } = await ticketOf();
    const rows = await test.db.current.selectFrom('socket_tickets').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map((row) => row.token_hash.toString('latin1')))).not.toContain(
      ticket,
    );
  });

  it.each([
    ['https://evil.example', 4403],
    ['null', 4403],
    ['http://karvon.example', 4403],
    ['https://karvon.example.evil.example', 4403],
  ])('a page of %s is %i', async (origin, code) => {
    expect(await connect(undefined, { origin }).closed).toBe(code);
  });

  it('pages of ours and of the setting may', async () => {
    for (const origin of ['https://karvon.example', 'https://other.example']) {
      expect((await connect(undefined, { origin }).enter(id)).room_id).toBe(id);
    }
  });

  it('leaves other upgrades to the requests that they are', async () => {
    const reply = await fetch(base.replace('ws:', 'http:') + '/healthz', {
      headers: { connection: 'upgrade', upgrade: 'h2c' },
    }).catch(() => undefined);
    expect(reply?.status ?? 200).toBe(200);
  });
});

describe('when its session ends', () => {
  const nextPhone = createPhones(6_000_000);

  it('closes with 4401 by signing out, by ending it elsewhere, and by the clock', async () => {
    const phone = nextPhone();
    const { token } = await signInDealer(test, phone);
    const second = await loginAgain(test, phone);
    const [one, two] = [connect(`token=${token}`), connect(`token=${second}`)];
    await Promise.all([one.enter(), two.enter()]);
    await test.call('logout', { token });
    expect(await one.closed).toBe(4401);
    // The other socket stays open.
    await two.enter();
    // The token of a test dealer stays valid, however far the clock is moved: in a slow run the check may come at any moment.
    const lasting = connect();
    await lasting.enter();
    test.clock.advance(31 * 86_400);
    test.socket.checkSessions();
    expect(await two.closed).toBe(4401);
    await lasting.enter();
  });

  it('closes with 4401 when another device ends it', async () => {
    const phone = nextPhone();
    const { token } = await signInDealer(test, phone);
    const socket = connect(`token=${token}`);
    await socket.enter();
    const second = await loginAgain(test, phone);
    const { body } = await test.call('listSessions', { token: second });
    const ended = body.results.find((row: { current: boolean }) => !row.current);
    await test.call('revokeSession', { token: second, params: { id: ended.id } });
    expect(await socket.closed).toBe(4401);
  });
});

describe('bad input', () => {
  it.each([
    ['{', 'malformed_frame'],
    ['null', 'malformed_frame'],
    ['[]', 'malformed_frame'],
    ['"online"', 'malformed_frame'],
    ['{"action":1}', 'malformed_frame'],
    ['{"action":"online"}', 'malformed_frame'],
    ['{"action":"online","message":{"room_id":"701"}}', 'malformed_frame'],
    ['{"action":"online","message":{"room_id":-1}}', 'malformed_frame'],
    ['{"action":"online","message":{},"extra":1}', 'malformed_frame'],
    ['{"action":"typing","message":{}}', 'malformed_frame'],
    ['{"action":"shout","message":{}}', 'unknown_action'],
    ['{"action":"__proto__","message":{}}', 'unknown_action'],
  ])('%s is an error frame, and the socket stays', async (text, code) => {
    const socket = connect();
    socket.send(text);
    const error = await socket.frame((frame) => frame.action === 'error');
    expect(error).toEqual({ action: 'error', message: { code } });
    await socket.enter(id);
  });

  it('bytes are malformed', async () => {
    const socket = connect();
    await socket.enter(id);
    socket.socket.send(Buffer.from([0, 1, 2]));
    const error = await socket.frame((frame) => frame.action === 'error');
    expect(error.message.code).toBe('malformed_frame');
  });

  it('gets the same response for another dealer’s room and a missing one', async () => {
    const stranger = connect(`token=${other.token}`);
    const foreign = await stranger.enter(id);
    const missing = await stranger.enter(999_999_999);
    expect(foreign).toEqual({ action: 'error', message: { code: 'not_found', room_id: id } });
    expect(missing.message.code).toBe('not_found');
    test.clock.advance(5);
    const before = stranger.frames.length;
    stranger.send({ action: 'typing', message: { room_id: id } });
    await stranger.frame((frame) => stranger.frames.indexOf(frame) >= before);
    expect(stranger.frames.at(-1).message.code).toBe('not_found');
  });

  it('typing is taken once in three seconds, and rejected in a blocked room', async () => {
    const socket = connect();
    await socket.enter(id);
    const params = { roomId: id };
    await test.call('updateRoom', { token: chat.token, params, body: { is_blocked: true } });
    test.clock.advance(10);
    for (let index = 0; index < 3; index += 1)
      socket.send({ action: 'typing', message: { room_id: id } });
    // The first is still being looked up when `online` gets its response.
    await socket.frame((frame) => frame.action === 'error');
    await socket.enter(id);
    const errors = socket.frames.filter((frame) => frame.action === 'error');
    expect(errors).toEqual([{ action: 'error', message: { code: 'room_blocked', room_id: id } }]);
  });

  it('a frame over 16 KiB is 4413; one of 16 KiB is read', async () => {
    const socket = connect();
    socket.send('x'.repeat(16 * 1024));
    expect((await socket.frame((frame) => frame.action === 'error')).message.code).toBe(
      'malformed_frame',
    );
    socket.send('x'.repeat(16 * 1024 + 1));
    expect(await socket.closed).toBe(4413);
  });

  it('more than 20 frames in a second are 4429, said before', async () => {
    const socket = connect();
    await socket.enter(id);
    for (let index = 0; index < 30; index += 1) socket.send('ping');
    expect(await socket.closed).toBe(4429);
    expect(socket.frames.filter((frame) => frame === 'pong')).toHaveLength(19);
    expect(socket.frames.at(-1)).toEqual({ action: 'error', message: { code: 'too_many_frames' } });
  });

  it('of 5,000 malformed frames does not disturb other sockets', async () => {
    const quiet = connect();
    await quiet.enter(id);
    let sent = 0;
    while (sent < 5000) {
      const loud = connect(`token=${other.token}`);
      for (let index = 0; index < 250; index += 1) {
        loud.send(`{"action":${'['.repeat(index)}`);
        sent += 1;
      }
      expect(await loud.closed).toBe(4429);
    }
    await chat.write(id, { text: 'всё ещё здесь' });
    await quiet.frame((frame) => frame.message?.text === 'всё ещё здесь');
    expect(quiet.frames.filter((frame) => frame.action === 'error')).toEqual([]);
  }, 60_000);
});

describe('silence and slowness', () => {
  it('closes with 4408 after 60 seconds without a word, not before', async () => {
    const silent = connect();
    const lively = connect();
    await Promise.all([silent.enter(id), lively.enter(id)]);
    test.clock.advance(59);
    test.socket.checkSilence();
    lively.send('ping');
    await lively.frame((frame) => frame === 'pong');
    test.clock.advance(1);
    test.socket.checkSilence();
    expect(await silent.closed).toBe(4408);
    await lively.enter(id);
  });

  it('closes with 1013 a reader that leaves more than a megabyte unread; others go on', async () => {
    const slow = connect();
    const quick = connect();
    await Promise.all([slow.enter(id), quick.enter(id)]);
    slow.socket.pause();
    // 40 MB: more than the megabyte and the kernel's buffers together.
    await sql`
      with place as (
        update chat_streams set seq = seq + 2500 where business_id = ${chat.owner} returning seq
      )
      insert into chat_events (business_id, seq, created_at, event)
      select ${chat.owner}, place.seq - 2500 + n, now(),
        jsonb_build_object('action', 'room', 'room_id', ${id}::bigint, 'padding', repeat('x', 16000))
      from place, generate_series(1, 2500) n`.execute(test.db.current);
    const streams = test.socket.checkStreams();
    // The slow socket is closed by then; it is cut if it does not respond within five seconds.
    await quick.frame(() => quick.frames.length > 1000);
    slow.socket.resume();
    expect(await slow.closed).toBe(1013);
    await streams;
    const last = await chat.reply(id, { text: 'последнее' });
    await quick.frame((frame) => frame.message?.id === last.body.id);
    expect(quick.frames.filter((frame) => frame.padding !== undefined)).toHaveLength(2500);
  }, 60_000);
});

/** Value in /metrics; 0 when it is missing. */
async function metric(name: string): Promise<number> {
  const { body } = await test.app.inject('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('counts sockets and frames', async () => {
  const [one, two] = [connect(), connect()];
  await Promise.all([one.enter(id), two.enter(id)]);
  const before = await metric('karvon_socket_frames_sent_total');
  expect(await metric('karvon_sockets')).toBeGreaterThanOrEqual(2);
  await chat.reply(id, { text: 'счёт' });
  await one.frame((frame) => frame.message?.text === 'счёт');
  expect(await metric('karvon_socket_frames_sent_total')).toBe(before + 2);
});
