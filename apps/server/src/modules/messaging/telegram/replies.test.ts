import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { jpeg } from '../../../testing/test-images';
import { type TelegramTest, createTelegramTest } from './telegram.fixture';

let test: TelegramTest;
let catalogue: Awaited<ReturnType<typeof readCatalogue>>;
let token: string;
let who: ReturnType<TelegramTest['user']>;
let roomId: number;
let carId: number;
let cardId: number;
let users = 30_000;
let day = Date.parse('2026-07-06T07:00:00Z');

beforeAll(async () => {
  test = await createTelegramTest();
  catalogue = await readCatalogue(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  day += 86_400_000;
  users += 1;
  test.clock.set(new Date(day));
  test.fake.respond = () => undefined;
  const shop = await openShop(test, catalogue);
  ({ token } = shop);
  ({ id: carId } = await shop.active());
  who = test.user(users, { first_name: 'Нодира' });
  await test.link(token, who);
  const room = await test.call('openRoom', {
    body: {
      external_id: `reply-room-${users}`,
      room_type: 'buyer',
      username: 'Шерзод',
      auto_id: carId,
    },
  });
  roomId = Number(room.body.id);
  await says('Торг будет?');
  await test.pass(920, 20);
  const { rows } = await test.db.pool.query(
    `select message_id from telegram_cards where chat_id = $1 order by id desc limit 1`,
    [who.id],
  );
  cardId = Number(rows[0].message_id);
  test.fake.calls.length = 0;
});

let messages = 0;
async function says(text: string) {
  messages += 1;
  const body = { client_id: `buyer-message-${messages}`, text };
  const { status } = await test.call('addMessage', { params: { roomId }, body });
  expect(status).toBe(200);
}

const inRoom = async () => {
  const query = { page: 1, size: 30 };
  const { body } = await test.call('listMessages', { token, params: { roomId }, query });
  return body.data.items.filter(({ author }: { author: string }) => author === 'business');
};
const reply = { reply_to_message: { message_id: 0 } };
const toCard = () => ({ ...reply, reply_to_message: { message_id: cardId } });
const replies = () => test.textsTo(who.id);

describe('a reply', () => {
  it('goes into the room once, with a reaction', async () => {
    const id = await who.write('Да, приезжайте', toCard());
    expect(await inRoom()).toMatchObject([
      { text: 'Да, приезжайте', client_id: `tg-${who.id}-${id}` },
    ]);
    expect(test.fake.calls).toContainEqual({
      method: 'setMessageReaction',
      payload: expect.objectContaining({ chat_id: who.id, message_id: id }),
    });
    // The same message under another update, as after a lost offset.
    const from = { id: who.id, first_name: 'Нодира' };
    const chat = { id: who.id, type: 'private' };
    const message = { message_id: id, from, chat, text: 'Да, приезжайте', ...toCard() };
    await test.receive({ message });
    await test.settled();
    expect(await inRoom()).toHaveLength(1);
  });

  it('to a lead of the same buyer goes into their room', async () => {
    const phone = `+9989022${String(users).padStart(5, '0')}`;
    await test.db.pool.query('update chat_rooms set phone = $1 where id = $2', [phone, roomId]);
    await test.db.pool.query('update leads set phone = $1 where room_id = $2', [phone, roomId]);
    await createLeadSource(test).kept({ auto_id: carId, client_name: 'Шерзод', phone });
    await test.pass(70);
    const lead = test.textsTo(who.id).at(-1);
    expect(lead).toMatch(/^Новый лид\nШерзод/);
    const { rows } = await test.db.pool.query(
      'select message_id from telegram_cards where chat_id = $1 order by id desc limit 1',
      [who.id],
    );
    await who.write('Перезвоню', { reply_to_message: { message_id: Number(rows[0].message_id) } });
    expect(await inRoom()).toMatchObject([{ text: 'Перезвоню' }]);
    // The next message of the buyer is followed.
    await says('Жду');
    await test.pass(3, 1);
    expect(test.textsTo(who.id).at(-1)).toMatch(/\nЖду$/);
  });

  it('lets the next messages of the buyer come at once for a day, at night too', async () => {
    await who.write('Да', toCard());
    test.fake.calls.length = 0;
    test.clock.set(new Date(day + 13 * 3_600_000));
    await says('Спасибо');
    await says('Во сколько?');
    await test.pass(5, 1);
    expect(replies()).toHaveLength(2);
    test.clock.set(new Date(day + 26 * 3_600_000));
    const body = { client_id: `dealer-answer-${users}`, text: 'В десять' };
    await test.call('sendMessage', { token, params: { roomId }, body });
    await test.pass(10, 1);
    test.fake.calls.length = 0;
    await says('Алло');
    await test.pass(5, 1);
    expect(replies()).toEqual([]);
  });

  it('takes an album as one message', async () => {
    const photo = (name: string) => [{ file_id: name, width: 90, height: 60 }];
    for (const name of ['a', 'b']) test.fake.files.set(name, await jpeg(90, 60));
    const album = { media_group_id: `album-${users}` };
    await who.send({ ...toCard(), ...album, photo: photo('a'), caption: 'Салон' });
    await who.send({ ...toCard(), ...album, photo: photo('b') });
    await test.pass(4, 1);
    const [message, ...others] = await inRoom();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ text: 'Салон' });
    expect(message.attachments).toHaveLength(2);
  });

  it.each([
    [{ voice: {} }, 'Пока только текст и фото.'],
    [{ text: 'я'.repeat(4001) }, 'Не отправлено: текст длиннее 4\u00A0000\u00A0знаков.'],
    [{ photo: [{ file_id: 'gone', width: 1, height: 1 }] }, 'Не отправлено. Попробуйте ещё раз.'],
  ])('that cannot be sent is refused: %#', async (more, reason) => {
    await who.send({ ...toCard(), ...more });
    await test.settled();
    expect(replies()).toEqual([reason]);
    expect(await inRoom()).toEqual([]);
  });

  it('changes its message when it is edited, for two days', async () => {
    const id = await who.write('Да, приезжайте', toCard());
    await who.edit(id, { text: 'Да, приезжайте завтра', ...toCard() });
    const [message] = await inRoom();
    expect(message).toMatchObject({
      text: 'Да, приезжайте завтра',
      edited_at: expect.any(String),
    });
    const { body } = await test.call('listEvents', { token });
    expect(body.events.at(-1)).toMatchObject({ action: 'update', room_id: roomId, message });
    await who.edit(id, { text: 'я'.repeat(4001), ...toCard() });
    expect(replies().at(-1)).toMatch(/длиннее/);
    await test.call('updateRoom', { token, params: { roomId }, body: { is_blocked: true } });
    await who.edit(id, { text: 'Нет', ...toCard() });
    expect(replies().at(-1)).toBe('Не отправлено: покупатель заблокирован.');
    await test.call('updateRoom', { token, params: { roomId }, body: { is_blocked: false } });
    test.clock.advance(48 * 3600 + 1);
    await who.edit(id, { text: 'Нет', ...toCard() });
    expect(replies().at(-1)).toMatch(/не изменилось/);
    expect((await inRoom())[0]).toEqual(message);
    // Another message of the chat is none of the room's.
    const count = replies().length;
    await who.edit(1, { text: 'Нет' });
    expect(replies()).toHaveLength(count);
  });

  it('needs the message of a buyer, and an open room', async () => {
    await who.write('Просто так');
    expect(replies().at(-1)).toMatch(/«Ответить»/);
    const params = { roomId };
    await test.call('updateRoom', { token, params, body: { is_blocked: true } });
    await who.write('Да', toCard());
    expect(replies().at(-1)).toBe('Не отправлено: покупатель заблокирован.');
    expect(await inRoom()).toEqual([]);
  });
});
