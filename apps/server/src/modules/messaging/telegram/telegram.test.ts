import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { createTestApp } from '../../../testing/test-app';
import { type TelegramTest, createTelegramTest } from './telegram.fixture';

const nextPhone = createPhones(6_900_000);
let test: TelegramTest;
let owner: { token: string };

beforeAll(async () => {
  test = await createTelegramTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(3600);
  test.fake.calls.length = 0;
  test.fake.respond = () => undefined;
  owner = await test.signIn();
});

let lastUser = 10_000;
const newUser = (first_name = 'Нодира') => {
  lastUser += 1;
  return test.user(lastUser, { first_name, username: `p${lastUser}` });
};
const state = async (token = owner.token) => {
  const { body } = await test.call('getTelegram', { token });
  return body;
};
const newLink = async (token = owner.token) => {
  const { body } = await test.call('createTelegramLink', { token });
  return String(body.url).split('start=')[1] ?? '';
};
const confirm = (accept: boolean, token = owner.token) =>
  test.call('confirmTelegramLink', { token, body: { accept } });

describe('a link', () => {
  it('requires a choice', async () => {
    const { token } = owner;
    const { status } = await test.call('confirmTelegramLink', { token, body: {} });
    expect(status).toBe(422);
  });

  it('links the account that opened it, once the member confirms', async () => {
    const who = newUser();
    expect((await state()).state).toBe('none');
    const start = await newLink();
    expect(start).toMatch(/^m_[0-9A-Za-z]{22}$/);
    const waiting = await state();
    expect(waiting).toMatchObject({
      state: 'waiting',
      link: { url: `https://t.me/karvon_bot?start=${start}` },
    });
    await who.write(`/start ${start}`);
    expect(await state()).toMatchObject({
      state: 'found',
      candidate: { name: 'Нодира', username: `p${who.id}` },
    });
    expect(test.textsTo(who.id)).toEqual(['Вернитесь в кабинет и подтвердите.']);
    const { status, body } = await confirm(true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'linked', account: { name: 'Нодира' } });
    await test.settled();
    expect(test.textsTo(who.id)[1]).toMatch(/^Связано: Жасур Каримов\n/);
  });

  it('speaks the language in which the member uses the dashboard', async () => {
    const who = newUser();
    await who.write(`/start ${await newLink()}`);
    const { token } = owner;
    const headers = { 'accept-language': 'uz' };
    await test.call('confirmTelegramLink', { token, headers, body: { accept: true } });
    await test.settled();
    expect(test.textsTo(who.id)[1]).toMatch(/^Ulandi: Жасур Каримов\n/);
    await who.write('/start');
    expect(test.textsTo(who.id)[2]).toMatch(/«Javob berish»/);
    await test.call('testTelegram', { token, headers: { 'accept-language': 'ru' } });
    await who.write('/start');
    await test.pass(3, 1);
    expect(test.textsTo(who.id).at(-1)).toMatch(/«Ответить»/);
  });

  it('links nobody who was not confirmed: a stolen one, a rejected one, one opened by two', async () => {
    const [thief, member] = [newUser('Вор'), newUser()];
    const start = await newLink();
    await thief.write(`/start ${start}`);
    await member.write(`/start ${start}`);
    expect(test.textsTo(member.id)).toEqual(['Ссылка устарела. Создайте новую в кабинете.']);
    expect(await state()).toMatchObject({ state: 'found', candidate: { name: 'Вор' } });
    expect((await confirm(false)).body).toMatchObject({ state: 'none' });
    expect((await confirm(true)).body).toMatchObject({ code: 'link_expired' });
    await thief.write(`/start ${start}`);
    expect((await state()).state).toBe('none');
  });

  it('ends after ten minutes, and with the next one', async () => {
    const who = newUser();
    const first = await newLink();
    const second = await newLink();
    await who.write(`/start ${first}`);
    expect((await state()).state).toBe('waiting');
    test.clock.advance(601);
    await who.write(`/start ${second}`);
    expect((await state()).state).toBe('none');
    expect((await confirm(true)).status).toBe(410);
  });

  it('gives no second account to a user, and no second user to an account', async () => {
    const who = newUser();
    await test.link(owner.token, who);
    const other = await test.signIn();
    const start = await newLink(other.token);
    await who.write(`/start ${start}`);
    expect((await confirm(true, other.token)).body).toMatchObject({ code: 'telegram_taken' });
    expect((await state()).state).toBe('linked');
    const another = newUser('Азиз');
    await test.link(owner.token, another);
    expect((await state()).account).toMatchObject({ name: 'Азиз' });
    await test.link(other.token, who);
    expect((await state(other.token)).state).toBe('linked');
  });

  it('shows each step on open pages, also of a member who sees one showroom', async () => {
    const member = await joinTeam(test, owner, { phone: nextPhone() });
    await setPermissions(test, owner.token, 'on');
    const changes = async () => {
      const { body } = await test.call('listEvents', { token: owner.token });
      return body.events
        .map(({ changed }: { changed?: object }) => changed)
        .filter((changed: object | undefined) => changed !== undefined);
    };
    const who = newUser();
    await who.write(`/start ${await newLink(member.token)}`);
    const own = { type: 'telegram', id: member.id };
    expect(await changes()).toEqual([own]);
    await confirm(true, member.token);
    await who.stop();
    await who.stop();
    await who.write('/start');
    await test.call('deleteTelegramLink', { token: member.token });
    expect(await changes()).toEqual([own, own, own, own, own]);
  });

  it('is made five times a minute at most', async () => {
    for (let n = 0; n < 5; n += 1) await newLink();
    expect((await test.call('createTelegramLink', { token: owner.token })).status).toBe(429);
  });

  it('has no control characters in the name of its candidate', async () => {
    const who = newUser('\u202eНодира\u0000');
    await who.write(`/start ${await newLink()}`);
    expect((await state()).candidate).toMatchObject({ name: 'Нодира' });
  });
});

describe('a linked account', () => {
  it('gets a test message, or the reason why not', async () => {
    const who = newUser();
    const send = () => test.call('testTelegram', { token: owner.token });
    expect((await send()).body).toMatchObject({ code: 'telegram_not_linked' });
    await test.link(owner.token, who);
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.ms).toBeGreaterThanOrEqual(0);
    expect(test.textsTo(who.id).at(-1)).toBe('Проверка: сообщения приходят.');
    expect((await state()).account?.last_sent_at).toBe(test.clock.now().toISOString());
    test.fake.respond = () => ({ kind: 'unknown', reason: 'cut' });
    expect((await send()).body).toMatchObject({ status: 503, code: 'telegram_away' });
    test.fake.respond = () => ({ kind: 'blocked', reason: '403' });
    expect((await send()).body).toMatchObject({ code: 'telegram_blocked' });
    expect((await state()).state).toBe('blocked');
  });

  it('is shown as blocked while the user stopped the bot', async () => {
    const who = newUser();
    await test.link(owner.token, who);
    await who.stop();
    expect((await state()).state).toBe('blocked');
    await who.write('/start');
    expect((await state()).state).toBe('linked');
  });

  it('ends with the unlinking, and when the member is blocked', async () => {
    const who = newUser();
    await test.link(owner.token, who);
    expect((await test.call('deleteTelegramLink', { token: owner.token })).status).toBe(204);
    expect((await state()).state).toBe('none');
    const kept = async (table: string) =>
      (await test.db.pool.query(`select 1 from ${table} where chat_id = $1`, [who.id])).rows.length;
    expect(await kept('telegram_updates')).toBe(0);
    const member = await joinTeam(test, owner, { phone: nextPhone() });
    await test.link(member.token, who);
    expect(await kept('telegram_updates')).toBeGreaterThan(0);
    const blocked = await test.call('updateEmployee', {
      token: owner.token,
      params: { id: member.id },
      body: { status: 'blocked' },
    });
    expect(blocked.status).toBe(200);
    const { rows } = await test.db.pool.query(
      `select 1 from telegram_accounts where chat_id = $1`,
      [who.id],
    );
    expect(rows).toEqual([]);
    expect(await kept('telegram_updates')).toBe(0);
  });
});

describe('settings', () => {
  const patch = (body: object, version = 1, token = owner.token) =>
    test.call('updateTelegramSettings', {
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });

  it('change singly, and only from the version that was read', async () => {
    const { body } = await patch({ events: { moderation: false }, delay_seconds: 0 });
    expect(body).toMatchObject({
      version: 2,
      settings: { events: { moderation: false, lead_new: true }, delay_seconds: 0, sms: false },
    });
    const late = await patch({ waiting_minutes: 5 });
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ version: 2 });
    const { body: quiet } = await patch({ quiet: { on: true, from: '23:30', to: '06:00' } }, 2);
    expect(quiet.settings.quiet).toEqual({ on: true, from: '23:30', to: '06:00' });
  });

  it('reject quiet hours without length', async () => {
    const { status, body } = await patch({ quiet: { on: true, from: '08:00', to: '08:00' } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'quiet.to', code: 'quiet_hours' }]);
  });

  it('let the owner alone allow SMS', async () => {
    const member = await joinTeam(test, owner, { phone: nextPhone() });
    expect((await patch({ sms_allowed: true }, 1, member.token)).status).toBe(403);
    expect((await patch({ sms_allowed: true })).body).toMatchObject({ sms_allowed: true });
    expect(await state(member.token)).toMatchObject({ sms_allowed: true });
  });
});

it('is off without a bot', async () => {
  const app = await createTestApp();
  const { token } = await app.signIn();
  const { body } = await app.call('getTelegram', { token });
  expect(body).toMatchObject({ state: 'off', sms_allowed: false });
  const made = await app.call('createTelegramLink', { token });
  expect(made.body).toMatchObject({ status: 503, code: 'telegram_off' });
  expect((await app.call('testTelegram', { token })).body).toMatchObject({ code: 'telegram_off' });
  await app.close();
});
