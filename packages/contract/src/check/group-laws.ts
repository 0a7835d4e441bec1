import type { Operation, PageGroups } from '../contract/operation.ts';
import { groupsOf, type RowGroup } from '../contract/page-groups.ts';
import { isEqual, list, member, number, text, valuesAt } from '../contract/tree.ts';
import type { Received } from './exchange.ts';
import type { ListView } from './list-laws.ts';
import { neededQuery } from './reading.ts';
import { countOf, idOf, rowsOf } from './rows.ts';
import type { Run } from './run.ts';

interface Grouped {
  run: Run;
  operation: Operation;
  path: Record<string, string>;
  query: Record<string, string>;
  groups: PageGroups;
}

const nameOf = ({ key, rows }: RowGroup) => JSON.stringify(key ?? idOf(rows[0]));

/** The last group may continue after the largest page of rows. */
const readGroups = async ({ run, operation, path, groups }: Grouped): Promise<RowGroup[]> => {
  const query = { ...neededQuery(operation), size: '100' };
  const body = (await run.send({ operation, path, query }))?.body;
  const known = groupsOf(rowsOf(body), groups.key);
  return (countOf(body) ?? 0) > rowsOf(body).length ? known.slice(0, -1) : known;
};

const findPageProblems = (
  { rows: most, more, key }: PageGroups,
  expected: readonly RowGroup[],
  body: unknown,
): string[] => {
  const found = groupsOf(rowsOf(body), key);
  if (found.length !== expected.length)
    return [`${found.length} groups by ${key} instead of ${expected.length}`];
  return expected.flatMap((group, index) => {
    const rows = found[index]?.rows ?? [];
    const shown = group.rows.slice(0, most);
    const left = group.rows.length > most ? group.rows.length - most : undefined;
    const [said] = valuesAt(rows[0], more);
    return [
      ...(isEqual(rows.map(idOf), shown.map(idOf))
        ? []
        : [`the rows of ${nameOf(group)} are others than in pages of rows`]),
      ...(said === left ? [] : [`${more} is ${String(said)} instead of ${String(left)}`]),
    ];
  });
};

const probeFirstPages = async (grouped: Grouped): Promise<void> => {
  const { run, operation, path, groups } = grouped;
  const known = await readGroups(grouped);
  // A page that ends behind a group of several rows cannot be mistaken for one of as many rows.
  const several = known.findIndex(({ rows }) => rows.length > 1);
  const size = Math.min(several === -1 ? 5 : several + 1, groups.size);
  for (const page of [1, 2]) {
    const from = (page - 1) * size;
    if (known.length < from + size) continue;
    const heldAgainst = (now: readonly RowGroup[]) => ({
      holds: ({ body }: Received) => findPageProblems(groups, now.slice(from, from + size), body),
    });
    await run.ask({
      operation,
      probe: `page ${String(page)} of groups by ${groups.key}`,
      path,
      query: { ...grouped.query, size: String(size), page: String(page) },
      expects: [200],
      ...heldAgainst(known),
      renew: async () => heldAgainst(await readGroups(grouped)),
    });
  }
};

const probeLastPage = async (grouped: Grouped): Promise<void> => {
  const { run, operation, path, groups } = grouped;
  const { size } = groups;
  const query = { ...grouped.query, size: String(size) };
  const first = await run.send({ operation, path, query });
  const total = number(member(first?.body, groups.count)) ?? 0;
  for (const page of [Math.max(1, Math.ceil(total / size)), Math.ceil(total / size) + 1]) {
    await run.ask({
      operation,
      probe: `page ${String(page)}, where groups by ${groups.key} ${total > (page - 1) * size ? 'end' : 'have ended'}`,
      path,
      query: { ...query, page: String(page) },
      expects: [200],
      holds: ({ body }) => {
        const now = number(member(body, groups.count));
        if (now === undefined) return [`says no ${groups.count}`];
        const expected = Math.min(Math.max(now - (page - 1) * size, 0), size);
        const found = groupsOf(rowsOf(body), groups.key).length;
        return found === expected
          ? []
          : [`${found} groups by ${groups.key}, where ${groups.count} leaves ${expected}`];
      },
    });
  }
};

const probeSize = ({ run, operation, path, query, groups }: Grouped) =>
  run.ask({
    operation,
    probe: `size above ${String(groups.size)} of groups by ${groups.key}`,
    path,
    query: { ...query, size: String(groups.size + 1) },
    expects: [422],
    holds: ({ body }) =>
      list(member(body, 'errors')).some((error) => text(member(error, 'field')) === 'size')
        ? []
        : ['`errors` does not name size'],
  });

/** `x-page-by` */
export const probeGroups = async (run: Run, views: readonly ListView[]): Promise<void> => {
  for (const { operation, path } of views) {
    for (const { name, pageGroups } of operation.parameters) {
      for (const [value, groups] of pageGroups) {
        const query = { ...neededQuery(operation), [name]: value };
        const grouped = { run, operation, path, query, groups };
        await probeFirstPages(grouped);
        await probeLastPage(grouped);
        await probeSize(grouped);
      }
    }
  }
};
