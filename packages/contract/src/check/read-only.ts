import { type Operation, successOf } from '../contract/operation.ts';
import { isEqual, isTree, member, texts } from '../contract/tree.ts';
import { mayConflict, requiredOf } from './entities.ts';
import type { Received } from './exchange.ts';
import { type Bodies, keyHeader } from './request-bodies.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

/** undefined when the value should not be changed */
const otherValue = (value: unknown, choices: readonly string[]): unknown => {
  const other = choices.find((choice) => choice !== value);
  if (other !== undefined) return other;
  if (typeof value === 'number' && Number.isInteger(value)) return value + 777;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return '2001-01-01T00:00:00Z';
  return typeof value === 'boolean' ? !value : undefined;
};

const readOnlyFields = (
  run: Run,
  operation: Operation,
  entity: unknown,
): Record<string, unknown> => {
  const writable = propertiesOf(run.contract, operation.body?.schema);
  const shown = propertiesOf(run.contract, successOf(operation)?.[1].schema);
  const choicesOf = (name: string) => texts(run.contract.resolve(shown[name])['enum']);
  return Object.fromEntries(
    Object.entries(isTree(entity) ? entity : {})
      .filter(([name]) => !(name in writable))
      .map(([name, value]) => [name, otherValue(value, choicesOf(name))] as const)
      .filter(([, value]) => value !== undefined),
  );
};

/** Read-only fields must be rejected or ignored. @param field a writable field with its current value */
export const probeReadOnly = async (
  run: Run,
  operation: Operation,
  path: Record<string, string>,
  entity: Received,
  field: { name: string; before: unknown },
  headers: Record<string, string>,
): Promise<void> => {
  const foreign = readOnlyFields(run, operation, entity.body);
  const names = Object.keys(foreign);
  if (names.length === 0) return;
  await run.ask({
    operation,
    probe: 'fields that only the server writes',
    path,
    headers,
    body: {
      ...requiredOf(run, operation, entity.body),
      [field.name]: field.before,
      ...foreign,
    },
    expects: mayConflict(operation) ? [200, 409, 422] : [200, 422],
    holds: ({ status, body }) =>
      status === 200
        ? names
            .filter((name) => isEqual(member(body, name), foreign[name]))
            .map((name) => `${name} was written`)
        : [],
  });
};

export const probeReadOnlyCreation = async (
  run: Run,
  {
    operation,
    path,
    received,
  }: { operation: Operation; path: Record<string, string>; received: Received },
  bodies: Bodies,
): Promise<void> => {
  const foreign = readOnlyFields(run, operation, received.body);
  const names = Object.keys(foreign);
  const body = await bodies.make(operation);
  if (names.length === 0 || body === undefined) return;
  await run.ask({
    operation,
    probe: 'creates with fields that only the server writes',
    path,
    headers: keyHeader(operation),
    body: { ...body, ...foreign },
    expects: [received.status, 409, 422],
    holds: ({ status, body: made }) =>
      status === received.status
        ? names
            .filter((name) => isEqual(member(made, name), foreign[name]))
            .map((name) => `${name} was written`)
        : [],
  });
};
