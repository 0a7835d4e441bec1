import type { ProfitGrouping } from '@karvon/api/main';
import {
  exportProfit,
  getGetProfitQueryOptions,
  getGetStockSummaryQueryOptions,
} from '@karvon/api/main/stock';
import { keepPreviousData } from '@tanstack/react-query';
import type { Days } from '../../../shared/period';
import type { FileOptions } from '../../../shared/resource/list/save-csv';
import type { StatisticsState } from '../use-statistics-search';

type Place = Pick<StatisticsState, 'avtosalon'>;

export const rowsOfPage = 20;

/** Bars of the chart. */
export const shownMonths = 12;

const ofPlace = ({ avtosalon }: Place) =>
  avtosalon === undefined ? {} : { avtosalon: String(avtosalon) };

/** Sales of a period; `seller` is an id or `none`. */
export interface Sales extends Days, Place {
  seller?: string | undefined;
  /** False for sales of cars without a purchase. */
  has_cost?: boolean | undefined;
}

const ofSales = ({ from, to, seller, has_cost, ...place }: Sales) => ({
  from,
  to,
  ...ofPlace(place),
  ...(seller !== undefined && { seller }),
  ...(has_cost !== undefined && { has_cost }),
});

/** First days of the months of the chart, up to the current one. */
export function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, at) =>
    new Date(Date.UTC(year, month - shownMonths + at, 1)).toISOString().slice(0, 10),
  );
}

const kept = { query: { placeholderData: keepPreviousData } } as const;

export const stockQueries = {
  summary: (place: Place, enabled = true) =>
    getGetStockSummaryQueryOptions(ofPlace(place), { query: { ...kept.query, enabled } }),
  profit: (by: ProfitGrouping, sales: Sales, page: number, enabled = true) =>
    getGetProfitQueryOptions(
      { by, ...ofSales(sales), page, size: rowsOfPage },
      { query: { ...kept.query, enabled } },
    ),
  months: ({ today, avtosalon }: Pick<StatisticsState, 'today' | 'avtosalon'>) =>
    getGetProfitQueryOptions(
      {
        by: 'month',
        from: monthsUntil(today)[0] ?? today,
        to: today,
        ...ofPlace({ avtosalon }),
        page: 1,
        size: shownMonths,
      },
      kept,
    ),
} as const;

export const profitFile = (by: ProfitGrouping, sales: Sales) => (options?: FileOptions) =>
  exportProfit({ by, ...ofSales(sales), ...(options?.format && { format: options.format }) });
