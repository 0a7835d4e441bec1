import { type Contract, type Operation, successOf } from '../contract/operation.ts';
import { everyValueAt } from '../contract/tree.ts';

/** Ids from links, bodies and parameters. When an operation has none, every id is known. */
export const createKnownIds = ({ operations }: Contract) => {
  const known = new Map<string, Set<string>>();
  const add = (operationId: string, name: string, value: unknown) => {
    if (typeof value !== 'number' && typeof value !== 'string') return;
    const key = `${operationId} ${name}`;
    known.set(key, (known.get(key) ?? new Set()).add(String(value)));
  };
  for (const operation of operations) {
    const success = successOf(operation)?.[1];
    for (const { operationId, parameters } of success?.links ?? [])
      for (const [name, pointer] of Object.entries(parameters))
        for (const { value } of success?.examples ?? [])
          for (const id of everyValueAt(value, pointer)) add(operationId, name, id);
  }
  // A list's link names one operation of an entity; other operations of the same path use the same ids.
  const byPath = new Map<string, Set<string>>();
  for (const { operationId, path, parameters } of operations) {
    for (const { name, example } of parameters.filter((parameter) => parameter.in === 'path')) {
      const ids = known.get(`${operationId} ${name}`);
      if (ids === undefined) continue;
      add(operationId, name, example);
      const prefix = path.slice(0, path.indexOf(`{${name}}`));
      byPath.set(prefix, new Set([...(byPath.get(prefix) ?? []), ...ids]));
    }
  }
  return ({ path }: Operation, values: Readonly<Record<string, string>>): boolean =>
    Object.entries(values).every(([name, value]) => {
      const ids = byPath.get(path.slice(0, path.indexOf(`{${name}}`)));
      return ids === undefined || ids.has(value);
    });
};
