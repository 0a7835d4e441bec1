import { carTitle } from '../../catalogue/catalog/car-title';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toCover } from '../../../platform/media/image';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { Attention } from './attention.service';
import { type PeriodCar, createPeriodCarsRepository } from './period-cars.repository';
import { type DayRow, createPeriodFiguresRepository } from './period-figures.repository';
import {
  type Comparison,
  changeOf,
  comparisonOf,
  daysBetween,
  pointLengths,
  requirePeriod,
  usualStep,
} from './statistics-period';
import type {
  Days,
  Figures,
  Place,
  Statistics,
  StatisticsPoint,
  StatisticsQuery,
} from './statistics-types';

const bestCount = 8;

const names = ['views', 'likes', 'calls', 'requests', 'chats', 'leads', 'sold'] as const;

const noStatuses: Statistics['statuses'] = {
  ne_active: 0,
  moderation: 0,
  moderation_declined: 0,
  flagged_to_admin: 0,
  active: 0,
  reported_by_client: 0,
  barakami: 0,
  sold_on_karvon: 0,
  deactivated: 0,
  expired: 0,
  archived: 0,
};

const isShown = (status: string): status is Exclude<AutoStatus, 'deleted'> => status in noStatuses;

type Name = (typeof names)[number];

const sum = (days: readonly DayRow[], name: Name) =>
  days.reduce((total, row) => total + row[name], 0);

function figuresOf(
  period: readonly DayRow[],
  previous: readonly DayRow[],
  comparison: Comparison | undefined,
): Figures {
  const figure = (name: Name) => {
    const value = sum(period, name);
    if (comparison === undefined) return { value };
    const { comparedTo, previousTo } = comparison;
    const compared = sum(
      period.filter(({ date }) => date <= comparedTo),
      name,
    );
    const before = sum(
      previous.filter(({ date }) => date <= previousTo),
      name,
    );
    return { value, compared, previous: before, change: changeOf(compared, before) };
  };
  return {
    views: figure('views'),
    likes: figure('likes'),
    calls: figure('calls'),
    requests: figure('requests'),
    chats: figure('chats'),
    leads: figure('leads'),
    sold: figure('sold'),
  };
}

/** @param days consecutive @param lengths days per point */
function pointsOf(days: readonly DayRow[], lengths: readonly number[]): StatisticsPoint[] {
  let start = 0;
  return lengths.flatMap((length) => {
    const part = days.slice(start, start + length);
    start += length;
    const [first] = part;
    if (first === undefined) return [];
    return [
      {
        date: first.date,
        views: sum(part, 'views'),
        likes: sum(part, 'likes'),
        calls: sum(part, 'calls'),
        requests: sum(part, 'requests'),
        chats: sum(part, 'chats'),
        leads: sum(part, 'leads'),
        sold: sum(part, 'sold'),
      },
    ];
  });
}

export function createStatisticsService({ db, clock, media }: Deps, attention: Attention) {
  const figures = createPeriodFiguresRepository(db);
  const cars = createPeriodCarsRepository(db);

  const toBest = (row: PeriodCar, now: Date): Statistics['best'][number] => ({
    car: { id: row.id, title: carTitle(row), photo: toCover(row, media) },
    status: row.status,
    views: row.views,
    likes: row.likes,
    leads: row.leads,
    days: daysBetween(row.created_at, row.closed_at ?? now),
  });

  async function carsOf(access: Access, period: Days, avtosalon: Place, now: Date) {
    const rows = await cars.rows(access, period, avtosalon, { best: bestCount });
    return {
      best: rows
        .filter(({ place }) => place !== null)
        .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
        .map((row) => toBest(row, now)),
      worst: await attention(
        access,
        rows.filter(({ may_need_care }) => may_need_care),
        period,
        now,
      ),
    };
  }

  async function avtosalonOf(access: Access, avtosalon: Place) {
    if (avtosalon === undefined || avtosalon === 'none') return undefined;
    const id = Number(avtosalon);
    const name = await figures.avtosalonName(access, id);
    return name === undefined ? undefined : { id, name };
  }

  /** @throws Problem 422 `range_order`, `range_too_long` */
  return async (access: Access, query: StatisticsQuery): Promise<Statistics> => {
    const { avtosalon, compare } = query;
    const now = clock.now();
    const period = requirePeriod(query);
    const comparison = compare ? comparisonOf(period, now) : undefined;
    const from = comparison?.previous.from ?? period.from;
    const [days, statuses, { best, worst }, named] = await Promise.all([
      figures.days(access, { from, to: period.to }, avtosalon),
      figures.statuses(access, avtosalon),
      carsOf(access, period, avtosalon, now),
      avtosalonOf(access, avtosalon),
    ]);
    const current = days.filter(({ date }) => date >= period.from);
    const previous = days.filter(({ date }) => date < period.from);
    const { step = usualStep(period) } = query;
    const lengths = pointLengths(period, step);
    const byStatus = { ...noStatuses };
    for (const [status, count] of statuses) if (isShown(status)) byStatus[status] = count;
    return {
      computed_at: now.toISOString(),
      period,
      previous_period: comparison?.previous,
      avtosalon: named,
      figures: figuresOf(current, previous, comparison),
      step,
      points: pointsOf(current, lengths),
      previous_points: comparison === undefined ? undefined : pointsOf(previous, lengths),
      auto_count: Object.values(byStatus).reduce((total, count) => total + count, 0),
      statuses: byStatus,
      best,
      worst,
    };
  };
}
