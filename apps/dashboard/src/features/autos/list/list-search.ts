import type { AutoStatus, CountAutosParams, ListAutosParams } from '@karvon/api/main';
import * as z from 'zod/mini';
import { paths } from '../../../shared/paths';
import {
  pagingSchema,
  searchFlag,
  searchInteger,
  searchOneOf,
  searchText,
  toSearch,
} from '../../../shared/table/list-search';

/** Statuses that a list can hold, as the URL may name them; deleted cars are in no list. */
const statuses = [
  'ne_active',
  'moderation',
  'moderation_declined',
  'flagged_to_admin',
  'active',
  'reported_by_client',
  'barakami',
  'sold_on_karvon',
  'deactivated',
  'expired',
  'archived',
] as const satisfies readonly AutoStatus[];

/** Orders of the list; the first is the default. */
export const orderings = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'year_desc',
  'year_asc',
  'mileage_asc',
  'mileage_desc',
  'views_desc',
  'calls_desc',
  'days_in_salon_desc',
  'days_in_salon_asc',
  'expires_asc',
] as const;

export const conditions = ['excellent', 'good', 'average', 'repair'] as const;

/** Comma-separated entries of the URL that pass; undefined when none does. */
const list = <Item>(pick: (text: string) => Item | undefined) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => {
          const items = text
            .split(',')
            .map(pick)
            .filter((item) => item !== undefined);
          return items.length > 0 ? items.slice(0, 100) : undefined;
        }),
      ),
    ),
    undefined,
  );

const toId = (text: string) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined);

const integer = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000_000))),
  undefined,
);

/** What the list of cars keeps in the URL. Names are the contract's; garbage counts as absent. */
export const autosSearchSchema = z.object({
  page: pagingSchema.page,
  status: list((text) => statuses.find((status) => status === text)),
  ids: list(toId),
  q: searchText,
  avtosalon: searchInteger,
  brand_id: searchInteger,
  model_id: searchInteger,
  price_from: integer,
  price_to: integer,
  currency: searchOneOf(['UZS', 'USD']),
  year_from: searchInteger,
  year_to: searchInteger,
  mileage_from: integer,
  mileage_to: integer,
  photo: searchOneOf(['with', 'without']),
  condition: searchOneOf(conditions),
  region: searchInteger,
  transmission: searchInteger,
  fuel_type: searchInteger,
  can_refresh: searchFlag,
  expires_within: searchInteger,
  days_in_salon_from: searchInteger,
  ordering: searchOneOf(orderings),
  view: searchOneOf(['table']),
});

export type AutosSearch = z.infer<typeof autosSearchSchema>;

/** Cards in rows of 2, 3 or 4; a table is denser. */
export const pageSize = (search: Pick<AutosSearch, 'view'>) => (search.view === 'table' ? 24 : 12);

/** The filters of the contract behind the URL, without status and page. */
export function toFilters(search: AutosSearch): CountAutosParams {
  const { page: _page, status: _status, ordering: _ordering, view: _view, ...rest } = search;
  const { photo, currency, ...filters } = rest;
  const hasPrice = search.price_from !== undefined || search.price_to !== undefined;
  return {
    ...filters,
    // Alone a currency filters nothing: it would only make another cache entry.
    ...(hasPrice && currency !== undefined && { currency }),
    ...(photo !== undefined && { with_photo: photo === 'with' }),
  };
}

/** The list's query behind the URL. */
export function toListParams(search: AutosSearch, page = search.page): ListAutosParams {
  return {
    ...toFilters(search),
    ...(search.status !== undefined && { status: search.status }),
    ...(search.ordering !== undefined && { ordering: search.ordering }),
    page,
    size: pageSize(search),
  };
}

/** Filters as chips show them: a range is one. Status is a tab, the text stands in its field. */
export const filterGroups = {
  ids: ['ids'],
  avtosalon: ['avtosalon'],
  brand: ['brand_id', 'model_id'],
  model: ['model_id'],
  price: ['price_from', 'price_to', 'currency'],
  year: ['year_from', 'year_to'],
  mileage: ['mileage_from', 'mileage_to'],
  photo: ['photo'],
  condition: ['condition'],
  region: ['region'],
  transmission: ['transmission'],
  fuel_type: ['fuel_type'],
  can_refresh: ['can_refresh'],
  expires_within: ['expires_within'],
  days_in_salon_from: ['days_in_salon_from'],
} as const satisfies Record<string, readonly (keyof AutosSearch)[]>;

export type FilterGroup = keyof typeof filterGroups;

/** First entry of each group decides whether it is on; a currency alone filters nothing. */
const decisive: Readonly<Record<FilterGroup, readonly (keyof AutosSearch)[]>> = {
  ...filterGroups,
  brand: ['brand_id'],
  price: ['price_from', 'price_to'],
};

const groups: readonly FilterGroup[] = [
  'ids',
  'avtosalon',
  'brand',
  'model',
  'price',
  'year',
  'mileage',
  'photo',
  'condition',
  'region',
  'transmission',
  'fuel_type',
  'can_refresh',
  'expires_within',
  'days_in_salon_from',
];

/** The groups that narrow the list now, in the order of the filters. */
export function groupsOn(search: AutosSearch): FilterGroup[] {
  return groups.filter((group) => decisive[group].some((name) => search[name] !== undefined));
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed(search: AutosSearch): boolean {
  return groupsOn(search).length > 0 || (search.q ?? '') !== '';
}

/** The part of the URL that takes a group of filters away. */
export function without(group: FilterGroup): Partial<AutosSearch> {
  const names: readonly (keyof AutosSearch)[] = filterGroups[group];
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** What stays when the filters are reset: where one is and how it looks. */
export function keptOnReset(search: AutosSearch): Partial<AutosSearch> {
  const { status, ordering, view } = search;
  return { status, ordering, view };
}

/** Address of the list in a state. */
export function listHref(search: AutosSearch): string {
  const query = toSearch(search).toString();
  return query === '' ? paths.autos.index : `${paths.autos.index}?${query}`;
}
