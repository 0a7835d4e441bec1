import { type Operation, parameterOf } from '../contract/operation.ts';
import { isEqual, member, text, texts, valuesAt } from '../contract/tree.ts';
import { askList, type ListView } from './list-laws.ts';
import { idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

type Key = number | string;

/** Rows as an order has them. */
interface Sequence {
  keys: readonly Key[];
  ids: readonly unknown[];
}

const keyOf = (row: unknown, field: string): Key | undefined => {
  const [value] = valuesAt(row, field);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};

const isSorted = (keys: readonly Key[], isDescending: boolean) =>
  keys.every((key, index) => {
    const before = keys[index - 1];
    if (before === undefined) return true;
    return isDescending ? before >= key : before <= key;
  });

/** Numbers and times compare by themselves; words by an alphabet that only the server knows. */
const isComparable = (keys: readonly Key[]) =>
  keys.every((key) => typeof key === 'number') || keys.every(isMoment);

const orderingOf = (operation: Operation) =>
  parameterOf(operation, 'ordering') ?? parameterOf(operation, 'sort_by');

/** Field that an order shows in; undefined where none does. */
const fieldOf = (operation: Operation, value: string): string | undefined => {
  const name = value.replace(/^-/, '');
  const declared = orderingOf(operation)?.order;
  if (declared === undefined) return name;
  const shown = declared[value] === undefined ? declared[name] : declared[value];
  return shown === undefined ? name : (shown ?? undefined);
};

/** Each order sorts by its field, and the one with a minus the other way round. */
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
        view.operation,
        view.path,
        `order ${value}`,
        { ...most, [parameter.name]: value },
        ({ body }) => {
          const rows = rowsOf(body);
          const expected = Math.min(view.count, 100);
          // A page that ends among rows that belong together has the rest of them too.
          const isLonger = view.operation.isGrouped && rows.length > expected;
          if (rows.length !== expected && !isLonger)
            return [`${rows.length} rows instead of ${expected}`];
          if (field === undefined) return [];
          const isFirst = (row: unknown) =>
            parameter.first !== undefined && member(row, parameter.first) === true;
          const late = rows.slice(rows.filter(isFirst).length).find(isFirst);
          if (late !== undefined) return [`row ${idOf(late) ?? ''} does not stand first`];
          const ordered = rows.filter((row) => !isFirst(row));
          const keys = ordered.map((row) => keyOf(row, field)).filter((key) => key !== undefined);
          sequences.set(value, { keys, ids: ordered.map(idOf) });
          if (!isComparable(keys) || isSorted(keys, value.startsWith('-'))) return [];
          return [`not in the order of ${field}`];
        },
      );
    }
    probeReverse(run, view, sequences);
    const standard = text(schema['default']);
    if (standard === undefined) continue;
    const plain = await run.send({
      operation: view.operation,
      path: view.path,
      query: { ...most },
    });
    await askList(
      run,
      view.operation,
      view.path,
      `${standard} is the order by default`,
      { ...most, [parameter.name]: standard },
      ({ body }) =>
        plain === undefined ||
        plain.status !== 200 ||
        isEqual(rowsOf(body).map(idOf), rowsOf(plain.body).map(idOf))
          ? []
          : ['other rows than without an order'],
    );
  }
};

const probeReverse = (run: Run, view: ListView, sequences: ReadonlyMap<string, Sequence>) => {
  if (view.count > 100) return;
  for (const [value, { keys, ids }] of sequences) {
    const reverse = sequences.get(`-${value}`);
    if (reverse === undefined) continue;
    // Equal keys may be in any order; what goes on with the clock has another key in the second response, in the same row.
    const isReverse =
      isEqual(keys, reverse.keys.toReversed()) || isEqual(ids, reverse.ids.toReversed());
    run.note(
      view.operation.operationId,
      `order -${value} is ${value} the other way round`,
      isReverse ? [] : ['it is not'],
    );
  }
};
