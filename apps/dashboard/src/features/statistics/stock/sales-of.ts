import { addDays } from '../../../shared/period';
import type { StatisticsState } from '../use-statistics-search';
import type { Sales } from './queries';

/**
 * Sales that a value of the URL names: `all`, `without-cost`, `seller-61`, a month of the chart `2026-10`, or `within-2026-10`, its days within the period.
 */
export function salesOf(value: string | undefined, state: StatisticsState): Sales | undefined {
  if (value === undefined) return undefined;
  const { from, to, avtosalon } = state;
  if (value === 'all') return { from, to, avtosalon };
  if (value === 'without-cost') return { from, to, avtosalon, has_cost: false };
  const seller = /^seller-(none|[1-9]\d{0,14})$/.exec(value)?.[1];
  if (seller !== undefined) return { from, to, avtosalon, seller };
  const [, within, month] = /^(within-)?(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(value) ?? [];
  if (month === undefined) return undefined;
  const first = `${month}-01`;
  const start = new Date(first);
  const next = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  const last = addDays(next.toISOString().slice(0, 10), -1);
  if (within === undefined) return { from: first, to: last, avtosalon };
  return { from: first > from ? first : from, to: last < to ? last : to, avtosalon };
}
