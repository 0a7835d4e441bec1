import type { Deps } from '../../../platform/deps';
import { TooManyRows } from '../../../platform/db/errors';
import { longestFile } from '../../../platform/db/list-query';
import type { CsvFile } from '../../../platform/http/csv';
import { toCover } from '../../../platform/media/image';
import type { Access } from '../../../platform/values/access';
import { dayInTashkent, daysIn } from '../../../platform/values/clock';
import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import type { Language } from '../../../platform/values/language';
import { convert } from '../../../platform/values/money';
import { carTitle } from '../../catalogue/catalog/car-title';
import type { RatesService } from '../../foundation/rates/rates.service';
import { comparisonOf, requirePeriod } from '../statistics/statistics-period';
import { bandOf, stockBands } from '../../stock/autos/stock-bands';
import { marginOf, percentOf } from '../../stock/autos/car-money';
import type { PricesService } from '../../stock/prices/prices.service';
import { type FileRow, fileColumns } from './profit-csv';
import { type Figures, type ProfitRow, createProfitRepository } from './profit.repository';

type Summary = ResponseOf<'getStockSummary'>;
type Profit = ResponseOf<'getProfit'>;
type ProfitQuery = QueryOf<'getProfit'>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export const toFigures = ({ sold, without_cost, revenue, costed, cost, days }: Figures) => ({
  sold,
  without_cost,
  revenue,
  cost,
  profit: costed - cost,
  profit_percent: percentOf(costed - cost, costed),
  days: days ?? undefined,
});

/** Cars in stock and sales of a business. Its operations require `autos.costs`. */
export function createProfitService(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  { rates, prices }: { rates: RatesService; prices: Pick<PricesService, 'ofListings'> },
) {
  const repository = createProfitRepository(db);

  async function carsInStock(access: Access, avtosalon: string | undefined, now: Date) {
    const rows = await repository.stock(access, avtosalon);
    const rate = await rates.current();
    const markets = await prices.ofListings(
      rows.flatMap(({ id, year, mileage, generation_id, transmission, model_id }) =>
        year === null
          ? []
          : [
              {
                auto_id: id,
                model_id,
                year,
                mileage: mileage ?? undefined,
                generation_id: generation_id ?? undefined,
                transmission: transmission ?? undefined,
              },
            ],
      ),
      rate,
    );
    const today = dayInTashkent(now);
    return rows.map(({ id, price, currency, stocked_on, cost, is_commission }) => ({
      days: Math.max(0, daysIn({ from: stocked_on, to: today }) - 1),
      cost: cost ?? undefined,
      money: is_commission ? 0 : (cost ?? 0),
      price: price === null ? undefined : convert(price, currency, 'UZS', rate),
      median: markets.get(id)?.market?.median,
    }));
  }

  type StockCar = Awaited<ReturnType<typeof carsInStock>>[number];

  const figuresOf = (cars: readonly StockCar[]) => {
    const compared = cars.flatMap(({ price, median }) =>
      price === undefined || median === undefined ? [] : [{ price, median }],
    );
    const medians = sumOf(compared.map(({ median }) => median));
    return {
      cars: cars.length,
      money: sumOf(cars.map(({ money }) => money)),
      without_cost: cars.filter(({ cost }) => cost === undefined).length,
      market_percent:
        medians === 0
          ? undefined
          : Math.round((sumOf(compared.map(({ price }) => price)) / medians - 1) * 100),
    };
  };

  function marginsOf(cars: readonly StockCar[]) {
    const priced = cars.flatMap(({ price, cost }) =>
      price === undefined || cost === undefined ? [] : [{ price, cost }],
    );
    if (priced.length === 0) return {};
    return marginOf(sumOf(priced.map(({ price }) => price)), sumOf(priced.map(({ cost }) => cost)));
  }

  const toRow = (by: ProfitQuery['by'], row: ProfitRow): Profit['results'][number] => {
    const { month, auto_id, seller_id, seller_name, brand_name, car_model_name } = row;
    const car =
      auto_id === null || brand_name === null || car_model_name === null
        ? undefined
        : {
            id: auto_id,
            title: carTitle({ brand_name, car_model_name, year: row.year }),
            photo: toCover(row, media),
          };
    return {
      by,
      month: month ?? undefined,
      car,
      is_deleted: car && (row.is_deleted ?? undefined),
      sold_on: car && (row.sold_on ?? undefined),
      seller:
        seller_id === null || seller_name === null
          ? undefined
          : { id: seller_id, full_name: seller_name },
      ...toFigures(row),
    };
  };

  async function compared(access: Access, query: Omit<ProfitQuery, 'by' | 'page' | 'size'>) {
    const { previous, comparedTo, previousTo } = comparisonOf(query, clock.now());
    const days = Math.max(0, daysIn({ from: query.from, to: comparedTo }));
    const profitOf = async (from: string, to: string) => {
      const { costed, cost } = await repository.totals(access, { ...query, from, to });
      return costed - cost;
    };
    const profit = await profitOf(query.from, comparedTo);
    const before = await profitOf(previous.from, previousTo);
    return {
      days,
      profit,
      previous: before,
      change: before > 0 ? percentOf(profit - before, before) : undefined,
    };
  }

  return {
    async summary(access: Access, { avtosalon }: QueryOf<'getStockSummary'>): Promise<Summary> {
      const now = clock.now();
      const cars = await carsInStock(access, avtosalon, now);
      return {
        computed_at: now.toISOString(),
        ...figuresOf(cars),
        ...marginsOf(cars),
        without_sale: await repository.withoutSale(access, avtosalon),
        days:
          cars.length === 0
            ? undefined
            : Math.round(sumOf(cars.map(({ days }) => days)) / cars.length),
        bands: stockBands.map((band) => ({
          band,
          ...figuresOf(cars.filter(({ days }) => bandOf(days) === band)),
        })),
      };
    },

    /** @throws Problem 422 `range_order`, `range_too_long` */
    async profit(access: Access, { by, page, size, ...query }: ProfitQuery): Promise<Profit> {
      requirePeriod(query);
      const rows = await repository.rows(access, query, { by, size, offset: (page - 1) * size });
      return {
        results: rows.map((row) => toRow(by, row)),
        count: await repository.count(access, query, by),
        totals: toFigures(await repository.totals(access, query)),
        comparison: await compared(access, query),
      };
    },

    /** @throws Problem 422 `range_order`, `range_too_long`, `too_many_rows` */
    async csv(
      access: Access,
      { by, format: _format, ...query }: QueryOf<'exportProfit'>,
      language: Language,
    ): Promise<CsvFile<FileRow>> {
      const { from, to } = requirePeriod(query);
      if ((await repository.count(access, query, by)) > longestFile)
        throw new TooManyRows(longestFile);
      const rows = await repository.rows(access, query, { by, size: longestFile, offset: 0 });
      const total = await repository.totals(access, query);
      return {
        name: `profit-${from}-${to}.csv`,
        columns: fileColumns(by),
        rows: [
          ...rows.map((row) => ({ ...toRow(by, row), is_total: false })),
          { ...toFigures(total), by, is_total: true },
        ],
        language,
        separator: ';',
      };
    },
  };
}

export type ProfitService = ReturnType<typeof createProfitService>;
