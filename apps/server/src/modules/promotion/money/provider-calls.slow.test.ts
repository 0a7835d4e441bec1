import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalBank } from '../../../platform/providers/payments/local-bank';
import type { LocalPayme } from '../../../platform/providers/payments/local-payme';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { openAdvertiser } from '../ads/ads.fixture';
import { openLocalPayme } from './local-payme.fixture';

let test: TestApp;
let bank: LocalBank;
let payme: LocalPayme;
let last = 0;

beforeAll(async () => {
  const { payments, ...local } = await openLocalPayme({ now: () => test.clock.now().getTime() });
  ({ bank, payme } = local);
  test = await createTestApp({
    env: {
      PAYMENTS: 'payme',
      PAYME_MODE: 'sandbox',
      PAYME_URL: payme.url(),
      PAYME_MERCHANT_ID: payme.merchantId,
      PAYME_KEY: payme.key,
    },
    deps: { payments },
  });
});
afterAll(async () => {
  await payme.close();
  await test.close();
});

const keyed = () => {
  last += 1;
  return { 'idempotency-key': `key-of-call-${last}` };
};

async function pay() {
  const { token, made } = await openAdvertiser(test);
  const body = { token: bank.addCard('8600069195406311') };
  const card = await test.call('addCard', { token, body, headers: keyed() });
  const paid = await test.call('createPayment', {
    token,
    body: { campaign_id: (await made()).id, card_id: card.body.id, amount: 1_000_000 },
    headers: keyed(),
  });
  const read = async () =>
    (await test.call('getPayment', { token, params: { id: paid.body.id } })).body;
  const payment = await read();
  return { token, payment, read };
}

const credentials = (key: string) => `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`;

async function call(method: string, params: unknown, authorization = credentials(payme.key)) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/payme',
    headers: { authorization },
    payload: { jsonrpc: '2.0', id: 7, method, params },
  });
  expect([response.statusCode, response.json().id]).toEqual([200, 7]);
  return response.json().error?.code ?? response.json().result;
}

const fiscal = (id: string, over: object = {}, type = 'PERFORM') => ({
  id,
  type,
  fiscal_data: {
    receipt_id: 121,
    status_code: 0,
    message: 'accepted',
    terminal_id: 'EP000000000025',
    fiscal_sign: '800031554082',
    qr_code_url: `https://ofd.example.uz/epi?t=EP000000000025&r=${id}`,
    date: '20260705141702',
    ...over,
  },
});

it('keeps the fiscal receipt that Payme reports, once, and has open screens read the payment again', async () => {
  const { token, payment, read } = await pay();
  expect(payment.fiscal_url).toBeUndefined();
  const id = payment.provider_receipt_id;
  const before = (await test.call('listEvents', { token, query: {} })).body.next;
  expect(await call('SetFiscalData', fiscal(id))).toEqual({ success: true });
  expect(await call('SetFiscalData', fiscal(id))).toEqual({ success: true });
  expect((await read()).fiscal_url).toBe(
    `https://ofd.example.uz/epi?t=EP000000000025&r=${String(id)}`,
  );
  const { events } = (await test.call('listEvents', { token, query: { since: before } })).body;
  expect(events).toMatchObject([
    { action: 'notification', changed: { type: 'payment', id: payment.id } },
  ]);
});

it('rejects other callers and unsafe addresses', async () => {
  const { payment, read } = await pay();
  const id = payment.provider_receipt_id;
  const report = fiscal(id);
  expect(await call('SetFiscalData', report, credentials('a-key-of-nobody'))).toBe(-32504);
  expect(await call('SetFiscalData', report, `Bearer ${payme.key}`)).toBe(-32504);
  expect(await call('SetFiscalData', report, '')).toBe(-32504);
  for (const url of [
    'http://ofd.example.uz/epi',
    'https://user:pw@ofd.example.uz/epi',
    'javascript:alert(1)',
    'no address',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await call('SetFiscalData', fiscal(id, { qr_code_url: url }))).toBe(-32602);
  expect(await call('SetFiscalData', { id })).toBe(-32602);
  expect(await call('SetFiscalData', fiscal('a-receipt-of-nobody'))).toBe(-32001);
  expect(await call('CreateTransaction', {})).toBe(-32601);
  expect((await read()).fiscal_url).toBeUndefined();
});

it('keeps no address of a refund, or of a receipt that the tax office refused', async () => {
  const { payment, read } = await pay();
  const id = payment.provider_receipt_id;
  expect(await call('SetFiscalData', fiscal(id, {}, 'CANCEL'))).toEqual({ success: true });
  expect(await call('SetFiscalData', fiscal(id, { status_code: 3 }))).toEqual({ success: true });
  expect((await read()).fiscal_url).toBeUndefined();
});

it('gets it from the local provider, whose page shows the receipt', async () => {
  payme.reportTo(`${await test.app.listen({ port: 0, host: '127.0.0.1' })}/payme`);
  const { read } = await pay();
  await expect.poll(async () => (await read()).fiscal_url).toContain('/fiscal/');
  const page = await fetch((await read()).fiscal_url);
  expect(await page.text()).toContain('1000000 UZS');
});

it('is not there where no provider is set up', async () => {
  const off = await createTestApp();
  expect((await off.app.inject({ method: 'POST', url: '/payme', payload: {} })).statusCode).toBe(
    404,
  );
  await off.close();
});
