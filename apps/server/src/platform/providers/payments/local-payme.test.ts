import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLocalBank, testCode } from './local-bank';
import { createLocalPayme } from './local-payme';

let now = Date.parse('2026-07-05T09:00:00Z');
const bank = createLocalBank({ now: () => now });
const payme = createLocalPayme({ bank });
const browser = payme.merchantId;
const shop = `${payme.merchantId}:${payme.key}`;

beforeAll(() => payme.listen());
afterAll(() => payme.close());

const rpcResponse = z.object({
  result: z
    .object({
      card: z.object({ token: z.string(), number: z.string(), verify: z.boolean() }).optional(),
      receipt: z.object({ _id: z.string(), state: z.number() }).optional(),
      state: z.number().optional(),
      wait: z.number().optional(),
    })
    .optional(),
  error: z.object({ code: z.number() }).optional(),
});

const post = (path: string, body: object, auth = '') =>
  fetch(payme.url().replace(/\/api$/, path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth': auth },
    body: JSON.stringify(body),
  });

const ask = async (auth: string, method: string, params: object) => {
  const response = await post('/api', { jsonrpc: '2.0', id: 7, method, params }, auth);
  return rpcResponse.parse(await response.json());
};

const cardOf = async (number: string): Promise<string> => {
  const { result } = await ask(browser, 'cards.create', {
    card: { number, expire: '0399' },
    save: true,
  });
  const token = result?.card?.token ?? '';
  await ask(browser, 'cards.get_verify_code', { token });
  await ask(browser, 'cards.verify', { token, code: testCode });
  return token;
};

const receiptOf = async (): Promise<string> =>
  (await ask(shop, 'receipts.create', { amount: 100_000, account: { campaign: 1, payment: 1 } }))
    .result?.receipt?._id ?? '';

describe('X-Auth', () => {
  it('lets a browser hand over and prove a card, and nothing else', async () => {
    const made = await ask(browser, 'cards.create', {
      card: { number: '8600495473316478', expire: '0399' },
      save: true,
    });
    expect(made.result?.card).toMatchObject({ number: '860049******6478', verify: false });
    for (const method of ['cards.check', 'cards.remove', 'receipts.create', 'receipts.pay'])
      expect((await ask(browser, method, {})).error?.code).toBe(-32_504);
    for (const auth of ['', 'somebody', `${payme.merchantId}:wrong`])
      expect((await ask(auth, 'cards.create', {})).error?.code).toBe(-32_504);
  });
});

describe('the states of a receipt', () => {
  it('is 0, then 4, and on its way back 21, then 50; it is paid once', async () => {
    const [id, token] = [await receiptOf(), await cardOf('8600069195406311')];
    const state = async () => (await ask(shop, 'receipts.check', { id })).result?.state;
    expect(await state()).toBe(0);
    await ask(shop, 'receipts.pay', { id, token });
    expect(await state()).toBe(4);
    expect((await ask(shop, 'receipts.pay', { id, token })).error?.code).toBe(-31_402);
    await ask(shop, 'receipts.cancel', { id });
    expect(await state()).toBe(21);
    now += 3000;
    expect(await state()).toBe(50);
    expect(bank.charges()).toBe(1);
  });
});

describe('its test cards', () => {
  it.each([
    ['no money', '8600140000000019', -31_623],
    ['over', '8600140000000027', -31_301],
    ['blocked', '8600140000000035', -31_303],
    ['above its limit', '8600140000000050', -31_622],
  ])('says of a card that it is %s', async (_, number, code) => {
    const [id, token] = [await receiptOf(), await cardOf(number)];
    expect((await ask(shop, 'receipts.pay', { id, token })).error?.code).toBe(code);
  });

  it('sends no code to a card without SMS, and takes no code of one that has another', async () => {
    const create = async (number: string) =>
      (await ask(browser, 'cards.create', { card: { number, expire: '0399' }, save: true })).result
        ?.card?.token;
    const silent = await create('8600140000000043');
    const unsent = await ask(browser, 'cards.get_verify_code', { token: silent });
    expect(unsent.error?.code).toBe(-31_110);
    const other = await create('9860120000000030');
    expect((await ask(browser, 'cards.get_verify_code', { token: other })).result?.wait).toBe(
      60_000,
    );
    const wrong = await ask(browser, 'cards.verify', { token: other, code: testCode });
    expect(wrong.error?.code).toBe(-31_103);
    const unknown = await ask(browser, 'cards.create', {
      card: { number: '4111111111111111', expire: '0399' },
      save: true,
    });
    expect(unknown.error?.code).toBe(-31_300);
  });
});

describe('its switch', () => {
  it('is down, cuts the line, is late, and is itself again', async () => {
    const id = await receiptOf();
    const set = (kind: string, more: object = {}) =>
      post('/switch', { method: 'receipts.check', kind, ...more });
    const check = () => post('/api', { method: 'receipts.check', params: { id } }, shop);
    await set('down', { times: 1 });
    expect((await check()).status).toBe(503);
    await set('cut', { times: 1 });
    await expect(check()).rejects.toThrow(/fetch failed/);
    await set('delay', { ms: 80, times: 1 });
    const began = performance.now();
    expect((await check()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(70);
    await set('down');
    await set('none');
    expect((await check()).status).toBe(200);
  });
});
