import type { Contract, Operation } from '../contract/operation.ts';
import { isEqual, isTree, member, number, text, texts, type Tree } from '../contract/tree.ts';
import { propertiesOf } from '../check/rows.ts';

export interface Change {
  isBreaking: boolean;
  at: string;
  what: string;
}

/** Writer of the described data: a client, from which no more may be required, or the service, which may not return less. */
type Writer = 'client' | 'service';

const lower = ['minimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

const compareLimits = (before: Tree, after: Tree, writer: Writer, at: string): Change[] =>
  [...lower, ...upper].flatMap((key): Change[] => {
    const old = number(before[key]);
    const now = number(after[key]);
    if (old === now) return [];
    const isLower = lower.includes(key);
    const isTighter = now !== undefined && (old === undefined || (isLower ? now > old : now < old));
    return [
      {
        isBreaking: (writer === 'client') === isTighter,
        at,
        what: `${key} went from ${String(old ?? 'none')} to ${String(now ?? 'none')}`,
      },
    ];
  });

const compareEnum = (before: Tree, after: Tree, writer: Writer, at: string): Change[] => {
  const old = texts(before['enum']);
  const now = texts(after['enum']);
  if (old.length === 0 && now.length === 0) return [];
  if (now.length === 0)
    return [{ isBreaking: writer === 'service', at, what: 'any value is possible' }];
  if (old.length === 0)
    return [{ isBreaking: writer === 'client', at, what: `only ${now.join(', ')} are possible` }];
  const gone = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  return [
    ...gone.map((value) => ({
      isBreaking: writer === 'client',
      at,
      what: `value ${value} is gone`,
    })),
    // Clients ignore unknown values, as the guide's rule of versions demands.
    ...added.map((value) => ({
      isBreaking: false,
      at,
      what: `value ${value} is new`,
    })),
  ];
};

/** @param today ISO day; deprecated items may be removed from their `x-sunset` on */
export const compareContracts = (
  base: Contract,
  head: Contract,
  today = new Date().toISOString().slice(0, 10),
): Change[] => {
  const isOver = (sunset: string | undefined) => sunset !== undefined && sunset <= today;
  const compared = { client: new Map<Tree, Set<Tree>>(), service: new Map<Tree, Set<Tree>>() };
  const compareSchemas = (
    one: unknown,
    other: unknown,
    writer: Writer,
    at: string,
    depth = 0,
  ): Change[] => {
    const before = base.resolve(one);
    const after = head.resolve(other);
    const known = compared[writer].get(before) ?? new Set();
    if (known.has(after)) return [];
    compared[writer].set(before, known.add(after));
    if (depth > 12) return [];
    const origin = before['x-origin'] === 'specification' && after['x-origin'] !== 'specification';
    const changes: Change[] = origin
      ? [{ isBreaking: true, at, what: 'is of the specification, which may never change' }]
      : [];
    if (!isEqual(before['type'], after['type']) && before['type'] !== undefined) {
      return [
        ...changes,
        {
          isBreaking: true,
          at,
          what: `type went from ${JSON.stringify(before['type'])} to ${JSON.stringify(after['type'])}`,
        },
      ];
    }
    for (const key of ['pattern', 'format', 'const']) {
      if (isEqual(before[key], after[key])) continue;
      const isLooser = after[key] === undefined;
      changes.push({
        isBreaking: writer === 'client' ? !isLooser : isLooser || before[key] !== undefined,
        at,
        what: `${key} went from ${JSON.stringify(before[key])} to ${JSON.stringify(after[key])}`,
      });
    }
    changes.push(
      ...compareLimits(before, after, writer, at),
      ...compareEnum(before, after, writer, at),
    );
    const old = propertiesOf(base, before);
    const now = propertiesOf(head, after);
    const required = { old: requiredIn(base, before), now: requiredIn(head, after) };
    for (const name of Object.keys(old)) {
      const place = `${at}.${name}`;
      if (now[name] === undefined) {
        const gone = base.resolve(old[name]);
        const isSpecified = gone['x-origin'] === 'specification';
        changes.push({
          isBreaking:
            isSpecified || !isOver(text(member(old[name], 'x-sunset') ?? gone['x-sunset'])),
          at: place,
          what: isSpecified ? 'is gone, and is of the specification' : 'is gone',
        });
        continue;
      }
      if (required.old.has(name) && !required.now.has(name))
        changes.push({
          isBreaking: writer === 'service',
          at: place,
          what: 'is no longer required',
        });
      if (!required.old.has(name) && required.now.has(name))
        changes.push({ isBreaking: writer === 'client', at: place, what: 'is required' });
      changes.push(...compareSchemas(old[name], now[name], writer, place, depth + 1));
    }
    for (const name of Object.keys(now)) {
      if (old[name] !== undefined) continue;
      changes.push({
        isBreaking: writer === 'client' && required.now.has(name),
        at: `${at}.${name}`,
        what: required.now.has(name) ? 'is new and required' : 'is new',
      });
    }
    if (before['items'] !== undefined && after['items'] !== undefined)
      changes.push(
        ...compareSchemas(before['items'], after['items'], writer, `${at}[]`, depth + 1),
      );
    return changes;
  };

  const compareParameters = (before: Operation, after: Operation): Change[] => {
    const at = before.operationId;
    const gone = before.parameters.filter(
      (old) => !after.parameters.some((now) => now.name === old.name && now.in === old.in),
    );
    const changes: Change[] = gone.map(({ name, sunset }) => ({
      isBreaking: !isOver(sunset),
      at: `${at} ${name}`,
      what: 'parameter is gone',
    }));
    for (const now of after.parameters) {
      const old = before.parameters.find((each) => each.name === now.name && each.in === now.in);
      const place = `${at} ${now.name}`;
      if (old === undefined) {
        changes.push({
          isBreaking: now.isRequired,
          at: place,
          what: now.isRequired ? 'parameter is new and required' : 'parameter is new',
        });
        continue;
      }
      if (old.isRequired !== now.isRequired)
        changes.push({
          isBreaking: now.isRequired,
          at: place,
          what: now.isRequired ? 'is required' : 'is no longer required',
        });
      if (old.origin === 'specification' && now.origin !== 'specification')
        changes.push({
          isBreaking: true,
          at: place,
          what: 'is of the specification, which may never change',
        });
      if (!isEqual(old.schema['default'], now.schema['default']))
        changes.push({
          isBreaking: true,
          at: place,
          what: `default went from ${JSON.stringify(old.schema['default'])} to ${JSON.stringify(now.schema['default'])}`,
        });
      if (!isEqual([old.filter, old.order, old.first], [now.filter, now.order, now.first]))
        changes.push({
          isBreaking: true,
          at: place,
          what: 'filters or orders by something else (x-filter, x-order, x-first)',
        });
      changes.push(...compareSchemas(old.schema, now.schema, 'client', place));
    }
    return changes;
  };

  const compareResponses = (before: Operation, after: Operation): Change[] => {
    const at = before.operationId;
    const changes: Change[] = [];
    for (const [status, old] of before.responses) {
      const now = after.responses.get(status);
      const place = `${at} ${String(status)}`;
      if (now === undefined) {
        changes.push({ isBreaking: status < 400, at: place, what: 'response is gone' });
        continue;
      }
      if (old.contentType !== now.contentType)
        changes.push({
          isBreaking: true,
          at: place,
          what: `content type went from ${old.contentType ?? 'none'} to ${now.contentType ?? 'none'}`,
        });
      for (const { name } of old.headers) {
        if (!now.headers.some((each) => each.name === name))
          changes.push({ isBreaking: true, at: place, what: `header ${name} is gone` });
      }
      if (old.schema !== undefined && now.schema !== undefined)
        changes.push(...compareSchemas(old.schema, now.schema, 'service', place));
    }
    for (const status of after.responses.keys()) {
      if (!before.responses.has(status))
        changes.push({
          isBreaking: status < 400,
          at: `${at} ${String(status)}`,
          what: 'response is new',
        });
    }
    return changes;
  };

  const compareOperations = (before: Operation, after: Operation): Change[] => {
    const at = before.operationId;
    const changes: Change[] = [];
    if (before.method !== after.method || before.path !== after.path)
      changes.push({
        isBreaking: true,
        at,
        what: `${before.method} ${before.path} went to ${after.method} ${after.path}`,
      });
    if (before.security !== after.security)
      changes.push({
        isBreaking: after.security !== 'none',
        at,
        what: `security went from ${before.security} to ${after.security}`,
      });
    if (before.origin === 'specification' && after.origin !== 'specification')
      changes.push({
        isBreaking: true,
        at,
        what: 'is of the specification, which may never change',
      });
    for (const [status, codes] of Object.entries(before.codes)) {
      for (const code of codes)
        if (after.codes[status]?.includes(code) !== true)
          changes.push({ isBreaking: true, at, what: `code ${code} of ${status} is gone` });
    }
    if (before.body === undefined && after.body?.isRequired === true)
      changes.push({ isBreaking: true, at, what: 'a body is required' });
    if (before.body !== undefined && after.body === undefined)
      changes.push({ isBreaking: true, at, what: 'the body is gone' });
    if (before.body !== undefined && after.body !== undefined) {
      if (before.body.contentType !== after.body.contentType)
        changes.push({ isBreaking: true, at, what: 'another content type of the body' });
      changes.push(
        ...compareSchemas(before.body.schema, after.body.schema, 'client', `${at} body`),
      );
    }
    return [...changes, ...compareParameters(before, after), ...compareResponses(before, after)];
  };

  const gone = base.operations.filter(
    ({ operationId }) => !head.operations.some((now) => now.operationId === operationId),
  );
  return [
    ...gone.map(({ operationId, origin, sunset }) => ({
      isBreaking: origin === 'specification' || !isOver(sunset),
      at: operationId,
      what:
        origin === 'specification' ? 'is gone, and is of the specification' : 'operation is gone',
    })),
    ...head.operations.flatMap((after): Change[] => {
      const before = base.operations.find(({ operationId }) => operationId === after.operationId);
      return before === undefined
        ? [{ isBreaking: false, at: after.operationId, what: 'operation is new' }]
        : compareOperations(before, after);
    }),
  ];
};

/** Includes `allOf`. */
const requiredIn = (contract: Contract, node: unknown): Set<string> => {
  const schema = contract.resolve(node);
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return new Set([
    ...texts(schema['required']),
    ...parts.filter(isTree).flatMap((part) => [...requiredIn(contract, part)]),
  ]);
};
