import { isTree, list, member, text, texts, type Tree } from '../contract/tree.ts';
import type { Contract } from '../contract/operation.ts';
import { dayInTashkent } from './calendar.ts';

const day = 86_400_000;

/** undefined when the value is not a time */
const later = (name: string, value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const time = new Date(Date.now() + (/end|until|to$/.test(name) ? 20 : 2) * day);
  return value.length === 10 ? dayInTashkent(time) : time.toISOString().replace(/\.\d+Z$/, 'Z');
};

const without = (tree: Tree, name: string): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([key]) => key !== name));

const isOptional = (contract: Contract, schema: unknown, name: string) =>
  !texts(contract.resolve(schema)['required']).includes(name);

/** A later time; otherwise omitted where that is allowed. */
const repairField = (
  contract: Contract,
  node: unknown,
  value: unknown,
  path: readonly string[],
): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const schema = contract.resolve(node);
  if (Array.isArray(value)) {
    const index = Number(name);
    return value.map((item: unknown, at) =>
      at === index ? repairField(contract, schema['items'], item, rest) : item,
    );
  }
  if (!isTree(value) || value[name] === undefined) return value;
  const inner = member(schema['properties'], name);
  const found = value[name];
  if (rest.length === 1 && Array.isArray(found) && typeof found[Number(rest[0])] !== 'object') {
    return isOptional(contract, schema, name) ? without(value, name) : value;
  }
  if (rest.length > 0 && typeof value[name] === 'object') {
    return { ...value, [name]: repairField(contract, inner, value[name], rest) };
  }
  const time = later(name, value[name]);
  if (time !== undefined) return { ...value, [name]: time };
  return isOptional(contract, schema, name) ? without(value, name) : value;
};

/** The example may refer to other data or a past day. */
export const repairBody = (
  contract: Contract,
  schema: Tree,
  body: Tree,
  problem: unknown,
): Tree => {
  const fields = list(member(problem, 'errors')).map((error) => text(member(error, 'field')) ?? '');
  const repaired = fields.reduce<unknown>(
    (value, field) => repairField(contract, schema, value, field.split('.')),
    body,
  );
  return isTree(repaired) ? repaired : body;
};
