import type { DateSpan } from '@karvon/ui/DateRangePicker';
import { formatDate } from '../../format/date';
import { currencyLabel } from '../../format/money';
import { formatNumber } from '../../format/number';
import type { Language } from '../../i18n/languages';
import type { Translate } from '../../i18n/use-text';
import { dayEntries } from './filter-entries';
import type { AnyFilter, DatesFilter, DaysFilter } from './filter-kinds';
import type { FilterValue, FilterValues } from './filter-values';

const asNumber = (value: FilterValue | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const asText = (value: FilterValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const boundsOf = (name: string, state: FilterValues) => ({
  from: asNumber(state[`${name}_from`]),
  to: asNumber(state[`${name}_to`]),
});

export const isReversed = (from: number | undefined, to: number | undefined): boolean =>
  from !== undefined && to !== undefined && from > to;

export const isWrongRange = (from: number | undefined, to: number | undefined): boolean =>
  isReversed(from, to) || Number.isNaN(from) || Number.isNaN(to);

/** Separate texts, since Uzbek endings follow a word and not a digit, and Russian uses «с … по …» for days. */
type RangeTexts = 'common:filter' | 'common:filter.money' | 'common:filter.dates';

/** Formats a range: `от 100 до 200`, `до 200`. Empty when both ends are open. */
function between(
  t: Translate,
  texts: RangeTexts,
  { from, to }: { from: string | undefined; to: string | undefined },
): string {
  if (from !== undefined && to !== undefined) return t(`${texts}.range`, { from, to });
  if (from !== undefined) return t(`${texts}.up`, { value: from });
  return to === undefined ? '' : t(`${texts}.down`, { value: to });
}

export function rangeText(
  name: string,
  state: FilterValues,
  { t, language, isGrouped }: { t: Translate; language: Language; isGrouped: boolean },
): string {
  const figure = (value: number | undefined) =>
    value === undefined ? undefined : isGrouped ? short(value, language) : String(value);
  const { from, to } = boundsOf(name, state);
  return between(t, 'common:filter', { from: figure(from), to: figure(to) });
}

export function moneyText(
  name: string,
  state: FilterValues,
  { t, language }: { t: Translate; language: Language },
): string {
  const currency = currencyLabel(state['currency'] === 'USD' ? 'USD' : 'UZS', language);
  const sum = (value: number | undefined) =>
    value === undefined ? undefined : `${short(value, language)}\u00A0${currency}`;
  const { from, to } = boundsOf(name, state);
  return between(t, 'common:filter.money', { from: sum(from), to: sum(to) });
}

/** Value of the dates' field; `''` while a date is incomplete. */
export function spanOf(
  name: string,
  filter: DatesFilter | DaysFilter,
  state: FilterValues,
): DateSpan | null | '' {
  const { from, to } = dayEntries(name, filter);
  const [start, end] = [asText(state[from]), asText(state[to])];
  if (start === '') return '';
  return start === undefined || end === undefined ? null : { start, end };
}

export const isWrongSpan = (span: DateSpan | null | ''): boolean =>
  span === '' || (span !== null && span.end < span.start);

/** True when a filter cannot be applied. Its field shows the reason. */
export function isWrongFilter(name: string, filter: AnyFilter, state: FilterValues): boolean {
  if (filter.kind === 'dates' || filter.kind === 'days')
    return isWrongSpan(spanOf(name, filter, state));
  if (filter.kind !== 'range' && filter.kind !== 'money') return false;
  const { from, to } = boundsOf(name, state);
  return isWrongRange(from, to);
}

export function datesText(
  { from, to }: { from: FilterValue | undefined; to: FilterValue | undefined },
  { t, language }: { t: Translate; language: Language },
): string {
  const day = (value: string | undefined) => value && formatDate(value, language);
  const [first, last] = [asText(from), asText(to)];
  if (first !== undefined && first === last) return formatDate(first, language);
  return between(t, 'common:filter.dates', { from: day(first), to: day(last) });
}

function short(value: number, language: Language): string {
  if (value < 1_000_000) return formatNumber(value, language);
  const millions = formatNumber(value / 1_000_000, language, 1);
  return `${millions}\u00A0${language === 'ru' ? 'млн' : 'mln'}`;
}
