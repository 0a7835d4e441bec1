import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type CsvFile, mapBatches } from '../../../platform/http/csv';
import { validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { only } from '../../../platform/values/only';
import type { MembersService } from '../../identity/members/members.service';
import { type LeadFileRow, leadColumns } from './lead-csv';
import { createLeadHistoryRepository } from './lead-history.repository';
import type {
  Lead,
  LeadExportQuery,
  LeadFilters,
  LeadHistoryQuery,
  LeadListQuery,
} from './lead-types';
import { type FullLeadRow, createLeadsListRepository } from './leads-list.repository';
import { toLead, toLeadEvent } from './leads.mapper';
import { createLeadsRepository } from './leads.repository';

/** Buyers per page (contract). */
const mostBuyers = 50;

/** @throws Problem 422 `too_large` */
function requireSize({ page_by, size }: LeadListQuery): void {
  if (page_by === 'buyer' && size > mostBuyers)
    throw validation([{ field: 'size', code: 'too_large', params: { max: mostBuyers } }]);
}

/** @throws Problem 422 `range_order` */
function requirePeriod({ from, to }: LeadFilters): void {
  if (from !== undefined && to !== undefined && to < from)
    throw validation([{ field: 'to', code: 'range_order' }]);
}

function fileName({ from, to }: LeadFilters, today: string): string {
  const period = [from, to ?? (from === undefined ? undefined : today)].filter(
    (day) => day !== undefined,
  );
  return `leads-${(period.length === 0 ? [today] : period).join('-')}.csv`;
}

export function createLeadsList({ db, clock, media }: Deps, members: Pick<MembersService, 'refs'>) {
  const { list, byBuyer, file, figures } = createLeadsListRepository(db, clock);
  const leads = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);

  async function toLeads(access: Access, rows: readonly FullLeadRow[]): Promise<Lead[]> {
    const named = await members.refs(
      access,
      rows.map(({ responsible_id }) => responsible_id),
    );
    return rows.map((row) => toLead(row, { media, people: named }));
  }

  /** @throws Problem 404 */
  async function get(access: Access, id: number): Promise<Lead> {
    return only(await toLeads(access, [await list.require(access, id)]));
  }

  return {
    get,

    /** Keeps the order of the ids, and omits missing ones. */
    byIds: async (access: Access, ids: readonly number[]): Promise<Lead[]> =>
      toLeads(access, await list.byIds(access, ids)),

    /** @throws Problem 422 */
    async page(access: Access, query: LeadListQuery) {
      requirePeriod(query);
      requireSize(query);
      const [rows, { statuses, buyer_count, waiting_since }] = await Promise.all([
        (query.page_by === 'buyer' ? byBuyer : list).rows(access, query),
        figures(access, query),
      ]);
      const { status } = query;
      return {
        results: await toLeads(access, rows),
        count: status === undefined ? statuses.new + statuses.contacted : statuses[status],
        buyer_count,
        statuses,
        waiting_since: waiting_since?.toISOString(),
      };
    },

    /** @throws Problem 404 */
    async history(access: Access, id: number, { page, size }: LeadHistoryQuery) {
      await leads.require(access, id);
      const [rows, count] = await Promise.all([
        history.page(access.owner, id, { size, offset: (page - 1) * size }),
        history.count(access.owner, id),
      ]);
      return { results: rows.map(toLeadEvent), count };
    },

    /** Every filtered lead. @throws Problem 422 */
    async csv(
      access: Access,
      query: LeadExportQuery,
      language: Language,
    ): Promise<CsvFile<LeadFileRow>> {
      requirePeriod(query);
      const rows = mapBatches(
        await file.file(access, query),
        async (batch): Promise<LeadFileRow[]> => {
          const named = await members.refs(
            access,
            batch.map(({ responsible_id }) => responsible_id),
          );
          return batch.map((row) => ({
            ...row,
            responsible: row.responsible_id === null ? undefined : named.get(row.responsible_id),
          }));
        },
      );
      const name = fileName(query, dayInTashkent(clock.now()));
      return { name, columns: leadColumns, rows, language, separator: ';' };
    },
  };
}

export type LeadsList = ReturnType<typeof createLeadsList>;
