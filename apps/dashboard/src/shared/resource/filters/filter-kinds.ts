import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import type { KeyUnder, TextKey } from '../../i18n/use-text';
import type { GeneratedQuery } from '../query/generated-query';
import type { FilterValues } from './filter-values';

/** One choice of a filter, as a field offers it. */
export interface FilterOption {
  value: number;
  label: string;
}

interface Labelled {
  /** Names the field, and comes before the value in a chip. */
  label: TextKey;
  /**
   * Where it can be set. `bar`: above the list and in the drawer of all filters; `large`: the same, above the list only from 1360 px on;
   * `drawer`: there alone; `url`: nowhere, a link sets it and its chip takes it away.
   * @default 'drawer'
   */
  place?: 'bar' | 'large' | 'drawer' | 'url';
}

/** Free text over the list, in the search field. One in a list. */
export interface TextFilter extends Pick<Labelled, 'label'> {
  kind: 'text';
  /** What can be searched for: «Марка, модель, VIN, ID». @default the label */
  placeholder?: TextKey;
  /** The field is not shown while the list has fewer rows than this. @default 0 */
  fromCount?: number;
}

/** One tab above the list; an empty `values` lets everything through. */
export interface FilterTab<Value extends string> {
  id: string;
  label: TextKey;
  values: readonly Value[];
  /** `danger` for a count that asks for care. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** Tabs with counts; in the URL a comma-separated list, unless `isSingle`. One in a list. */
export interface TabsFilter<Value extends string> extends Pick<Labelled, 'label'> {
  kind: 'tabs';
  /** Each value is in one tab at most; a combination that no tab has is still read from the URL. */
  tabs: readonly FilterTab<Value>[];
  /** The operation takes one value, not a list; so does the URL. @default false */
  isSingle?: boolean;
}

/** The order of the rows. Not a filter: a reset leaves it as it is. One in a list. */
export interface OrderingFilter<Value extends string> extends Pick<Labelled, 'label'> {
  kind: 'ordering';
  /** The first is the server's default, which the URL does not name. */
  options: Readonly<Record<Value, TextKey>>;
  /** The server's default, or the list's own, where it depends on the tab. @default the first of `options` */
  initial?: (state: FilterValues) => NoInfer<Value>;
}

/** One of a few values. */
export interface ChoiceFilter<Value extends string> extends Labelled {
  kind: 'choice';
  options: Readonly<Record<Value, TextKey>>;
  /** What the field says when nothing is chosen: «Все обращения». @default «Неважно» */
  any?: TextKey;
  /** The chip is the value alone: «Без фото» explains itself. @default false */
  isPlain?: boolean;
}

/** Several of a few values; in the URL a comma-separated list. */
export interface ChoicesFilter<Value extends string> extends Labelled {
  kind: 'choices';
  options: Readonly<Record<Value, TextKey>>;
  /** What the field says when nothing is chosen: «Все обращения». @default the label above the list, «Неважно» elsewhere */
  any?: TextKey;
}

/** One row of a list of the server, by its id. */
export interface ReferenceFilter extends Labelled {
  kind: 'reference';
  /** «Все салоны». @default «Неважно» */
  any?: TextKey;
  /** Name of the filter that this one depends on: without it there is nothing to choose, and a change of it takes this one away. */
  parent?: string;
  /** The field can be searched. @default false */
  isSearchable?: boolean;
  /** The chip is the value alone: a brand explains itself. @default false */
  isPlain?: boolean;
  /** «Никто»: a choice of its own, for rows without one. The entry is then a text, an id or `none`, as the contract takes it. */
  none?: TextKey;
  /** The list that is chosen from; gets the id of `parent`. */
  query: (parent: number | undefined) => GeneratedQuery<unknown>;
  /** The choices in its response. */
  options: (data: unknown, language: Language) => readonly FilterOption[];
}

/** Integers from and to, each its own entry of the URL: `year_from`, `year_to`. */
export interface RangeFilter extends Labelled {
  kind: 'range';
  from: TextKey;
  to: TextKey;
  /** Digits are grouped, and millions shortened in the chip. Off for years. @default true */
  isGrouped?: boolean;
}

/** A range of money with its `currency`, which alone filters nothing. */
export interface MoneyFilter extends Labelled {
  kind: 'money';
  from: TextKey;
  to: TextKey;
}

/** Days from and to, `2026-11-20`, as entries of these names. */
export interface DatesFilter extends Labelled {
  kind: 'dates';
}

/** Days from and to of another moment than the creation: `decided_from`, `decided_to`. */
export interface DaysFilter extends Labelled {
  kind: 'days';
}

/** Only `true` or absent: a checkbox. With `no` a link may say `false`, which the chip says in that text. */
export interface FlagFilter extends Labelled {
  kind: 'flag';
  no?: TextKey;
  place?: 'drawer' | 'url';
}

/** A number that a checkbox sets: «Истекают за 3 дня». A link may name another one. */
export interface PresetFilter extends Labelled {
  kind: 'preset';
  place?: 'drawer' | 'url';
  value: number;
}

/** `true`, `false` or absent: «С фото», «Без фото». The labels explain themselves, in a chip too. */
export interface YesNoFilter extends Labelled {
  kind: 'yesNo';
  yes: TextKey;
  no: TextKey;
}

/** Named rows, at most 100; set by a link, counted in the chip. */
export interface IdsFilter extends Pick<Labelled, 'label'> {
  kind: 'ids';
}

export interface RowNameProps {
  id: number;
  /** Gets the name: empty while it is being read, the id where it cannot be, as the row is deleted. */
  children: (name: string) => ReactNode;
}

/** An id that a link sets: `campaign_id=220`. */
export interface NumberFilter extends Pick<Labelled, 'label'> {
  kind: 'number';
  /** Reads what a dealer calls the row of this id, for the chip. @default none, the chip says the id */
  Name?: ComponentType<RowNameProps>;
  /** What the chip says for `none`: rows without one. The entry is then a text, an id or `none`, as the contract takes it. */
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
 * Everything, and a tab of each value, by the ends of their texts' keys, which are the contract's values; the tabs are called
 * `<prefix>.label`.
 *
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
 * The same by the ends of their texts' keys, which are the contract's values; the field is called `<prefix>.label`.
 *
 * @example ordering: orderings('ads:order', ['-created_at', 'created_at', '-spend'])
 */
export function orderings<const Prefix extends string, Value extends KeyUnder<Prefix>>(
  prefix: Prefix,
  values: readonly Value[],
  options?: Partial<Pick<OrderingFilter<Value>, 'initial' | 'label'>>,
): OrderingFilter<Value>;
// Entries that were made one by one take the type that the declaration says.
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

/** The same where rows may have none, which a link can say. */
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
 * One row of another list.
 *
 * @example brand_id: reference({ label: 'autos:filter.brand', query: lookupQueries.brands, options: ({ results }) => results.map(byName) })
 */
export function reference<Data>(filter: Typed<Data>): ReferenceFilter;
// Which type a list has is known where it is declared: its `options` get what its `query` brings.
export function reference(filter: Without<ReferenceFilter>): ReferenceFilter {
  return { kind: 'reference', ...filter };
}

/** The same where rows may have none, which is a choice of its own. */
export function referenceOrNone<Data>(
  filter: Typed<Data> & { none: TextKey },
): ReferenceFilter & { none: TextKey };
export function referenceOrNone(filter: Without<ReferenceFilter> & { none: TextKey }) {
  return { kind: 'reference', ...filter } as const;
}
