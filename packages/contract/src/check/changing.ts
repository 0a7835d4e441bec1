import { isRead, isVersioned, needsVersion, type Operation } from '../contract/operation.ts';
import { isEqual, isTree, member, number, text, type Tree } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { mayConflict, requiredOf } from './entities.ts';
import { probeReadOnly } from './read-only.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

export interface Change {
  operation: Operation;
  reader: Operation;
  path: Record<string, string>;
}

const changesOf = (run: Run): Change[] =>
  run.contract.operations.flatMap((operation): Change[] => {
    if (operation.method !== 'PATCH' || !run.isWanted(operation) || !run.can(operation)) return [];
    const reader =
      run.contract.operations.find((other) => isRead(other) && other.path === operation.path) ??
      // An entity of one's own may be read without its id.
      run.contract.operations.find(
        (other) =>
          isRead(other) &&
          (other.responses
            .get(200)
            ?.links.some(
              (link) =>
                link.operationId === operation.operationId &&
                !Object.values(link.parameters).some((pointer) => pointer.includes('/0/')),
            ) ??
            false),
      );
    const path = run.world.owned(operation) ?? run.world.places(operation, 1)[0];
    return reader === undefined || path === undefined ? [] : [{ operation, reader, path }];
  });

interface Field {
  name: string;
  before: unknown;
  after: unknown;
}

const freeTexts = (run: Run, operation: Operation): string[] =>
  Object.entries(propertiesOf(run.contract, operation.body?.schema))
    .filter(([name, node]) => {
      const schema = run.contract.resolve(node);
      const { type, pattern } = schema;
      return (
        (type === 'string' || (Array.isArray(type) && type.includes('string'))) &&
        schema['enum'] === undefined &&
        schema['format'] === undefined &&
        (pattern === undefined || pattern === '\\S') &&
        (number(schema['maxLength']) ?? 9999) >= 50 &&
        !/url|href|username|tin|email|telegram|reason/.test(name)
      );
    })
    .map(([name]) => name);

/** A change that loses a text is detected. @returns the filled entity */
const withTexts = async (run: Run, change: Change, entity: Received): Promise<Received> => {
  const { operation, path } = change;
  const empty = freeTexts(run, operation).filter((name) => !member(entity.body, name));
  if (empty.length === 0 || run.world.owned(operation) === undefined) return entity;
  const texts = Object.fromEntries(empty.map((name) => [name, `Текст ${run.random.letters(4)}`]));
  const body = { ...requiredOf(run, operation, entity.body), ...texts };
  const headers: Record<string, string> = isVersioned(operation)
    ? { 'if-match': tagOf(entity) }
    : {};
  await run.send({ operation, path, headers, body });
  const filled = await readNow(run, change);
  return filled?.status === 200 ? filled : entity;
};

/** A text without further rules, which can be changed back. */
const fieldsToChange = (run: Run, operation: Operation, entity: unknown): Field[] =>
  freeTexts(run, operation).flatMap((name): Field[] => {
    const before = member(entity, name);
    if (typeof before === 'string' && !before.startsWith('+998')) {
      return [
        { name, before, after: `${before.slice(0, 30).trim()} ${run.random.letters(4)}`.trim() },
      ];
    }
    return [];
  });

const tagOf = (received: Received) =>
  received.headers.get('etag') ?? `"v${String(number(member(received.body, 'version')) ?? 1)}"`;

const untouched = (before: unknown, after: unknown, changed: string): string[] => {
  if (!isTree(before) || !isTree(after)) return [];
  return Object.keys(before)
    .filter(
      (name) =>
        name !== changed &&
        name !== 'version' &&
        !/_at$|_since$|^can_|^status$|allowed|updated|remoderation|quality|title/.test(name),
    )
    .filter((name) => typeof before[name] !== 'object' && !isEqual(before[name], after[name]))
    .map(
      (name) =>
        `${name} went from ${JSON.stringify(before[name])} to ${JSON.stringify(after[name])}`,
    );
};

const readNow = (run: Run, { reader, path }: Change) => run.send({ operation: reader, path });

/** A missing and a stale If-Match: nothing changes, and 412 has the current entity. */
const probeVersions = async (run: Run, change: Change, body: Tree, entity: Received) => {
  const { operation, path } = change;
  if (needsVersion(operation)) {
    await run.ask({
      operation,
      probe: 'without If-Match',
      path,
      body,
      expects: [422],
      holds: (received) =>
        text(member(received.body, 'code')) === 'if_match_required'
          ? []
          : ['the code is not if_match_required'],
    });
  }
  await run.ask({
    operation,
    probe: 'a stale If-Match',
    path,
    body,
    headers: { 'if-match': '"v999999"' },
    expects: [412],
    holds: (received) => {
      const current = member(received.body, 'current');
      const version = member(current, 'version');
      const problems = [
        ...(text(member(received.body, 'code')) === 'stale_version'
          ? []
          : ['the code is not stale_version']),
        ...(version === member(entity.body, 'version')
          ? []
          : [
              `\`current\` has version ${String(version)}, the entity ${String(member(entity.body, 'version'))}`,
            ]),
      ];
      const wrong = Object.keys(isTree(current) ? current : {})
        .filter(
          (name) =>
            typeof member(entity.body, name) !== 'object' && !/_at$|_in$|left|until/.test(name),
        )
        .filter((name) => !isEqual(member(current, name), member(entity.body, name)));
      return [
        ...problems,
        ...wrong.map((name) => `\`current.${name}\` is not what the entity says`),
      ];
    },
  });
};

/** A change is returned and stored, raises the version, and affects nothing else. */
const probeChange = async (run: Run, change: Change, field: Field, entity: Received) => {
  const { operation, path } = change;
  const { name, after } = field;
  const versioned = isVersioned(operation);
  const base = requiredOf(run, operation, entity.body);
  const version = number(member(entity.body, 'version'));
  const headers: Record<string, string> = versioned ? { 'if-match': tagOf(entity) } : {};
  const changed = await run.ask({
    operation,
    probe: `changes ${name}`,
    path,
    headers,
    body: { ...base, [name]: after },
    // An entity whose state forbids the change returns 409, which is not an error.
    expects: mayConflict(operation) ? [200, 409] : [200],
    holds: (received) => {
      if (received.status === 409) return [];
      const next = number(member(received.body, 'version'));
      return [
        ...(isEqual(member(received.body, name), after)
          ? []
          : [
              `${name} is ${JSON.stringify(member(received.body, name))}, but ${JSON.stringify(after)} was sent`,
            ]),
        ...(versioned && version !== undefined && (next ?? 0) <= version
          ? [`version stays ${String(next)}`]
          : []),
        ...untouched(entity.body, received.body, name),
      ];
    },
  });
  if (changed === undefined || changed.status === 409) return;
  await run.ask({
    operation: change.reader,
    probe: `${name} stays changed`,
    path,
    expects: [200],
    holds: (received) => [
      ...(isEqual(member(received.body, name), after)
        ? []
        : [`${name} is ${JSON.stringify(member(received.body, name))} when it is read again`]),
      ...untouched(changed.body, received.body, name),
      ...(versioned && member(received.body, 'version') !== member(changed.body, 'version')
        ? ['version is another one when it is read again']
        : []),
    ],
  });
  if (versioned) {
    await run.ask({
      operation,
      probe: 'the If-Match of before',
      path,
      headers,
      body: { ...base, [name]: after },
      expects: [412],
    });
  }
  await run.ask({
    operation,
    probe: `changes ${name} back`,
    path,
    headers: versioned ? { 'if-match': tagOf(changed) } : {},
    body: { ...base, [name]: field.before },
    expects: [200],
    holds: (received) =>
      isEqual(member(received.body, name), field.before) ? [] : [`${name} is not what was sent`],
  });
};

export const probeChanging = async (run: Run): Promise<void> => {
  for (const change of changesOf(run)) {
    const found = await readNow(run, change);
    if (found?.status !== 200) continue;
    const entity = await withTexts(run, change, found);
    const [first] = run.random.some(fieldsToChange(run, change.operation, entity.body), 1);
    if (isVersioned(change.operation)) {
      const [name, value] =
        Object.entries(change.operation.body?.examples[0]?.value ?? {})[0] ?? [];
      const base = requiredOf(run, change.operation, entity.body);
      const body =
        first === undefined
          ? name === undefined
            ? {}
            : { [name]: value }
          : { ...base, [first.name]: first.after };
      await probeVersions(run, change, body, entity);
    }
    if (first === undefined) {
      run.skip(
        change.operation.operationId,
        'changes a field',
        'no field of the entity can be changed without rules of its own',
      );
      continue;
    }
    await probeChange(run, change, first, entity);
    const now = await readNow(run, change);
    if (now?.status !== 200) continue;
    const headers: Record<string, string> = isVersioned(change.operation)
      ? { 'if-match': tagOf(now) }
      : {};
    await probeReadOnly(run, change.operation, change.path, now, first, headers);
  }
};
