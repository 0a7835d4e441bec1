import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { tableTypes } from './table-types';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('has the types of the tables as migrations leave them: npm run generate writes them', async () => {
  await expect(await tableTypes(database.db)).toMatchFileSnapshot('tables.ts');
});
