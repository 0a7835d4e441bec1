import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import type { KeyUnder, TextKey } from '../../i18n/use-text';
import type { GeneratedQuery } from '../query/generated-query';
import type { FilterValues } from './filter-values';

export interface FilterOption {
  value: number;
  label: string;
}

interface Labelled {
  label: TextKey;
  /** `bar` and `large` (from 1360 px): above the list and in the drawer. `url`: set by links, removed by the chip. @default 'drawer' */
  place?: 'bar' | 'large' | 'drawer' | 'url';
}

/** Free text in the search field. At most one in a list. */
export interface TextFilter extends Pick<Labelled, 'label'> {
  kind: 'text';
  /** Example of a search: «Марка, модель, VIN, ID». @default the label */
  placeholder?: TextKey;
  /** Number of rows from which the field is shown. @default 0 */
  fromCount?: number;
}

/** A tab of a list. Empty `values` match all rows. */
export interface FilterTab<Value extends string> {
  id: string;
  label: TextKey;
  values: readonly Value[];
  /** `danger` for a count that needs attention. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** Tabs with counts. The URL has a comma-separated list, unless `isSingle`. At most one in a list. */
export interface TabsFilter<Value extends string> extends Pick<Labelled, 'label'> {
  kind: 'tabs';
  /** Each value is in at most one tab. Other combinations are still read from the URL. */
  tabs: readonly FilterTab<Value>[];
  /** True when operation and URL take one value instead of a list. @default false */
  isSingle?: boolean;
}

export interface OrderingFilter<Value extends string> extends Pick<Labelled, 'label'> {
  kind: 'ordering';
  /** The first is the server's default, which the URL omits. */
  options: Readonly<Record<Value, TextKey>>;
  /** Default order that depends on the tab. @default the first of `options` */
  initial?: (state: FilterValues) => NoInfer<Value>;
}

export interface ChoiceFilter<Value extends string> extends Labelled {
  kind: 'choice';
  options: Readonly<Record<Value, TextKey>>;
  any?: TextKey;
  /** Hides the label in the chip: «Без фото». @default false */
  isPlain?: boolean;
}

/** Several values, comma-separated in the URL. */
export interface ChoicesFilter<Value extends string> extends Labelled {
  kind: 'choices';
  options: Readonly<Record<Value, TextKey>>;
  /** Text without a choice: «Все обращения». @default the label above the list, «Неважно» elsewhere */
  any?: TextKey;
}

export interface ReferenceFilter extends Labelled {
  kind: 'reference';
  any?: TextKey;
  /** Filter that this one depends on: without it there are no options, and its change removes this one. */
  parent?: string;
  isSearchable?: boolean;
  /** Hides the label in the chip: a brand is clear without it. @default false */
  isPlain?: boolean;
  /** Option for rows without a reference: «Никто». The parameter is then a text, an id or `none`. */
  none?: TextKey;
  /** Query of the options. @param parent id of the `parent` filter */
  query: (parent: number | undefined) => GeneratedQuery<unknown>;
  options: (data: unknown, language: Language) => readonly FilterOption[];
}

/** Integers from and to, as two parameters: `year_from`, `year_to`. */
export interface RangeFilter extends Labelled {
  kind: 'range';
  from: TextKey;
  to: TextKey;
  /** Groups digits, and shortens millions in the chip. Off for years. @default true */
  isGrouped?: boolean;
}

/** A range of sums with a `currency`, which alone filters nothing. */
export interface MoneyFilter extends Labelled {
  kind: 'money';
  from: TextKey;
  to: TextKey;
}

/** Days from and to, `2026-11-20`, in the parameters `from` and `to`. */
export interface DatesFilter extends Labelled {
  kind: 'dates';
}

/** Days of an event other than the creation: `decided_from`, `decided_to`. */
export interface DaysFilter extends Labelled {
  kind: 'days';
}

/** A checkbox. With `no`, a link may set `false`, and the chip shows that text. */
export interface FlagFilter extends Labelled {
  kind: 'flag';
  no?: TextKey;
  place?: 'drawer' | 'url';
}

/** A checkbox that sets a number: «Истекают за 3 дня». A link may set another one. */
export interface PresetFilter extends Labelled {
  kind: 'preset';
  place?: 'drawer' | 'url';
  value: number;
}

/** A choice of `true`, `false` or none: «С фото», «Без фото». Chips have no label. */
export interface YesNoFilter extends Labelled {
  kind: 'yesNo';
  yes: TextKey;
  no: TextKey;
}

/** At most 100 ids, set by a link. The chip shows their number. */
export interface IdsFilter extends Pick<Labelled, 'label'> {
  kind: 'ids';
}

export interface RowNameProps {
  id: number;
  children: (name: string) => ReactNode;
}

/** An id set by a link: `campaign_id=220`. */
export interface NumberFilter extends Pick<Labelled, 'label'> {
  kind: 'number';
  /** Loads the row's name for the chip. @default the chip shows the id */
  Name?: ComponentType<RowNameProps>;
  /** Chip text for rows without a reference. The parameter is then a text, an id or `none`. */
  none?: TextKey;
}

export type AnyFilter =
  | TextFilter
  | TabsFilter<string>
  | OrderingFilter<string>
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | ReferenceFilter
  | RangeFilter
  | MoneyFilter
  | DatesFilter
  | DaysFilter
  | FlagFilter
  | PresetFilter
  | YesNoFilter
  | IdsFilter
  | NumberFilter;

type Without<Filter> = Omit<Filter, 'kind'>;

export const text = (filter: Without<TextFilter>): TextFilter => ({ kind: 'text', ...filter });

export const tabs = <const Filter extends Without<TabsFilter<string>>>(filter: Filter) => ({
  ...filter,
  kind: 'tabs' as const,
});

/**
 * Tabs for all rows and for each value. Texts are `<prefix>.<value>` and `<prefix>.label`.
 * @example status: valueTabs('leads:tab', ['new', 'contacted'], { isSingle: true })
 */
export function valueTabs<
  const Prefix extends string,
  Value extends KeyUnder<Prefix>,
  const Options extends Pick<TabsFilter<Value>, 'isSingle'> = object,
>(prefix: Prefix, values: readonly Value[], options?: Options): TabsFilter<Value> & Options;
export function valueTabs(prefix: string, values: readonly string[], options?: object): unknown {
  const ofValues = values.map((id) => ({ id, label: `${prefix}.${id}`, values: [id] }));
  return {
    kind: 'tabs',
    label: `${prefix}.label`,
    tabs: [{ id: 'all', label: 'common:all', values: [] }, ...ofValues],
    ...options,
  };
}

export const ordering = <Value extends string>(
  filter: Without<OrderingFilter<Value>>,
): OrderingFilter<Value> => ({ kind: 'ordering', ...filter });

/**
 * Orders of a list. Texts are `<prefix>.<value>` and `<prefix>.label`.
 * @example ordering: orderings('ads:order', ['-created_at', 'created_at', '-spend'])
 */
export function orderings<const Prefix extends string, Value extends KeyUnder<Prefix>>(
  prefix: Prefix,
  values: readonly Value[],
  options?: Partial<Pick<OrderingFilter<Value>, 'initial' | 'label'>>,
): OrderingFilter<Value>;
export function orderings(
  prefix: string,
  values: readonly string[],
  options?: Partial<Pick<OrderingFilter<string>, 'initial' | 'label'>>,
): unknown {
  return {
    kind: 'ordering',
    label: `${prefix}.label`,
    options: Object.fromEntries(values.map((value) => [value, `${prefix}.${value}`])),
    ...options,
  };
}

export const oneOf = <Value extends string>(
  filter: Without<ChoiceFilter<Value>>,
): ChoiceFilter<Value> => ({ kind: 'choice', ...filter });

export const someOf = <Value extends string>(
  filter: Without<ChoicesFilter<Value>>,
): ChoicesFilter<Value> => ({ kind: 'choices', ...filter });

export const range = (filter: Without<RangeFilter>): RangeFilter => ({ kind: 'range', ...filter });

export const money = (filter: Without<MoneyFilter>): MoneyFilter => ({ kind: 'money', ...filter });

export const dates = (filter: Without<DatesFilter>): DatesFilter => ({ kind: 'dates', ...filter });

export const days = (filter: Without<DaysFilter>): DaysFilter => ({ kind: 'days', ...filter });

export const flag = <Filter extends Without<FlagFilter>>(filter: Filter) => ({
  ...filter,
  kind: 'flag' as const,
});

export const preset = (filter: Without<PresetFilter>): PresetFilter => ({
  kind: 'preset',
  ...filter,
});

export const yesNo = (filter: Without<YesNoFilter>): YesNoFilter => ({ kind: 'yesNo', ...filter });

export const ids = (filter: Without<IdsFilter>): IdsFilter => ({ kind: 'ids', ...filter });

export const number = (filter: Without<NumberFilter>): NumberFilter => ({
  kind: 'number',
  ...filter,
});

export const numberOrNone = (filter: Without<NumberFilter> & { none: TextKey }) => ({
  kind: 'number' as const,
  ...filter,
});

interface Choosing<Data> {
  query: (parent: number | undefined) => GeneratedQuery<Data>;
  options: (data: Data, language: Language) => readonly FilterOption[];
}

type Typed<Data> = Omit<ReferenceFilter, 'kind' | 'none' | keyof Choosing<Data>> & Choosing<Data>;

/**
 * Filter by one row of another list.
 * @example brand_id: reference({ label: 'autos:filter.brand', query: lookupQueries.brands, options: ({ results }) => results.map(byName) })
 */
export function reference<Data>(filter: Typed<Data>): ReferenceFilter;
// The declared type guarantees that `options` receives the data of `query`.
export function reference(filter: Without<ReferenceFilter>): ReferenceFilter {
  return { kind: 'reference', ...filter };
}

export function referenceOrNone<Data>(
  filter: Typed<Data> & { none: TextKey },
): ReferenceFilter & { none: TextKey };
export function referenceOrNone(filter: Without<ReferenceFilter> & { none: TextKey }) {
  return { kind: 'reference', ...filter } as const;
}
