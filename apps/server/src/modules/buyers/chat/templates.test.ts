import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ token } = await test.signIn());
});

const create = (title: string, position?: number) =>
  test.call('createTemplate', { token, body: { title, text: `${title} {car}`, position } });
const update = (id: number, body: object, by = token) =>
  test.call('updateTemplate', { token: by, params: { id }, body });
const remove = (id: number, by = token) =>
  test.call('deleteTemplate', { token: by, params: { id } });
const list = async (): Promise<{ id: number; title: string; position: number }[]> =>
  (await test.call('listTemplates', { token })).body.results;
const order = async () => {
  const rows = await list();
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
  return rows.map(({ title }) => title).join(' ');
};

it('puts a new one last, or where it is wanted, and moves the others', async () => {
  for (const title of ['a', 'b', 'c']) expect((await create(title)).status).toBe(200);
  expect((await create('d', 1)).body).toMatchObject({ title: 'd', text: 'd {car}', position: 1 });
  expect(await order()).toBe('a d b c');
  const [first] = await list();
  expect((await update(first?.id ?? 0, { position: 99 })).body.position).toBe(3);
  expect(await order()).toBe('d b c a');
  expect((await update(first?.id ?? 0, { title: ' A ', position: 0 })).body.title).toBe('A');
  expect(await order()).toBe('A d b c');
  const second = (await list())[1];
  expect((await remove(second?.id ?? 0)).status).toBe(204);
  expect(await order()).toBe('A b c');
});

it('keeps the text in Uzbek beside the others, and takes it away', async () => {
  const body = { title: 'Цена', text: 'Цена {price}', text_uz: ' Narxi {price} ' };
  const created = await test.call('createTemplate', { token, body });
  expect(created.body.text_uz).toBe('Narxi {price}');
  expect((await update(created.body.id, { text: 'Цена: {price}' })).body.text_uz).toBe(
    'Narxi {price}',
  );
  expect((await update(created.body.id, { text_uz: ' ' })).body).not.toHaveProperty('text_uz');
  expect((await list())[0]).not.toHaveProperty('text_uz');
});

it('keeps 50, also when many come at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 52 }, (_, index) => create(`t${index}`)),
  );
  const rejected = responses.filter(({ status }) => status === 409);
  expect(rejected.map(({ body }) => body.code)).toEqual([
    'too_many_templates',
    'too_many_templates',
  ]);
  await order();
  expect(await list()).toHaveLength(50);
});

it('rejects empty texts, other dealers’ and deleted replies', async () => {
  expect((await create(' \u0000 ')).body.errors).toEqual([{ field: 'title', code: 'required' }]);
  const { body } = await create('mine');
  expect((await update(body.id, { text: ' ' })).status).toBe(422);
  const other = (await test.signIn()).token;
  expect((await update(body.id, { title: 'theirs' }, other)).status).toBe(404);
  expect((await remove(body.id, other)).status).toBe(404);
  await remove(body.id);
  expect((await remove(body.id)).status).toBe(404);
});
