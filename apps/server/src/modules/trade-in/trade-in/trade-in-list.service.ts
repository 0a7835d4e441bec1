import { dayInTashkent } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { Access } from '../../../platform/values/access';
import { type FieldError, validation } from '../../../platform/http/problem';
import { type CsvFile } from '../../../platform/http/csv';
import { TooManyRows } from '../../../platform/db/errors';
import { longestFile } from '../../../platform/db/list-query';
import type { Language } from '../../../platform/values/language';
import type { CarsRepository, StoredOrdering } from './cars.repository';
import { toOfferRows } from './offers.mapper';
import { type OfferExport, offerColumns } from './offers-csv';
import type { OffersRepository } from './offers.repository';
import { headroomOf } from './trade-in.mapper';
import type { TradeInReader } from './trade-in-reader';
import type { StoredEvent, TradeInHistoryRepository } from './trade-in-history.repository';
import type {
  OfferExportQuery,
  OfferRow,
  OfferOrdering,
  OffersQuery,
  TradeInEvent,
  TradeInOrdering,
  TradeInQuery,
} from './trade-in-types';

export interface ListParts {
  cars: CarsRepository;
  offers: OffersRepository;
  history: TradeInHistoryRepository;
  reader: TradeInReader;
}

const isStored = (ordering: TradeInOrdering): ordering is StoredOrdering =>
  !/^-?(market_price|headroom)$/.test(ordering);

function toEvent(row: StoredEvent): TradeInEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: { kind: row.actor_kind, name: row.actor_name ?? undefined },
    offer_id: row.offer_id ?? undefined,
    price: row.price ?? undefined,
    currency: row.currency ?? undefined,
    previous_price: row.previous_price ?? undefined,
    previous_currency: row.previous_currency ?? undefined,
    valid_until: row.valid_until?.toISOString(),
    application_id: row.application_id ?? undefined,
    auto_id: row.auto_id ?? undefined,
  };
}

/** Equal offers are ordered by id. */
function sortOffers(rows: readonly OfferRow[], ordering: OfferOrdering): OfferRow[] {
  const newest = (a: OfferRow, b: OfferRow) =>
    b.created_at.localeCompare(a.created_at) || b.id - a.id;
  switch (ordering) {
    case 'rank':
      return rows.toSorted(
        (a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || newest(a, b) || 0,
      );
    case 'created_at':
      return rows.toSorted((a, b) => newest(b, a));
    case '-created_at':
      return rows.toSorted(newest);
    case 'valid_until':
      return rows.toSorted((a, b) => a.valid_until.localeCompare(b.valid_until) || a.id - b.id);
    case '-valid_until':
      return rows.toSorted((a, b) => b.valid_until.localeCompare(a.valid_until) || b.id - a.id);
    default:
      return ordering satisfies never;
  }
}

const pageOf = <T>(rows: readonly T[], { page, size }: { page: number; size: number }): T[] =>
  rows.slice((page - 1) * size, page * size);

export function createTradeInList({ cars, offers, history, reader }: ListParts) {
  /** Cars without an analysis are last in both directions. */
  async function idsByMarket(access: Access, query: TradeInQuery): Promise<number[]> {
    const { margin, ordering = 'open_until', page, size, ...filters } = query;
    const moment = await reader.moment();
    const keys = await cars.keys(filters, { access, ...moment });
    const markets = await reader.marketsOf(keys, moment.rate);
    const byHeadroom = ordering.endsWith('headroom');
    const sign = ordering.startsWith('-') ? -1 : 1;
    const valued = keys.map(({ id, best_price_uzs }) => {
      const median = markets.get(id)?.market?.median;
      if (median === undefined) return { id, value: undefined };
      const value = byHeadroom ? headroomOf(median, best_price_uzs ?? undefined, margin) : median;
      return { id, value };
    });
    const sorted = valued.toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined) || a.id - b.id;
      return sign * (a.value - b.value) || sign * (a.id - b.id);
    });
    return pageOf(sorted, { page, size }).map(({ id }) => id);
  }

  async function idsOf(access: Access, query: TradeInQuery): Promise<number[]> {
    const { margin: _margin, ordering = 'open_until', page, size, ...filters } = query;
    if (!isStored(ordering)) return idsByMarket(access, query);
    const moment = await reader.moment();
    const slice = { ordering, size, offset: (page - 1) * size };
    return cars.page(filters, { access, ...moment }, slice);
  }

  return {
    async page(access: Access, query: TradeInQuery) {
      const { margin, ordering: _ordering, page: _page, size: _size, ...filters } = query;
      const moment = await reader.moment();
      const statuses = await cars.counts(filters, { access, ...moment });
      const rows = await cars.byIds(await idsOf(access, query));
      const { state } = filters;
      return {
        results: await reader.present(access, rows, margin),
        // `mine` is a part of `open`.
        count:
          state === undefined ? statuses.open + statuses.won + statuses.closed : statuses[state],
        statuses,
      };
    },

    /** @throws Problem 404 */
    async offers(access: Access, carId: number, { page, size, ordering = 'rank' }: OffersQuery) {
      await reader.get(access, carId);
      const moment = await reader.moment();
      const rows = toOfferRows(access.owner, await offers.ofCars([carId]), moment);
      return { results: pageOf(sortOffers(rows, ordering), { page, size }), count: rows.length };
    },

    /** @throws Problem 404 */
    async history(access: Access, carId: number, { page, size }: { page: number; size: number }) {
      await reader.get(access, carId);
      const rows = await history.page(access.owner, carId, { size, offset: (page - 1) * size });
      return { results: rows.map(toEvent), count: await history.count(access.owner, carId) };
    },

    /** Own offers. @throws Problem 422 */
    async csv(
      owner: Owner,
      query: OfferExportQuery,
      language: Language,
    ): Promise<CsvFile<OfferExport>> {
      const { from, to } = query;
      const errors: FieldError[] =
        from !== undefined && to !== undefined && to < from
          ? [{ field: 'to', code: 'range_order' }]
          : [];
      if (errors.length > 0) throw validation(errors);
      const { now, rate } = await reader.moment();
      const rows = await offers.exported(owner, query, { now, limit: longestFile + 1 });
      if (rows.length > longestFile) throw new TooManyRows(longestFile);
      const markets = await reader.marketsOf(
        rows.map(({ trade_in_auto_id: id, model_id, year, mileage }) => ({
          id,
          model_id,
          year,
          mileage,
        })),
        rate,
      );
      return {
        name: `trade-in-offers-${dayInTashkent(now)}.csv`,
        columns: offerColumns({ now, rate }),
        rows: rows.map((row) => ({
          ...row,
          market_price: markets.get(row.trade_in_auto_id)?.market?.median,
        })),
        language,
      };
    },
  };
}

export type TradeInList = ReturnType<typeof createTradeInList>;
