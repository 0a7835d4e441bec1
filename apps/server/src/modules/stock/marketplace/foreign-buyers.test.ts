import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../autos/autos.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { createTradeInSite } from '../../trade-in/trade-in/trade-in.fixture';

const phone = '+77011234567';

let test: TestApp;
let shop: Shop;
let car: number;
let tradeIn: ReturnType<typeof createTradeInSite>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  car = (await shop.active({ additional_phones: [phone, '+4915123456789'] })).id;
  tradeIn = createTradeInSite(test, catalogue);
});
afterAll(() => test.close());

const write = (body: object) =>
  test.call('createLead', {
    token: shop.token,
    body: { type: 'call', client_name: 'Айгуль Сатпаева', auto_id: car, ...body },
  });

it('keeps the phones of a car', async () => {
  expect((await shop.get(car)).additional_phones).toEqual([phone, '+4915123456789']);
});

it('joins the leads of a buyer from abroad, and finds them by the number in its forms', async () => {
  const { status, body } = await write({ phone });
  expect(status).toBe(201);
  expect(body.phone).toBe(phone);
  const joined = await createLeadSource(test).kept({ phone, auto_id: car, client_name: 'Айгуль' });
  expect(joined.id).toBe(body.id);
  const leads = async (q: string) =>
    (await test.call('listLeads', { token: shop.token, query: { q } })).body.count;
  for (const q of ['+7 701 123-45-67', '77011234567', '701 123 45 67', '007 (701) 1234567', '4567'])
    expect([q, await leads(q)]).toEqual([q, 1]);
  const { body: found } = await test.call('searchPalette', {
    token: shop.token,
    query: { q: '+7 (701) 123 45 67' },
  });
  expect(found.results).toContainEqual(expect.objectContaining({ kind: 'lead', id: body.id }));
  expect(found.results).toContainEqual(expect.objectContaining({ kind: 'auto', id: car }));
});

it('writes the number into the file without signs', async () => {
  const { body } = await test.call('exportLeads', { token: shop.token, query: {} });
  expect(String(body)).toContain('"Айгуль Сатпаева";"7 701 123 4567";');
});

it('takes applications, chats and cars of trade-in of such a buyer', async () => {
  const application = await test.call('createApplication', {
    token: shop.token,
    body: {
      client_name: 'Айгуль Сатпаева',
      phone,
      current_car: { brand: 'Chevrolet', car_model: 'Spark', year: 2019, mileage: 64_000 },
      desired_car: car,
      market_price: 96_000_000,
      currency: 'UZS',
    },
  });
  expect([application.status, application.body.phone]).toEqual([201, phone]);
  const room = await test.call('openRoom', {
    body: { external_id: 'mp-abroad', room_type: 'buyer', username: 'Айгуль', phone, auto_id: car },
  });
  expect([room.status, room.body.phone]).toEqual([200, phone]);
  expect((await tradeIn.post(tradeIn.bodyOf({ phone }))).status).toBe(201);
});

it.each(['+9989012345678', '+99890123456', '77011234567', '+0701123456', '+123456789012345678'])(
  'rejects %s, which is no number',
  async (wrong) => {
    const { status, body } = await write({ phone: wrong });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'phone', code: 'invalid_format' }]);
  },
);

it('sends codes and invitations to Uzbek numbers alone', async () => {
  const asked = await test.call('checkPhone', { body: { phone } });
  const invited = await test.call('createEmployee', {
    token: shop.token,
    body: { full_name: 'Ислом Раҳимов', phone },
  });
  expect([asked.status, invited.status]).toEqual([422, 422]);
});
