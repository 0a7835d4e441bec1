import { businessAccess } from '../../../platform/values/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFcm } from '../../../platform/providers/push/fcm';
import { type LocalFcm, createLocalFcm } from '../../../platform/providers/push/local-fcm';
import { readServiceAccount } from '../../../platform/providers/push/service-account';
import { createPhones, loginAgain, signInDealer } from '../../../testing/dealers';
import { lockWaits } from '../../../testing/lock-waits';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import type { NewNotification } from './notification-types';
import { bellOf } from './notifications.fixture';

const nextPhone = createPhones(6_800_000);
const clock = { now: () => test.clock.now() };
let fcm: LocalFcm;
let test: TestApp;
let bell: ReturnType<typeof bellOf>;
let dealer: Awaited<ReturnType<typeof signInDealer>>;

beforeAll(async () => {
  fcm = createLocalFcm({ now: () => clock.now().getTime() });
  await fcm.listen();
  const account = readServiceAccount(fcm.serviceAccount());
  const push = createFcm({ account, clock, baseUrl: fcm.origin() });
  test = await createTestApp({ deps: { push } });
  bell = bellOf(test);
});
afterAll(async () => {
  await test.close();
  await fcm.close();
});
beforeEach(async () => {
  fcm.sent.length = 0;
  test.clock.advance(7200);
  dealer = await signInDealer(test, nextPhone());
});

async function put(fingerprint: string, language = 'ru', token = dealer.token) {
  const body = { push_token: `t-${fingerprint}`, language };
  const { status } = await test.call('putDevice', { token, params: { fingerprint }, body });
  expect(status).toBe(200);
}

const lead: NewNotification = {
  type: 'lead_new',
  target: { type: 'lead', id: 3307 },
  params: { client: 'Дилшод', kind: 'lead', car: 'Kia K5, 2022' },
};
const message = (room: number, text: string): NewNotification => ({
  type: 'message_new',
  target: { type: 'room', id: room },
  params: { client: 'Дилшод', text, message: 1 },
});

const delivered = () =>
  vi.waitFor(async () => {
    const { rows } = await test.db.pool.query(
      `select 1 from push_deliveries where state = 'claimed' or (state = 'pending' and due_at <= $1)`,
      [clock.now()],
    );
    expect(rows).toEqual([]);
  }, 60_000);

/** Runs the timers. The clock is stopped during deliveries: waits are counted from the response. */
async function settle(seconds: number) {
  // Steps take a second, because one job may be due between two others.
  for (let n = 0; n < seconds; n += 1) {
    test.clock.advance(1);
    await test.jobs.runDue();
    await delivered();
  }
}

const states = async () => {
  const { rows } = await test.db.pool.query(
    `select fingerprint, state, attempts, reason from push_deliveries
     where business_user_id = $1 order by notification_id, fingerprint`,
    [dealer.id],
  );
  return rows;
};

describe('a notification', () => {
  it('reaches each device in its language three seconds later, once', async () => {
    await put('desk-0001');
    await put('phone-0001', 'uz');
    await bell.notify(dealer.id, lead);
    await settle(2);
    expect(fcm.sent).toEqual([]);
    await settle(2);
    const byToken = fcm.sent.toSorted((a, b) => (a.token < b.token ? -1 : 1));
    expect(byToken.map(({ token, data }) => [token, data['title']])).toEqual([
      ['t-desk-0001', 'Новый лид'],
      ['t-phone-0001', 'Yangi lid'],
    ]);
    expect(byToken[0]?.data).toMatchObject({
      body: 'Дилшод спрашивает о Kia K5, 2022.',
      link: `/dashboard/leads?lead=${String(lead.target?.id)}`,
      tag: expect.stringMatching(/^notice-\d+$/),
      notification_id: expect.stringMatching(/^\d+$/),
    });
    await settle(60);
    expect(fcm.sent).toHaveLength(2);
  });

  it('stays away when it was read meanwhile, or its room was', async () => {
    await put('desk-0002');
    await bell.notify(dealer.id, lead);
    await bell.notify(dealer.id, message(8, 'Алло'));
    const { body } = await test.call('listNotifications', { token: dealer.token });
    const leadNotification = body.results.find(({ type }: { type: string }) => type === 'lead_new');
    await test.call('readNotifications', {
      token: dealer.token,
      body: { ids: [leadNotification.id] },
    });
    await bell.readRoom(businessAccess(dealer.id), 8, 1);
    await settle(5);
    expect(await states()).toEqual([]);
    expect(fcm.sent).toEqual([]);
  });

  it('is one push for several messages of a room, with the last one, and is not delayed by them', async () => {
    await put('desk-0003');
    await bell.notify(dealer.id, message(9, 'Раз'));
    await settle(2);
    await bell.notify(dealer.id, message(9, 'Два'));
    await settle(2);
    expect(fcm.sent.map(({ data }) => [data['body'], data['tag']])).toEqual([
      ['Дилшод: Два', 'room-9'],
    ]);
    await settle(10);
    expect(fcm.sent).toHaveLength(1);
  });

  it('is replaced without a deadlock with the running timer', async () => {
    await put('desk-0005');
    await bell.notify(dealer.id, message(10, 'Раз'));
    const { rows } = await test.db.pool.query<{ id: number }>(
      `select id from notifications where business_user_id = $1`,
      [dealer.id],
    );
    const [first] = rows;
    let second: Promise<void> | undefined;
    // In the timer's order: its own row first, then the delivery, which refers to the notification.
    await test.db.transaction(async () => {
      await sql`delete from jobs where kind = 'push_notice' and subject_id = ${first?.id}`.execute(
        test.db.current,
      );
      second = test.db.detached(() => bell.notify(dealer.id, message(10, 'Два')));
      await expect.poll(() => lockWaits(test.db)).toBe(1);
      const kept = await sql`select id from notifications where id = ${first?.id}
        for key share nowait`.execute(test.db.current);
      expect(kept.rows).toHaveLength(1);
    });
    await second;
    await settle(5);
    expect(fcm.sent.map(({ data }) => data['body'])).toEqual(['Дилшод: Два']);
  });

  it('goes to no device whose session ended, whose dealer is another, or that gave no token', async () => {
    const other = await loginAgain(test, dealer.phone);
    await put('gone-0004', 'ru', other);
    await test.call('putDevice', {
      token: dealer.token,
      params: { fingerprint: 'mute-4000' },
      body: { language: 'ru' },
    });
    const stranger = await signInDealer(test, nextPhone());
    await put('strange-0004', 'ru', stranger.token);
    await put('desk-0004');
    await bell.notify(dealer.id, lead);
    await test.call('logout', { token: other });
    await settle(5);
    expect(fcm.sent.map(({ token }) => token)).toEqual(['t-desk-0004']);
  });

  it('goes out in batches to many devices', async () => {
    for (let n = 0; n < 120; n += 1) await put(`many-${n}-xx`);
    await bell.notify(dealer.id, lead);
    await settle(5);
    expect(new Set(fcm.sent.map(({ token }) => token)).size).toBe(120);
    expect(fcm.sent).toHaveLength(120);
  });
});

describe('a rejection', () => {
  it.each(['UNREGISTERED', 'INVALID_TOKEN', 'SENDER_ID_MISMATCH'] as const)(
    '%s ends the token, and the device stays',
    async (error) => {
      await put(`dead-${error}`);
      fcm.reject(`t-dead-${error}`, error);
      await bell.notify(dealer.id, lead);
      await settle(5);
      expect(await states()).toMatchObject([{ state: 'failed', attempts: 1 }]);
      const { rows } = await test.db.pool.query(
        'select push_token from devices where fingerprint = $1',
        [`dead-${error}`],
      );
      expect(rows).toEqual([{ push_token: null }]);
      // The device sees the dropped token by this request.
      const params = { fingerprint: `dead-${error}` };
      const { body } = await test.call('getDevice', { token: dealer.token, params });
      expect(body.push).toBe(false);
    },
  );

  it('that is temporary is retried after the requested time, at most four times', async () => {
    await put('busy-6000');
    fcm.reject('t-busy-6000', 'QUOTA_EXCEEDED', { times: 1, retryAfter: 30 });
    await bell.notify(dealer.id, lead);
    await settle(20);
    expect(fcm.sent).toEqual([]);
    await settle(20);
    expect(fcm.sent).toHaveLength(1);
    fcm.reject('t-busy-6000', 'UNAVAILABLE');
    await bell.notify(dealer.id, lead);
    await settle(500);
    expect((await states()).at(-1)).toMatchObject({ state: 'failed', attempts: 4 });
  });

  it('is not tried again once the notification was read', async () => {
    await put('busy-7000');
    fcm.reject('t-busy-7000', 'UNAVAILABLE', { times: 1 });
    await bell.notify(dealer.id, lead);
    await settle(5);
    await test.call('readNotifications', { token: dealer.token, body: { up_to: 9_999_999 } });
    await settle(20);
    expect(await states()).toMatchObject([{ state: 'skipped', reason: 'read' }]);
    expect(fcm.sent).toEqual([]);
  });

  it('without a reason is not retried: the push may have been delivered', async () => {
    await put('cut-8000');
    fcm.reject('t-cut-8000', 'cut', { times: 1 });
    await bell.notify(dealer.id, lead);
    await settle(60);
    expect(await states()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(fcm.sent).toEqual([]);
  });
});

describe('a server that died', () => {
  it('before it took a delivery: the next one sends it', async () => {
    await put('crash-9000');
    await bell.notify(dealer.id, lead);
    await test.db.pool.query(
      `insert into push_deliveries (notification_id, business_user_id, fingerprint, state, due_at)
       select id, business_user_id, 'crash-9000', 'pending', $2 from notifications where business_user_id = $1`,
      [dealer.id, clock.now()],
    );
    await test.jobs.schedule('push_retry', 0, clock.now());
    await settle(1);
    expect(fcm.sent).toHaveLength(1);
    await settle(10);
    expect(fcm.sent).toHaveLength(1);
  });

  it('after claiming a push does not send it again', async () => {
    await put('crash-9100');
    await bell.notify(dealer.id, lead);
    await test.db.pool.query(
      `insert into push_deliveries (notification_id, business_user_id, fingerprint, state, due_at, attempts)
       select id, business_user_id, 'crash-9100', 'claimed', $2, 1 from notifications where business_user_id = $1`,
      [dealer.id, clock.now()],
    );
    for (let n = 0; n < 30; n += 1) {
      test.clock.advance(1);
      await test.jobs.runDue();
    }
    await test.jobs.schedule('push_retry', 0, clock.now());
    await test.jobs.runDue();
    expect(await states()).toMatchObject([{ state: 'claimed' }]);
    expect(fcm.sent).toEqual([]);
  });
});
