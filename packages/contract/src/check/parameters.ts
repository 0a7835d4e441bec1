import { isRead, type Parameter } from '../contract/operation.ts';
import { list, member, number, text, type Tree } from '../contract/tree.ts';
import { hasPath, neededQuery } from './reading.ts';
import type { Run } from './run.ts';

export interface WrongValue {
  why: string;
  value: string;
}

export const wrongQueryValues = (schema: Tree): WrongValue[] => {
  const type = schema['type'];
  if (type === 'array')
    return wrongQueryValues(schema['items'] === undefined ? {} : toTree(schema['items']));
  if (schema['enum'] !== undefined) return [{ why: 'no such value', value: 'no_such_value' }];
  if (type === 'boolean') return [{ why: 'neither true nor false', value: 'perhaps' }];
  if (type === 'integer' || type === 'number') {
    const minimum = number(schema['minimum']);
    const maximum = number(schema['maximum']);
    return [
      { why: 'no number', value: 'abc' },
      { why: 'a fraction', value: '1.5' },
      ...(minimum === undefined
        ? []
        : [{ why: `below ${String(minimum)}`, value: String(minimum - 1) }]),
      ...(maximum === undefined
        ? []
        : [{ why: `above ${String(maximum)}`, value: String(maximum + 1) }]),
    ];
  }
  if (schema['format'] === 'date') return [{ why: 'no day', value: '2025-13-40' }];
  if (text(schema['pattern']) !== undefined) return [{ why: 'another pattern', value: '~~~' }];
  const longest = number(schema['maxLength']);
  return longest !== undefined && longest < 3000
    ? [{ why: `longer than ${String(longest)}`, value: 'ы'.repeat(longest + 1) }]
    : [];
};

const toTree = (node: unknown): Tree =>
  typeof node === 'object' && node !== null && !Array.isArray(node) ? { ...node } : {};

const namesField = (body: unknown, name: string): string[] => {
  const fields = list(member(body, 'errors')).map((error) => text(member(error, 'field')) ?? '');
  return fields.some((field) => field === name || field.startsWith(`${name}.`))
    ? []
    : [`\`errors\` does not name ${name}, but ${fields.join(', ') || 'nothing'}`];
};

const isChecked = ({ in: place, name }: Parameter) => place === 'query' && name !== 'q';

export const probeParameters = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (!isRead(operation) || !run.isWanted(operation) || !run.can(operation)) continue;
    const [path] = hasPath(operation) ? run.world.places(operation) : [{}];
    if (path === undefined || !operation.responses.has(422)) continue;
    for (const parameter of operation.parameters.filter(isChecked)) {
      const schema = run.contract.resolve(parameter.schema);
      const items = run.contract.resolve(schema['items']);
      for (const { why, value } of wrongQueryValues(schema['type'] === 'array' ? items : schema)) {
        await run.ask({
          operation,
          probe: `${parameter.name}: ${why}`,
          path,
          query: { ...neededQuery(operation), [parameter.name]: value },
          expects: [422],
          holds: ({ body }) => namesField(body, parameter.name),
        });
      }
    }
    await probePeriod(run, operation.operationId, path);
    for (const parameter of operation.parameters.filter(
      (each) => each.in === 'query' && each.isRequired,
    )) {
      const query = { ...neededQuery(operation) };
      delete query[parameter.name];
      await run.ask({
        operation,
        probe: `without ${parameter.name}`,
        path,
        query,
        expects: [422],
        holds: ({ body }) => namesField(body, parameter.name),
      });
    }
  }
};

const probePeriod = async (run: Run, operationId: string, path: Record<string, string>) => {
  const operation = run.contract.operations.find((each) => each.operationId === operationId);
  if (operation?.codes['422']?.includes('range_order') !== true) return;
  const names = operation.parameters.map(({ name }) => name);
  if (!names.includes('from') || !names.includes('to')) return;
  const { from: start, to: end } = { from: '2025-11-20', to: '2025-11-19' };
  await run.ask({
    operation,
    probe: 'a period that ends before it begins',
    path,
    query: { ...neededQuery(operation), from: start, to: end },
    expects: [422],
    holds: ({ body }) =>
      JSON.stringify(member(body, 'errors') ?? []).includes('range_order')
        ? []
        : ['the code is not range_order'],
  });
};
