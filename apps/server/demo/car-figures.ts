import { dayInTashkent, day, hour } from '../src/platform/values/clock';
import type { Life } from './car-life';
import type { Random } from './random';

export interface DayFigures {
  date: string;
  impressions: number;
  views: number;
  likes: number;
  dials: number;
}

/** Minimum and maximum daily views of a usual car. A few cars get several times as many. */
const [fewest, most] = [4, 44];

/** Impressions per view: every seventh viewer of a card opens it. */
const shownPerView = 6.8;

function hits(views: number, share: number, random: Random): number {
  const expected = views * share;
  return Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
}

/** More for new listings and at weekends. */
function visitorsOn(age: number, weekday: number): number {
  const freshness = 0.55 + 0.9 * Math.exp(-age / 3);
  return freshness * (weekday === 0 || weekday === 6 ? 1.25 : 1);
}

/** Views, likes and clicks on «Позвонить» per day on sale in Tashkent. The first and last day count by their hours. */
export function daysOf(
  { on_sale }: Pick<Life, 'on_sale'>,
  random: Random,
  share = 1,
): DayFigures[] {
  if (on_sale === undefined) return [];
  const { from, to } = on_sale;
  const popularity = (fewest + (most - fewest) * random.next() ** 3) * share;
  const days: DayFigures[] = [];
  const midnight = Date.parse(dayInTashkent(from)) - 5 * hour;
  for (let start = midnight; start < to.getTime(); start += day) {
    const open = Math.min(to.getTime(), start + day) - Math.max(from.getTime(), start);
    const age = (start - midnight) / day;
    const weekday = new Date(start + 5 * hour).getUTCDay();
    const busy = visitorsOn(age, weekday) * random.between(0.7, 1.3);
    const views = Math.round(popularity * busy * (open / day));
    const date = dayInTashkent(new Date(start));
    days.push({
      date,
      impressions: Math.round(views * shownPerView),
      views,
      likes: hits(views, 0.044, random),
      dials: hits(views, 0.008, random),
    });
  }
  return days;
}

export const totalsOf = (days: readonly DayFigures[]) => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  likes: days.reduce((sum, { likes }) => sum + likes, 0),
  dials: days.reduce((sum, { dials }) => sum + dials, 0),
});
