import { type Contract, type Operation, successOf } from '../contract/operation.ts';
import { entries, isTree, list, member, number, type Tree } from '../contract/tree.ts';

export const rowsOf = (body: unknown): readonly unknown[] => {
  const results = member(body, 'results');
  return Array.isArray(results) ? results : list(member(member(body, 'data'), 'items'));
};

/** Number of rows over all pages. */
export const countOf = (body: unknown): number | undefined =>
  number(member(body, 'count')) ?? number(member(body, 'total'));

export const idOf = (row: unknown): string | undefined => {
  const id = member(row, 'id');
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
};

/** Includes `allOf`. */
export const propertiesOf = (contract: Contract, node: unknown): Record<string, unknown> => {
  const schema = contract.resolve(node);
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => list(schema[key]));
  return Object.assign(
    {},
    ...parts.map((part) => propertiesOf(contract, part)),
    Object.fromEntries(entries(schema['properties'])),
  );
};

/** undefined when the operation has no rows */
export const rowSchemaOf = (contract: Contract, operation: Operation): Tree | undefined => {
  const properties = propertiesOf(contract, successOf(operation)?.[1].schema);
  const results = properties['results'] ?? propertiesOf(contract, properties['data'])['items'];
  if (results === undefined) return undefined;
  const items = contract.resolve(results)['items'];
  return isTree(items) ? contract.resolve(items) : undefined;
};
