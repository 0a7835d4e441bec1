import { type OperationId, operations } from '@karvon/api/operations';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { openShop, readCatalogue } from '../autos/autos.fixture';
import { operationPermissions } from '../../../platform/http/operation-permissions';
import type { Operation } from '../../../platform/http/operation';
import { dayInTashkent } from '../../../platform/values/clock';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';

/** Names of fields that show what a car cost. Ads have a cost per lead. */
const isCost = (name: string) =>
  /^(cost|margin|profit|purchase|expense|without_cost)/.test(name) && !name.startsWith('cost_per_');

/** Fields of a response, or properties of a schema, that show a cost. */
function costsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => (isCost(name) ? [name] : costsIn(below)));
}

const declaresCost = ({ responses }: Operation) =>
  Object.values(responses).some(
    (response) =>
      response?.schema !== undefined &&
      costsIn(z.toJSONSchema(response.schema, { unrepresentable: 'any' })).length > 0,
  );

const all = Object.values(operations);
const isRead = ({ method }: Pick<Operation, 'method'>) => method === 'GET';

const amounts = { purchase: 98_765_431, expense: 7_654_329, price: 131_313_131, sold: 140_404_041 };
const cost = amounts.purchase + amounts.expense;
/** Marks that occur nowhere else. */
const secrets = [
  amounts.purchase,
  amounts.expense,
  cost,
  amounts.price - cost,
  amounts.sold - cost,
  'secret-note',
].map(String);

let test: TestApp;
let seller = '';
let owner = '';
let auto = 0;
let ids: number[] = [];
const nextPhone = createPhones(6_850_000);

async function addCosts(id: number) {
  const call = { token: owner, params: { id } };
  await test.call('putPurchase', {
    ...call,
    headers: { 'if-match': '"v1"' },
    body: {
      price: amounts.purchase,
      currency: 'UZS',
      purchased_on: '2026-03-02',
      note: 'secret-note',
    },
  });
  const expense = { kind: 'body', currency: 'UZS', spent_on: '2026-03-04', note: 'secret-note' };
  await test.call('createExpense', { ...call, body: { ...expense, sum: amounts.expense } });
}

/** One car is new, and one has an error in the column of the purchase. */
async function importCosts(): Promise<number> {
  const file = [
    'Марка;Модель;Цена;Закуп;Дата покупки',
    `Kia;K5;${String(amounts.price)};${String(amounts.purchase)};02.03.2026`,
    `Kia;K5;300000000;${String(amounts.expense)} примерно;02.03.2026`,
  ];
  const { body } = await test.call('createImport', {
    token: owner,
    payload: Buffer.from(
      `--part\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv\r\n\r\n${file.join('\n')}\r\n--part--\r\n`,
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  });
  await test.call('checkImport', { token: owner, params: { id: body.id } });
  await test.jobs.runDue();
  return Number(body.id);
}

beforeAll(async () => {
  test = await createTestApp();
  const shop = await openShop(test, await readCatalogue(test));
  owner = shop.token;
  seller = (await joinTeam(test, shop, { phone: nextPhone() })).token;
  auto = (await shop.active({ price: amounts.price })).id;
  const { id: sold } = await shop.active({ price: amounts.price });
  await addCosts(auto);
  await addCosts(sold);
  const sale = { price: amounts.sold, currency: 'UZS', sold_on: dayInTashkent(test.clock.now()) };
  await shop.move(sold, 'sold_on_karvon', { sale });
  ids = [auto, sold, await importCosts()];
});
afterAll(() => test.close());

const queries: Record<string, string | number>[] = [
  {},
  { from: '2026-01-01', to: '2026-12-31', figure: 'sold' },
  { q: 'Cobalt' },
];

/** Cost fields and secret marks of a response. */
function leaksOf(body: unknown): string[] {
  const text = JSON.stringify(body ?? '');
  return [...costsIn(body), ...secrets.filter((secret) => text.includes(secret))];
}

const isWorkbook = ({ responses }: Operation) =>
  responses[200]?.type.includes('spreadsheet') === true;

async function workbookOf({ path }: Operation, id: number): Promise<unknown> {
  const response = await test.app.inject({
    url: path.replace('{id}', String(id)),
    headers: { authorization: `Bearer ${seller}` },
  });
  return response.statusCode === 200 ? readXlsx(response.rawPayload) : response.json();
}

const reads = all.filter(isRead).map(({ operationId }): [OperationId] => [operationId]);

/** Operations that write and respond with a car. */
const writes: [OperationId, () => object][] = [
  [
    'previewPrices',
    () => ({ ids: [auto], change: { kind: 'percent', value: -1, round: 100_000 } }),
  ],
  ['updateAutos', () => ({ ids: [auto], action: 'refresh' })],
];

// With roles, a seller lacks the right. Without them, every employee has all other rights.
describe.each(['on', 'off'] as const)('an employee without the right, roles %s', (mode) => {
  beforeAll(() => setPermissions(test, owner, mode));

  it.each(reads)('%s shows no cost', async (id) => {
    const operation = operations[id];
    const leaks: string[] = [];
    if (!operation.path.includes('{id}'))
      for (const query of [...queries, { auto_id: auto }])
        leaks.push(...leaksOf((await test.call(id, { token: seller, query })).body));
    else
      for (const place of ids)
        leaks.push(
          ...leaksOf(
            isWorkbook(operation)
              ? await workbookOf(operation, place)
              : (await test.call(id, { token: seller, params: { id: place } })).body,
          ),
        );
    expect(leaks).toEqual([]);
  });

  it.each(writes)('%s shows no cost', async (id, body) => {
    const { status, body: response } = await test.call(id, { token: seller, body: body() });
    expect(status).toBe(mode === 'on' ? 403 : 200);
    expect(leaksOf(response)).toEqual([]);
  });
});

it('the owner sees costs, so that the tests above could fail', async () => {
  const { body } = await test.call('listAutos', { token: owner });
  expect(costsIn(body).length).toBeGreaterThan(0);
  const imported = await test.call('listImportRows', { token: owner, params: { id: ids[2] ?? 0 } });
  expect(JSON.stringify(imported.body)).toContain(String(amounts.expense));
});

it('covers every operation that writes and may show a cost', () => {
  const open = all.filter(
    (operation) =>
      !isRead(operation) &&
      declaresCost(operation) &&
      operationPermissions[operation.operationId] !== 'autos.costs',
  );
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(writes.map(([id]) => id));
});
