import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type CsvFile, mapBatches } from '../../../platform/http/csv';
import type { Language } from '../../../platform/values/language';
import { ledgerColumns } from './ledger-csv';
import {
  type LedgerFilters,
  type LedgerOrdering,
  type LedgerRow,
  createLedgerListRepository,
} from './ledger-list.repository';
import { type LedgerEntry, toLedgerEntry } from './ledger.mapper';
import type { PayableCampaigns } from './payable-campaigns';
import { requirePeriod } from './payments.service';

type Query = LedgerFilters & { ordering?: LedgerOrdering | undefined };

export function createLedgerList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { campaigns }: { campaigns: Pick<PayableCampaigns, 'titles'> },
) {
  const { list, totals } = createLedgerListRepository(db);

  async function present(
    access: Access,
    rows: readonly LedgerRow[],
    language: Language,
  ): Promise<LedgerEntry[]> {
    const ids = [...new Set(rows.flatMap(({ campaign_id }) => campaign_id ?? []))];
    const titles = await campaigns.titles(access, ids, language);
    const now = clock.now();
    return rows.map((row) => {
      const id = row.campaign_id;
      const campaign = id === null ? undefined : { id, title: titles.get(id) ?? `№ ${id}` };
      return toLedgerEntry(row, now, campaign);
    });
  }

  return {
    /** @throws Problem 422 `range_order` */
    async page(access: Access, query: Query & { page: number; size: number }, language: Language) {
      requirePeriod(query);
      const [{ rows, count }, sums] = await Promise.all([
        list.page(access, query),
        totals(access.owner, query),
      ]);
      return { results: await present(access, rows, language), count, totals: sums };
    },

    /** @throws Problem 422 `range_order`, `too_many_rows` */
    async csv(access: Access, query: Query, language: Language): Promise<CsvFile<LedgerEntry>> {
      requirePeriod(query);
      const rows = await list.file(access, query);
      return {
        name: `ledger-${dayInTashkent(clock.now())}.csv`,
        columns: ledgerColumns,
        rows: mapBatches(rows, (batch) => present(access, batch, language)),
        language,
        separator: ';',
      };
    },
  };
}

export type LedgerList = ReturnType<typeof createLedgerList>;
