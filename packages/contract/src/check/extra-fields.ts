import type { Contract } from '../contract/operation.ts';
import { entries, isTree, list, type Tree } from '../contract/tree.ts';

const branches = ['allOf', 'anyOf', 'oneOf'] as const;

interface Members {
  properties: ReadonlyMap<string, readonly unknown[]>;
  isOpen: boolean;
}

const membersOf = (contract: Contract, nodes: readonly unknown[]): Members => {
  const properties = new Map<string, unknown[]>();
  let isOpen = false;
  const visit = (node: unknown, depth: number) => {
    const schema: Tree = contract.resolve(node);
    const extra = schema['additionalProperties'];
    if (extra === true || isTree(extra)) isOpen = true;
    for (const [name, inner] of entries(schema['properties']))
      properties.set(name, [...(properties.get(name) ?? []), inner]);
    if (depth > 8) return;
    for (const key of branches) for (const inner of list(schema[key])) visit(inner, depth + 1);
  };
  for (const node of nodes) visit(node, 0);
  return { properties, isOpen: isOpen || properties.size === 0 };
};

const itemsOf = (contract: Contract, nodes: readonly unknown[]): unknown[] =>
  nodes.flatMap((node) => {
    const schema = contract.resolve(node);
    const inner = branches.flatMap((key) => itemsOf(contract, list(schema[key])));
    return schema['items'] === undefined ? inner : [schema['items'], ...inner];
  });

/** Dotted paths, each once over all rows. */
export const findExtraFields = (contract: Contract, schema: unknown, body: unknown): string[] => {
  const found = new Set<string>();
  const visit = (nodes: readonly unknown[], value: unknown, at: string) => {
    if (Array.isArray(value)) {
      const items = itemsOf(contract, nodes);
      if (items.length > 0) for (const item of value) visit(items, item, at);
      return;
    }
    if (!isTree(value)) return;
    const { properties, isOpen } = membersOf(contract, nodes);
    for (const [name, inner] of Object.entries(value)) {
      const path = at === '' ? name : `${at}.${name}`;
      const known = properties.get(name);
      if (known !== undefined) visit(known, inner, path);
      else if (!isOpen) found.add(path);
    }
  };
  visit([schema], body, '');
  return [...found];
};
