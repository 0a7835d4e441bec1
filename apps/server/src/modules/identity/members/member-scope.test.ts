import type { OperationId } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones } from '../../../testing/dealers';
import {
  type TestSocket,
  listenForSockets,
  openSocket,
  streamAfter,
} from '../../../testing/socket-client';
import { joinTeam, setPermissions } from '../../../testing/team';
import { createPushDeliveriesRepository } from '../../foundation/notifications/push-deliveries.repository';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, clientId, openChat } from '../../buyers/chat/chat.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';

let test: TestApp;
let shop: TestChat;
/** In the team's showroom. */
let here: Work;
/** In a showroom of the same business in which the team does not work. */
let there: Work;
let owner = '';
let manager = { id: 0, token: '' };
let seller = { id: 0, token: '' };
const nextPhone = createPhones(6_700_000);

/** One item of each kind that belongs to a showroom. */
async function openWork(avtosalon: number, name: string) {
  const { id: auto } = await shop.active({ avtosalon });
  const { id: room } = await shop.openRoom({ auto_id: auto, phone: nextPhone(), username: name });
  await shop.write(room);
  const lead = await createLeadSource(test).kept({
    auto_id: auto,
    client_name: name,
    phone: nextPhone(),
  });
  const made = await test.call('createApplication', {
    token: owner,
    body: {
      client_name: name,
      phone: nextPhone(),
      current_car: {
        brand: 'Chevrolet',
        car_model: 'Spark',
        brand_id: 1,
        model_id: 105,
        year: 2019,
      },
      desired_car: auto,
    },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { avtosalon, auto, room, lead: Number(lead.id), application: Number(made.body.id) };
}
type Work = Awaited<ReturnType<typeof openWork>>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12000' } });
  shop = await openChat(test);
  owner = shop.token;
  const closed = await test.call('transitionAuto', {
    token: owner,
    params: { id: shop.auto.id },
    body: { to: 'deleted' },
  });
  if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
  const mine = await shop.addSalon('Karvon Sergeli');
  here = await openWork(mine, 'Zilola Karimova');
  there = await openWork(await shop.addSalon('Karvon Yunusobod'), 'Bobur Aliyev');
  const avtosalons = [mine];
  manager = await joinTeam(test, shop, { phone: nextPhone(), role: 'manager', avtosalons });
  seller = await joinTeam(test, shop, { phone: nextPhone(), avtosalons });
  await setPermissions(test, owner, 'on');
});
afterAll(() => test.close());

const as =
  (token: string) =>
  (id: OperationId, options: object = {}) =>
    test.call(id, { token, ...options });
const ownerSees = (id: OperationId, options?: object) => as(owner)(id, options);
const managerSees = (id: OperationId, options?: object) => as(manager.token)(id, options);

const today = () => new Date(test.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
const period = () => ({ query: { from: today(), to: today() } });

describe('lists, counts and files hold the showrooms of the member alone', () => {
  const lists: [OperationId, () => object][] = [
    ['listAutos', () => ({})],
    ['listLeads', () => ({})],
    ['listRooms', () => ({})],
    ['listApplications', () => ({})],
    ['listAutoFigures', period],
  ];
  it.each(lists)('%s', async (id, options) => {
    const { body: all } = await ownerSees(id, options());
    const { body: own } = await managerSees(id, options());
    expect([id, own.count, own.results.length]).toEqual([id, all.count / 2, all.count / 2]);
    expect(own.results.length).toBeGreaterThan(0);
    const sum = ({ statuses = {} }: { statuses?: Record<string, number> }) =>
      Object.values(statuses).reduce((total, count) => total + count, 0);
    expect(sum(own) * 2).toBe(sum(all));
  });

  it('listAvtosalons: their own', async () => {
    const { body } = await managerSees('listAvtosalons');
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([here.avtosalon]);
    expect(body.count).toBe(1);
  });

  it.each<[OperationId, string, string]>([
    ['exportAutos', 'Sergeli', 'Yunusobod'],
    ['exportLeads', 'Zilola', 'Bobur'],
    ['exportApplications', 'Zilola', 'Bobur'],
    ['exportAutoFigures', 'Sergeli', 'Yunusobod'],
  ])('%s', async (id, own, foreign) => {
    const options = id === 'exportAutoFigures' ? period() : {};
    const { body } = await managerSees(id, options);
    expect(body).toContain(own);
    expect(body).not.toContain(foreign);
  });

  it('countAutos, getTotalUnread and the buyers of the list of leads', async () => {
    const cars = async (see: typeof ownerSees) => (await see('countAutos')).body.statuses.active;
    expect((await cars(managerSees)) * 2).toBe(await cars(ownerSees));
    const unread = async (see: typeof ownerSees) =>
      (await see('getTotalUnread')).body.total_unread_messages;
    expect([await unread(managerSees), await unread(ownerSees)]).toEqual([1, 2]);
    const buyers = async (see: typeof ownerSees) => (await see('listLeads')).body.buyer_count;
    expect((await buyers(managerSees)) * 2).toBe(await buyers(ownerSees));
  });

  it('the work panel', async () => {
    const { body: all } = await ownerSees('getWorkPanel');
    const { body: own } = await managerSees('getWorkPanel');
    expect(own.counts.unread_rooms).toBe(1);
    expect(own.counts.new_leads * 2).toBe(all.counts.new_leads);
    expect(own.counts.autos).toBe(1);
    expect(own.rooms).toHaveLength(1);
  });

  it('statistics, and the funnel of showrooms', async () => {
    const leads = async (see: typeof ownerSees) =>
      (await see('getStatistics', period())).body.figures.leads.value;
    expect((await leads(managerSees)) * 2).toBe(await leads(ownerSees));
    const { body } = await managerSees('getFunnel', period());
    expect(JSON.stringify(body)).not.toContain('Yunusobod');
    expect((await managerSees('getResponseSales', period())).status).toBe(200);
  });

  it('the palette, the bell and what a client missed', async () => {
    const found = async (q: string) =>
      (await managerSees('searchPalette', { query: { q } })).body.results.length;
    expect(await found('Zilola')).toBeGreaterThan(0);
    expect(await found('Bobur')).toBe(0);
    expect(await found('Yunusobod')).toBe(0);
    const { body } = await managerSees('listNotifications');
    const targets = body.results.map(
      ({ target }: { target: { type: string; id: number } }) => `${target.type} ${target.id}`,
    );
    expect(targets).toContain(`room ${here.room}`);
    expect(targets).not.toContain(`room ${there.room}`);
    // The whole business gets events: the client reloads what it may see.
    expect((await managerSees('listEvents', { query: { since: 0 } })).body).toMatchObject({
      limited: true,
      events: [],
    });
  });

  it('a buyer who asked in both showrooms: the other lead is not counted beside it', async () => {
    const phone = nextPhone();
    const source = createLeadSource(test);
    const own = await source.kept({ auto_id: here.auto, client_name: 'Umid', phone });
    await source.kept({ auto_id: there.auto, client_name: 'Umid', phone });
    const other = async (see: typeof ownerSees) =>
      (await see('getLead', { params: { id: own.id } })).body;
    expect((await other(ownerSees)).buyer.lead_count).toBe(2);
    expect((await other(managerSees)).buyer.lead_count).toBe(1);
  });
});

describe('rows of another showroom', () => {
  const reads: [OperationId, () => Record<string, number>][] = [
    ['getAuto', () => ({ id: there.auto })],
    ['getAutoHistory', () => ({ id: there.auto })],
    ['getAutoStatistics', () => ({ id: there.auto })],
    ['getAutoQuality', () => ({ id: there.auto })],
    ['deleteAuto', () => ({ id: there.auto })],
    ['refreshAuto', () => ({ id: there.auto })],
    ['getAvtosalon', () => ({ id: there.avtosalon })],
    ['getLead', () => ({ id: there.lead })],
    ['getLeadHistory', () => ({ id: there.lead })],
    ['getApplication', () => ({ id: there.application })],
    ['getApplicationHistory', () => ({ id: there.application })],
    ['getRoom', () => ({ roomId: there.room })],
    ['listMessages', () => ({ roomId: there.room })],
    ['readAllMessages', () => ({ roomId: there.room })],
  ];
  it.each(reads)('%s: 404', async (id, params) => {
    expect((await managerSees(id, { params: params() })).status).toBe(404);
  });

  it('cannot be named either: 422', async () => {
    const { body } = await managerSees('createLead', {
      body: { type: 'call', client_name: 'Umid', phone: nextPhone(), auto_id: there.auto },
    });
    expect(body.errors).toEqual([{ field: 'auto_id', code: 'unknown_reference' }]);
    const car = await managerSees('createAuto', {
      body: await shop.fullBody({ avtosalon: there.avtosalon }),
    });
    expect(car.body.errors).toEqual([{ field: 'avtosalon', code: 'unknown_reference' }]);
  });

  it('a new showroom is the owner’s matter: its maker would not see it', async () => {
    const { body, status } = await managerSees('createAvtosalon', {
      body: {
        name: 'Karvon Motors',
        phone: '+998901234567',
        region: 1,
        address: 'Bunyodkor 1',
        latitude: 41.3,
        longitude: 69.2,
        opening_time: '09:00',
        closing_time: '18:00',
        logo: 'aLogoOfOurs',
        facade_photo: 'aFacadeOfOurs',
      },
    });
    expect([status, body.needs]).toEqual([403, 'owner']);
  });

  it('is all there while roles are off', async () => {
    await setPermissions(test, owner, 'off');
    expect((await managerSees('getLead', { params: { id: there.lead } })).status).toBe(200);
    expect((await managerSees('listAvtosalons')).body.count).toBeGreaterThan(1);
    await setPermissions(test, owner, 'on');
  });
});

describe('a seller', () => {
  const sellers = (id: OperationId, options?: object) => as(seller.token)(id, options);
  const needsManager = { status: 403, body: { code: 'not_permitted', needs: 'manager' } };

  it('leaves price and showroom of a car on sale, and deletes none', async () => {
    const { version, price } = (await sellers('getAuto', { params: { id: here.auto } })).body;
    const save = (body: object) =>
      sellers('updateAuto', {
        params: { id: here.auto },
        headers: { 'if-match': `"v${version}"` },
        body,
      });
    expect(await save({ price: price - 1_000_000 })).toMatchObject(needsManager);
    expect(await save({ avtosalon: shop.salon })).toMatchObject(needsManager);
    expect((await save({ price, barter: true })).status).toBe(200);
    expect(
      await sellers('transitionAuto', { params: { id: here.auto }, body: { to: 'deleted' } }),
    ).toMatchObject(needsManager);
    const reserved = await sellers('transitionAuto', {
      params: { id: here.auto },
      body: { to: 'barakami' },
    });
    expect(reserved.status).toBe(200);
  });

  it('prices a draft of their own', async () => {
    const body = await shop.fullBody({ avtosalon: here.avtosalon });
    const { body: draft } = await sellers('createAuto', { body });
    const saved = await sellers('updateAuto', {
      params: { id: draft.id },
      headers: { 'if-match': `"v${draft.version}"` },
      body: { price: 99_000_000 },
    });
    expect(saved.status).toBe(200);
  });

  it('can read, but not change, rows of other responsible members', async () => {
    const leads = createLeadSource(test);
    const lead = await leads.kept({ auto_id: here.auto, client_name: 'Umid', phone: nextPhone() });
    const params = { id: lead.id };
    const assign = (responsible: number) =>
      managerSees('updateLead', { params, body: { responsible } });
    await assign(manager.id);
    const contacted = { body: { status: 'contacted' } };
    expect((await sellers('getLead', { params })).status).toBe(200);
    expect(await sellers('updateLead', { params, ...contacted })).toMatchObject(needsManager);
    // Each lead is rejected independently.
    const bulk = await sellers('updateLeads', { body: { ids: [lead.id], status: 'contacted' } });
    expect(bulk.body).toMatchObject({ done: 0, results: [{ ok: false, code: 'not_permitted' }] });
    expect((await sellers('getLead', { params })).body).toMatchObject({ status: 'new' });
    expect(
      await sellers('createApplication', {
        body: {
          client_name: 'Umid',
          phone: nextPhone(),
          current_car: {
            brand: 'Chevrolet',
            car_model: 'Spark',
            brand_id: 1,
            model_id: 105,
            year: 2019,
          },
          lead_id: lead.id,
        },
      }),
    ).toMatchObject(needsManager);
    await assign(seller.id);
    expect((await sellers('updateLead', { params, ...contacted })).status).toBe(200);
  });

  it('the same of a chat, by the responsible of its lead', async () => {
    const params = { roomId: here.room };
    const { lead } = (await sellers('getRoom', { params })).body;
    const assign = (responsible: number | null) =>
      managerSees('updateLead', { params: { id: lead.id }, body: { responsible } });
    await assign(manager.id);
    const message = () => ({ params, body: { client_id: clientId(), text: 'Здравствуйте' } });
    expect(await sellers('sendMessage', message())).toMatchObject(needsManager);
    expect(await sellers('updateRoom', { params, body: { note: 'x' } })).toMatchObject(
      needsManager,
    );
    const { body: list } = await sellers('listMessages', { params });
    const { id } = list.data.items[0];
    expect(await sellers('resendMessage', { params: { ...params, id } })).toMatchObject(
      needsManager,
    );
    await assign(null);
    expect((await sellers('sendMessage', message())).status).toBe(200);
  });

  it('the same of an application', async () => {
    const params = { id: here.application };
    const ids = [here.application];
    await managerSees('updateApplications', {
      body: { ids, action: 'assign', responsible: manager.id },
    });
    const { version } = (await sellers('getApplication', { params })).body;
    const save = () =>
      sellers('updateApplication', {
        params,
        headers: { 'if-match': `"v${version}"` },
        body: { status: 'rejected', reject_reason: 'price' },
      });
    expect(await save()).toMatchObject(needsManager);
    expect(
      await sellers('updateApplications', {
        body: { ids, action: 'assign', responsible: seller.id },
      }),
    ).toMatchObject(needsManager);
  });

  it('sees figures of their own leads only, and work that is theirs or unassigned', async () => {
    const leadsOf = async (token: string) =>
      (await as(token)('getStatistics', period())).body.figures.leads.value;
    const mine = await as(seller.token)('listLeads', { query: { responsible: seller.id } });
    expect(await leadsOf(seller.token)).toBe(mine.body.count);
    expect(await leadsOf(manager.token)).toBeGreaterThan(mine.body.count);
  });
});

describe('a manager who blocks a seller', () => {
  it('hands over their leads and applications of every showroom', async () => {
    const leaver = await joinTeam(test, shop, { phone: nextPhone(), avtosalons: [here.avtosalon] });
    await as(owner)('updateLead', {
      params: { id: there.lead },
      body: { responsible: leaver.id },
    });
    await as(owner)('updateApplications', {
      body: { ids: [there.application], action: 'assign', responsible: leaver.id },
    });
    const params = { id: leaver.id };
    expect((await managerSees('getEmployee', { params })).body).toMatchObject({
      open_lead_count: 1,
      open_application_count: 1,
    });
    const blocked = await managerSees('updateEmployee', {
      params,
      body: { status: 'blocked', reassign_to: manager.id },
    });
    expect(blocked).toMatchObject({ status: 200, body: { open_application_count: 0 } });
    const { body } = await ownerSees('getLead', { params: { id: there.lead } });
    expect(body.responsible).toMatchObject({ id: manager.id });
    const application = await ownerSees('getApplication', { params: { id: there.application } });
    expect(application.body.responsible).toMatchObject({ id: manager.id });
  });
});

describe('the socket', () => {
  it('carries the showrooms of the member alone, with places that have no gap', async () => {
    const base = await listenForSockets(test.app);
    const [all, own] = [
      openSocket(base, `token=${owner}`),
      openSocket(base, `token=${seller.token}`),
    ];
    const [{ seq }] = await Promise.all([all.enter(here.room), own.enter(here.room)]);
    await shop.write(there.room, { text: 'чужое' });
    await shop.signal(there.room, { action: 'typing' });
    await shop.write(here.room, { text: 'своё' });
    const isOwn = (frame: { message?: { text?: string } }) => frame.message?.text === 'своё';
    const seen = await all.frame(isOwn);
    const mine = await own.frame(isOwn);
    expect(seen.total_unread_messages).toBeGreaterThan(mine.total_unread_messages);
    const { body } = await test.call('getTotalUnread', { token: seller.token });
    expect(mine.total_unread_messages).toBe(body.total_unread_messages);
    const until = (socket: TestSocket) =>
      streamAfter(socket, seq).flatMap((frame) => (frame.seq <= mine.seq ? [frame.seq] : []));
    expect(until(own).length).toBeGreaterThan(2);
    expect(until(own)).toEqual(until(all));
    const text = JSON.stringify(own.frames);
    expect(text).not.toContain('чужое');
    expect(own.frames.filter(({ room_id }) => room_id === there.room)).toEqual([]);
    own.send({ action: 'online', message: { room_id: there.room } });
    const refused = await own.frame(({ action }) => action === 'error');
    expect(refused.message).toEqual({ code: 'not_found', room_id: there.room });

    // A change of the roles mode closes open sockets, so that pages reload.
    await setPermissions(test, owner, 'on');
    expect(await own.closed).toBe(1012);
    all.close();
  });
});

describe('pushes', () => {
  const devices = () => createPushDeliveriesRepository(test.db);
  beforeAll(async () => {
    const put = (token: string, fingerprint: string) =>
      test.call('putDevice', {
        token,
        params: { fingerprint },
        body: { push_token: `push-${fingerprint}`, platform: 'web', language: 'ru' },
      });
    await put(owner, 'owners-device-0001');
    await put(seller.token, 'sellers-device-0001');
  });

  it('go to members who may see the subject', async () => {
    const ringsFor = async (room: number) => {
      const notification = await test.db.current
        .selectFrom('notifications')
        .selectAll()
        .where('target_type', '=', 'room')
        .where('target_id', '=', room)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return devices().fanOut(notification, test.clock.now());
    };
    expect(await ringsFor(here.room)).toBe(2);
    expect(await ringsFor(there.room)).toBe(1);
  });

  it('of an inspection go to its responsible member, or to everybody if it is unassigned', async () => {
    const ringsFor = async (responsible: number | null) => {
      await ownerSees('updateApplications', {
        body: { ids: [here.application], action: 'assign', responsible },
      });
      const notification = await test.db.current
        .insertInto('notifications')
        .values({
          business_user_id: shop.owner,
          type: 'application_today',
          target_type: 'application',
          target_id: here.application,
          params: JSON.stringify({ client: 'Zilola', car: 'Spark', time: '11:00' }),
          created_at: test.clock.now(),
          push_at: test.clock.now(),
          read_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await devices().fanOut(notification, test.clock.now());
      const rung = await test.db.current
        .selectFrom('push_deliveries')
        .select('fingerprint')
        .where('notification_id', '=', notification.id)
        .orderBy('fingerprint')
        .execute();
      return rung.map(({ fingerprint }) => fingerprint);
    };
    expect(await ringsFor(seller.id)).toEqual(['sellers-device-0001']);
    expect(await ringsFor(null)).toEqual(['owners-device-0001', 'sellers-device-0001']);
  });
});
