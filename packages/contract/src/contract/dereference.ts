import { atPointer, isTree, text, type Tree } from './tree.ts';

/** For tools that do not follow `$ref`. A recursive schema becomes `{}` with its description, because JSON has no cycles. */
export const dereference = (bundle: Tree): Tree => {
  const walk = (node: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((each) => walk(each, inside));
    if (!isTree(node)) return node;
    const pointer = text(node['$ref']);
    if (pointer !== undefined) {
      const { $ref: _, ...beside } = node;
      if (inside.includes(pointer)) return beside;
      const target = walk(atPointer(bundle, pointer.replace('#', '')), [...inside, pointer]);
      return isTree(target) ? { ...target, ...beside } : target;
    }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value, inside)]),
    );
  };
  const full = walk(bundle, []);
  return isTree(full) ? full : {};
};
