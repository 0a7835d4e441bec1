import { businessAccess } from '../../../platform/values/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createLeadSource } from './leads.fixture';
import { createLeadsService } from './leads.service';

let test: TestApp;
let shop: Shop;
let other: Shop;
let car: number;
let site: ReturnType<typeof createLeadSource>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
  car = (await shop.active()).id;
  site = createLeadSource(test);
});
afterAll(() => test.close());

const get = (id: number, token = shop.token) => test.call('getLead', { token, params: { id } });
const update = (id: number, body: object, token = shop.token) =>
  test.call('updateLead', { token, params: { id }, body });
const create = (body: object, token = shop.token) =>
  test.call('createLead', {
    token,
    body: { type: 'call', client_name: 'Рустам Юлдашев', phone: '+998998887766', ...body },
  });

describe('addLead', () => {
  it('keeps a lead for the dealer of the car, with the car’s showroom', async () => {
    const lead = await site.kept({
      external_id: 'mp-call-1',
      type: 'call',
      client_name: 'Бахтиёр Хамидов',
      phone: '+998901112233',
      auto_id: car,
      call: { answered: false, duration: 0 },
      created_at: '2026-07-05T06:30:00Z',
    });
    expect(lead).toMatchObject({
      type: 'call',
      status: 'new',
      client_name: 'Бахтиёр Хамидов',
      car: { id: car, photo: { name: 'front.jpg' } },
      avtosalon: { id: shop.salon, name: 'Karvon Chilonzor' },
      source: 'listing',
      call: { answered: false, duration: 0 },
      comment: '',
      created_at: '2026-07-05T06:30:00.000Z',
    });
    expect(lead.car.title).toMatch(/^Chevrolet Cobalt, 20\d\d$/);
    expect(lead.first_response_at).toBeUndefined();
    expect((await get(lead.id)).body).toEqual(lead);
  });

  it('keeps one lead for one external id, also when both come at once', async () => {
    const body = { external_id: 'mp-twice', auto_id: car, client_name: 'A' };
    const [a, b] = await Promise.all([site.kept(body), site.kept({ ...body, client_name: 'B' })]);
    expect(a).toEqual(b);
    expect(await site.kept({ ...body, auto_id: 999_999 })).toEqual(a);
    const figures = (await shop.get(car)).leads;
    await site.kept(body);
    expect((await shop.get(car)).leads).toBe(figures);
  });

  it('takes an answered call for answered', async () => {
    const call = { answered: true, duration: 95 };
    const lead = await site.kept({ type: 'call', auto_id: car, call });
    expect(lead).toMatchObject({ status: 'new', first_response_at: lead.created_at });
    // Only contacts of the type `call` keep the field.
    expect((await site.kept({ auto_id: car, call })).call).toBeUndefined();
  });

  it('takes a showroom alone, and a nameless visitor', async () => {
    const lead = await site.kept({ avtosalon: shop.salon, source: 'avtosalon_page' });
    expect(lead).toMatchObject({ client_name: '', avtosalon: { id: shop.salon } });
    expect([lead.car, lead.phone, lead.call, lead.room_id]).toEqual(Array(4).fill(undefined));
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['nothing asked about', {}, 'auto_id', 'required'],
    ['a car that is not there', { auto_id: 999_999 }, 'auto_id', 'unknown_reference'],
    ['a showroom that is not there', { avtosalon: 999_999 }, 'avtosalon', 'unknown_reference'],
    ['a chat without its room', { type: 'room', avtosalon: 1 }, 'room_id', 'required'],
    [
      'a time ahead',
      { avtosalon: 1, created_at: '2026-07-06T07:00:00Z' },
      'created_at',
      'time_out_of_range',
    ],
  ])('rejects %s', async (_, body, field, code) => {
    const { status, body: problem } = await site.add(body);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ field, code }]);
  });

  it('rejects the year 0 by the contract', async () => {
    const { status, body: problem } = await site.add({
      avtosalon: 1,
      created_at: '0000-01-01T00:00:00Z',
    });
    expect(status).toBe(422);
    expect(problem.errors[0]).toMatchObject({ field: 'created_at', code: 'invalid_format' });
  });

  it('gives the lead that came with the room', async () => {
    const { id: room_id } = await test.db.current
      .insertInto('chat_rooms')
      .values({
        business_user_id: shop.owner,
        external_id: 'mp-chat-1',
        room_type: 'visitor',
        username: null,
        phone: null,
        profile_pic: null,
        auto_id: car,
        avtosalon_id: shop.salon,
        viewed_autos: [],
        search: '',
        last_message_id: null,
        opened_at: null,
        waiting_since: null,
        online_until: null,
        last_seen_at: null,
        created_at: test.clock.now(),
        updated_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = await site.kept({ type: 'room', auto_id: car, room_id });
    expect(first).toMatchObject({ type: 'room', room_id });
    expect((await site.kept({ type: 'room', auto_id: car, room_id })).id).toBe(first.id);
    const strange = await site.add({ type: 'room', avtosalon: other.salon, room_id });
    expect(strange.body.errors).toEqual([{ field: 'room_id', code: 'unknown_reference' }]);
  });

  it('rejects car and showroom of two dealers, a strange room, and a caller without the key', async () => {
    const mixed = await site.add({ auto_id: car, avtosalon: other.salon });
    expect(mixed.body.errors).toEqual([{ field: 'avtosalon', code: 'unknown_reference' }]);
    const room = await site.add({ type: 'room', auto_id: car, room_id: 999_999 });
    expect(room.body.errors).toEqual([{ field: 'room_id', code: 'unknown_reference' }]);
    const headers = { 'x-service-key': '' };
    expect((await test.call('addLead', { body: {}, headers })).status).toBe(401);
  });
});

describe('createLead', () => {
  it('writes down who called', async () => {
    const { status, body } = await create({ auto_id: car, comment: 'Перезвонить вечером' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'call',
      status: 'new',
      source: 'dealer',
      car: { id: car },
      avtosalon: { id: shop.salon },
      comment: 'Перезвонить вечером',
      created_at: test.clock.now().toISOString(),
    });
    expect((await create({ type: 'leads' })).body.car).toBeUndefined();
  });

  it('makes one lead of one key', async () => {
    const call = {
      token: shop.token,
      body: { type: 'leads', client_name: 'Once', phone: '+998998887700' },
      headers: { 'idempotency-key': 'write-down-once' },
    };
    const first = await test.call('createLead', call);
    expect((await test.call('createLead', call)).body).toEqual(first.body);
  });

  it('rejects chats, employees, and cars of another dealer', async () => {
    const foreign = (await other.draft()).id;
    const cases: [object, string, string][] = [
      [{ type: 'room' }, 'type', 'invalid_value'],
      [{ responsible: 61 }, 'responsible', 'unknown_reference'],
      [{ auto_id: foreign }, 'auto_id', 'unknown_reference'],
      [{ avtosalon: other.salon }, 'avtosalon', 'unknown_reference'],
      [{ auto_id: car, avtosalon: other.salon }, 'avtosalon', 'unknown_reference'],
    ];
    for (const [body, field, code] of cases) {
      const response = await create(body);
      expect(response.status).toBe(422);
      expect(response.body.errors).toEqual([{ field, code }]);
    }
    expect((await test.call('createLead', { body: {} })).status).toBe(401);
  });
});

describe('updateLead', () => {
  it('marks as contacted, and undoes it without a trace', async () => {
    const { id, ...lead } = await site.kept({ auto_id: car });
    test.clock.advance(600);
    const contacted = (await update(id, { status: 'contacted' })).body;
    expect(contacted).toMatchObject({
      status: 'contacted',
      first_response_at: test.clock.now().toISOString(),
    });
    test.clock.advance(600);
    const again = await update(id, { status: 'contacted', comment: 'Придёт в субботу' });
    const noted = { ...contacted, comment: 'Придёт в субботу', version: 3 };
    expect(again.body).toEqual(noted);
    const undone = await update(id, { status: 'new', comment: '' });
    expect(undone.body).toEqual({ id, ...lead, version: 4 });
  });

  it('leaves the answer given in the chat when the click is undone', async () => {
    const leads = createLeadsService(test.deps);
    const room = {
      room_id: 70_001,
      client_name: 'Sardor',
      auto_id: car,
      source: 'listing',
    } as const;
    const { id } = await leads.openForRoom(businessAccess(shop.owner), room);
    expect(await leads.openForRoom(businessAccess(shop.owner), room)).toEqual({ id });
    const at = test.clock.now();
    const actor_id = shop.owner;
    expect(await leads.firstResponse(businessAccess(shop.owner), 70_001, { at, actor_id })).toBe(
      true,
    );
    expect(
      await leads.firstResponse(businessAccess(shop.owner), 70_001, { at: new Date(), actor_id }),
    ).toBe(false);
    expect(await leads.firstResponse(businessAccess(other.owner), 70_001, { at, actor_id })).toBe(
      false,
    );
    test.clock.advance(60);
    const first_response_at = at.toISOString();
    const contacted = await update(id, { status: 'contacted' });
    expect(contacted.body).toMatchObject({
      status: 'contacted',
      room_id: 70_001,
      first_response_at,
    });
    const undone = await update(id, { status: 'new' });
    expect(undone.body).toMatchObject({ status: 'new', type: 'room', first_response_at });
    await expect(leads.openForRoom(businessAccess(other.owner), room)).rejects.toThrow(
      /another dealer/,
    );
    const rooms = await leads.ofRooms(businessAccess(shop.owner), [70_001, 70_002]);
    expect([...rooms]).toEqual([
      [70_001, { id, status: 'new', source: 'listing', responsible_id: null }],
    ]);
    expect((await leads.ofRooms(businessAccess(other.owner), [70_001])).size).toBe(0);
  });

  it('changes name and note, and finds them afterwards', async () => {
    const { id } = await site.kept({ avtosalon: shop.salon });
    await update(id, {
      client_name: 'Дилноза Рашидова',
      comment: 'Ждёт кредит',
      responsible: null,
    });
    for (const q of ['dilnoza', 'kredit', 'рашид']) {
      const { body } = await test.call('listLeads', { token: shop.token, query: { q } });
      expect(body.results.map((row: { id: number }) => row.id)).toEqual([id]);
    }
  });

  it('checks If-Match: a contact alone keeps the version, one with a comment changes it', async () => {
    const buyer = { auto_id: car, phone: '+998901110055', client_name: 'Рустам' };
    const { id } = await site.kept(buyer);
    await site.kept(buyer);
    const { body, headers } = await get(id);
    expect([body.contact_count, body.version, headers['etag']]).toEqual([2, 1, '"v1"']);
    const change = (comment: string, tag = '"v1"') =>
      test.call('updateLead', {
        token: shop.token,
        params: { id },
        headers: { 'if-match': tag },
        body: { comment },
      });
    const both = await Promise.all([change('Перезвонить'), change('Уже купил')]);
    const [kept, stale] = both.toSorted((a, b) => a.status - b.status);
    expect([kept?.status, stale?.status, stale?.body.code]).toEqual([200, 412, 'stale_version']);
    expect(stale?.body.current).toEqual(kept?.body);
    expect(kept?.headers['etag']).toBe('"v2"');
    await create({ ...buyer, comment: 'Был у нас' });
    expect((await change('Занято', '"v2"')).status).toBe(412);
    expect((await update(id, { comment: 'Последнее слово' })).body.version).toBe(4);
  });

  it('rejects employees, other dealers and missing tokens', async () => {
    const { id } = await site.kept({ auto_id: car });
    const named = await update(id, { responsible: 61 });
    expect(named.body.errors).toEqual([{ field: 'responsible', code: 'unknown_reference' }]);
    expect((await update(id, { status: 'contacted' }, other.token)).status).toBe(404);
    expect((await get(id, other.token)).status).toBe(404);
    expect((await get(id)).body.status).toBe('new');
    expect((await test.call('updateLead', { params: { id }, body: {} })).status).toBe(401);
    expect((await test.call('getLead', { params: { id } })).status).toBe(401);
    expect((await get(0)).status).toBe(422);
  });
});

describe('a car', () => {
  it('is sold to a lead of its dealer only', async () => {
    const sold = (await shop.active()).id;
    const own = (await site.kept({ auto_id: sold })).id;
    const foreign = (await site.kept({ avtosalon: other.salon })).id;
    const sell = (lead_id: number) =>
      shop.move(sold, 'sold_on_karvon', { sale: { price: 149_000_000, currency: 'UZS', lead_id } });
    const rejected = await sell(foreign);
    expect(rejected.body.errors).toEqual([{ field: 'sale.lead_id', code: 'unknown_reference' }]);
    expect((await sell(own)).body.status).toBe('sold_on_karvon');
    const row = await test.db.current
      .selectFrom('autos')
      .select('sale_lead_id')
      .where('id', '=', sold)
      .executeTakeFirstOrThrow();
    expect(row.sale_lead_id).toBe(own);
    // Otherwise the work panel would still ask to call a buyer who has the car.
    expect((await get(own)).body).toMatchObject({
      status: 'contacted',
      first_response_at: test.clock.now().toISOString(),
    });
  });

  it('counts its leads and chats by day and in all', async () => {
    const { id } = await shop.active();
    const now = test.clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
    await site.kept({ auto_id: id, created_at: daysAgo(2) });
    await site.kept({ type: 'call', auto_id: id });
    await createLeadsService(test.deps).openForRoom(businessAccess(shop.owner), {
      room_id: 70_003,
      client_name: '',
      auto_id: id,
      source: 'search',
    });
    const auto = await shop.get(id);
    expect([auto.leads, auto.chats, auto.calls]).toEqual([3, 1, 1]);
    const { body } = await test.call('getAutoStatistics', { token: shop.token, params: { id } });
    expect(body.totals).toMatchObject({ leads: 3, chats: 1 });
    expect(body.days.filter((day: { leads: number }) => day.leads > 0)).toMatchObject([
      { leads: 1, chats: 0 },
      { leads: 2, chats: 1 },
    ]);
  });
});
