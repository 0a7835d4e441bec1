import { type Access, sellerOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import {
  type FunnelPart,
  type Part,
  createPeriodFiguresRepository,
} from './period-figures.repository';
import { type Comparison, comparisonOf, requirePeriod, shareOf } from './statistics-period';
import type { Funnel, FunnelQuery } from './statistics-types';

type Row = Funnel['rows'][number];
type Step = Row['step'];

const allSteps = ['impressions', 'views', 'interest', 'leads', 'sold'] as const satisfies Step[];

const sum = (parts: readonly FunnelPart[], step: Step, wanted: readonly Part[]) =>
  parts.reduce((total, row) => total + (wanted.includes(row.part) ? row[step] : 0), 0);

function rowsOf(parts: readonly FunnelPart[], steps: readonly Step[], isCompared: boolean): Row[] {
  let before: number | undefined;
  return steps.map((step) => {
    const value = sum(parts, step, ['compared', 'rest']);
    const conversion = before === undefined ? undefined : shareOf(value, before);
    before = value;
    return {
      step,
      value,
      ...(isCompared
        ? {
            compared: sum(parts, step, ['compared']),
            previous: sum(parts, step, ['previous']),
          }
        : {}),
      conversion,
    };
  });
}

const withoutPrevious = ({ from, to }: { from: string; to: string }): Comparison => ({
  previous: { from, to: from },
  comparedTo: to,
  previousTo: '0001-01-01',
});

/** Returns figures in total and by the showroom of each event. */
export function createFunnelService({ db, clock }: Deps) {
  const figures = createPeriodFiguresRepository(db);

  /** @throws Problem 422 `range_order`, `range_too_long` */
  return async (access: Access, query: FunnelQuery): Promise<Funnel> => {
    const now = clock.now();
    const period = requirePeriod(query);
    const { compare: isCompared } = query;
    const comparison = isCompared ? comparisonOf(period, now) : withoutPrevious(period);
    const parts = await figures.funnel(access, period, comparison, query.avtosalon);
    // Without a source of impressions the first step would be a false 0.
    const hasImpressions = sum(parts, 'impressions', ['compared', 'rest']) > 0;
    const seen = hasImpressions ? allSteps : allSteps.slice(1);
    // Views of cars are not the seller's own figures.
    const steps = sellerOf(access) === undefined ? seen : allSteps.slice(3);
    const byShowroom = Map.groupBy(parts, ({ avtosalon_id }) => avtosalon_id);
    return {
      computed_at: now.toISOString(),
      period,
      previous_period: isCompared ? comparison.previous : undefined,
      rows: rowsOf(parts, steps, isCompared),
      avtosalons: [...byShowroom].map(([id, own]) => {
        const name = own[0]?.avtosalon_name ?? null;
        const avtosalon = id === null || name === null ? undefined : { id, name };
        return { avtosalon, rows: rowsOf(own, steps, isCompared) };
      }),
    };
  };
}
