import { entries, isTree, member, type Tree } from '../contract/tree.ts';
import type { Run } from './run.ts';

export type Id = string | number;

const isId = (value: unknown): value is Id =>
  typeof value === 'number' || typeof value === 'string';

/** `{ id }` or, when the name says so, a plain value. */
export const idIn = (object: Tree | undefined, name: string): Id | undefined => {
  const value = object?.[name];
  const id = name.endsWith('_id') ? value : member(value, 'id');
  return isId(id) ? id : undefined;
};

/** Ids found in the server's own data by field name: `avtosalon: { id: 3 }`. */
export interface References {
  idsOf: (name: string) => readonly Id[];
  likest: (names: readonly string[]) => Tree | undefined;
  learn: (body: unknown) => void;
  place: (value: Tree) => { width: number; height: number } | undefined;
}

export const createReferences = (): References => {
  const pools = new Map<string, Set<Id>>();
  const objects: Tree[] = [];

  const learn = (node: unknown, depth = 0): void => {
    if (depth > 8) return;
    if (Array.isArray(node)) {
      for (const item of node.slice(0, 100)) learn(item, depth + 1);
      return;
    }
    if (!isTree(node)) return;
    if (objects.length < 4000) objects.push(node);
    for (const [name, value] of entries(node)) {
      const ids = (Array.isArray(value) ? value : [value])
        .map((item) => member(item, 'id'))
        .filter(isId);
      if (ids.length > 0) {
        const pool = pools.get(name) ?? new Set<Id>();
        for (const id of ids) pool.add(id);
        pools.set(name, pool);
      }
      learn(value, depth + 1);
    }
  };

  return {
    learn,
    place: ({ position }) => {
      const place = objects.find(
        (object) =>
          position !== undefined &&
          object['position'] === position &&
          typeof object['width'] === 'number',
      );
      const { width, height } = place ?? {};
      return typeof width === 'number' && typeof height === 'number'
        ? { width, height }
        : undefined;
    },
    idsOf: (name) => [...(pools.get(name) ?? [])],
    likest: (names) => {
      const score = (object: Tree) =>
        names.filter((name) => idIn(object, name) !== undefined).length;
      let best: Tree | undefined;
      let most = 1;
      for (const object of objects) {
        const found = score(object);
        if (found > most) {
          best = object;
          most = found;
        }
      }
      return best;
    },
  };
};

/** `/autos` → `auto`, `/trade-in/autos` → `trade_in_auto`. */
export const nounOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && part !== 'list' && !part.includes('{'))
    .join('_')
    .replaceAll('-', '_')
    .replace(/s$/, '');

export const gatherReferences = (run: Run): References => {
  const references = createReferences();
  for (const operation of run.contract.operations) {
    const rows = run.world.rows(operation.operationId);
    if (operation.security === 'serviceKey') continue;
    references.learn({ [nounOf(operation.path)]: rows });
  }
  for (const { operation, body } of run.world.bodies) {
    if (operation.security !== 'serviceKey') references.learn(body);
  }
  return references;
};
