import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResponseChecker } from '../check/response-checker.ts';
import { exchange } from '../check/exchange.ts';
import { isRead } from '../contract/operation.ts';
import { list, member } from '../contract/tree.ts';
import { contractOf } from '../testing-bundles.ts';
import { createMock } from './mock-service.ts';

const contract = await contractOf('main');
let server: Server;
let base = '';

beforeAll(async () => {
  server = createMock([contract], { seed: 1, faults: new Map([['getRate', '429']]) });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  base = `http://127.0.0.1:${String(typeof address === 'object' ? (address?.port ?? 0) : 0)}`;
});
afterAll(() => {
  server.close();
});

const get = (path: string, headers: Record<string, string> = { authorization: 'Bearer x' }) =>
  exchange({ method: 'GET', url: `${base}${path}`, headers, timeout: 5000 });

it('responds to every list that needs nothing by the contract', async () => {
  const check = createResponseChecker(contract);
  const lists = contract.operations.filter(
    (operation) =>
      isRead(operation) &&
      !operation.path.includes('{') &&
      operation.operationId.startsWith('list') &&
      operation.security === 'bearer' &&
      !operation.parameters.some(({ isRequired }) => isRequired),
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const operation of lists) {
    const received = await get(`/main${operation.path}`);
    expect([operation.operationId, received.status, check(operation, received)]).toEqual([
      operation.operationId,
      200,
      [],
    ]);
  }
});

it('rejects requests that violate the contract', async () => {
  expect((await get('/main/leads', {})).status).toBe(401);
  expect((await get('/main/leads?page=0')).status).toBe(422);
  expect((await get('/main/no-such-thing')).status).toBe(404);
});

it('fails when it is set to', async () => {
  const failure = (name: string) =>
    get('/main/leads', { authorization: 'Bearer x', 'x-fault': name });
  expect((await failure('503')).headers.get('retry-after')).toBe('5');
  expect((await failure('html')).contentType).toBe('text/html');
  expect((await failure('drop=count')).body).not.toHaveProperty('count');
  await expect(failure('offline')).rejects.toThrow(/other side closed|socket|terminated|hang up/i);
  expect((await get('/main/rates')).status).toBe(429);
});

it('has the rows of the example by pages, filters and orders, and counts these', async () => {
  const ids = (body: unknown) => list(member(body, 'results')).map((row) => member(row, 'id'));
  const all = await get('/leads');
  expect(ids(all.body)).toEqual([9301, 9302, 9303]);
  expect(all.body).toMatchObject({ count: 3, buyer_count: 3, statuses: { new: 2, contacted: 1 } });
  expect(ids((await get('/leads?size=2')).body)).toEqual([9301, 9302]);
  expect(ids((await get('/leads?size=2&page=2')).body)).toEqual([9303]);
  const contacted = await get('/leads?status=contacted');
  expect(ids(contacted.body)).toEqual([9303]);
  expect(contacted.body).toMatchObject({ count: 1, statuses: { new: 2, contacted: 1 } });
  expect(ids((await get('/leads?q=нигора')).body)).toEqual([9302]);
  const buyers = await get('/leads?page_by=buyer&size=2&page=2');
  expect(ids(buyers.body)).toEqual([9303]);
  expect(buyers.body).toMatchObject({ count: 3, buyer_count: 3 });
  const tooMany = await get('/leads?page_by=buyer&size=51');
  expect(tooMany.body).toMatchObject({ errors: [{ field: 'size', code: 'too_large' }] });
  const prices = async (ordering: string) =>
    list(member((await get(`/autos?ordering=${ordering}`)).body, 'results')).map((row) =>
      member(row, 'price'),
    );
  expect((await prices('-price')).toReversed()).toEqual(await prices('price'));
});

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  exchange({
    method,
    url: `${base}${path}`,
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    timeout: 5000,
  });

it('names the fields that are missing or wrong, as deep as they are', async () => {
  const missing = await send('POST', '/leads', { type: 'call' });
  expect(missing.status).toBe(422);
  expect(list(member(missing.body, 'errors'))).toEqual(
    expect.arrayContaining([
      { field: 'client_name', code: 'required' },
      { field: 'phone', code: 'required' },
    ]),
  );
  const deep = await send('POST', '/autos', { core_car: { year: 'last' }, photos: [5] });
  expect(list(member(deep.body, 'errors'))).toEqual(
    expect.arrayContaining([
      { field: 'core_car.year', code: 'invalid_type' },
      { field: 'photos.0', code: 'invalid_type' },
    ]),
  );
});

it('responds with the sent values', async () => {
  const created = await send('POST', '/leads', {
    type: 'call',
    client_name: 'Шахло Юсупова',
    phone: '+998998887766',
  });
  expect([created.status, created.body]).toEqual([
    201,
    expect.objectContaining({ client_name: 'Шахло Юсупова', phone: '+998998887766' }),
  ]);
  const changed = await send(
    'PATCH',
    '/avtosalons/31',
    { name: 'Karvon Sergeli' },
    { 'if-match': '"v4"' },
  );
  expect(changed.body).toMatchObject({ id: 31, name: 'Karvon Sergeli' });
  expect(changed.headers.get('etag')).toBe(`"v${String(member(changed.body, 'version'))}"`);
});

it('knows the ids of its examples and the methods of its paths alone', async () => {
  expect((await get('/leads/9302')).body).toMatchObject({
    id: 9302,
    client_name: 'Нигора Саидова',
  });
  expect((await get('/leads/9999')).status).toBe(404);
  const removal = await send('DELETE', '/leads', {});
  expect([removal.status, removal.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect((await get('/main/no-such-thing')).body).toMatchObject({
    title: 'Not Found',
    detail: 'The contract has no path /main/no-such-thing.',
  });
});

it('responds with the status that Prefer asks for', async () => {
  const prefer = (value: string) =>
    get('/leads/9302', { authorization: 'Bearer x', prefer: value });
  expect((await prefer('code=404')).body).toMatchObject({ status: 404, code: 'not_found' });
  expect((await prefer('code=429')).headers.get('retry-after')).not.toBeNull();
});

it('has the columns of a file', async () => {
  const { raw, headers } = await get('/leads/export');
  expect(raw.split('\r\n')[0]).toContain('"Телефон";"Автомобиль"');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
});

it('takes no number for a text', async () => {
  const { status, body } = await exchange({
    method: 'PATCH',
    url: `${base}/avtosalons/31`,
    headers: {
      authorization: 'Bearer x',
      'content-type': 'application/json',
      'if-match': '"v4"',
    },
    body: '{"name":5}',
    timeout: 5000,
  });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('"name"')]);
});
