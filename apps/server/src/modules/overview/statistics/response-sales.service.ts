import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { createPeriodFiguresRepository } from './period-figures.repository';
import { requirePeriod, shareOf } from './statistics-period';
import type { ResponseSales, ResponseSalesQuery } from './statistics-types';

/** Smaller samples are not significant. */
const fewestLeads = 30;
const fewestSales = 5;

const buckets = ['within_10_minutes', 'within_1_hour', 'later', 'none'] as const;

export function createResponseSalesService({ db, clock }: Deps) {
  const figures = createPeriodFiguresRepository(db);

  /** @throws Problem 422 `range_order`, `range_too_long` */
  return async (access: Access, query: ResponseSalesQuery): Promise<ResponseSales> => {
    const period = requirePeriod(query);
    const rows = await figures.responses(access, period, query.avtosalon);
    const ofBucket = new Map(rows.map((row) => [row.bucket, row]));
    const answered = rows.filter(({ bucket }) => bucket !== 'none');
    const leads = answered.reduce((total, row) => total + row.leads, 0);
    const sold = rows.reduce((total, row) => total + row.sold, 0);
    const isShown = leads >= fewestLeads && sold >= fewestSales;
    return {
      computed_at: clock.now().toISOString(),
      period,
      is_shown: isShown,
      missing_leads: Math.max(0, fewestLeads - leads),
      missing_sales: Math.max(0, fewestSales - sold),
      buckets: isShown
        ? buckets.map((bucket) => {
            const row = ofBucket.get(bucket) ?? { leads: 0, sold: 0 };
            return {
              bucket,
              leads: row.leads,
              sold: row.sold,
              share: shareOf(row.sold, row.leads) ?? 0,
            };
          })
        : [],
    };
  };
}
