import { businessAccess } from '../../../platform/values/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from '../../../platform/values/owner';
import { createPhones, loginAgain, signInDealer } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import {
  type Shop,
  type TestCatalogue,
  openShop,
  readCatalogue,
} from '../../stock/autos/autos.fixture';
import type { NewNotification } from './notification-types';
import { bellEvents, bellOf } from './notifications.fixture';

const day = 86_400;
let test: TestApp;
let bell: ReturnType<typeof bellOf>;
let token: string;
let owner: Owner;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  bell = bellOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  const signedIn = await test.signIn();
  token = signedIn.token;
  owner = signedIn.dealer.owner;
});

const list = async (query: Record<string, string | number | boolean> = {}, language = 'ru') =>
  (await test.call('listNotifications', { token, query, headers: { 'accept-language': language } }))
    .body;
const read = (body: object, by = token) => test.call('readNotifications', { token: by, body });

const expired = (car: string): NewNotification => ({
  type: 'auto_expired',
  target: { type: 'auto', id: 5012 },
  params: { car },
});
const message = (room: number, text: string, id = 1): NewNotification => ({
  type: 'message_new',
  target: { type: 'room', id: room },
  params: { client: 'Дилшод', text, message: id },
});

describe('listNotifications', () => {
  it('makes the text in the reader’s language, newest first', async () => {
    await bell.notify(owner, expired('Kia K5, 2022'));
    test.clock.advance(60);
    await bell.notify(owner, {
      type: 'auto_expiring',
      target: { type: 'auto', id: 5013 },
      params: { car: 'Chevrolet Cobalt, 2024', days: 3 },
    });
    const ru = await list();
    expect(ru).toMatchObject({ count: 2, unread_count: 2 });
    expect(ru.results[0]).toEqual({
      id: expect.any(Number),
      type: 'auto_expiring',
      title: 'Срок объявления заканчивается',
      text: 'До конца размещения Chevrolet Cobalt, 2024: 3 дня.',
      read: false,
      created_at: test.clock.now().toISOString(),
      target: { type: 'auto', id: 5013 },
    });
    const uz = await list({}, 'uz');
    expect(uz.results[0].text).toBe('Chevrolet Cobalt, 2024: e’lon muddati tugashiga 3 kun qoldi.');
  });

  it('pages, and counts unread ones regardless of the filter', async () => {
    for (let n = 1; n <= 5; n += 1) await bell.notify(owner, expired(`Car ${n}`));
    const all = await list({ size: 2 });
    await read({ ids: [all.results[0].id] });
    const second = await list({ size: 2, page: 2 });
    expect(second.results.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('Car 3'),
      expect.stringContaining('Car 2'),
    ]);
    expect(await list({ size: 2, unread: true })).toMatchObject({ count: 4, unread_count: 4 });
    expect(await list({ size: 2, page: 9 })).toMatchObject({ results: [], count: 5 });
  });

  it('has none of another dealer', async () => {
    await bell.notify(owner, expired('Mine'));
    const stranger = await test.signIn();
    const { body } = await test.call('listNotifications', { token: stranger.token });
    expect(body).toEqual({ results: [], count: 0, unread_count: 0 });
    await read({ up_to: 9_999_999 }, stranger.token);
    expect(await list()).toMatchObject({ unread_count: 1 });
  });

  it('keeps them for 90 days, and sweeps them', async () => {
    await bell.notify(owner, expired('Old'));
    const [{ id }] = (await list()).results;
    test.clock.advance(89 * day);
    await bell.notify(owner, expired('New'));
    test.clock.advance(day);
    expect(await list()).toMatchObject({ count: 1, unread_count: 1 });
    await test.jobs.schedule('notification_sweep', 1, test.clock.now());
    await test.jobs.runDue();
    const { rows } = await test.db.pool.query('select 1 from notifications where id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await list()).toMatchObject({ count: 1 });
  });

  it('rejects bad pages and strangers', async () => {
    expect(await test.call('listNotifications', { token, query: { page: 0 } })).toMatchObject({
      status: 422,
    });
    expect(await test.call('listNotifications', { token: '' })).toMatchObject({ status: 401 });
  });
});

describe('readNotifications', () => {
  it('marks by id and up to one, and leaves what came meanwhile', async () => {
    for (const car of ['A', 'B', 'C']) await bell.notify(owner, expired(car));
    const [c, b] = (await list()).results;
    expect((await read({ ids: [b.id] })).body).toEqual({ unread_count: 2 });
    await bell.notify(owner, expired('D'));
    expect((await read({ up_to: c.id })).body).toEqual({ unread_count: 1 });
    const { results } = await list({ unread: true });
    expect(results[0].text).toContain('D');
  });

  it('changes nothing the second time, and notifies the other pages once', async () => {
    await bell.notify(owner, expired('A'));
    const [{ id }] = (await list()).results;
    await read({ ids: [id] });
    expect((await read({ ids: [id, 424_242] })).body).toEqual({ unread_count: 0 });
    expect(await bellEvents(test, owner)).toEqual([
      {
        action: 'notification',
        notification: { id, type: 'auto_expired', target: { type: 'auto', id: 5012 } },
        unread_count: 1,
      },
      { action: 'notification', unread_count: 0 },
    ]);
  });

  it.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ up_to: 0 }], [{ all: true }]])(
    'rejects %j',
    async (body) => {
      expect(await read(body)).toMatchObject({ status: 422 });
    },
  );

  it('wants a token', async () => {
    expect(await read({ up_to: 1 }, '')).toMatchObject({ status: 401 });
  });
});

describe('notify', () => {
  it('is part of the surrounding transaction', async () => {
    const failing = test.db.transaction(async () => {
      await bell.notify(owner, expired('Never'));
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await list()).toMatchObject({ count: 0 });
    expect(await bellEvents(test, owner)).toEqual([]);
  });

  it('keeps one unread notification for a room, and marks it read with the room', async () => {
    await bell.notify(owner, message(701, 'Здравствуйте'));
    await bell.notify(owner, message(702, ''));
    await bell.notify(owner, message(701, 'Ещё продаёте?', 3));
    const { results, unread_count } = await list();
    expect(unread_count).toBe(2);
    expect(results.map(({ text }: { text: string }) => text)).toEqual([
      'Дилшод: Ещё продаёте?',
      'Дилшод: фото',
    ]);
    await bell.readRoom(businessAccess(owner), 701, 2);
    expect(await list()).toMatchObject({ count: 2, unread_count: 2 });
    await bell.readRoom(businessAccess(owner), 701, 3);
    expect(await list()).toMatchObject({ count: 2, unread_count: 1 });
    await bell.notify(owner, message(701, 'Алло'));
    expect(await list()).toMatchObject({ count: 3, unread_count: 2 });
  });

  it('gives ids in the order of commits, however they race', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 0
          ? read({ up_to: 9_999_999 })
          : bell.notify(owner, n % 2 === 0 ? message(9, `m${n}`) : expired(`Car ${n}`)),
      ),
    );
    const events = await bellEvents(test, owner);
    const ids = events.flatMap(({ notification }) =>
      notification === undefined ? [] : [notification.id],
    );
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(events.at(-1)?.unread_count).toBe((await list()).unread_count);
  });

  it('truncates long texts, and accepts params of another version', async () => {
    await bell.notify(owner, message(77, '🚗'.repeat(2000)));
    const [long] = (await list()).results;
    expect(long.text.length).toBeLessThanOrEqual(1000);
    expect(long.text).toMatch(/🚗…$/u);
    await test.db.pool.query(`update notifications set params = '{}' where id = $1`, [long.id]);
    expect((await list()).results[0]).toMatchObject({ title: 'Уведомление', text: '' });
  });
});

describe('cars', () => {
  let catalogue: TestCatalogue;
  let shop: Shop;
  beforeAll(async () => {
    catalogue = await readCatalogue(test);
  });
  beforeEach(async () => {
    shop = await openShop(test, catalogue);
  });
  const pushed = async () => {
    const { body } = await test.call('listNotifications', { token: shop.token });
    return body.results.map(({ type }: { type: string }) => type);
  };

  it('report what moderators and timers did, not what the dealer did', async () => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    expect(await pushed()).toEqual([]);
    const reasons = [
      { field: 'photos', code: 'photo_phone', text_ru: 'Виден номер.', text_uz: 'Raqam bor.' },
    ];
    await shop.moderate(id, 'decline', { reasons });
    const { body } = await test.call('listNotifications', { token: shop.token });
    expect(body.results[0]).toMatchObject({
      title: 'Объявление отклонено',
      text: 'Chevrolet Cobalt, 2024: Виден номер.',
      target: { type: 'auto', id },
    });
  });

  it('report approval, the end of a reservation, coming expiry, and expiry', async () => {
    const { id } = await shop.active();
    await shop.move(id, 'barakami');
    test.clock.advance(3 * day + 1);
    await test.jobs.runDue();
    test.clock.advance(24 * day);
    await test.jobs.runDue();
    expect(await pushed()).toEqual(['auto_expiring', 'auto_reservation_ended', 'auto_approved']);
    test.clock.advance(3 * day);
    await test.jobs.runDue();
    expect(await pushed()).toHaveLength(4);
    expect((await pushed())[0]).toBe('auto_expired');
  });

  it('report when they may be refreshed again', async () => {
    const { id } = await shop.active();
    await test.call('refreshAuto', { token: shop.token, params: { id } });
    test.clock.advance(3 * day + 1);
    await test.jobs.runDue();
    expect((await pushed())[0]).toBe('auto_refresh_ready');
  });

  it('report an admin’s look and complaints', async () => {
    const { id } = await shop.active();
    const at = test.clock.now().toISOString();
    const events = ['one', 'two', 'three'].map((visitor) => ({
      id: `report-${visitor}-${id}`,
      auto_id: id,
      kind: 'report',
      at,
      visitor,
      report_reason: 'other',
    }));
    await test.call('addListingEvents', { body: { events } });
    await shop.moderate(id, 'flag', { note: 'двойник' });
    expect((await pushed()).slice(0, 2)).toEqual(['auto_flagged', 'auto_reported']);
  });
});

describe('sessions', () => {
  const nextPhone = createPhones(6_500_000);
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
  const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';

  it('report a sign-in from a new device, once, and not the first', async () => {
    const dealer = await signInDealer(test, nextPhone(), { 'user-agent': chrome });
    const again = await loginAgain(test, dealer.phone, { 'user-agent': chrome });
    const types = async () => {
      const { body } = await test.call('listNotifications', { token: again });
      return body.results;
    };
    expect(await types()).toEqual([]);
    const other = await loginAgain(test, dealer.phone, { 'user-agent': phone });
    expect(await types()).toMatchObject([
      { type: 'session_new', text: expect.stringContaining('Chrome, Android, 127.0.0.1') },
    ]);
    await test.call('logout', { token: other });
    await loginAgain(test, dealer.phone, { 'user-agent': phone });
    expect(await types()).toHaveLength(1);
  });
});

describe('leads and chat', () => {
  let catalogue: TestCatalogue;
  let shop: Shop;
  beforeAll(async () => {
    catalogue = await readCatalogue(test);
  });
  beforeEach(async () => {
    shop = await openShop(test, catalogue);
  });
  const pushed = async () =>
    (await test.call('listNotifications', { token: shop.token, query: { unread: true } })).body
      .results;

  it('report a lead once, by what it is', async () => {
    const { id } = await shop.active();
    const lead = { external_id: `l-${id}`, auto_id: id, source: 'listing', client_name: 'Дилшод' };
    const phone = '+998901112233';
    await test.call('addLead', { body: { ...lead, phone: '+998935557788', type: 'leads' } });
    await test.call('addLead', { body: { ...lead, phone: '+998935557788', type: 'leads' } });
    const call = { answered: false, duration: 0 };
    const body = { ...lead, external_id: `c-${id}`, client_name: '', phone, type: 'call', call };
    await test.call('addLead', { body });
    const [second, first, ...others] = await pushed();
    expect(others.map(({ type }: { type: string }) => type)).toEqual(['auto_approved']);
    expect(first).toMatchObject({
      title: 'Новый лид',
      text: 'Дилшод спрашивает о Chevrolet Cobalt, 2024.',
      target: { type: 'lead' },
    });
    expect(second).toMatchObject({
      title: 'Пропущенный звонок',
      text: '+998\u00A090\u00A0111\u00A022\u00A033, по объявлению Chevrolet Cobalt, 2024.',
      phone,
    });
    // A written lead asks for no call.
    expect(first).not.toHaveProperty('phone');
  });

  it('report a buyer’s message until the room is read', async () => {
    const { id: auto_id } = await shop.active();
    const room = await test.call('openRoom', {
      body: { external_id: `r-${auto_id}`, auto_id, room_type: 'buyer', username: 'Дилшод' },
    });
    const roomId: number = room.body.id;
    const body = { client_id: 'client-message-1', text: 'Ещё продаёте?' };
    const sent = await test.call('addMessage', { params: { roomId }, body });
    expect(sent.status).toBeLessThan(300);
    expect((await pushed())[0]).toMatchObject({
      title: 'Новое сообщение',
      text: 'Дилшод: Ещё продаёте?',
      target: { type: 'room', id: roomId },
    });
    await test.call('readAllMessages', { token: shop.token, params: { roomId } });
    expect((await pushed()).map(({ type }: { type: string }) => type)).toEqual(['auto_approved']);
  });
});
