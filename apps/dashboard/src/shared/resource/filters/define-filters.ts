import type { AnyFilter, OrderingFilter } from './filter-kinds';
import { dayEntries, entriesOf } from './filter-entries';
import type { FilterDefinition, NarrowingOf, PageState, StateOf } from './filter-state';
import type { FilterValues } from './filter-values';

/** Rows on a page. A table is denser than cards. */
export interface PageSizes {
  cards: number;
  table: number;
}

export type AnyState = PageState & FilterValues;

/** Filters of a list. One declaration defines the URL, the request and the fields. */
export interface Filters<State extends AnyState, Narrowing = unknown> {
  definition: FilterDefinition;
  /** Parameters of the URL that distinguish lists of one page: `tab=money`. */
  place: Readonly<Record<string, string>>;
  /** Reads a URL. Ignores invalid values. */
  read: (search: URLSearchParams) => State;
  /** Parameters of the list's operation: filters, tab, order, page and size. */
  query: (state: State) => Omit<State, 'view'> & { size: number };
  /** Parameters of an operation that counts or exports: without tab, order and page. */
  narrowing: (state: State) => Narrowing;
  size: (state: PageState) => number;
}

export const unpaged = <Query extends { page?: number | undefined; size?: number | undefined }>({
  page: _page,
  size: _size,
  ...filters
}: Query): Omit<Query, 'page' | 'size'> => filters;

/** @example type LeadsState = ListState<typeof leadFilters> */
export type ListState<Of> = Of extends Filters<infer State, infer _> ? State : never;

/**
 * Declares the filters of a list by the contract's names.
 *
 * @param options.size rows on a page. @default 20
 * @param options.place parameters that every change of the URL keeps, where lists share a page. @default none
 * @example
 * export const leadFilters = defineFilters({
 *   q: text({ label: 'leads:search' }),
 *   status: valueTabs('leads:tab', ['new', 'contacted']),
 *   avtosalon: reference({ label: 'leads:salon', place: 'bar', query: avtosalonQueries.all, options: namesOf }),
 * });
 */
export function defineFilters<const Definition extends FilterDefinition>(
  definition: Definition,
  options?: { size?: number | PageSizes; place?: Readonly<Record<string, string>> },
): Filters<StateOf<Definition>, NarrowingOf<Definition>>;
export function defineFilters(
  definition: FilterDefinition,
  {
    size = 20,
    place = {},
  }: { size?: number | PageSizes; place?: Readonly<Record<string, string>> } = {},
): unknown {
  const entries = Object.entries(definition).flatMap(([name, filter]) => entriesOf(name, filter));
  const narrowing = entries.filter(
    ({ filter }) => filter.kind !== 'tabs' && filter.kind !== 'ordering',
  );
  const pick = (from: typeof entries, state: FilterValues) => {
    const hasMoney = from.some(
      ({ filter, name }) =>
        filter.kind === 'money' && name !== 'currency' && state[name] !== undefined,
    );
    return Object.fromEntries(
      from
        .map(({ name }) => [name, state[name]] as const)
        .filter(([name, value]) => value !== undefined && (name !== 'currency' || hasMoney)),
    );
  };
  const sizeOf = ({ view }: PageState) =>
    typeof size === 'number' ? size : view === 'table' ? size.table : size.cards;
  return {
    definition,
    place,
    size: sizeOf,
    narrowing: (state) => pick(narrowing, state),
    query: (state) => ({ ...pick(entries, state), page: state.page, size: sizeOf(state) }),
    read: (search) => {
      const read = entries.flatMap(({ name, read }) => {
        const value = read(search.get(name) ?? '');
        return value === undefined ? [] : [[name, value] as const];
      });
      return {
        ...inOrder(definition, Object.fromEntries(read)),
        page: readPage(search.get('page')),
        ...(search.get('view') === 'table' && { view: 'table' }),
      };
    },
  } satisfies Filters<PageState & FilterValues, FilterValues>;
}

function inOrder(definition: FilterDefinition, state: FilterValues): FilterValues {
  const reversed = Object.entries(definition).flatMap(([name, filter]) => {
    if (filter.kind !== 'dates' && filter.kind !== 'days') return [];
    const entries = dayEntries(name, filter);
    const [from, to] = [state[entries.from], state[entries.to]];
    return from !== undefined && to !== undefined && to < from ? Object.values(entries) : [];
  });
  return Object.fromEntries(Object.entries(state).filter(([entry]) => !reversed.includes(entry)));
}

/** The page in a URL. An invalid one is the first. */
export function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Leaves out default values, so that URLs stay short. */
export function toSearch(state: FilterValues): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    search.set(name, String(value));
  }
  return search;
}

const namesOf = (name: string, filter: AnyFilter) => entriesOf(name, filter).map((one) => one.name);

/** True when a filter narrows the list. Tabs, order and search do not count: their fields show them. */
export function isOn(name: string, filter: AnyFilter, state: FilterValues): boolean {
  if (filter.kind === 'tabs' || filter.kind === 'ordering' || filter.kind === 'text') return false;
  return namesOf(name, filter).some(
    (entry) => state[entry] !== undefined && !(filter.kind === 'money' && entry === 'currency'),
  );
}

export const initialOrdering = (filter: OrderingFilter<string>, state: FilterValues) =>
  filter.initial?.(state) ?? Object.keys(filter.options)[0];

export function filtersOn(definition: FilterDefinition, state: FilterValues): string[] {
  return Object.entries(definition)
    .filter(([name, filter]) => isOn(name, filter, state))
    .map(([name]) => name);
}

export function isNarrowed(definition: FilterDefinition, state: FilterValues): boolean {
  const hasText = Object.entries(definition).some(
    ([name, { kind }]) => kind === 'text' && (state[name] ?? '') !== '',
  );
  return hasText || filtersOn(definition, state).length > 0;
}

const cleared = (entries: readonly string[]): FilterValues =>
  Object.fromEntries(entries.map((entry) => [entry, undefined]));

/** State after a change. Dependent filters are removed: another brand has other models. */
export function changeOf(
  definition: FilterDefinition,
  name: string,
  part: FilterValues,
): FilterValues {
  const dependent = Object.entries(definition)
    .filter(([, filter]) => filter.kind === 'reference' && filter.parent === name)
    .map(([other]) => other);
  return { ...cleared(dependent), ...part };
}

export function without(definition: FilterDefinition, name: string): FilterValues {
  const filter = definition[name];
  const own = filter === undefined ? [] : namesOf(name, filter);
  return changeOf(definition, name, cleared(own));
}

/** State without filters. Tab, order and view stay. */
export function resetState(definition: FilterDefinition, state: FilterValues): FilterValues {
  const kept = Object.entries(definition).filter(
    ([, { kind }]) => kind === 'tabs' || kind === 'ordering',
  );
  return Object.fromEntries(
    [...kept.map(([name]) => name), 'view'].map((name) => [name, state[name]]),
  );
}
