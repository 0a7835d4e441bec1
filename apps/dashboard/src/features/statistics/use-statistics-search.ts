import { useSearchParams } from 'react-router-dom';
import { useServerNow } from '../../shared/format/use-server-now';
import { useMember } from '../../shared/session/member';
import {
  datesOf,
  isPeriod,
  relativeDays,
  relativePeriods,
  todayAt,
  type Days,
  type RelativePeriod,
} from '../../shared/period';

export const figures = ['views', 'likes', 'calls', 'leads', 'chats', 'sold'] as const;
export type Figure = (typeof figures)[number];

export const ownFigures = ['leads', 'calls', 'chats', 'sold'] as const satisfies readonly Figure[];

export const rowFigures = ['views', 'likes', 'sold', 'interest', 'impressions'] as const;
export type RowFigure = (typeof rowFigures)[number];

export const statisticsTabs = ['figures', 'stock'] as const;
export const profitGroupings = ['seller', 'auto', 'month'] as const;

export interface StatisticsState extends Days {
  tab: (typeof statisticsTabs)[number];
  /** Rows of the profit. */
  by: (typeof profitGroupings)[number];
  period: RelativePeriod | 'custom';
  /** Invalid dates of the URL. The field shows the error, and the page shows the last days instead. */
  wrong: Days | undefined;
  /** `none` for rows without a showroom, undefined for all showrooms. */
  avtosalon: number | 'none' | undefined;
  isCompared: boolean;
  figure: Figure;
  rows: RowFigure | undefined;
  isBySalons: boolean;
  today: string;
  responsible?: number | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

function readAvtosalon(text: string | null): StatisticsState['avtosalon'] {
  if (text === 'none') return text;
  const id = Number(text ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function readStatistics(search: URLSearchParams, now: number): StatisticsState {
  const today = todayAt(now);
  const own = datesOf(search.get('from'), search.get('to'));
  const isWrong = own !== undefined && !isPeriod(own);
  const period = oneOf(relativePeriods, search.get('period')) ?? '30';
  return {
    ...(own === undefined || isWrong ? relativeDays(period, today) : own),
    tab: oneOf(statisticsTabs, search.get('tab')) ?? 'figures',
    by: oneOf(profitGroupings, search.get('by')) ?? 'seller',
    period: own === undefined ? period : 'custom',
    wrong: isWrong ? own : undefined,
    avtosalon: readAvtosalon(search.get('avtosalon')),
    isCompared: search.get('compare') !== 'false',
    figure: oneOf(figures, search.get('figure')) ?? 'views',
    rows: oneOf(rowFigures, search.get('rows')),
    isBySalons: search.get('funnel') === 'salons',
    today,
  };
}

export type StatisticsChange = Readonly<
  Partial<
    Record<
      'from' | 'to' | 'period' | 'avtosalon' | 'compare' | 'figure' | 'funnel' | 'tab' | 'by',
      string | undefined
    >
  >
>;

export function useStatisticsSearch() {
  const [search, setSearch] = useSearchParams();
  const { figuresOf: responsible, may } = useMember();
  const read = readStatistics(search, useServerNow());
  const shown: readonly Figure[] = responsible === undefined ? figures : ownFigures;
  const figure = shown.includes(read.figure) ? read.figure : 'leads';
  const tab = may('autos.costs').ok ? read.tab : 'figures';
  const state = { ...read, tab, figure, responsible };
  const withChange = (before: URLSearchParams, entries: StatisticsChange) => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(entries)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    state,
    change: (entries: StatisticsChange) =>
      setSearch((before) => withChange(before, entries), {
        replace: true,
        preventScrollReset: true,
      }),
    href: (entries: StatisticsChange) => `?${withChange(search, entries).toString()}`,
  };
}
