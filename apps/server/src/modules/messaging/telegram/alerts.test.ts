import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { createTradeInSite } from '../../trade-in/trade-in/trade-in.fixture';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TelegramTest, createTelegramTest } from './telegram.fixture';

const nextPhone = createPhones(7_100_000);
let test: TelegramTest;
let catalogue: Awaited<ReturnType<typeof readCatalogue>>;
let owner: { token: string };
let carId: number;
let shop: Awaited<ReturnType<typeof openShop>>;
let source: ReturnType<typeof createLeadSource>;
let who: ReturnType<TelegramTest['user']>;
let lastUser = 20_000;

/** Noon in Tashkent, a day later for each test. */
let day = Date.parse('2026-07-06T07:00:00Z');

beforeAll(async () => {
  test = await createTelegramTest();
  catalogue = await readCatalogue(test);
  source = createLeadSource(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  day += 86_400_000;
  test.clock.set(new Date(day));
  test.fake.calls.length = 0;
  test.fake.respond = () => undefined;
  test.sent.length = 0;
  shop = await openShop(test, catalogue);
  owner = { token: shop.token };
  // The car is approved before the member is linked, so that its notice is not sent.
  carId = (await shop.active()).id;
  who = await linked(owner.token, 'Нодира');
});

async function linked(token: string, first_name: string) {
  lastUser += 1;
  const user = test.user(lastUser, { first_name });
  await test.link(token, user);
  await test.pass(5);
  test.fake.calls.length = 0;
  return user;
}

async function set(body: object, token = owner.token) {
  const { body: now } = await test.call('getTelegram', { token });
  const headers = { 'if-match': `"v${now.version}"` };
  const { status } = await test.call('updateTelegramSettings', { token, body, headers });
  expect(status).toBe(200);
}

/** An owner's page in use, as far as the server can see it. */
const openPage = () =>
  test.db.pool.query(`update sessions set last_used_at = $1`, [test.clock.now()]);

let buyers = 0;
async function lead(more: object = {}) {
  buyers += 1;
  const phone = `+99890${8_000_000 + buyers}`;
  return source.kept({ auto_id: carId, client_name: 'Бахтиёр', phone, ...more });
}
const contacted = (id: number, token = owner.token) =>
  test.call('updateLead', { token, params: { id }, body: { status: 'contacted' } });
const keyboard = (call: object) => {
  const markup = Object(Object(call).payload).reply_markup;
  return markup.inline_keyboard[0].map(({ text }: { text: string }) => text);
};
const lastCall = () => {
  const call = test.callsTo(who.id).at(-1);
  if (call === undefined) throw new Error('Nothing was sent.');
  return call;
};
const lastText = () => String(Object(lastCall().payload).text);
const dataOf = (text: string): string => {
  const markup = Object(lastCall().payload).reply_markup;
  return markup.inline_keyboard[0].find((one: { text: string }) => one.text === text).callback_data;
};
const messageId = async () => {
  const { rows } = await test.db.pool.query(
    `select message_id from telegram_cards where chat_id = $1 order by id desc limit 1`,
    [who.id],
  );
  return Number(rows[0].message_id);
};

let rooms = 0;
const room = async () => {
  rooms += 1;
  const opened = await test.call('openRoom', {
    body: {
      external_id: `tg-room-${rooms}`,
      room_type: 'buyer',
      username: 'Шерзод',
      auto_id: carId,
    },
  });
  return Number(opened.body.id);
};
let messages = 0;
const says = async (roomId: number, text: string) => {
  messages += 1;
  const body = { client_id: `buyer-message-${messages}`, text };
  const { status } = await test.call('addMessage', { params: { roomId }, body });
  expect(status).toBe(200);
};

describe('a lead', () => {
  it('comes at once while the member is away, and a minute later beside an open page', async () => {
    await test.db.pool.query(`update sessions set last_used_at = '2020-01-01'`);
    await lead();
    await test.settled();
    expect(test.textsTo(who.id)).toHaveLength(1);
    expect(lastText()).toMatch(/^Новый лид\nБахтиёр, \+998\s90/);
    expect(keyboard(lastCall())).toEqual(['Связались', 'Позвонить', 'Открыть']);
    await openPage();
    await lead();
    await test.pass(58);
    expect(test.textsTo(who.id)).toHaveLength(1);
    await test.pass(4);
    expect(test.textsTo(who.id)).toHaveLength(2);
    await test.pass(3600, 300);
    expect(test.textsTo(who.id)).toHaveLength(2);
  });

  it.each(['notification read', 'contacted'])('does not come when %s first', async (how) => {
    await openPage();
    const { id } = await lead();
    await test.pass(30);
    if (how === 'contacted') await contacted(id);
    else {
      const { body } = await test.call('listNotifications', { token: owner.token });
      const ids = [body.results[0].id];
      await test.call('readNotifications', { token: owner.token, body: { ids } });
    }
    await test.pass(1200, 60);
    expect(test.callsTo(who.id)).toEqual([]);
    expect(test.sent).toEqual([]);
  });

  it('does not come when its event is off', async () => {
    await set({ events: { lead_new: false } });
    await lead();
    await test.pass(120);
    expect(test.callsTo(who.id)).toEqual([]);
    await lead({ type: 'call', call: { answered: false, duration: 0 } });
    await test.pass(120);
    expect(lastText()).toMatch(/^Пропущенный звонок\n/);
  });

  it('comes to the responsible member, else to those who see its showroom', async () => {
    const seller = await joinTeam(test, owner, { phone: nextPhone() });
    const other = await joinTeam(test, owner, { phone: nextPhone() });
    await setPermissions(test, owner.token, 'on');
    const chat = await linked(seller.token, 'Азиз');
    const otherChat = await linked(other.token, 'Камола');
    const { id } = await lead();
    await test.pass(70);
    for (const one of [who, chat, otherChat]) expect(test.textsTo(one.id)).toHaveLength(1);
    const token = owner.token;
    await test.call('updateLead', { token, params: { id }, body: { responsible: seller.id } });
    await test.pass(2000, 100);
    test.fake.calls.length = 0;
    const again = await test.call('getLead', { token, params: { id } });
    await source.kept({
      auto_id: carId,
      client_name: 'Бахтиёр',
      phone: again.body.phone,
    });
    await test.pass(70);
    expect(test.textsTo(chat.id)).toHaveLength(1);
    expect(test.callsTo(who.id)).toEqual([]);
    expect(test.callsTo(otherChat.id)).toEqual([]);
  });

  it('changes its message when a colleague has contacted the buyer', async () => {
    const colleague = await joinTeam(test, owner, { phone: nextPhone() });
    const { id } = await lead();
    await test.pass(70);
    await contacted(id, colleague.token);
    await test.pass(5, 1);
    expect(lastCall().method).toBe('editMessageText');
    expect(lastText()).toMatch(/\nСвязались: Ислом Раҳимов, 12:0\d$/);
    expect(keyboard(lastCall())).toEqual(['Открыть']);
    const edits = test.callsTo(who.id).length;
    await test.pass(30, 3);
    expect(test.callsTo(who.id)).toHaveLength(edits);
  });

  it('has one message for contacts of half an hour', async () => {
    const first = await lead();
    await test.pass(70);
    const contact = { auto_id: carId, client_name: 'Бахтиёр', phone: first.phone };
    await source.kept({ ...contact, type: 'call', call: { answered: false, duration: 0 } });
    await test.pass(70);
    expect(test.textsTo(who.id)).toHaveLength(1);
    expect(lastCall().method).toBe('editMessageText');
    expect(lastText()).toMatch(/^Пропущенный звонок\n/);
    await test.pass(1800, 100);
    await source.kept(contact);
    await test.pass(70);
    expect(test.textsTo(who.id)).toHaveLength(2);
  });
});

describe('a press', () => {
  it('marks the lead as contacted, and takes it back for ten minutes', async () => {
    const { id } = await lead();
    await test.pass(70);
    const status = async () =>
      (await test.call('getLead', { token: owner.token, params: { id } })).body.status;
    const contact = dataOf('Связались');
    expect(Buffer.byteLength(contact)).toBeLessThanOrEqual(64);
    await who.press(await messageId(), contact);
    expect(await status()).toBe('contacted');
    await test.pass(5, 1);
    expect(lastText()).toMatch(/\nСвязались: вы, 12:0\d$/);
    expect(keyboard(lastCall())).toEqual(['Вернуть', 'Открыть']);
    const undo = dataOf('Вернуть');
    await who.press(await messageId(), undo);
    expect(await status()).toBe('new');
    await test.pass(5, 1);
    expect(keyboard(lastCall())).toEqual(['Связались', 'Позвонить', 'Открыть']);
    await who.press(await messageId(), dataOf('Связались'));
    await test.pass(615, 15);
    expect(keyboard(lastCall())).toEqual(['Открыть']);
    await who.press(await messageId(), undo);
    expect(await status()).toBe('contacted');
    const alerts = test.fake.calls.filter(({ method }) => method === 'answerCallbackQuery');
    expect(Object(alerts.at(-1)?.payload)).toMatchObject({
      text: 'Вернуть уже нельзя.',
      show_alert: true,
    });
  });

  it('of a colleague who was late says who was first', async () => {
    const colleague = await joinTeam(test, owner, { phone: nextPhone() });
    const { id } = await lead();
    await test.pass(70);
    const data = dataOf('Связались');
    await contacted(id, colleague.token);
    await who.press(await messageId(), data);
    const alert = test.fake.calls.findLast(({ method }) => method === 'answerCallbackQuery');
    expect(Object(alert?.payload).text).toMatch(/^Уже сделано: Ислом Раҳимов, /);
  });

  it('is refused with a changed signature, from another chat, and after the member left', async () => {
    const seller = await joinTeam(test, owner, { phone: nextPhone() });
    const chat = await linked(seller.token, 'Азиз');
    const { id } = await lead();
    await test.pass(70);
    const data = dataOf('Связались');
    const status = async () =>
      (await test.call('getLead', { token: owner.token, params: { id } })).body.status;
    await who.press(await messageId(), `${data.slice(0, -1)}${data.endsWith('A') ? 'B' : 'A'}`);
    await who.press(await messageId(), data.replace(`:${id}:`, `:${id + 1}:`));
    await chat.press(1, data);
    await test.call('deleteTelegramLink', { token: owner.token });
    await who.press(await messageId(), data);
    expect(await status()).toBe('new');
    const texts = test.fake.calls
      .filter(({ method }) => method === 'answerCallbackQuery')
      .map(({ payload }) => Object(payload).text);
    expect(texts).toEqual(['Нет доступа.', 'Нет доступа.', 'Нет доступа.', 'Нет доступа.']);
  });
});

describe('a call', () => {
  it('opens a page with the number of that lead, for a week', async () => {
    const { phone } = await lead();
    await test.pass(70);
    const markup = Object(lastCall().payload).reply_markup;
    const { url } = markup.inline_keyboard[0][1];
    expect(url).toMatch(/^https:\/\/karvon\.example\/call\//);
    const { pathname } = new URL(url);
    const page = await test.app.inject(pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`href="tel:${phone}"`);
    expect((await test.app.inject(`${pathname}x`)).statusCode).toBe(404);
    expect((await test.app.inject(pathname.replace('/call/', '/call/9'))).statusCode).toBe(404);
    test.clock.advance(7 * 86_400);
    expect((await test.app.inject(pathname)).statusCode).toBe(404);
  });
});

describe('quiet hours', () => {
  const night = () => test.clock.set(new Date(day + 12 * 3_600_000));
  /** 08:00 in Tashkent. */
  const morning = () => test.clock.set(new Date(day + 20 * 3_600_000 + 1000));

  it('hold what comes at night, and leave out what was read', async () => {
    night();
    const read = await lead();
    await lead();
    await test.pass(120);
    expect(test.callsTo(who.id)).toEqual([]);
    await contacted(read.id);
    morning();
    await test.settled();
    expect(test.textsTo(who.id)).toHaveLength(1);
  });

  it('end with one message when there are more than three', async () => {
    night();
    for (let n = 0; n < 4; n += 1) await lead();
    await lead({ type: 'call', call: { answered: false, duration: 0 } });
    await lead({ type: 'call', call: { answered: false, duration: 0 } });
    await test.pass(120);
    morning();
    await test.settled();
    expect(test.textsTo(who.id)).toEqual(['За ночь: 4 лида, 2 пропущенных звонка.']);
  });
});

describe('a buyer who waits', () => {
  it('is announced once after the minutes of the member', async () => {
    const id = await room();
    await says(id, 'Алло');
    await test.pass(600, 60);
    await says(id, 'Торг будет?');
    expect(test.callsTo(who.id)).toEqual([]);
    await test.pass(310, 10);
    expect(test.textsTo(who.id)).toHaveLength(1);
    expect(lastText()).toMatch(/^Шерзод · .+\nАлло\nТорг будет\?$/);
    await test.pass(3600, 120);
    expect(test.textsTo(who.id)).toHaveLength(1);
  });

  it('is not announced when somebody read or answered', async () => {
    const [read, answered] = [await room(), await room()];
    await says(read, 'Алло');
    await says(answered, 'Алло');
    await test.call('readAllMessages', { token: owner.token, params: { roomId: read } });
    await test.call('sendMessage', {
      token: owner.token,
      params: { roomId: answered },
      body: { client_id: 'dealer-answer-1', text: 'Да' },
    });
    await test.pass(1000, 50);
    expect(test.callsTo(who.id)).toEqual([]);
  });
});

describe('an accepted offer', () => {
  it('names the seller of the car, and calls them', async () => {
    const site = createTradeInSite(test, catalogue);
    const id = await site.add();
    const offer = await site.bid(owner.token, id);
    await site.decide(offer.body.id, 'accepted');
    await test.pass(70);
    expect(lastText()).toMatch(/\nУлугбек, \+998\s91\s555\s01\s34$/);
    expect(keyboard(lastCall())).toEqual(['Позвонить', 'Открыть']);
    const markup = Object(lastCall().payload).reply_markup;
    const { pathname } = new URL(markup.inline_keyboard[0][0].url);
    const page = await test.app.inject(pathname);
    expect(page.body).toContain('href="tel:+998915550134"');
    expect((await test.app.inject(pathname.replace('/call/t', '/call/'))).statusCode).toBe(404);
  });
});

describe('what was read', () => {
  const notificationOf = async (type: string) => {
    const { body } = await test.call('listNotifications', { token: owner.token });
    const found = body.results.find((one: { type: string }) => one.type === type);
    return Number(found.id);
  };
  /** The bell, and the page that a push notification opened, make the same request. */
  const readNotification = async (type: string) => {
    const body = { ids: [await notificationOf(type)] };
    const { status } = await test.call('readNotifications', { token: owner.token, body });
    expect(status).toBe(200);
  };
  const steps = [
    { step: 'before Telegram', at: 0, texts: 0, sms: 0 },
    { step: 'after Telegram', at: 1, texts: 1, sms: 0 },
    { step: 'after the SMS', at: 2, texts: 1, sms: 1 },
  ];
  const rowsOf = (paths: readonly string[]) =>
    steps.flatMap((step) =>
      paths
        .filter((path) => step.at > 0 || !path.includes('Telegram'))
        .map((path) => ({ ...step, path })),
    );

  beforeEach(async () => {
    await openPage();
    await set({ sms_allowed: true });
    await set({ sms: true, waiting_minutes: 5 });
  });

  it.each(rowsOf(['in the bell', 'by the push', 'by a colleague', 'by a press in Telegram']))(
    'of a lead $path $step goes no further',
    async ({ path, at, texts, sms }) => {
      const colleague = await joinTeam(test, owner, { phone: nextPhone() });
      test.sent.length = 0;
      await openPage();
      const { id } = await lead();
      await test.pass([30, 90, 930][at] ?? 0, 30);
      expect([test.textsTo(who.id).length, test.sent.length]).toEqual([texts, sms]);
      if (path === 'by a colleague') await contacted(id, colleague.token);
      else if (path === 'by a press in Telegram')
        await who.press(await messageId(), dataOf('Связались'));
      else await readNotification('lead_new');
      await test.pass(2000, 100);
      expect([test.textsTo(who.id).length, test.sent.length]).toEqual([texts, sms]);
    },
  );

  it.each(
    rowsOf(['in the bell', 'by the push', 'in the room', 'by an answer', 'by a reply in Telegram']),
  )('of a room $path $step goes no further', async ({ path, at, texts, sms }) => {
    const roomId = await room();
    await says(roomId, 'Алло');
    await test.pass([200, 400, 1300][at] ?? 0, 50);
    expect([test.textsTo(who.id).length, test.sent.length]).toEqual([texts, sms]);
    const { token } = owner;
    const params = { roomId };
    if (path === 'in the room') await test.call('readAllMessages', { token, params });
    else if (path === 'by an answer') {
      const body = { client_id: `dealer-answer-${roomId}`, text: 'Да' };
      await test.call('sendMessage', { token, params, body });
    } else if (path === 'by a reply in Telegram')
      await who.write('Да', { reply_to_message: { message_id: await messageId() } });
    else await readNotification('message_new');
    await test.pass(2000, 100);
    expect([test.textsTo(who.id).length, test.sent.length]).toEqual([texts, sms]);
  });
});

describe('SMS', () => {
  beforeEach(async () => {
    await set({ sms_allowed: true });
    await set({ sms: true });
  });

  it('comes after 15 minutes, when nothing was read, five times a day at most', async () => {
    await lead();
    await test.pass(890, 30);
    expect(test.sent).toEqual([]);
    await test.pass(30);
    expect(test.sent).toHaveLength(1);
    expect(test.sent[0]?.text).toMatch(/^Karvon: Новый лид\. /);
    for (let n = 0; n < 6; n += 1) await lead();
    await test.pass(1000, 50);
    expect(test.sent).toHaveLength(5);
  });

  it.each(['a press', 'the dashboard'])('does not come after %s', async (where) => {
    const { id } = await lead();
    await test.pass(70);
    if (where === 'a press') await who.press(await messageId(), dataOf('Связались'));
    else await contacted(id);
    await test.pass(1200, 60);
    expect(test.sent).toEqual([]);
  });

  it('never comes at night, nor where the dealership does not allow it', async () => {
    test.clock.set(new Date(day + 12 * 3_600_000));
    await lead();
    await test.pass(1200, 60);
    expect(test.sent).toEqual([]);
    test.clock.set(new Date(day + 22 * 3_600_000));
    await set({ sms_allowed: false });
    await lead();
    await test.pass(1200, 60);
    expect(test.sent).toEqual([]);
  });
});
