import { isRead, isVersioned, type Operation } from '../contract/operation.ts';
import { isTree, list, member, number, text, texts, type Tree } from '../contract/tree.ts';
import { isTooDear } from './creating.ts';
import { hasPath } from './reading.ts';
import { keyHeader } from './request-bodies.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

interface WrongBody {
  why: string;
  field: string;
  body: unknown;
}

const wrongValues = (schema: Tree): [string, unknown][] => {
  const type = schema['type'];
  if (schema['enum'] !== undefined) return [['no such value', 'no_such_value']];
  if (type === 'string' || (Array.isArray(type) && type.includes('string'))) {
    const longest = number(schema['maxLength']);
    return [
      ['no text', 42],
      ...(longest !== undefined && longest <= 3000
        ? [[`longer than ${String(longest)}`, 'ы'.repeat(longest + 1)] satisfies [string, unknown]]
        : []),
      ...((number(schema['minLength']) ?? 0) > 0
        ? [['empty', ''] satisfies [string, unknown]]
        : []),
      ...(schema['format'] === 'date' || schema['format'] === 'date-time'
        ? [['no time', 'soon'] satisfies [string, unknown]]
        : []),
      ...(text(schema['pattern']) !== undefined && schema['pattern'] !== '\\S'
        ? [['another pattern', '~~~'] satisfies [string, unknown]]
        : []),
    ];
  }
  if (type === 'integer' || type === 'number') {
    const minimum = number(schema['minimum']);
    const maximum = number(schema['maximum']);
    return [
      ['no number', 'много'],
      ...(type === 'integer' ? [['a fraction', 1.5] satisfies [string, unknown]] : []),
      ...(minimum === undefined
        ? []
        : [[`below ${String(minimum)}`, minimum - 1] satisfies [string, unknown]]),
      ...(maximum === undefined
        ? []
        : [[`above ${String(maximum)}`, maximum + 1] satisfies [string, unknown]]),
    ];
  }
  if (type === 'boolean') return [['neither true nor false', 'perhaps']];
  if (type === 'array') {
    const most = number(schema['maxItems']);
    return [
      ['no list', 'x'],
      ...(most !== undefined && most <= 100
        ? [
            [
              `more than ${String(most)}`,
              Array.from({ length: most + 1 }, (_, index) => index + 1),
            ] satisfies [string, unknown],
          ]
        : []),
    ];
  }
  return type === 'object' || schema['properties'] !== undefined ? [['no object', 'x']] : [];
};

const isConditional = (schema: Tree) =>
  ['oneOf', 'anyOf', 'if', 'dependentRequired', 'discriminator'].some(
    (key) => schema[key] !== undefined,
  );

const baseFor = (run: Run, operation: Operation, field: string): Tree | undefined => {
  const examples = (operation.body?.examples ?? []).map(({ value }) => value).filter(isTree);
  const shown = examples.find((example) => example[field] !== undefined);
  if (shown !== undefined) return shown;
  const schema = run.contract.resolve(operation.body?.schema);
  if (isConditional(schema)) return undefined;
  return operation.method === 'PATCH' && texts(schema['required']).length === 0 ? {} : examples[0];
};

/** One error each: the response must name exactly that one. */
export const wrongBodies = (run: Run, operation: Operation): WrongBody[] => {
  const schema = operation.body?.schema;
  const properties = propertiesOf(run.contract, schema);
  const missing = texts(run.contract.resolve(schema)['required']).flatMap((field): WrongBody[] => {
    const base = baseFor(run, operation, field);
    if (base === undefined) return [];
    const body = Object.fromEntries(Object.entries(base).filter(([name]) => name !== field));
    return [{ why: `without ${field}`, field, body }];
  });
  const wrong = Object.entries(properties).flatMap(([field, node]) => {
    const base = baseFor(run, operation, field);
    if (base === undefined) return [];
    return wrongValues(run.contract.resolve(node)).map(([why, value]) => ({
      why: `${field}: ${why}`,
      field,
      body: { ...base, [field]: value },
    }));
  });
  return [...missing, ...wrong];
};

const findNamingProblems = (body: unknown, field: string): string[] => {
  const named = list(member(body, 'errors')).map((error) => text(member(error, 'field')) ?? '');
  return named.some((each) => each === field || each.startsWith(`${field}.`))
    ? []
    : [`\`errors\` does not name ${field}, but ${named.join(', ') || 'nothing'}`];
};

const malformedBodies = [
  {
    probe: 'a body that is no JSON',
    rawBody: '{"a":',
    contentType: 'application/json',
    expects: [400],
  },
  { probe: 'a body of another type', rawBody: 'a=1', contentType: 'text/plain', expects: [415] },
  {
    probe: 'a list instead of an object',
    rawBody: '[]',
    contentType: 'application/json',
    expects: [422],
  },
] as const;

const takesJson = (run: Run, operation: Operation) =>
  !isRead(operation) &&
  operation.body?.contentType === 'application/json' &&
  run.isWanted(operation) &&
  run.can(operation);

const unknownName = 'unknown_name';

const most = 24;

export const probeInvalidBodies = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations.filter((each) => takesJson(run, each))) {
    const path = hasPath(operation)
      ? (run.world.owned(operation) ?? run.world.places(operation, 1)[0])
      : {};
    if (path === undefined) continue;
    const headers = async () => ({
      ...keyHeader(operation),
      ...(isVersioned(operation) ? { 'if-match': await tagNow(run, operation, path) } : {}),
    });
    for (const malformed of malformedBodies) {
      await run.ask({ operation, path, headers: await headers(), ...malformed });
    }
    const [example] = (operation.body?.examples ?? []).map(({ value }) => value).filter(isTree);
    if (example !== undefined && !isTooDear(operation))
      await run.ask({
        operation,
        probe: 'a field that the contract does not have',
        path,
        headers: await headers(),
        body: { ...example, [unknownName]: 'x' },
        expects: [422],
        holds: (received) => findNamingProblems(received.body, unknownName),
      });
    // A wrong body does not show which of several forms it was meant to have.
    if (run.contract.resolve(operation.body?.schema)['oneOf'] !== undefined) continue;
    for (const { why, field, body } of run.random.some(wrongBodies(run, operation), most)) {
      await run.ask({
        operation,
        probe: why,
        path,
        headers: await headers(),
        body,
        expects: [422],
        holds: (received) => findNamingProblems(received.body, field),
      });
    }
  }
};

const tagNow = async (run: Run, operation: Operation, path: Record<string, string>) => {
  const reader = run.contract.operations.find(
    (other) => isRead(other) && other.path === operation.path,
  );
  const entity = reader === undefined ? undefined : await run.send({ operation: reader, path });
  return entity?.headers.get('etag') ?? '"v1"';
};
