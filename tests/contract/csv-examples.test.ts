import { afterAll, beforeAll, expect, it } from 'vitest';
import { neededQuery } from '../../packages/contract/src/check/reading';
import { contractOf } from '../../packages/contract/src/testing-bundles';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { declaring } from './offered';

const { operations } = await contractOf('main');
const files = operations.flatMap((operation) => {
  const file = operation.responses.get(200);
  const id = declaring(200).find(([known]) => known === operation.operationId)?.[0];
  return id === undefined || file?.contentType !== 'text/csv' || operation.path.includes('{')
    ? []
    : [[id, String(file.examples[0]?.value), neededQuery(operation)] as const];
});

let test: TestApp;
let token = '';
beforeAll(async () => {
  test = await createTestApp();
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

const headerOf = (file: string) => file.split('\r\n')[0];

it.each(files)('%s has the columns of its example', async (id, example, query) => {
  const { status, body } = await test.call(id, { token, query });
  expect([status, headerOf(String(body))]).toEqual([200, headerOf(example)]);
});

it('covers the lists that are files too', () => {
  expect(files.length).toBeGreaterThan(8);
});
