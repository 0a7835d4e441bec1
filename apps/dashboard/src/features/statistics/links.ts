import type { ResponseSales } from '@karvon/api/main';
import { paths, withSearch } from '../../shared/paths';
import type { Days } from '../../shared/period';
import type { StatisticsState } from './use-statistics-search';

type Place = Pick<StatisticsState, 'avtosalon' | 'responsible'> & Days;

export const links = {
  leads: ({ from, to, avtosalon, responsible }: Place, type?: 'call' | 'leads' | 'room') =>
    withSearch(paths.leads, { type, from, to, avtosalon, responsible }),
  leadsWithoutCar: ({ from, to, avtosalon, responsible }: Place) =>
    withSearch(paths.leads, { from, to, avtosalon, responsible, auto_id: 'none' }),
  responses: (
    { from, to, avtosalon, responsible }: Place,
    response: ResponseSales['buckets'][number]['bucket'],
  ) => withSearch(paths.leads, { response, from, to, avtosalon, responsible }),
  cars: (
    { avtosalon }: Pick<StatisticsState, 'avtosalon'>,
    query: { status: string; can_refresh?: string },
  ) => withSearch(paths.autos.index, { ...query, avtosalon }),
  stock: (
    { avtosalon }: Pick<StatisticsState, 'avtosalon'>,
    query: {
      stock_band?: string;
      stock_figure?: string;
      has_cost?: string;
      ordering?: string;
    } = {},
  ) => withSearch(paths.autos.index, { stock_band: 'all', ...query, avtosalon }),
  /** Cars out of stock whose sale is not recorded. */
  withoutSale: ({ avtosalon }: Pick<StatisticsState, 'avtosalon'>) =>
    withSearch(paths.autos.index, { stock_figure: 'without_sale', avtosalon }),
  car: (id: number, { from, to }: Days) =>
    withSearch(paths.autos.view(id), { tab: 'statistics', from, to }),
  campaigns: (model: 'CPM' | 'CPC', status?: string) =>
    withSearch(paths.ads.index, { price_model: model, status }),
} as const;
