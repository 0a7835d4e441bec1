import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { CsvFile } from '../../../platform/http/csv';
import { requireActing } from '../../../platform/http/permissions';
import type { Language } from '../../../platform/values/language';
import { autoColumns } from './auto-csv';
import type { AutoReader } from './auto-reader';
import type {
  AutoCounts,
  AutoExportQuery,
  AutoFilters,
  AutoListQuery,
  AutoStatus,
  AutoSummary,
} from './auto-types';
import { type SummaryRow, createAutosListRepository } from './autos-list.repository';
import { type Moment, toMarketplaceSummary, toSummary } from './autos.mapper';

const longestFile = 10_000;

const at = <Query extends object>({ now, rate }: Moment, query: Query) => ({
  ...query,
  now,
  rate: rate.rate,
});

/** @throws Problem 403 for filters and orders that show what cars cost */
function requireCosts(
  access: Access,
  { stock_band, stock_figure, has_cost, ordering }: AutoFilters & Pick<AutoListQuery, 'ordering'>,
): void {
  const isByMargin = ordering === 'margin' || ordering === '-margin';
  const isByCost = [stock_band, stock_figure, has_cost].some((filter) => filter !== undefined);
  if (isByCost || isByMargin) requireActing(access, 'autos.costs');
}

export function createAutosListService({ db, clock }: Deps, { reader }: { reader: AutoReader }) {
  const list = createAutosListRepository(db, clock);

  return {
    /** @throws Problem 403 */
    async page(access: Access, query: AutoListQuery) {
      requireCosts(access, query);
      const moment = await reader.moment();
      const { rows, count, statuses } = await list.page(access, at(moment, query));
      return { results: rows.map((row) => toSummary(row, moment)), count, statuses };
    },

    /** @throws Problem 403 */
    async csv(
      access: Access,
      query: AutoExportQuery,
      language: Language,
    ): Promise<CsvFile<SummaryRow>> {
      requireCosts(access, query);
      const moment = await reader.moment();
      return {
        name: `autos-${dayInTashkent(moment.now)}.csv`,
        columns: autoColumns(moment),
        rows: (await list.batches(access, at(moment, query), longestFile)).rows,
        language,
        separator: ';',
      };
    },

    /** @throws Problem 403 */
    async counts(access: Access, filters: AutoFilters): Promise<AutoCounts> {
      requireCosts(access, filters);
      const statuses = await list.countByStatus(access, at(await reader.moment(), filters));
      return { total: Object.values(statuses).reduce((sum, count) => sum + count, 0), statuses };
    },

    /** At most `limit` listings, in the list's order. @throws Problem 403 */
    async first(access: Access, filters: AutoFilters, limit: number): Promise<AutoSummary[]> {
      requireCosts(access, filters);
      const moment = await reader.moment();
      const rows = await list.first(access, at(moment, filters), limit);
      return rows.map((row) => toSummary(row, moment));
    },

    async queue({ status, page, size }: { status: AutoStatus; page: number; size: number }) {
      const moment = await reader.moment();
      const rows = await list.queue(status, { size, offset: (page - 1) * size });
      return {
        results: rows.map((row) => toMarketplaceSummary(row, moment)),
        count: await list.queueLength(status),
      };
    },

    /** Returns listings by id, without those of other dealers. */
    async byIds(access: Access, ids: number[]): Promise<Map<number, AutoSummary>> {
      const moment = await reader.moment();
      const rows = await list.first(access, at(moment, { ids }), ids.length);
      return new Map(rows.map((row) => [row.id, toSummary(row, moment)]));
    },
  };
}

export type AutosListService = ReturnType<typeof createAutosListService>;
