import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, clientId, openChat } from './chat.fixture';

/** Rounds of ten: `RACES=100 vitest run --project server messages.test`. */
const races = Number(process.env['RACES'] ?? '20');

let test: TestApp;
let chat: TestChat;
let other: TestChat;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
  other = await openChat(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ id } = await chat.openRoom());
});

const list = async (query: Record<string, string | number> = {}, roomId = id) =>
  (await test.call('listMessages', { token: chat.token, params: { roomId }, query })).body;
const fieldOf = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  body.errors?.[0];

describe('sendMessage', () => {
  it('leaves the ids of a message that a fault kept away in the log', async () => {
    const client_id = clientId();
    const error = vi.spyOn(test.deps.log, 'error');
    const begin = vi.spyOn(test.db, 'transaction').mockRejectedValueOnce(new Error('broken'));
    await expect(chat.reply(id, { client_id })).rejects.toThrow('broken');
    expect(error).toHaveBeenCalledWith(
      { err: expect.any(Error), room_id: id, client_id },
      'chat.delivery_failed',
    );
    begin.mockRestore();
    error.mockRestore();
  });

  it('keeps words letter for letter, without space around them', async () => {
    const sample = '<b>Салом</b> <script>alert(1)</script>\n\t\u202Edlrow\u200B o‘zbek\uFEFF.';
    const { status, body } = await chat.reply(id, { text: `  ${sample}\n ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      room_id: id,
      author: 'business',
      business_owner_id: chat.owner,
      text: sample,
      attachments: [],
    });
    expect((await list()).data.items).toEqual([body]);
    const [event] = (await chat.events({ limit: 500 })).events.slice(-1);
    expect(event).toMatchObject({ action: 'create', message: body });
  });

  it('takes control characters out, and halves of pairs', async () => {
    const { body } = await chat.reply(id, { text: 'a\u0000b\u0007c\r\nd \ud800 e\u001b' });
    expect(body.text).toBe('abc\nd \uFFFD e');
  });

  it.each([
    [{ text: ' \n \u200B\u202E ' }, { field: 'text', code: 'required' }],
    [{ text: undefined }, { field: 'text', code: 'required' }],
    [{ client_id: 'short' }, { field: 'client_id', code: 'too_short' }],
    [{ client_id: 'a\u0000bcdefgh' }, { field: 'client_id', code: 'invalid_format' }],
    [{ attachments: ['unknown'] }, { field: 'attachments.0', code: 'unknown_reference' }],
    [{ attachments: ['../etc'] }, { field: 'attachments.0', code: 'invalid_format' }],
    [{ attachments: Array.from({ length: 11 }, () => 'abc') }, { code: 'too_many_items' }],
  ])('rejects %j', async (over, error) => {
    const reply = await chat.reply(id, over);
    expect(reply.status).toBe(422);
    expect(fieldOf(reply)).toMatchObject(error);
    expect((await list()).total).toBe(0);
  });

  it('rejects 20,000 letters by their field', async () => {
    const reply = await chat.reply(id, { text: 'я'.repeat(20_000) });
    expect(reply.status).toBe(422);
    expect(fieldOf(reply)).toMatchObject({ field: 'text', code: 'too_long' });
  });

  it('takes 4,000 letters, and images of one’s own without text', async () => {
    expect((await chat.reply(id, { text: 'я'.repeat(4000) })).status).toBe(200);
    const images = [await chat.image(), await chat.image()];
    const { body } = await chat.reply(id, { text: undefined, attachments: images });
    expect(body.text).toBe('');
    expect(body.attachments.map((image: { id: string }) => image.id)).toEqual(images);
  });

  it('takes no image of another dealer or of another purpose', async () => {
    for (const image of [await other.image(), await chat.image('auto')]) {
      expect(fieldOf(await chat.reply(id, { attachments: [image] }))).toEqual({
        field: 'attachments.0',
        code: 'unknown_reference',
      });
    }
  });

  it('keeps images of messages from the sweep and from deletion', async () => {
    const image = await chat.image();
    await chat.reply(id, { attachments: [image] });
    const reply = await test.call('deleteImage', { token: chat.token, params: { id: image } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'image_in_use' } });
  });

  it(`is kept once however often it is sent at once: ${races} rounds of ten`, async () => {
    for (let round = 0; round < races; round += 1) {
      const client_id = clientId();
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => chat.reply(id, { client_id, text: `${round}` })),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    }
    const { total, data } = await list({ size: 100 });
    expect(total).toBe(races);
    expect(new Set(data.items.map(({ text }: { text: string }) => text)).size).toBe(races);
  }, 60_000);

  it('is kept once with an Idempotency-Key too', async () => {
    const send = () =>
      test.call('sendMessage', {
        token: chat.token,
        params: { roomId: id },
        headers: { 'idempotency-key': 'once-and-once-only' },
        body: { client_id: 'the-same-one', text: 'раз' },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body).toEqual(second.body);
    expect((await list()).total).toBe(1);
  });

  it('does not distinguish another dealer’s room from a missing one', async () => {
    const stranger = await other.reply(id);
    const nobody = await chat.reply(999_999_999);
    expect(stranger).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(nobody.body.code).toBe(stranger.body.code);
    expect((await list()).total).toBe(0);
  });

  it('answers the lead once', async () => {
    const leadAfterReply = () =>
      test.db.current
        .selectFrom('leads')
        .select(['answered_at', 'status'])
        .where('room_id', '=', id)
        .executeTakeFirst();
    expect(await leadAfterReply()).toMatchObject({ answered_at: null });
    await chat.reply(id);
    const first = test.clock.now();
    test.clock.advance(60);
    await chat.reply(id);
    // Only the dealer marks a lead as contacted.
    expect(await leadAfterReply()).toEqual({ answered_at: first, status: 'new' });
  });
});

describe('a blocked room', () => {
  it('rejects new messages of both sides, and repeats earlier responses', async () => {
    const client_id = clientId();
    const before = await chat.reply(id, { client_id });
    await test.call('updateRoom', {
      token: chat.token,
      params: { roomId: id },
      body: { is_blocked: true },
    });
    const rejected = { status: 409, body: { code: 'room_blocked' } };
    expect(await chat.reply(id)).toMatchObject(rejected);
    expect(await chat.write(id)).toMatchObject(rejected);
    expect((await chat.reply(id, { client_id })).body).toEqual(before.body);
  });
});

describe('listMessages', () => {
  it('gives the newest first, or the oldest, and nothing past the end', async () => {
    for (let index = 0; index < 5; index += 1) await chat.write(id, { text: `${index}` });
    const texts = async (query: Record<string, string | number>) =>
      (await list(query)).data.items.map(({ text }: { text: string }) => text);
    expect(await texts({ size: 2 })).toEqual(['4', '3']);
    expect(await texts({ size: 2, page: 3 })).toEqual(['0']);
    expect(await texts({ sort_by: 'id', size: 2 })).toEqual(['0', '1']);
    expect(await list({ page: 99 })).toEqual({ total: 5, data: { items: [] } });
  });

  it('is the owner’s alone', async () => {
    const reply = await test.call('listMessages', { token: other.token, params: { roomId: id } });
    expect(reply.status).toBe(404);
  });
});

const newest = async () => (await chat.events({ epoch: 'another' })).next;

describe('readAllMessages', () => {
  const readAll = (query?: Record<string, number>, roomId = id, token = chat.token) =>
    test.call('readAllMessages', { token, params: { roomId }, ...(query && { query }) });

  it('reads everything with an empty request', async () => {
    await chat.write(id);
    await chat.write(id);
    const { total_unread_messages: before } = (
      await test.call('getTotalUnread', { token: chat.token })
    ).body;
    expect((await readAll()).body).toEqual({
      room_id: id,
      unreadCount: 0,
      total_unread_messages: before - 2,
    });
    const { items } = (await list()).data;
    expect(items.every((message: { read_at?: string }) => message.read_at !== undefined)).toBe(
      true,
    );
  });

  it('leaves what came after up_to unread', async () => {
    const next = await newest();
    const first = await chat.write(id);
    const second = await chat.write(id);
    expect((await readAll({ up_to: first.body.id })).body.unreadCount).toBe(1);
    const { events } = await chat.events({ since: next });
    const read = events.find(({ action }: { action: string }) => action === 'read');
    expect(read).toMatchObject({ reader: 'business', up_to: first.body.id, unreadCount: 1 });
    expect((await readAll({ up_to: second.body.id })).body.unreadCount).toBe(0);
  });

  it('raises no event when everything is read already', async () => {
    await chat.write(id);
    await readAll();
    const next = await newest();
    await readAll();
    expect(await newest()).toBe(next);
  });

  it('rejects an invalid position, and another dealer’s room', async () => {
    expect((await readAll({ up_to: 0 })).status).toBe(422);
    expect((await readAll({}, id, other.token)).status).toBe(404);
  });

  it('notes when the room was first opened, and notifies other screens', async () => {
    const opened = test.clock.now().toISOString();
    expect(await chat.room(id)).not.toHaveProperty('opened_at');
    await readAll();
    test.clock.advance(5);
    await readAll();
    expect((await chat.room(id)).opened_at).toBe(opened);
    const [event] = (await chat.events({ limit: 500 })).events.slice(-1);
    expect(event).toMatchObject({ action: 'room', room: { id, opened_at: opened } });
  });
});
