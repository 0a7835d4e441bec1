import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, openChat } from './chat.fixture';

let test: TestApp;
let chat: TestChat;
let id: number;

beforeAll(async () => {
  test = await createTestApp();
  chat = await openChat(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ id } = await chat.openRoom());
});

const read = async (query: Record<string, number> = {}, roomId = id) =>
  (await test.call('listRoomMessages', { params: { roomId }, query })).body;

it('returns both sides to the buyer, oldest first, without private data', async () => {
  const asked = (await chat.write(id, { client_id: 'mp-msg-90415', text: 'Салом' })).body;
  const image = await chat.image();
  const reply = (await chat.reply(id, { text: 'Вот она', attachments: [image] })).body;
  expect(await read()).toEqual({
    results: [
      {
        id: asked.id,
        client_id: 'mp-msg-90415',
        author: 'client',
        text: 'Салом',
        attachments: [],
        created_at: asked.created_at,
      },
      {
        id: reply.id,
        author: 'business',
        text: 'Вот она',
        attachments: reply.attachments,
        created_at: reply.created_at,
      },
    ],
    has_more: false,
    last_read_by_business: 0,
  });
  expect(reply.attachments).toHaveLength(1);
});

it('continues after a known message, page by page, without missing new ones', async () => {
  const texts = Array.from({ length: 7 }, (_, at) => `Вопрос ${at}`);
  for (const text of texts.slice(0, 5)) {
    // oxlint-disable-next-line no-await-in-loop -- their order is what is asked for
    await chat.write(id, { text });
  }
  const first = await read({ size: 3 });
  expect(first.has_more).toBe(true);
  await chat.reply(id, { text: texts[5] });
  const second = await read({ size: 3, after: first.results.at(-1).id });
  expect(second.has_more).toBe(false);
  await chat.reply(id, { text: texts[6] });
  const third = await read({ after: second.results.at(-1).id });
  const all = [first, second, third].flatMap(({ results }) => results);
  expect(all.map(({ text }: { text: string }) => text)).toEqual(texts);
  expect(await read({ after: third.results.at(-1).id })).toMatchObject({ results: [] });
});

it('shows how far the dealer has read', async () => {
  const first = (await chat.write(id)).body;
  const second = (await chat.write(id)).body;
  await test.call('readAllMessages', {
    token: chat.token,
    params: { roomId: id },
    query: { up_to: first.id },
  });
  const half = await read();
  expect(half.last_read_by_business).toBe(first.id);
  expect(half.results.map(({ read_at }: { read_at?: string }) => read_at !== undefined)).toEqual([
    true,
    false,
  ]);
  await test.call('readAllMessages', { token: chat.token, params: { roomId: id } });
  expect((await read({ after: second.id })).last_read_by_business).toBe(second.id);
});

it('rejects dealers’ tokens, unknown rooms and invalid pages', async () => {
  const url = `/chat/api/marketplace/rooms/${String(id)}/messages/`;
  const headers = { authorization: `Bearer ${chat.token}` };
  expect((await test.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
  const rejected = await test.call('listRoomMessages', { params: { roomId: 999_999_999 } });
  expect(rejected.status).toBe(404);
  const odd = await test.call('listRoomMessages', { params: { roomId: id }, query: { size: 101 } });
  expect(odd).toMatchObject({ status: 422, body: { errors: [{ field: 'size' }] } });
});

it('opens a room without the dealer’s note about the buyer', async () => {
  const intake = { external_id: `mp-note-${String(id)}` };
  const room = await chat.openRoom(intake);
  const note = 'Торгуется долго';
  const params = { roomId: room.id };
  await test.call('updateRoom', { token: chat.token, params, body: { note } });
  expect((await chat.room(room.id)).note).toBe(note);
  expect((await chat.openRoom(intake)).note).toBe('');
});
