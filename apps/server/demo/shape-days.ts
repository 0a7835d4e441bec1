import { dayInTashkent, day } from '../src/platform/values/clock';
import type { DayFigures } from './car-figures';
import type { Listing } from './listing';
import type { Random } from './random';

const dip: ReadonlySet<number> = new Set([17, 18, 19]);
const dipShare = 0.45;
const monthBefore = 0.8;

const figures = ['impressions', 'views', 'likes', 'dials'] as const;

/** A dip, and a previous month with a fifth fewer views. The days of each car already include weekends. */
export function shapeDays<Of extends Pick<Listing, 'days'>>(
  listings: readonly Of[],
  { now, random }: { now: Date; random: Random },
): Of[] {
  const today = Date.parse(dayInTashkent(now));
  const ageOf = ({ date }: DayFigures) => Math.round((today - Date.parse(date)) / day);
  const dipped = (one: DayFigures) => (dip.has(ageOf(one)) ? dipShare : 1);
  // Today is excluded, as only whole days are compared.
  const sumOf = (from: number, to: number) =>
    listings
      .flatMap(({ days }) => days)
      .filter((one) => ageOf(one) >= from && ageOf(one) <= to)
      .reduce((sum, one) => sum + one.views * dipped(one), 0);
  const [last, before] = [sumOf(1, 29), sumOf(31, 59)];
  const share = before === 0 ? 1 : (monthBefore * last) / before;
  const factorOf = (one: DayFigures) => (ageOf(one) >= 30 ? share : dipped(one));
  const part = (count: number, factor: number) => {
    const expected = count * factor;
    return Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
  };
  return listings.map((listing) => ({
    ...listing,
    days: listing.days.map((one) => {
      const factor = factorOf(one);
      const shaped = Object.fromEntries(figures.map((name) => [name, part(one[name], factor)]));
      return { ...one, ...shaped };
    }),
  }));
}
