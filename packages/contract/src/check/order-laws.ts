import { type Operation, type Parameter, parameterOf } from '../contract/operation.ts';
import { isEqual, member, text, texts, valuesAt } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import { askList, type ListView } from './list-laws.ts';
import { neededQuery } from './reading.ts';
import { idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

type Key = number | string;

interface Sequence {
  keys: readonly Key[];
  ids: readonly unknown[];
}

const keyOf = (row: unknown, field: string): Key | undefined => {
  const [value] = valuesAt(row, field);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

/** @param field that the order shows in; without one only the rows count */
const sequenceOf = (rows: readonly unknown[], field: string | undefined): Sequence => ({
  keys:
    field === undefined
      ? []
      : rows.map((row) => keyOf(row, field)).filter((key) => key !== undefined),
  ids: rows.map(idOf),
});

const isSorted = (keys: readonly Key[], isDescending: boolean) =>
  keys.every((key, index) => {
    const before = keys[index - 1];
    if (before === undefined) return true;
    return isDescending ? before >= key : before <= key;
  });

/** The order of words depends on the server's collation. */
const isComparable = (keys: readonly Key[]) =>
  keys.every((key) => typeof key === 'number') || keys.every(isMoment);

const orderingOf = (operation: Operation) =>
  parameterOf(operation, 'ordering') ?? parameterOf(operation, 'sort_by');

/** undefined where no field shows the order */
const fieldOf = (operation: Operation, value: string): string | undefined => {
  const name = value.replace(/^-/, '');
  const declared = orderingOf(operation)?.order;
  if (declared === undefined) return name;
  const shown = declared[value] === undefined ? declared[name] : declared[value];
  return shown === undefined ? name : (shown ?? undefined);
};

const isFirst = ({ first }: Parameter, row: unknown) =>
  first !== undefined && member(row, first) === true;

export const probeOrders = async (run: Run, views: readonly ListView[]): Promise<void> => {
  for (const view of views) {
    const parameter = orderingOf(view.operation);
    if (parameter === undefined) continue;
    const schema = run.contract.resolve(parameter.schema);
    const values = texts(schema['enum']);
    const sequences = new Map<string, Sequence>();
    const most = { size: '100' };
    for (const value of values) {
      const field = fieldOf(view.operation, value);
      await askList(
        run,
        view,
        `order ${value}`,
        { ...most, [parameter.name]: value },
        ({ body }, now) => {
          const rows = rowsOf(body);
          const expected = Math.min(now.count, 100);
          if (rows.length !== expected) return [`${rows.length} rows instead of ${expected}`];
          if (field === undefined) return [];
          const first = rows.filter((row) => isFirst(parameter, row));
          const late = rows.slice(first.length).find((row) => isFirst(parameter, row));
          if (late !== undefined) return [`row ${idOf(late) ?? ''} does not stand first`];
          const ordered = rows.filter((row) => !isFirst(parameter, row));
          const sequence = sequenceOf(ordered, field);
          const { keys } = sequence;
          sequences.set(value, sequence);
          if (!isComparable(keys) || isSorted(keys, value.startsWith('-'))) return [];
          return [`not in the order of ${field}`];
        },
      );
    }
    await probeReverse(run, view, parameter, sequences);
    const standard = text(schema['default']);
    if (standard !== undefined) await probeStandard(run, view, parameter.name, standard);
  }
};

const probeStandard = async (
  run: Run,
  { operation, path }: ListView,
  name: string,
  value: string,
) => {
  const query = { ...neededQuery(operation), size: '100' };
  const plain = async () => {
    const received = await run.send({ operation, path, query });
    return received?.status === 200 ? rowsOf(received.body).map(idOf) : undefined;
  };
  const sameAs = (ids: readonly unknown[] | undefined) => ({
    holds: ({ body }: Received) =>
      ids === undefined || isEqual(rowsOf(body).map(idOf), ids)
        ? []
        : ['other rows than without an order'],
  });
  await run.ask({
    operation,
    probe: `${value} is the order by default`,
    path,
    query: { ...query, [name]: value },
    expects: [200],
    ...sameAs(await plain()),
    renew: async () => sameAs(await plain()),
  });
};

const probeReverse = async (
  run: Run,
  { operation, path, count }: ListView,
  parameter: Parameter,
  sequences: Map<string, Sequence>,
) => {
  if (count > 100) return;
  const sequenceBy = async (value: string): Promise<Sequence> => {
    const query = { ...neededQuery(operation), size: '100', [parameter.name]: value };
    const rows = rowsOf((await run.send({ operation, path, query }))?.body);
    const ordered = rows.filter((row) => !isFirst(parameter, row));
    return sequenceOf(ordered, fieldOf(operation, value));
  };
  // Equal keys may be in any order. Time-dependent values may have other keys in the second response, in the same row.
  const areReverse = (one: Sequence, other: Sequence) =>
    isEqual(one.keys, other.keys.toReversed()) || isEqual(one.ids, other.ids.toReversed());
  for (const [value, sequence] of sequences) {
    const reverse = sequences.get(`-${value}`);
    if (reverse === undefined) continue;
    const isReverse =
      areReverse(sequence, reverse) ||
      // Others may have written between the two.
      areReverse(await sequenceBy(value), await sequenceBy(`-${value}`));
    run.note(
      operation.operationId,
      `order -${value} is ${value} the other way round`,
      isReverse ? [] : ['it is not'],
    );
  }
};
