import type { Contract, Operation } from '../contract/operation.ts';
import { everyValueAt, member } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import type { Random } from './random.ts';

export interface World {
  /** @param path values of the request's path. @default none */
  learn: (operation: Operation, received: Received, path?: Record<string, string>) => void;
  /** Own entities come first. */
  places: (operation: Operation, most?: number) => Record<string, string>[];
  rows: (operationId: string) => readonly unknown[];
  bodies: { operation: Operation; body: unknown }[];
  single: (operationId: string) => unknown;
  own: (operationId: string, values: Record<string, string>) => void;
  owned: (operation: Operation) => Record<string, string> | undefined;
  forget: (id: string) => void;
}

const pathNames = (operation: Operation) =>
  operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);

export const createWorld = (contract: Contract, random: Random): World => {
  const known = new Map<string, Record<string, string>[]>();
  const made = new Map<string, Record<string, string>>();
  const rows = new Map<string, readonly unknown[]>();
  const bodies: World['bodies'] = [];
  const singles = new Map<string, unknown>();

  const add = (operationId: string, values: Record<string, string>) => {
    const before = known.get(operationId) ?? [];
    const isKnown = before.some((other) => JSON.stringify(other) === JSON.stringify(values));
    if (!isKnown && before.length < 200) known.set(operationId, [...before, values]);
  };

  return {
    learn: (operation, received, path = {}) => {
      if (bodies.length < 500) bodies.push({ operation, body: received.body });
      const declared = operation.responses.get(received.status);
      for (const link of declared?.links ?? []) {
        const target = contract.operations.find(
          ({ operationId }) => operationId === link.operationId,
        );
        if (target === undefined) continue;
        const names = pathNames(target);
        const name = names.find((each) => link.parameters[each] !== undefined);
        const pointer = name === undefined ? undefined : link.parameters[name];
        if (name === undefined || pointer === undefined) continue;
        const others = Object.entries(link.fromPath).flatMap(([other, from]) => {
          const value = path[from];
          return value === undefined ? [] : [[other, value] as const];
        });
        if (others.length + 1 < names.length) continue;
        for (const value of everyValueAt(received.body, pointer)) {
          if (typeof value === 'string' || typeof value === 'number') {
            add(link.operationId, { ...Object.fromEntries(others), [name]: String(value) });
          }
        }
      }
      const results =
        member(received.body, 'results') ?? member(member(received.body, 'data'), 'items');
      if (Array.isArray(results)) rows.set(operation.operationId, results);
      if (pathNames(operation).length === 0) singles.set(operation.operationId, received.body);
    },
    places: (operation, most = 2) => {
      const own = made.get(operation.operationId);
      const found = known.get(operation.operationId) ?? [];
      const [name, second] = pathNames(operation);
      const shared =
        found.length > 0 || name === undefined || name === 'id' || second !== undefined
          ? found
          : ([...known].find(([, values]) => values[0]?.[name] !== undefined)?.[1] ?? []);
      return [...(own === undefined ? [] : [own]), ...random.some(shared, most)];
    },
    rows: (operationId) => rows.get(operationId) ?? [],
    bodies,
    single: (operationId) => singles.get(operationId),
    own: (operationId, values) => {
      made.set(operationId, values);
    },
    owned: ({ operationId }) => made.get(operationId),
    forget: (id) => {
      for (const [operationId, values] of made) {
        if (Object.values(values).includes(id)) made.delete(operationId);
      }
      for (const [operationId, all] of known) {
        known.set(
          operationId,
          all.filter((values) => !Object.values(values).includes(id)),
        );
      }
    },
  };
};
