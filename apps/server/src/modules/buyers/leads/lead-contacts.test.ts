import { businessAccess } from '../../../platform/values/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createLeadSource } from './leads.fixture';
import { createLeadsService } from './leads.service';

let test: TestApp;
let shop: Shop;
let cars: [number, number];
let site: ReturnType<typeof createLeadSource>;
let phones = 0;
let me: number;

const hour = 3600;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  cars = [(await shop.active()).id, (await shop.active()).id];
  site = createLeadSource(test);
  me = (await test.call('getProfile', { token: shop.token })).body.member.id;
});
afterAll(() => test.close());

const newPhone = () => {
  phones += 1;
  return `+99890700${String(phones).padStart(4, '0')}`;
};
const missed = (phone: string, more: object = {}) =>
  site.kept({
    type: 'call',
    phone,
    auto_id: cars[0],
    call: { answered: false, duration: 0 },
    ...more,
  });
const call = (
  operation: 'getLead' | 'getLeadHistory' | 'updateLead' | 'undoLead',
  id: number,
  body?: object,
) => test.call(operation, { token: shop.token, params: { id }, body });
const undo = (id: number, body: object) => call('undoLead', id, body);
const undoMany = (body: object) => test.call('undoLeads', { token: shop.token, body });
const update = async (id: number, body: object) =>
  (await test.call('updateLead', { token: shop.token, params: { id }, body })).body;
const bulk = (body: object) => test.call('updateLeads', { token: shop.token, body });
const list = async (query: Record<string, string | number | string[]>) =>
  (await test.call('listLeads', { token: shop.token, query })).body;
const now = () => test.clock.now().toISOString();

describe('a second contact', () => {
  it('joins the lead of the same phone and car, whose car counts it once', async () => {
    const phone = newPhone();
    const before = (await shop.get(cars[0])).leads;
    const first = await missed(phone);
    test.clock.advance(hour);
    const again = await site.kept({
      phone,
      auto_id: cars[0],
      source: 'search',
      client_name: 'Азиз',
    });
    expect(again).toMatchObject({
      id: first.id,
      type: 'call',
      source: 'listing',
      client_name: 'Азиз',
      contact_count: 2,
      created_at: first.created_at,
      last_contact_at: now(),
      waiting_since: first.created_at,
      contacts: [
        { type: 'leads', source: 'search' },
        { type: 'call', call: { answered: false } },
      ],
    });
    expect((await shop.get(cars[0])).leads).toBe(before + 1);
    expect((await list({ q: phone })).count).toBe(1);
  });

  it('joins to the hour 720 and begins a lead after it', async () => {
    const phone = newPhone();
    const { id } = await missed(phone);
    test.clock.advance(720 * hour);
    expect((await missed(phone)).id).toBe(id);
    test.clock.advance(720 * hour + 1);
    expect((await missed(phone)).id).not.toBe(id);
  });

  it('creates a lead for another car or showroom, or without a phone', async () => {
    const phone = newPhone();
    const second = await shop.addSalon('Karvon Sergeli');
    const { id } = await missed(phone);
    const others = [
      await missed(phone, { auto_id: cars[1] }),
      await missed(phone, { auto_id: undefined, avtosalon: shop.salon }),
      await missed(phone, { auto_id: undefined, avtosalon: second }),
    ];
    expect(new Set([id, ...others.map((lead) => lead.id)]).size).toBe(4);
    expect((await missed(phone, { auto_id: undefined, avtosalon: second })).id).toBe(others[2].id);
    const nameless = { type: 'leads', auto_id: cars[0] };
    expect((await site.kept(nameless)).id).not.toBe((await site.kept(nameless)).id);
    const { body } = await call('getLead', id);
    expect(body.buyer).toMatchObject({ lead_count: 4, other_cars: [{ id: cars[1] }] });
    expect(body.buyer.new_lead_ids).toHaveLength(4);
  });

  it('is one lead with two contacts when both come at once', async () => {
    const phone = newPhone();
    const [a, b] = await Promise.all([missed(phone), missed(phone)]);
    expect(a.id).toBe(b.id);
    expect((await call('getLead', a.id)).body.contact_count).toBe(2);
  });

  it('makes a contacted lead new again, and its wait begins with it', async () => {
    const phone = newPhone();
    const { id } = await missed(phone);
    await update(id, { status: 'contacted' });
    test.clock.advance(5 * 24 * hour);
    const again = await missed(phone);
    expect(again).toMatchObject({ id, status: 'new', waiting_since: now() });
    expect(again.first_response_at).toBeUndefined();
    test.clock.advance(600);
    const { contacts } = await update(id, { status: 'contacted' });
    // Measured from its own contact, not from the lead's creation.
    expect(Date.parse(contacts[0].first_response_at) - Date.parse(contacts[0].created_at)).toBe(
      600_000,
    );
  });

  it('leaves the lead contacted if it was answered, and ends earlier waits', async () => {
    const phone = newPhone();
    const { id } = await missed(phone);
    test.clock.advance(60);
    const taken = await missed(phone, { call: { answered: true, duration: 40 } });
    expect(taken).toMatchObject({ id, status: 'new', first_response_at: now() });
    expect(taken.waiting_since).toBeUndefined();
    expect(
      taken.contacts.map((one: { first_response_at?: string }) => one.first_response_at),
    ).toEqual([now(), now()]);
    await update(id, { status: 'contacted' });
    const more = await missed(phone, { call: { answered: true, duration: 40 } });
    expect(more.status).toBe('contacted');
  });

  it('does not reopen later work when it is reported late', async () => {
    const phone = newPhone();
    const { id } = await missed(phone);
    const at = now();
    test.clock.advance(hour);
    await update(id, { status: 'contacted' });
    expect(await missed(phone, { created_at: at })).toMatchObject({ id, status: 'contacted' });
  });

  it('joins the call from the chat; a second room of the buyer does not', async () => {
    const phone = newPhone();
    const leads = createLeadsService(test.deps);
    const { id } = await missed(phone);
    const room = { client_name: '', phone, auto_id: cars[0], source: 'listing' } as const;
    expect(
      await leads.openForRoom(businessAccess(shop.owner), { ...room, room_id: 80_001 }),
    ).toEqual({ id });
    expect((await call('getLead', id)).body).toMatchObject({ type: 'call', room_id: 80_001 });
    expect(
      await leads.openForRoom(businessAccess(shop.owner), { ...room, room_id: 80_002 }),
    ).not.toEqual({ id });
  });

  it('joins when the dealer enters it, and responds 201 with the existing lead', async () => {
    const phone = newPhone();
    const { id } = await missed(phone);
    const { status, body } = await test.call('createLead', {
      token: shop.token,
      body: {
        type: 'leads',
        client_name: 'Рустам',
        phone,
        auto_id: cars[0],
        comment: 'Был в салоне',
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, contact_count: 2, comment: 'Был в салоне' });
    expect(body.waiting_since).toBeUndefined();
  });
});

describe('an attempt', () => {
  it('is counted, answers no one, and can be taken back', async () => {
    const lead = await missed(newPhone());
    test.clock.advance(60);
    const tried = await update(lead.id, { attempt: 'no_answer' });
    expect(tried).toMatchObject({
      status: 'new',
      attempts: 1,
      last_attempt_at: now(),
      waiting_since: lead.created_at,
    });
    // The response time counts an attempt as a reaction.
    expect(tried.contacts[0].first_response_at).toBe(now());
    expect((await undo(lead.id, { of: 'attempt' })).body).toEqual({ ...lead, version: 3 });
    const again = await undo(lead.id, { of: 'attempt' });
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_undo']);
    expect((await call('getLead', lead.id)).body).toEqual({ ...lead, version: 3 });
  });

  it('puts the lead behind those that were not tried', async () => {
    const salon = await shop.addSalon('Karvon Tried');
    const at = (phone: string) => missed(phone, { auto_id: undefined, avtosalon: salon });
    const tried = await at(newPhone());
    test.clock.advance(60);
    const waiting = await at(newPhone());
    const ids = async () =>
      (await list({ avtosalon: salon, ordering: 'waiting' })).results.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids()).toEqual([tried.id, waiting.id]);
    await update(tried.id, { attempt: 'wrong_number' });
    expect(await ids()).toEqual([waiting.id, tried.id]);
  });
});

describe('the list', () => {
  it('keeps leads of one buyer together, where the most urgent of them belongs', async () => {
    const salon = await shop.addSalon('Karvon People');
    const auto = (await shop.draft({ avtosalon: salon })).id;
    const [asking, other] = [newPhone(), newPhone()];
    const first = await missed(asking, { auto_id: undefined, avtosalon: salon });
    test.clock.advance(60);
    const between = await missed(other, { auto_id: undefined, avtosalon: salon });
    test.clock.advance(60);
    const second = await missed(asking, { auto_id: auto, avtosalon: salon });
    const ids = async (ordering: string) => {
      const { results, buyer_count, count } = await list({ avtosalon: salon, ordering });
      expect([count, buyer_count]).toEqual([3, 2]);
      return results.map(({ id }: { id: number }) => id);
    };
    expect(await ids('waiting')).toEqual([first.id, second.id, between.id]);
    expect(await ids('-created_at')).toEqual([second.id, first.id, between.id]);
    expect(await ids('slowest')).toEqual([first.id, second.id, between.id]);
    const { waiting_since } = await list({ avtosalon: salon, status: 'contacted' });
    expect(waiting_since).toBe(first.created_at);
  });

  it('finds any four digits in a row of a phone, also with spaces between them', async () => {
    const { id } = await missed('+998977654321');
    for (const q of ['7765', '6543', '65 43', '977 65'])
      expect((await list({ q })).results.map((lead: { id: number }) => lead.id)).toContain(id);
    expect((await list({ q: '76 99 65' })).count).toBe(0);
  });

  it('filters by several types, by no responsible member and by campaign', async () => {
    const phone = newPhone();
    const { id } = await missed(phone, { source: 'campaign', campaign_id: 77 });
    expect((await list({ campaign_id: 77 })).results).toMatchObject([{ id, campaign_id: 77 }]);
    expect((await list({ q: phone, type: ['call', 'room'] })).count).toBe(1);
    expect((await list({ q: phone, type: ['leads', 'room'] })).count).toBe(0);
    expect((await list({ q: phone, responsible: 'none' })).count).toBe(1);
    await update(id, { responsible: me });
    expect((await list({ q: phone, responsible: 'none' })).count).toBe(0);
    expect((await list({ q: phone, responsible: String(me) })).results).toMatchObject([
      { responsible: { id: me } },
    ]);
  });

  it('filters by the response to the first question, and leaves out answered calls', async () => {
    const phones = { again: newPhone(), taken: newPhone(), written: newPhone(), waits: newPhone() };
    const taken = { call: { answered: true, duration: 40 } };
    const again = await missed(phones.again);
    await missed(phones.taken, taken);
    await missed(phones.waits, taken);
    await test.call('createLead', {
      token: shop.token,
      body: { type: 'call', client_name: 'Азиз', phone: phones.written, auto_id: cars[0] },
    });
    test.clock.advance(300);
    await update(again.id, { status: 'contacted' });
    test.clock.advance(480 * hour);
    await missed(phones.again);
    await missed(phones.waits);
    test.clock.advance(2 * hour);
    await update(again.id, { status: 'contacted' });
    const responses = ['within_10_minutes', 'within_1_hour', 'later', 'none'];
    const found = Object.entries(phones).map(async ([name, q]) => {
      const counts = await Promise.all(
        responses.map(async (response) => (await list({ q, response })).count),
      );
      return [name, responses.filter((_, at) => counts[at] === 1)] as const;
    });
    expect(Object.fromEntries(await Promise.all(found))).toEqual({
      again: ['within_10_minutes'],
      taken: [],
      written: [],
      waits: ['none'],
    });
  });

  it('filters by no showroom and no car', async () => {
    const phone = newPhone();
    const salon = await shop.addSalon('Karvon None');
    await missed(phone);
    const walkIn = await missed(phone, { auto_id: undefined, avtosalon: salon });
    expect((await list({ q: phone })).count).toBe(2);
    const ids = async (query: Record<string, string>) =>
      (await list({ q: phone, ...query })).results.map(({ id }: { id: number }) => id);
    expect(await ids({ auto_id: 'none' })).toEqual([walkIn.id]);
    expect(await ids({ avtosalon: 'none' })).toEqual([]);
    expect(await ids({ avtosalon: String(salon) })).toEqual([walkIn.id]);
  });
});

describe('a status that is taken back', () => {
  const respondedAt = ({
    first_response_at,
    contacts,
  }: {
    first_response_at?: string;
    contacts: object[];
  }) => [
    first_response_at,
    ...contacts.map((contact) =>
      'first_response_at' in contact ? contact.first_response_at : undefined,
    ),
  ];

  it('has the response time that it had, not that of the undo', async () => {
    const lead = await missed(newPhone());
    test.clock.advance(60);
    const contacted = await update(lead.id, { status: 'contacted' });
    const then = now();
    test.clock.advance(hour);
    await update(lead.id, { status: 'new' });
    test.clock.advance(5);
    const { body: restored, headers } = await undo(lead.id, { of: 'status' });
    expect(headers['etag']).toBe('"v4"');
    expect(restored).toEqual({ ...contacted, version: 4 });
    expect(respondedAt(restored)).toEqual([then, then]);
    const { body } = await call('getLeadHistory', lead.id);
    expect(body.results).toMatchObject([
      { kind: 'status_changed', to: 'contacted' },
      { kind: 'contact' },
    ]);
  });

  it('leaves no answer behind where it was «contacted»', async () => {
    const lead = await missed(newPhone());
    test.clock.advance(60);
    await bulk({ ids: [lead.id], status: 'contacted' });
    const ids = [lead.id, 999_999];
    const { body } = await undoMany({ ids, of: 'status' });
    expect(body).toEqual({
      done: 1,
      failed: 1,
      results: [
        { id: lead.id, ok: true, lead: { ...lead, version: 3 } },
        { id: 999_999, ok: false, code: 'not_found' },
      ],
    });
    const again = await undoMany({ ids: [lead.id], of: 'status' });
    expect(again.body.results).toEqual([
      { id: lead.id, ok: false, code: 'nothing_to_undo', lead: { ...lead, version: 3 } },
    ]);
    expect((await undoMany({ ids: [], of: 'status' })).status).toBe(422);
    expect((await call('getLeadHistory', lead.id)).body.count).toBe(1);
  });

  it('stays where the buyer has asked again since', async () => {
    const phone = newPhone();
    const lead = await missed(phone);
    await update(lead.id, { status: 'contacted' });
    test.clock.advance(60);
    await missed(phone);
    const { status, body } = await undo(lead.id, { of: 'status' });
    expect([status, body.code]).toEqual([409, 'nothing_to_undo']);
    expect((await call('getLead', lead.id)).body).toMatchObject({
      status: 'new',
      contact_count: 2,
    });
  });

  it('may be held to the version that was read: another one is 412 with the lead now', async () => {
    const lead = await missed(newPhone());
    const { version } = await update(lead.id, { status: 'contacted' });
    const current = await update(lead.id, { comment: 'Ждёт кредит' });
    const stale = await undo(lead.id, { of: 'status', version });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale_version', current });
    const { status, body } = await undo(lead.id, { of: 'status', version: current.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'new', comment: 'Ждёт кредит' });
  });

  it('is no value of a change: null is 422', async () => {
    const lead = await missed(newPhone());
    for (const body of [{ status: null }, { attempt: null }])
      expect((await call('updateLead', lead.id, body)).status).toBe(422);
    expect((await bulk({ ids: [lead.id], status: null })).status).toBe(422);
    expect((await undo(lead.id, { of: 'comment' })).status).toBe(422);
    expect((await undo(999_999, { of: 'status' })).status).toBe(404);
  });
});

describe('updateLeads', () => {
  it('does each by itself, in the order asked, and undoes it', async () => {
    const [a, b] = [await missed(newPhone()), await missed(newPhone())];
    const { status, body } = await bulk({ ids: [b.id, 999_999, a.id], status: 'contacted' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: 2,
      failed: 1,
      results: [
        { id: b.id, ok: true, lead: { status: 'contacted' } },
        { id: 999_999, ok: false, code: 'not_found' },
        { id: a.id, ok: true, lead: { status: 'contacted' } },
      ],
    });
    const undone = await bulk({ ids: [a.id, b.id], status: 'new' });
    expect(undone.body.results.map((row: { lead: unknown }) => row.lead)).toEqual([
      { ...a, version: 3 },
      { ...b, version: 3 },
    ]);
  });

  it('rejects an empty change, an unknown member, and one of another business', async () => {
    const { id } = await missed(newPhone());
    expect((await bulk({ ids: [id] })).status).toBe(422);
    const stranger = await bulk({ ids: [id], responsible: 999_999 });
    expect(stranger.body.errors).toEqual([{ field: 'responsible', code: 'unknown_reference' }]);
    expect((await test.call('updateLeads', { body: { ids: [id], status: 'new' } })).status).toBe(
      401,
    );
  });
});

describe('getLeadHistory', () => {
  it('lists contacts, attempts and changes, the newest first', async () => {
    const phone = newPhone();
    const { id } = await missed(phone, { client_name: 'Азиз' });
    for (const body of [
      { attempt: 'no_answer' },
      { status: 'contacted' },
      { comment: 'Ждёт кредит', responsible: me },
    ]) {
      test.clock.advance(60);
      await update(id, body);
    }
    test.clock.advance(60);
    await missed(phone);
    const { body } = await call('getLeadHistory', id);
    expect(body.count).toBe(6);
    expect(body.results.map(({ kind }: { kind: string }) => kind)).toEqual([
      'contact',
      'status_changed',
      'changed',
      'status_changed',
      'attempt',
      'contact',
    ]);
    expect(body.results[2].changes).toEqual([
      { field: 'comment', after: 'Ждёт кредит' },
      { field: 'responsible', after: body.results[2].actor.name },
    ]);
    expect(body.results[4]).toMatchObject({ attempt: 'no_answer', actor: { kind: 'dealer' } });
    expect(body.results[5]).toMatchObject({ actor: { kind: 'client' }, contact: { type: 'call' } });
    expect((await call('getLeadHistory', 999_999)).status).toBe(404);
    const { token } = await test.signIn();
    expect((await test.call('getLeadHistory', { token, params: { id } })).status).toBe(404);
  });
});
