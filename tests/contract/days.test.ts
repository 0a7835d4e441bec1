import type { OperationId } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dereference } from '../../packages/contract/src/contract/dereference';
import { services } from '../../packages/contract/src/contract/load-contract';
import {
  entries,
  isTree,
  list,
  member,
  type Tree,
  valuesAt,
} from '../../packages/contract/src/contract/tree';
import { contractOf } from '../../packages/contract/src/testing-bundles';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { offered } from './offered';

/** Days outside of the years of the contract. PostgreSQL and Date fail at some of them. */
const days = ['0000-01-01', '0001-01-01', '0026-12-01', '1899-12-31', '2100-01-01', '9999-12-31'];
/** PostgreSQL rejects offsets of 16 hours. */
const moments = [...days.map((day) => `${day}T00:00:00+05:00`), '2026-12-01T00:00:00+23:59'];

type Dates = readonly [field: string, values: readonly string[]];

/** Finds the dates of a schema with their paths, in which 0 stands for a list's entry. */
function datesIn(schema: unknown, at: readonly string[] = []): Dates[] {
  const format = member(schema, 'format');
  const values = format === 'date' ? days : format === 'date-time' ? moments : undefined;
  const items = member(schema, 'items');
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => list(member(schema, key)));
  return [
    ...(values === undefined ? [] : [[at.join('.'), values] satisfies Dates]),
    ...entries(member(schema, 'properties')).flatMap(([name, child]) =>
      datesIn(child, [...at, name]),
    ),
    ...(items === undefined ? [] : datesIn(items, [...at, '0'])),
    ...branches.flatMap((branch) => datesIn(branch, at)),
  ];
}

function withValue(body: unknown, [name, ...rest]: readonly string[], value: string): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValue(list(body)[0], rest, value)];
  return { ...(isTree(body) ? body : {}), [name]: withValue(member(body, name), rest, value) };
}

interface Case {
  id: OperationId;
  field: string;
  values: readonly string[];
  body?: unknown;
}

async function cases(): Promise<[string, Case][]> {
  const contracts = await Promise.all(services.map(contractOf));
  return contracts.flatMap(({ bundle, operations }) =>
    operations.flatMap(({ operationId, parameters, body }) => {
      const id = offered.find(([known]) => known === operationId)?.[0];
      if (id === undefined) return [];
      const full = (schema: Tree) => dereference({ ...bundle, schema })['schema'];
      const query = parameters
        .filter((parameter) => parameter.in === 'query')
        .flatMap(({ name, schema }) => datesIn(full(schema), [name]));
      const fields = datesIn(full(body?.schema ?? {}));
      const examples = (body?.examples ?? []).map(({ value }) => value);
      const holding = (field: string) =>
        examples.find((example) => valuesAt(example, field.replaceAll('.0', '')).length > 0);
      return [
        ...query.map(([field, values]): Case => ({ id, field, values })),
        ...fields.map(([field, values]): Case => ({
          id,
          field,
          values,
          body: holding(field) ?? examples[0],
        })),
      ].map((each): [string, Case] => [`${id} ${each.field}`, each]);
    }),
  );
}

const all = await cases();

let test: TestApp;
let token = '';
beforeAll(async () => {
  test = await createTestApp();
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

describe('a day or a moment outside of the years that the contract takes', () => {
  it('is tried in parameters and in bodies', () => {
    const bodies = all.filter(([, { body }]) => body !== undefined);
    expect(bodies.length).toBeGreaterThan(10);
    expect(all.length - bodies.length).toBeGreaterThan(40);
  });

  it.each(all)('%s: 422', async (_, { id, field, values, body }) => {
    for (const value of values) {
      const { status, body: problem } = await test.call(id, {
        token,
        params: { id: 1, roomId: 1 },
        headers: { 'if-match': '"v1"', 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined
          ? { query: { [field]: value } }
          : { body: withValue(body, field.split('.'), value) }),
      });
      expect([value, status]).toEqual([value, 422]);
      expect(problem.errors).toContainEqual(
        expect.objectContaining({ field, code: 'invalid_format' }),
      );
    }
  });
});
