import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForCode, createPhones, signInDealer, testPassword } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { dayInTashkent } from '../../../platform/values/clock';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { type TestCatalogue, openShop, readCatalogue } from '../../stock/autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let failing = false;
const nextPhone = createPhones(6_000_000);

beforeAll(async () => {
  const sent: { phone: string; text: string; code?: string }[] = [];
  test = await createTestApp({
    deps: {
      sms: {
        send: async (message) => {
          if (failing) throw new Error('the provider is down');
          sent.push(message);
          test.sent.push(message);
        },
      },
    },
  });
  catalogue = await readCatalogue(test);
});
afterAll(() => test.close());
beforeEach(() => {
  failing = false;
  test.clock.advance(25 * 60 * 60);
});

const invite = (token: string, phone: string, body: object = {}) =>
  test.call('createEmployee', { token, body: { full_name: 'Ислом Раҳимов', phone, ...body } });

const tokenOf = (link: string) => new URL(link).searchParams.get('invite') ?? '';

async function join(phone: string, invitation_token?: string) {
  const code = await askForCode(test, phone);
  const verified = await test.call('verifyCode', {
    body: { phone, purpose: 'sign_in', code, invitation_token },
  });
  const joined = await test.call('register', {
    body: {
      ticket: verified.body.ticket,
      full_name: verified.body.invitation.full_name,
      password: testPassword,
      terms_version: '2026-11-29',
      accept_invitation: true,
    },
  });
  return { verified: verified.body, status: joined.status, token: String(joined.body.access) };
}

async function openTeam() {
  const owner = await signInDealer(test, nextPhone());
  const phone = nextPhone();
  const { body: invited } = await invite(owner.token, phone);
  const seller = await join(phone);
  return { owner, phone, id: Number(invited.id), seller };
}

describe('an invitation', () => {
  it('leads from the SMS to the first screen of the same business', async () => {
    const shop = await openShop(test, catalogue);
    const phone = nextPhone();
    const { status, body } = await invite(shop.token, phone, { avtosalons: [shop.salon] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'invited',
      role: 'seller',
      allowed_actions: ['edit', 'invite', 'delete'],
      invitation: { delivery: 'sent' },
    });
    expect(test.sent.at(-1)?.text).toContain(body.invitation.link);

    const token = tokenOf(body.invitation.link);
    const page = await test.call('getInvitation', { params: { token } });
    expect(page.body).toMatchObject({
      phone_mask: expect.stringMatching(/^\+998 \*\* \*\*\* \d\d \d\d$/),
    });
    expect(JSON.stringify(page.body)).not.toContain(phone);

    const { verified, token: access } = await join(phone, token);
    expect(verified).toMatchObject({
      registered: false,
      invitation: {
        full_name: 'Ислом Раҳимов',
        can_accept: true,
        avtosalons: [{ name: 'Karvon Chilonzor' }],
      },
    });
    const profile = (await test.call('getProfile', { token: access })).body;
    expect(profile).toMatchObject({
      role: 'admin',
      company_id: shop.owner,
      member: { id: body.id, is_owner: false, role: 'seller' },
    });
    expect(profile.id).not.toBe(shop.owner);
    // The link is used up, and the owner is notified.
    expect((await test.call('getInvitation', { params: { token } })).status).toBe(404);
    const bell = await test.call('listNotifications', { token: shop.token });
    expect(bell.body.results[0]).toMatchObject({
      type: 'employee_joined',
      target: { type: 'employee', id: body.id },
    });
  });

  it('is the same 404 when it is unknown, expired or revoked, and cannot be accepted then', async () => {
    const owner = await signInDealer(test, nextPhone());
    const phone = nextPhone();
    const { body } = await invite(owner.token, phone);
    const params = { token: tokenOf(body.invitation.link) };
    expect((await test.call('getInvitation', { params: { token: 'x'.repeat(24) } })).status).toBe(
      404,
    );
    const code = await askForCode(test, phone);
    const { body: verified } = await test.call('verifyCode', {
      body: { phone, purpose: 'sign_in', code },
    });
    await test.call('deleteEmployee', { token: owner.token, params: { id: body.id } });
    expect((await test.call('getInvitation', { params })).status).toBe(404);
    const refused = await test.call('register', {
      body: {
        ticket: verified.ticket,
        full_name: 'Ислом',
        password: testPassword,
        terms_version: '2026-11-29',
        accept_invitation: true,
      },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'invitation_expired' } });
    // Undo restores the member only within the time limit.
    const restored = await test.call('restoreEmployee', {
      token: owner.token,
      params: { id: body.id },
    });
    expect(restored.body).toMatchObject({ status: 'invited' });
    expect((await test.call('getInvitation', { params })).status).toBe(200);
    test.clock.advance(7 * 24 * 60 * 60);
    expect((await test.call('getInvitation', { params })).status).toBe(404);
  });

  it('does not move the owner of a business, and reveals nothing to the inviter', async () => {
    const owner = await signInDealer(test, nextPhone());
    const other = await signInDealer(test, nextPhone());
    expect((await invite(owner.token, other.phone)).body).toMatchObject({ status: 'invited' });
    const code = await askForCode(test, other.phone);
    const { body } = await test.call('verifyCode', {
      body: { phone: other.phone, purpose: 'sign_in', code },
    });
    expect(body).toMatchObject({ registered: true, invitation: { can_accept: false } });
    const accept = { ticket: body.ticket, accept_invitation: true };
    expect(await test.call('login', { body: accept })).toMatchObject({
      status: 409,
      body: { code: 'has_own_business' },
    });
    // The ticket stays valid for their own business.
    const own = await test.call('login', { body: { ticket: body.ticket } });
    expect(own).toMatchObject({ status: 200, body: { business_user: { id: other.id } } });
  });

  it('goes out once a minute and five times a day; one that failed can be passed on by hand', async () => {
    const owner = await signInDealer(test, nextPhone());
    failing = true;
    const { body } = await invite(owner.token, nextPhone());
    expect(body.invitation).toMatchObject({ delivery: 'failed', link: expect.any(String) });
    expect(body.invitation).not.toHaveProperty('sent_at');
    failing = false;
    const again = () =>
      test.call('inviteEmployee', { token: owner.token, params: { id: body.id } });
    const first = await again();
    expect(first.body.invitation).toMatchObject({
      delivery: 'sent',
      resend_at: expect.any(String),
    });
    expect(first.body.invitation.link).not.toBe(body.invitation.link);
    expect(await again()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    for (let sent = 2; sent < 5; sent += 1) {
      test.clock.advance(61);
      expect((await again()).status).toBe(200);
    }
    test.clock.advance(61);
    expect(await again()).toMatchObject({ status: 429, body: { code: 'invitations_used_up' } });
  });

  it('rejects the own number, an existing member, and showrooms of other businesses', async () => {
    const { owner, phone, id } = await openTeam();
    expect(await invite(owner.token, owner.phone)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'phone', code: 'phone_is_own' }] },
    });
    expect(await invite(owner.token, phone)).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', conflicts_with: { id, title: 'Ислом Раҳимов' } },
    });
    const stranger = await openShop(test, catalogue);
    expect(await invite(owner.token, nextPhone(), { avtosalons: [stranger.salon] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'avtosalons', code: 'unknown_reference' }] },
    });
  });
});

describe('blocking', () => {
  it('ends sessions and hands open leads over; no blocked member stays responsible', async () => {
    const shop = await openShop(test, catalogue);
    const phone = nextPhone();
    const { body: invited } = await invite(shop.token, phone);
    const seller = await join(phone);
    const source = createLeadSource(test);
    const lead = await source.kept({ avtosalon: shop.salon, phone: '+998901110022' });
    await test.db.pool.query('update leads set responsible_id = $1 where id = $2', [
      invited.id,
      lead.id,
    ]);
    const block = (body: object) =>
      test.call('updateEmployee', {
        token: shop.token,
        params: { id: invited.id },
        body: { status: 'blocked', ...body },
      });
    expect(await block({})).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reassign_to', code: 'required' }] },
    });
    expect(await block({ reassign_to: invited.id })).toMatchObject({ status: 422 });
    const { body: list } = await test.call('listEmployees', { token: shop.token });
    const boss = list.results[0].id;
    expect((await block({ reassign_to: boss })).body).toMatchObject({
      status: 'blocked',
      open_lead_count: 0,
      allowed_actions: ['unblock', 'delete'],
    });
    expect(await block({ reassign_to: null })).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed', allowed: ['unblock', 'delete'] },
    });
    const { rows } = await test.db.pool.query(
      `select count(*)::int as count from leads l join members m on m.id = l.responsible_id
       where l.status = 'new' and m.status = 'blocked'`,
    );
    expect(rows[0].count).toBe(0);
    // The old session gets the reason.
    expect(await test.call('getProfile', { token: seller.token })).toMatchObject({
      status: 401,
      body: { code: 'account_blocked' },
    });
    const login = { body: { phone, password: testPassword } };
    expect(await test.call('login', login)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'account_blocked' }] },
    });
    const unblock = { token: shop.token, params: { id: invited.id }, body: { status: 'active' } };
    expect((await test.call('updateEmployee', unblock)).body.status).toBe('active');
    expect((await test.call('login', login)).status).toBe(200);
    expect((await test.call('getProfile', { token: seller.token })).status).toBe(401);
  });

  it('never touches the owner or oneself', async () => {
    const { owner, id, seller } = await openTeam();
    const { body } = await test.call('listEmployees', { token: owner.token });
    const boss = body.results[0].id;
    const block = (token: string, member: number) =>
      test.call('updateEmployee', { token, params: { id: member }, body: { status: 'blocked' } });
    for (const token of [owner.token, seller.token])
      expect(await block(token, boss)).toMatchObject({ body: { code: 'owner_protected' } });
    expect(await block(seller.token, id)).toMatchObject({ body: { code: 'self_protected' } });
    expect(
      await test.call('deleteEmployee', { token: owner.token, params: { id: boss } }),
    ).toMatchObject({ body: { code: 'owner_protected' } });
    expect(await test.call('leaveBusiness', { token: owner.token })).toMatchObject({
      body: { code: 'owner_protected' },
    });
  });

  it('is what leaving does; the removed may be invited elsewhere', async () => {
    const { owner, phone, id, seller } = await openTeam();
    expect((await test.call('leaveBusiness', { token: seller.token })).status).toBe(204);
    const params = { id };
    const { body } = await test.call('getEmployee', { token: owner.token, params });
    expect(body.status).toBe('blocked');
    expect((await test.call('deleteEmployee', { token: owner.token, params })).status).toBe(200);
    test.clock.advance(31);
    expect(await test.call('restoreEmployee', { token: owner.token, params })).toMatchObject({
      body: { code: 'restore_too_late' },
    });
    const next = await signInDealer(test, nextPhone());
    await invite(next.token, phone);
    test.clock.advance(61);
    const code = await askForCode(test, phone);
    const { body: verified } = await test.call('verifyCode', {
      body: { phone, purpose: 'sign_in', code },
    });
    const joined = await test.call('login', {
      body: { ticket: verified.ticket, accept_invitation: true },
    });
    const profile = await test.call('getProfile', { token: joined.body.access });
    expect(profile.body.company_id).toBe(next.id);
  });
});

describe('members', () => {
  it('see the rows of the business, and act in their own name', async () => {
    const shop = await openShop(test, catalogue);
    const phone = nextPhone();
    await invite(shop.token, phone);
    const seller = await join(phone);
    const car = await shop.draft();
    const seen = { token: seller.token, params: { id: car.id } };
    expect((await test.call('getAuto', seen)).status).toBe(200);
    expect((await test.call('deleteAuto', seen)).status).toBe(200);
    await test.call('restoreAuto', seen);
    const history = await test.call('getAutoHistory', { ...seen, token: shop.token });
    expect(history.body.results[0].actor).toEqual({ kind: 'dealer', name: 'Ислом Раҳимов' });
    // A member lists only their own sessions.
    expect((await test.call('listSessions', { token: seller.token })).body.count).toBe(1);
  });

  it('cannot change company and tax number, but their own fields', async () => {
    const { owner, seller, id } = await openTeam();
    const { body: me } = await test.call('getProfile', { token: seller.token });
    const update = (body: object, version: number) =>
      test.call('updateBusiness', {
        token: seller.token,
        params: { id: me.id },
        headers: { 'if-match': `"v${version}"` },
        body: { full_name: 'Ислом Р.', ...body },
      });
    expect(await update({ company_name: 'Mine' }, me.version)).toMatchObject({
      status: 403,
      body: { code: 'not_permitted', needs: 'owner' },
    });
    expect((await update({ language: 'uz' }, me.version)).status).toBe(200);
    const { body } = await test.call('getEmployee', { token: owner.token, params: { id } });
    expect(body.full_name).toBe('Ислом Р.');
  });

  it('are listed with the owner first, found by name and phone, and exported', async () => {
    const { owner, phone, seller } = await openTeam();
    await invite(owner.token, nextPhone(), { full_name: 'Азиза Турсунова' });
    const list = (query: Record<string, string | boolean>) =>
      test.call('listEmployees', { token: owner.token, query });
    const names = async (query: Record<string, string | boolean>) =>
      (await list(query)).body.results.map((row: { full_name: string }) => row.full_name);
    expect(await names({})).toEqual(['Жасур Каримов', 'Азиза Турсунова', 'Ислом Раҳимов']);
    expect(await names({ ordering: '-full_name' })).toEqual([
      'Жасур Каримов',
      'Ислом Раҳимов',
      'Азиза Турсунова',
    ]);
    for (const ordering of ['-open_lead_count', '-auto_count', 'response_median', '-last_seen_at'])
      expect((await names({ ordering }))[0]).toBe('Жасур Каримов');
    expect(await names({ q: 'islom' })).toEqual(['Ислом Раҳимов']);
    expect(await names({ q: phone.slice(-4) })).toContain('Ислом Раҳимов');
    expect(await names({ assignable: true })).toEqual(['Жасур Каримов', 'Ислом Раҳимов']);
    expect((await list({})).body.statuses).toEqual({ invited: 1, active: 2, blocked: 0 });
    const file = await test.call('exportEmployees', { token: seller.token });
    expect(file.body).toContain('Азиза Турсунова');
    const stranger = await signInDealer(test, nextPhone());
    expect((await test.call('exportEmployees', { token: stranger.token })).body).not.toContain(
      'Азиза',
    );
  });

  it('can be signed out, by others only who may', async () => {
    const { owner, id, seller } = await openTeam();
    const other = await signInDealer(test, nextPhone());
    const end = (token: string) => test.call('revokeEmployeeSessions', { token, params: { id } });
    expect((await end(other.token)).status).toBe(404);
    expect((await end(owner.token)).status).toBe(204);
    expect(await test.call('getProfile', { token: seller.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});

describe('changePassword', () => {
  it('wants the current one, ends the other sessions and keeps this one', async () => {
    const { seller, phone } = await openTeam();
    const { body: second } = await test.call('login', { body: { phone, password: testPassword } });
    const change = (current: string) =>
      test.call('changePassword', {
        token: seller.token,
        body: { current, password: 'another-karvon-1' },
      });
    expect(await change('wrong-password')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'current', code: 'password_wrong' }] },
    });
    expect((await change(testPassword)).status).toBe(204);
    expect((await test.call('getProfile', { token: seller.token })).status).toBe(200);
    expect((await test.call('getProfile', { token: second.access })).status).toBe(401);
    expect(
      (await test.call('login', { body: { phone, password: 'another-karvon-1' } })).status,
    ).toBe(200);
  });
});

it('the response time of an employee is of what that person answered, and opens its leads', async () => {
  const owner = await openShop(test, catalogue);
  const phone = nextPhone();
  const { id } = (await invite(owner.token, phone)).body;
  const seller = await join(phone);
  const site = createLeadSource(test);
  const respond = async (token: string, minutes: number) => {
    const lead = await site.kept({
      avtosalon: owner.salon,
      phone: nextPhone(),
      type: 'call',
      call: { answered: false, duration: 0 },
      created_at: test.clock.now().toISOString(),
    });
    test.clock.advance(minutes * 60);
    const version = { 'if-match': '"v1"' };
    const body = { status: 'contacted', responsible: id };
    await test.call('updateLead', { token, params: { id: lead.id }, headers: version, body });
    return lead.id;
  };
  // The seller is responsible for all leads; the owner responds slowly, the seller at once.
  for (let at = 0; at < 5; at += 1) await respond(owner.token, 30);
  const own = [];
  for (let at = 0; at < 5; at += 1) own.push(await respond(seller.token, 2));

  const people = await test.call('listEmployees', { token: owner.token });
  const medians = people.body.results.map(
    (row: { response_median?: number }) => row.response_median,
  );
  expect(medians).toEqual([1800, 120]);
  const speed = await test.call('getWorkPanel', { token: owner.token });
  expect(speed.body.response_speed).toMatchObject({ count: 10 });

  const day = dayInTashkent(test.clock.now());
  const list = (query: object) =>
    test.call('listLeads', { token: owner.token, query: { responded_by: id, ...query } });
  const found = (await list({})).body.results.map((row: { id: number }) => row.id);
  expect(found.toSorted()).toEqual(own.toSorted());
  expect((await list({ from: day, to: day })).body.count).toBe(5);
  expect((await list({ to: '2020-01-01' })).body.count).toBe(0);

  // An undone response no longer counts.
  const { body } = await test.call('getLead', { token: seller.token, params: { id: own[4] } });
  await test.call('updateLead', {
    token: seller.token,
    params: { id: body.id },
    headers: { 'if-match': `"v${body.version}"` },
    body: { status: 'new' },
  });
  expect((await list({})).body.count).toBe(4);
});
