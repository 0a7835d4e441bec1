import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalBank, testCode } from '../../../platform/providers/payments/local-bank';
import type { LocalPayme } from '../../../platform/providers/payments/local-payme';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { openAdvertiser } from '../ads/ads.fixture';
import { openLocalPayme } from './local-payme.fixture';

// payments.test.ts covers the services; these tests cover whole requests, with a campaign of the ads module.
const good = '8600069195406311';

let test: TestApp;
let bank: LocalBank;
let payme: LocalPayme;
let last = 0;

const keyed = () => {
  last += 1;
  return { headers: { 'idempotency-key': `key-of-request-${last}` } };
};

beforeAll(async () => {
  const { payments, ...local } = await openLocalPayme({ now: () => test.clock.now().getTime() });
  ({ bank, payme } = local);
  test = await createTestApp({ deps: { payments } });
});
afterAll(async () => {
  await payme.close();
  await test.close();
});

async function open() {
  const advertiser = await openAdvertiser(test);
  const { token } = advertiser;
  const campaign = await advertiser.made();
  const cardToken = bank.addCard(good);
  const card = await test.call('addCard', { token, body: { token: cardToken }, ...keyed() });
  expect(card.status).toBe(200);
  const body = { campaign_id: campaign.id, card_id: card.body.id, amount: 1_000_000 };
  const pay = (headers = keyed()) => test.call('createPayment', { token, body, ...headers });
  return { ...advertiser, campaign, card: card.body, cardToken, pay };
}

describe('money by requests', () => {
  it('a campaign is paid for once, its receipt sent, and the rest refunded after a stop', async () => {
    const { token, campaign, pay, act } = await open();
    expect((await test.call('getPaymentProvider', { token })).status).toBe(200);
    const once = keyed();
    const payment = await pay(once);
    expect([payment.status, payment.body.status]).toEqual([201, 'paid']);
    expect((await pay(once)).body.id).toBe(payment.body.id);
    const one = { token, params: { id: payment.body.id } };
    expect((await test.call('getPayment', one)).body).toMatchObject({ amount: 1_000_000 });
    const sent = { ...one, body: { phone: '+998901234567' }, ...keyed() };
    expect((await test.call('sendReceipt', sent)).status).toBe(204);
    expect((await test.call('refundPayment', { ...one, ...keyed() })).status).toBe(409);
    expect((await act(campaign.id, 'stop')).status).toBe(200);
    expect((await test.call('refundPayment', { ...one, ...keyed() })).status).toBe(200);
  });

  it('fifty presses in tabs that show the same sum are one payment, also after it is paid', async () => {
    const { token, campaign, card, get } = await open();
    const { paid } = await get(campaign.id);
    const before = bank.charges();
    const press = () =>
      test.call('createPayment', {
        token,
        body: {
          campaign_id: campaign.id,
          card_id: card.id,
          amount: 1_000_000,
          expected_paid: paid,
        },
        ...keyed(),
      });
    const together = await Promise.all(Array.from({ length: 50 }, press));
    expect(together.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await press()).body).toMatchObject({ status: 409, code: 'campaign_paid_meanwhile' });
    expect(bank.charges() - before).toBe(1);
  });

  it('a card is one card, the usual one, or gone', async () => {
    const { token, card, cardToken } = await open();
    const again = { token, body: { token: cardToken }, ...keyed() };
    expect((await test.call('addCard', again)).status).toBe(409);
    const one = { token, params: { id: card.id } };
    expect((await test.call('updateCard', { ...one, body: { is_default: true } })).status).toBe(
      200,
    );
    expect((await test.call('deleteCard', one)).status).toBe(204);
    expect((await test.call('deleteCard', one)).status).toBe(404);
  });

  it('a card that the bank wants proven again is, by its token; another dealer never sees it', async () => {
    const { token, card, cardToken, pay } = await open();
    bank.unverify(cardToken);
    expect((await pay()).body).toMatchObject({ failure_code: 'card_not_verified' });
    const one = { token, params: { id: card.id } };
    const asked = await test.call('startCardVerification', one);
    expect([asked.status, asked.body]).toEqual([200, { token: cardToken }]);
    const stranger = (await test.signIn()).token;
    expect((await test.call('startCardVerification', { ...one, token: stranger })).status).toBe(
      404,
    );
    bank.run('cards.get_verify_code', asked.body);
    bank.run('cards.verify', { ...asked.body, code: testCode });
    expect((await pay()).body).toMatchObject({ status: 'paid' });
  });

  it('a card that is being charged stays', async () => {
    const { token, card, pay } = await open();
    payme.fail('receipts.pay', { kind: 'cut' }, 1);
    await pay();
    const refused = await test.call('deleteCard', { token, params: { id: card.id } });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_pending']);
  });

  it('moves nothing and says so where the provider was taken out of the settings', async () => {
    const { token, campaign, card, pay, made, act } = await open();
    const paid = await pay();
    const other = await made();
    await act(campaign.id, 'stop');
    const off = await createTestApp({ beside: test });
    const one = { token, params: { id: paid.body.id } };
    const body = { campaign_id: other.id, card_id: card.id, amount: 1_000_000 };
    const responses = [
      await off.call('getPaymentProvider', { token }),
      await off.call('addCard', { token, body: { token: bank.addCard(good) }, ...keyed() }),
      await off.call('startCardVerification', { token, params: { id: card.id } }),
      await off.call('createPayment', { token, body, ...keyed() }),
      await off.call('sendReceipt', { ...one, body: { phone: '+998901234567' }, ...keyed() }),
      await off.call('refundPayment', { ...one, ...keyed() }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
    await off.close();
  });

  it('says that the first request still runs', async () => {
    const { token, pay, campaign, act } = await open();
    const payment = await pay();
    await act(campaign.id, 'stop');
    await sql`
      create function still_running() returns trigger language plpgsql as
        $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$
    `.execute(test.db.current);
    await sql`
      create trigger still_running before insert on idempotency_keys for each row execute function still_running()
    `.execute(test.db.current);
    const one = { token, params: { id: payment.body.id } };
    const responses = [
      await test.call('addCard', { token, body: { token: bank.addCard(good) }, ...keyed() }),
      await pay(),
      await test.call('sendReceipt', { ...one, body: { phone: '+998901234567' }, ...keyed() }),
      await test.call('refundPayment', { ...one, ...keyed() }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    await sql`drop trigger still_running on idempotency_keys`.execute(test.db.current);
  });
});

it('a manager pays up to the limit of a day, however many payments it takes, and again the next day', async () => {
  const { token, campaign, card } = await open();
  const manager = await joinTeam(test, { token }, { phone: '+998935550101', role: 'manager' });
  await setPermissions(test, token, 'on', 1_000_000);
  const pay = (amount: number, who = manager.token) =>
    test.call('createPayment', {
      token: who,
      body: { campaign_id: campaign.id, card_id: card.id, amount },
      ...keyed(),
    });
  expect((await pay(1_000_001)).body).toMatchObject({ code: 'not_permitted', needs: 'owner' });
  expect((await pay(600_000)).status).toBe(201);
  const together = await Promise.all([pay(400_000), pay(400_000), pay(400_000)]);
  expect(together.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await pay(1000)).status).toBe(403);
  expect((await pay(5_000_000, token)).status).toBe(201);
  test.clock.advance(24 * 3600);
  expect((await pay(1_000_000)).status).toBe(201);
});

it('allows a business ten cards an hour, valid or not, to prevent testing of stolen ones', async () => {
  const { token } = await test.signIn();
  const attempt = () =>
    test.call('addCard', { token, body: { token: 'a-token-of-nobody' }, ...keyed() });
  for (let tried = 0; tried < 10; tried += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await attempt()).status).toBe(422);
  }
  const tooMany = await attempt();
  expect(tooMany.status).toBe(429);
  expect(tooMany.body.retry_after).toBeGreaterThan(0);
  const asked = payme.counts.get('cards.check');
  await attempt();
  // The provider is not called either.
  expect(payme.counts.get('cards.check')).toBe(asked);
  test.clock.advance(3601);
  expect((await attempt()).status).toBe(422);
});
