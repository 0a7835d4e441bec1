import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { fullName } from '../../../platform/media/image';
import { jpeg } from '../../../testing/test-images';
import { splitText } from './buyer-delivery';
import { type TelegramTest, createTelegramTest } from './telegram.fixture';

let test: TelegramTest;
let catalogue: Awaited<ReturnType<typeof readCatalogue>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let buyer: ReturnType<TelegramTest['user']>;
let users = 50_000;
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
  test.fake.calls.length = 0;
  shop = await openShop(test, catalogue);
  buyer = test.user(users, { first_name: 'Шерзод', username: `b${users}`, language_code: 'ru' });
});

let posts = 0;
/** A car of the dealership with a post in its channel. */
async function posted(of = shop) {
  posts += 1;
  const { id: autoId } = await of.active();
  const token = String(posts).padStart(16, 'c');
  // The covers of test cars have no files.
  await test.db.pool.query(`update autos set cover_id = null where id = $1`, [autoId]);
  const { rows } = await test.db.pool.query(
    `with owner as (select business_user_id as id from autos where id = $1),
       channel as (insert into telegram_channels (business_user_id, chat_id, title, settings, found_at)
         select id, -$2::bigint, 'Канал', '{}', $4 from owner returning id)
     insert into telegram_posts (business_user_id, channel_id, auto_id, token, status, language, layout, photo_ids, created_at, due_at)
     select owner.id, channel.id, $1, $3, 'posted', 'ru', 'album', '{}', $4, $4 from owner, channel returning id`,
    [autoId, posts, token, test.clock.now()],
  );
  return { autoId, token, id: Number(rows[0].id) };
}
type Post = Awaited<ReturnType<typeof posted>>;

const start = ({ token }: Post, who = buyer) => who.write(`/start c_${token}`);
const figures = async ({ id }: Post) => {
  const { rows } = await test.db.pool.query(
    `select opened, wrote from telegram_posts where id = $1`,
    [id],
  );
  return rows[0];
};
const rooms = async (query = {}, token = shop.token) =>
  (await test.call('listRooms', { token, query })).body.results;
const onlyRoom = async () => {
  const [room, ...others] = await rooms();
  expect(others).toEqual([]);
  return room;
};
const messages = async (roomId: number) => {
  const { body } = await test.call('listMessages', {
    token: shop.token,
    params: { roomId },
    query: { sort_by: 'id' },
  });
  return body.data.items;
};
let replies = 0;
const send = (roomId: number, text: string, more: object = {}) => {
  replies += 1;
  const body = { client_id: `dealer-answer-${replies}`, text, ...more };
  return test.call('sendMessage', { token: shop.token, params: { roomId }, body });
};
/** Texts and captions that the buyer got, the oldest first. */
const sentTexts = (who = buyer) =>
  test
    .callsTo(who.id)
    .flatMap(({ payload }) => Object(payload).text ?? Object(payload).caption ?? []);
const photo = (name: string) => [{ file_id: name, width: 90, height: 60 }];

describe('a post', () => {
  it('shows its car, without a room, and counts each buyer once', async () => {
    const post = await posted();
    await start(post);
    await start(post);
    expect(sentTexts()[0]).toMatch(
      /^Chevrolet .+\n.+\sсум\n(?:.+\n)?Напишите вопрос, ответит продавец\.$/,
    );
    expect(await rooms()).toEqual([]);
    expect(await figures(post)).toEqual({ opened: 1, wrote: 0 });
    const markup = Object(test.callsTo(buyer.id)[0]?.payload).reply_markup;
    expect(markup.keyboard).toEqual([
      [{ text: 'Оставить номер', request_contact: true }],
      [{ text: 'Другая машина' }, { text: 'O‘zbekcha' }],
    ]);
  });

  it('comes without its cover while the picture is being made, and with it afterwards', async () => {
    const post = await posted();
    const cover = await shop.addPhoto();
    await test.db.pool.query('update autos set cover_id = $1 where id = $2', [cover, post.autoId]);
    await start(post);
    expect(test.callsTo(buyer.id).map(({ method }) => method)).toEqual(['sendMessage']);
    await test.deps.media.put(fullName(cover), await jpeg(64, 40));
    await start(post);
    expect(test.callsTo(buyer.id).at(-1)?.method).toBe('sendPhoto');
  });

  it('speaks Uzbek to those who do, and changes the language', async () => {
    const post = await posted();
    buyer = test.user(users, { first_name: 'Sherzod', language_code: 'uz' });
    await start(post);
    expect(sentTexts().at(-1)).toMatch(/Savolingizni yozing, sotuvchi javob beradi\.$/);
    await buyer.write('Русский');
    expect(sentTexts().at(-1)).toBe('Напишите вопрос, ответит продавец.');
    expect(await rooms()).toEqual([]);
  });

  it('of a sold car names other cars', async () => {
    const [sold, other] = [await posted(), await posted()];
    await test.db.pool.query(`update autos set status = 'sold_on_karvon' where id = $1`, [
      sold.autoId,
    ]);
    await start(sold);
    expect(sentTexts().at(-1)).toBe('Машина продана. Другие машины салона:');
    const markup = Object(test.callsTo(buyer.id).at(-1)?.payload).reply_markup;
    expect(markup.inline_keyboard).toEqual([
      [{ text: expect.any(String), url: `https://t.me/karvon_bot?start=c_${other.token}` }],
    ]);
    await buyer.write('/start c_0000000000000000');
    expect(sentTexts().at(-1)).toBe('Этой машины больше нет в канале.');
  });

  it('of the own dealership shows a member what buyers see', async () => {
    const post = await posted();
    await test.link(shop.token, buyer);
    test.fake.calls.length = 0;
    await start(post);
    expect(sentTexts()[0]).toMatch(/^Так видит покупатель\.\n/);
    await buyer.write('Торг будет?');
    await test.pass(3, 1);
    expect(sentTexts().at(-1)).toMatch(/«Ответить»/);
    expect(await rooms()).toEqual([]);
    expect(await figures(post)).toEqual({ opened: 0, wrote: 0 });
  });
});

describe('the first message', () => {
  it('opens a room, and makes a lead of the post', async () => {
    const post = await posted();
    await start(post);
    await buyer.write('Торг будет?');
    const room = await onlyRoom();
    expect(room).toMatchObject({
      channel: 'telegram',
      telegram: { username: `b${users}`, blocked: false, muted: false },
      room_type: 'visitor',
      username: 'Шерзод',
      unreadCount: 1,
      lead: { source: 'telegram' },
      last_message: { author: 'client', text: 'Торг будет?' },
    });
    const { body: lead } = await test.call('getLead', {
      token: shop.token,
      params: { id: room.lead.id },
    });
    expect(lead).toMatchObject({ type: 'room', source: 'telegram', telegram_post_id: post.id });
    expect(await figures(post)).toEqual({ opened: 1, wrote: 1 });
    const count = async (telegram_post_id: number) => {
      const query = { telegram_post_id };
      return (await test.call('listLeads', { token: shop.token, query })).body.count;
    };
    expect([await count(post.id), await count(post.id + 1)]).toEqual([1, 0]);
    const shown = await test.call('getTelegramPost', {
      token: shop.token,
      params: { id: post.id },
    });
    expect(shown.body.leads).toBe(await count(post.id));
    expect(await rooms({ channel: 'telegram' })).toHaveLength(1);
    expect(await rooms({ channel: 'site' })).toEqual([]);
  });

  it('waits for the number, which counts only from its owner', async () => {
    await start(await posted());
    await buyer.write('Торг будет?');
    await buyer.send({ contact: { phone_number: '998901112233', user_id: buyer.id + 1 } });
    await test.settled();
    expect(sentTexts().at(-1)).toMatch(/свой номер/);
    expect((await onlyRoom()).phone).toBeUndefined();
    await buyer.send({ contact: { phone_number: '998901112233', user_id: buyer.id } });
    await test.settled();
    const room = await onlyRoom();
    expect(room).toMatchObject({ phone: '+998901112233', room_type: 'buyer' });
    const { body: lead } = await test.call('getLead', {
      token: shop.token,
      params: { id: room.lead.id },
    });
    expect(lead.phone).toBe('+998901112233');
  });
});

describe('a number that comes later', () => {
  const number = () => `+9989011${String(users).padStart(5, '0')}`;
  const share = async () => {
    await buyer.send({ contact: { phone_number: number().slice(1), user_id: buyer.id } });
    await test.settled();
  };
  const source = () => createLeadSource(test);
  const carOf = async ({ autoId }: Post) => (await shop.get(autoId)).leads;
  const list = async () =>
    (await test.call('listLeads', { token: shop.token, query: {} })).body.results;

  it('joins the lead of the same car to the earlier one of the room', async () => {
    const post = await posted();
    await start(post);
    await buyer.write('Торг будет?');
    test.clock.advance(600);
    const later = await source().kept({
      auto_id: post.autoId,
      client_name: 'Шерзод Каримов',
      phone: number(),
      type: 'call',
      call: { answered: false, duration: 0 },
    });
    await test.settled();
    expect(await list()).toHaveLength(2);
    expect(await carOf(post)).toBe(2);
    await share();
    const [lead, ...others] = await list();
    expect(others).toEqual([]);
    const room = await onlyRoom();
    expect(lead).toMatchObject({
      id: room.lead.id,
      type: 'room',
      source: 'telegram',
      phone: number(),
      telegram_post_id: post.id,
      contact_count: 2,
      last_contact_at: later.created_at,
      status: 'new',
    });
    expect(await carOf(post)).toBe(1);
    const params = { id: lead.id };
    const { body } = await test.call('getLeadHistory', { token: shop.token, params });
    expect(body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['contact', 'contact']);
    const { body: events } = await test.call('listEvents', { token: shop.token });
    expect(events.events.at(-1)).toMatchObject({ changed: { type: 'lead', id: lead.id } });
  });

  it('opens a contacted lead again, whose notices and messages lead to the one that is left', async () => {
    const member = test.user((users += 1), { first_name: 'Нодира' });
    await test.link(shop.token, member);
    const post = await posted();
    const first = await source().kept({ auto_id: post.autoId, client_name: '', phone: number() });
    await test.pass(70);
    const body = { status: 'contacted' };
    await test.call('updateLead', { token: shop.token, params: { id: first.id }, body });
    test.clock.advance(600);
    await start(post);
    await buyer.write('Торг будет?');
    await share();
    const [lead, ...others] = await list();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      id: first.id,
      type: 'leads',
      source: 'listing',
      client_name: 'Шерзод',
      status: 'new',
      telegram_post_id: post.id,
      contact_count: 2,
    });
    expect(lead.waiting_since).toBe(lead.last_contact_at);
    expect((await onlyRoom()).lead.id).toBe(first.id);
    // The Telegram message about the lead belongs to the room from now on.
    const { rows: cards } = await test.db.pool.query(
      'select message_id from telegram_cards where chat_id = $1 order by id desc limit 1',
      [member.id],
    );
    const reply = { reply_to_message: { message_id: Number(cards[0].message_id) } };
    await member.write('Приезжайте', reply);
    await test.pass(3, 1);
    expect(sentTexts().at(-1)).toBe('Приезжайте');
  });

  it('stays with its room while the other lead has a room too', async () => {
    const post = await posted();
    const external_id = `site-room-${users}`;
    const room = { external_id, room_type: 'buyer', auto_id: post.autoId, phone: number() };
    await test.call('openRoom', { body: room });
    await start(post);
    await buyer.write('Торг будет?');
    await share();
    expect(await list()).toHaveLength(2);
  });
});

describe('a conversation', () => {
  let roomId: number;
  beforeEach(async () => {
    await start(await posted());
    await buyer.write('Торг будет?');
    ({ id: roomId } = await onlyRoom());
    test.fake.calls.length = 0;
  });

  it('takes the dealer’s texts and photos to the buyer, and edits of the buyer back', async () => {
    const { body: sent } = await send(roomId, 'Да, приезжайте');
    expect(sent.delivery).toEqual({ state: 'sending' });
    await test.settled();
    expect(sentTexts()).toEqual(['Да, приезжайте']);
    expect((await messages(roomId)).at(-1).delivery).toEqual({ state: 'sent' });
    const id = await buyer.write('Когда?');
    await buyer.edit(id, { text: 'Во сколько?' });
    expect((await messages(roomId)).at(-1)).toMatchObject({
      text: 'Во сколько?',
      edited_at: expect.any(String),
    });
  });

  it('takes an album of the buyer as one message', async () => {
    for (const name of ['a', 'b']) test.fake.files.set(name, await jpeg(90, 60));
    const album = { media_group_id: `album-${users}` };
    await buyer.send({ ...album, photo: photo('a'), caption: 'Моя' });
    await buyer.send({ ...album, photo: photo('b') });
    await test.pass(4, 1);
    const last = (await messages(roomId)).at(-1);
    expect(last.text).toBe('Моя');
    expect(last.attachments).toHaveLength(2);
    const attachments = last.attachments.map(({ id }: { id: string }) => id);
    // Images of the room belong to the dealership, which may send them back.
    await send(roomId, 'Такая же?', { attachments });
    await test.pass(3, 1);
    expect(test.callsTo(buyer.id).at(-1)?.method).toBe('sendMediaGroup');
    await send(roomId, 'Эта?', { attachments: attachments.slice(0, 1) });
    await test.pass(3, 1);
    expect(test.callsTo(buyer.id).at(-1)).toMatchObject({
      method: 'sendPhoto',
      payload: { caption: 'Эта?' },
    });
  });

  it('announces a voice message, which is not kept', async () => {
    await buyer.send({ voice: {} });
    await test.settled();
    expect(sentTexts()).toEqual(['Пока только текст и фото.']);
    expect((await messages(roomId)).at(-1).text).toBe('Прислал голосовое сообщение');
    await buyer.send({ sticker: {} });
    await test.settled();
    expect(sentTexts()).toHaveLength(2);
    expect(await messages(roomId)).toHaveLength(2);
  });

  it('says why a message did not arrive, and sends it again', async () => {
    test.fake.respond = () => ({ kind: 'rejected', reason: 'telegram 400' });
    const { body: sent } = await send(roomId, 'Да');
    await test.settled();
    expect((await messages(roomId)).at(-1).delivery).toEqual({
      state: 'failed',
      reason: 'rejected',
    });
    test.fake.respond = () => undefined;
    const resend = (id: number) =>
      test.call('resendMessage', { token: shop.token, params: { roomId, id } });
    const again = await resend(sent.id);
    expect([again.status, again.body.delivery]).toEqual([200, { state: 'sending' }]);
    await test.settled();
    expect((await resend(sent.id)).body.delivery).toEqual({ state: 'sent' });
    expect((await resend(sent.id + 1000)).status).toBe(404);
    expect(sentTexts()).toEqual(['Да', 'Да']);
  });

  it('ends while the buyer has stopped the bot, and sends nothing old later', async () => {
    test.fake.respond = () => ({ kind: 'blocked', reason: 'telegram 403' });
    const { body: sent } = await send(roomId, 'Да');
    await test.settled();
    expect((await onlyRoom()).telegram.blocked).toBe(true);
    expect((await messages(roomId)).at(-1).delivery).toEqual({
      state: 'failed',
      reason: 'blocked',
    });
    test.fake.respond = () => undefined;
    expect((await send(roomId, 'Алло')).body).toMatchObject({ status: 409, code: 'buyer_blocked' });
    const params = { roomId, id: sent.id };
    const again = await test.call('resendMessage', { token: shop.token, params });
    expect(again.body).toMatchObject({ status: 409, code: 'buyer_blocked' });
    test.fake.calls.length = 0;
    await test.receive({
      my_chat_member: {
        chat: { id: buyer.id, type: 'private' },
        from: { id: buyer.id, first_name: 'Шерзод' },
        new_chat_member: { status: 'member' },
      },
    });
    await test.pass(60, 10);
    expect((await onlyRoom()).telegram.blocked).toBe(false);
    expect(sentTexts()).toEqual([]);
    await buyer.stop();
    expect((await onlyRoom()).telegram.blocked).toBe(true);
  });

  it('is refused once in a muted room', async () => {
    const params = { roomId };
    const mute = (muted: boolean) =>
      test.call('updateRoom', { token: shop.token, params, body: { muted } });
    expect((await mute(true)).body.telegram.muted).toBe(true);
    await buyer.write('Алло');
    await buyer.write('Алло?');
    expect(sentTexts()).toEqual(['Салон не принимает сообщения.']);
    expect(await messages(roomId)).toHaveLength(1);
    await mute(false);
    await buyer.write('Теперь?');
    expect(await messages(roomId)).toHaveLength(2);
  });

  it('has 20 messages a minute, and one answer to more', async () => {
    for (let n = 0; n < 22; n += 1) await buyer.write(`${n}`);
    expect(sentTexts()).toEqual(['Много сообщений. Напишите через минуту.']);
    expect(await messages(roomId)).toHaveLength(20);
  });

  it('knows several cars and dealerships apart', async () => {
    const other = await openShop(test, catalogue);
    await start(await posted(other));
    await buyer.write('А у вас?');
    const [strange] = await rooms({}, other.token);
    await send(roomId, 'Да, приезжайте');
    await test.pass(3, 1);
    expect(sentTexts().at(-1)).toMatch(/^.+ · .+\nДа, приезжайте$/);
    const reply = test.callsTo(buyer.id).at(-1);
    expect(reply?.method).toBe('sendMessage');
    const { rows } = await test.db.pool.query(
      `select message_id from telegram_parts where chat_id = $1 order by id desc limit 1`,
      [buyer.id],
    );
    await buyer.write('Еду', { reply_to_message: { message_id: Number(rows[0].message_id) } });
    expect((await messages(roomId)).at(-1).text).toBe('Еду');
    await buyer.write('Ау');
    const { body } = await test.call('getRoom', {
      token: other.token,
      params: { roomId: strange.id },
    });
    expect(body.last_message.text).toBe('Ау');
  });
});

it('leaves groups', async () => {
  await test.receive({
    my_chat_member: {
      chat: { id: -77, type: 'supergroup' },
      from: { id: buyer.id, first_name: 'Шерзод' },
      new_chat_member: { status: 'member' },
    },
  });
  await test.settled();
  expect(test.fake.calls).toContainEqual({ method: 'leaveChat', payload: { chat_id: -77 } });
});

it('splits long texts at a paragraph, a line or a word', () => {
  const paragraph = 'слово '.repeat(600).trim();
  const parts = splitText(`${paragraph}\n\n${paragraph}`);
  expect(parts).toEqual([paragraph, paragraph]);
  expect(splitText('я'.repeat(5000)).map(({ length }) => length)).toEqual([4096, 904]);
  expect(splitText('')).toEqual([]);
});
