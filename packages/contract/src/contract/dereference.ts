import { atPointer, isTree, text, type Tree } from './tree.ts';

/** Serves tools that follow no `$ref`. A recursive schema is cut to `{}`, with its description: JSON has no circles. */
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
