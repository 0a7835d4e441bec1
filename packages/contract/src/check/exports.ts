import { isRead, type Operation, parameterOf } from '../contract/operation.ts';
import { parseCsv } from './csv.ts';
import type { Received } from './exchange.ts';
import { hasPath, neededQuery } from './reading.ts';
import { countOf } from './rows.ts';
import type { Run } from './run.ts';

/** `/leads` for `/leads/export`. */
const listOf = (run: Run, { path }: Operation) =>
  run.contract.operations.find(
    (other) =>
      isRead(other) && `${other.path}/export` === path && parameterOf(other, 'page') !== undefined,
  );

const hasRows =
  (count: number) =>
  ({ raw }: Received) => {
    // A file may end with sums, which have no id.
    const rows = (parseCsv(raw.slice(1)) ?? []).slice(1).filter(([id]) => id !== '').length;
    return rows === count ? [] : [`${String(rows)} rows, where the list counts ${String(count)}`];
  };

export const probeExports = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (!isRead(operation) || hasPath(operation) || !run.isWanted(operation) || !run.can(operation))
      continue;
    const list = listOf(run, operation);
    if (list === undefined) continue;
    const query = neededQuery(operation);
    const countNow = async () =>
      countOf((await run.send({ operation: list, query: { ...query, size: '1' } }))?.body);
    const count = await countNow();
    if (count === undefined || count > 20_000) continue;
    await run.ask({
      operation,
      probe: 'all rows of the list',
      query,
      expects: [200],
      holds: hasRows(count),
      renew: async () => ({ holds: hasRows((await countNow()) ?? count) }),
    });
  }
};
