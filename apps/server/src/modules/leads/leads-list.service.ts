import type { Deps } from '../../deps';
import { notFound, validation } from '../../http/problem';
import type { Language } from '../autos/auto-types';
import { dayInTashkent } from '../rates/rates.service';
import { leadsCsv } from './lead-csv';
import type { Lead, LeadExportQuery, LeadFilters, LeadListQuery } from './lead-types';
import { createLeadsListRepository } from './leads-list.repository';
import { toLead } from './leads.mapper';

/** Rows of a file: with comments of the greatest length it stays below the contract's 50 MB. */
const longestFile = 20_000;

/** @throws Problem 422 `range_order` */
function requirePeriod({ from, to }: LeadFilters): void {
  if (from !== undefined && to !== undefined && to < from)
    throw validation([{ field: 'to', code: 'range_order' }]);
}

/** The dealer's leads, read. */
export function createLeadsList({ db, clock, media }: Deps) {
  const list = createLeadsListRepository(db);

  return {
    /** @throws Problem 404 */
    async get(owner: number, id: number): Promise<Lead> {
      const row = await list.find(owner, id);
      if (row === undefined) throw notFound();
      return toLead(row, media);
    },

    /** One page; its two statements run side by side. @throws Problem 422 */
    async page(owner: number, query: LeadListQuery) {
      const { page, size, ordering = '-created_at', ...filters } = query;
      requirePeriod(filters);
      const [rows, counts] = await Promise.all([
        list.page(owner, filters, { ordering, size, offset: (page - 1) * size }),
        list.counts(owner, filters),
      ]);
      return { results: rows.map((row) => toLead(row, media)), ...counts };
    },

    /** Every lead of the filters as a file, with its name. @throws Problem 422 */
    async csv(owner: number, query: LeadExportQuery, language: Language) {
      const { ordering = '-created_at', ...filters } = query;
      requirePeriod(filters);
      const rows = await list.page(owner, filters, { ordering, size: longestFile, offset: 0 });
      return {
        name: `leads-${dayInTashkent(clock.now())}.csv`,
        text: leadsCsv(rows, language),
      };
    },
  };
}

export type LeadsList = ReturnType<typeof createLeadsList>;
