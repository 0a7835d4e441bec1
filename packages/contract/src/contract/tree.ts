export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (node: unknown): node is Tree =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

export const member = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return node[Number(key)];
  return isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined;
};

export const entries = (node: unknown): [string, unknown][] =>
  isTree(node) ? Object.entries(node) : [];

export const list = (node: unknown): readonly unknown[] => (Array.isArray(node) ? node : []);

export const text = (node: unknown): string | undefined =>
  typeof node === 'string' ? node : undefined;

export const texts = (node: unknown): string[] =>
  list(node).filter((item): item is string => typeof item === 'string');

export const number = (node: unknown): number | undefined =>
  typeof node === 'number' ? node : undefined;

/** The value at a path with dots (`car.brand.id`); of a list in between, the values of all its items. */
export const valuesAt = (node: unknown, path: string): unknown[] => {
  const [first, ...rest] = path === '' ? [] : path.split('.');
  if (first === undefined) return node === undefined ? [] : [node];
  if (Array.isArray(node)) return node.flatMap((item) => valuesAt(item, path));
  return valuesAt(member(node, first), rest.join('.'));
};

/** `/results/0/id` */
export const atPointer = (node: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) =>
        member(value, decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')),
      node,
    );

/** The first row (`/results/0/id`) stands for all rows. */
export const everyValueAt = (node: unknown, pointer: string): unknown[] => {
  const [before, after] = pointer.split('/0/');
  if (after === undefined || before === undefined) return [atPointer(node, pointer)];
  return list(atPointer(node, before)).map((row) => atPointer(row, `/${after}`));
};

/** Compares members in any order. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (isTree(one) && isTree(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isEqual(one[key], other[key]));
  }
  return one === other;
};
