import type { Deps } from '../../deps';
import type { FilterContext } from './auto-filters';
import type { AutoReader } from './auto-reader';
import { dayInTashkent } from '../rates/rates.service';
import { autosCsv } from './auto-csv';
import type { AutoCounts, AutoExportQuery, AutoFilters } from './auto-types';
import type { AutoListQuery, AutoStatus, AutoSummary, Language } from './auto-types';
import { toMarketplaceSummary, toSummary } from './autos.mapper';
import { createAutosListRepository } from './autos-list.repository';

/** Rows of a file (contract). */
const longestFile = 10_000;

const noCounts: AutoCounts['statuses'] = {
  ne_active: 0,
  moderation: 0,
  moderation_declined: 0,
  flagged_to_admin: 0,
  active: 0,
  reported_by_client: 0,
  barakami: 0,
  sold_on_karvon: 0,
  deactivated: 0,
  expired: 0,
  archived: 0,
};

/** The dealer's list and its counts. */
export function createAutosListService({ db }: Deps, { reader }: { reader: AutoReader }) {
  const list = createAutosListRepository(db);

  async function contextOf(business_user_id: number): Promise<FilterContext> {
    const { now, rate } = await reader.moment();
    return { business_user_id, now, rate: rate.rate };
  }

  return {
    /** One page; its two statements run side by side. */
    async page(owner: number, query: AutoListQuery) {
      const { page, size, ordering = 'newest', ...filters } = query;
      const moment = await reader.moment();
      const context = { business_user_id: owner, now: moment.now, rate: moment.rate.rate };
      const [rows, count] = await Promise.all([
        list.page(filters, { ordering, size, offset: (page - 1) * size }, context),
        list.count(filters, context),
      ]);
      return { results: rows.map((row) => toSummary(row, moment)), count };
    },

    /** Every listing of the filters as a file, with its name. */
    async csv(owner: number, query: AutoExportQuery, language: Language) {
      const { ordering = 'newest', ...filters } = query;
      const moment = await reader.moment();
      const context = { business_user_id: owner, now: moment.now, rate: moment.rate.rate };
      const rows = await list.page(filters, { ordering, size: longestFile, offset: 0 }, context);
      return {
        name: `autos-${dayInTashkent(moment.now)}.csv`,
        text: autosCsv(rows, moment, language),
      };
    },

    /** Counts of every status; they add up to the total. */
    async counts(owner: number, filters: AutoFilters): Promise<AutoCounts> {
      const rows = await list.countByStatus(filters, await contextOf(owner));
      const statuses = {
        ...noCounts,
        ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
      };
      return { total: rows.reduce((sum, { count }) => sum + count, 0), statuses };
    },

    /** A queue of the buyers' site: listings of every dealership in one status. */
    async queue({ status, page, size }: { status: AutoStatus; page: number; size: number }) {
      const moment = await reader.moment();
      const rows = await list.queue(status, { size, offset: (page - 1) * size });
      return {
        results: rows.map((row) => toMarketplaceSummary(row, moment)),
        count: await list.queueLength(status),
      };
    },

    /** Rows of these listings as they are now, by id; those of others are not in it. */
    async byIds(owner: number, ids: number[]): Promise<Map<number, AutoSummary>> {
      const moment = await reader.moment();
      const context = { business_user_id: owner, now: moment.now, rate: moment.rate.rate };
      const all = { ordering: 'newest', size: ids.length, offset: 0 } as const;
      const rows = await list.page({ ids }, all, context);
      return new Map(rows.map((row) => [row.id, toSummary(row, moment)]));
    },
  };
}

export type AutosListService = ReturnType<typeof createAutosListService>;
