import { etagOf } from '@karvon/api/http';
import type {
  Application,
  ApplicationCreate,
  ApplicationUpdate,
  TradeInCar,
} from '@karvon/api/main';
import {
  getListAutosQueryKey,
  getListAutosQueryOptions,
  transitionAuto,
} from '@karvon/api/main/autos';
import { getGetRoomQueryOptions } from '@karvon/api/chat/rooms';
import { getGetLeadQueryOptions } from '@karvon/api/main/leads';
import { getListBrandsQueryOptions, getListModelsQueryOptions } from '@karvon/api/main/catalog';
import {
  createApplication,
  exportApplications,
  getGetApplicationHistoryQueryOptions,
  getGetApplicationQueryOptions,
  getListApplicationsQueryKey,
  getGetTradeInAutoQueryOptions,
  getListApplicationsQueryOptions,
  getListTradeInAutosQueryKey,
  updateApplication,
  updateApplications,
} from '@karvon/api/main/trade-in';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';
import { avtosalonFilter } from '../../shared/lookups/avtosalon-filter';
import { peopleQueries } from '../../shared/lookups/people-queries';
import {
  defineFilters,
  unpaged,
  type ListState,
} from '../../shared/resource/filters/define-filters';
import {
  dates,
  days,
  flag,
  number,
  orderings,
  reference,
  text,
  valueTabs,
} from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { hour } from '../../shared/time';

export const applicationFilters = defineFilters({
  q: text({ label: 'applications:search' }),
  status: valueTabs('applications:tab', ['pending', 'scheduled', 'approved', 'rejected']),
  avtosalon: avtosalonFilter({ label: 'applications:filter.avtosalon' }),
  responsible: reference({
    label: 'applications:responsible',
    place: 'bar',
    query: peopleQueries.assignable,
    options: ({ results }) => results.map(({ id, full_name }) => ({ value: id, label: full_name })),
  }),
  mine: flag({ label: 'applications:filter.mine' }),
  period: dates({ label: 'applications:filter.period' }),
  scheduled: days({ label: 'applications:filter.scheduled' }),
  decided: days({ label: 'applications:filter.decided' }),
  overdue: flag({ label: 'applications:filter.overdue' }),
  waiting: flag({ label: 'applications:filter.waiting' }),
  room_id: number({ label: 'applications:filter.room' }),
  lead_id: number({ label: 'applications:filter.lead' }),
  desired_car: number({ label: 'applications:filter.desiredCar' }),
  ordering: orderings(
    'applications:order',
    [
      'urgency',
      '-created_at',
      'created_at',
      'scheduled_at',
      '-scheduled_at',
      '-surcharge',
      'surcharge',
    ],
    { label: 'common:sort' },
  ),
});

type State = ListState<typeof applicationFilters>;

/** The contract's `responsible` is a string: an id or `none`. */
function queryOf(state: State) {
  const { responsible, ...query } = applicationFilters.query(state);
  return { ...query, ...(responsible !== undefined && { responsible: String(responsible) }) };
}

export const applicationQueries = {
  page: (state: State) => getListApplicationsQueryOptions(queryOf(state)),
  one: (id: number) => getGetApplicationQueryOptions(id),
  history: (id: number) => getGetApplicationHistoryQueryOptions(id, { size: 50 }),
  brands: () => getListBrandsQueryOptions({}, { query: { staleTime: hour } }),
  models: (brand: number | undefined) =>
    getListModelsQueryOptions(
      { brand_id: brand ?? 0 },
      { query: { staleTime: hour, enabled: brand !== undefined } },
    ),
  autos: (q: string) =>
    getListAutosQueryOptions(
      { status: ['active'], size: 20, ...(q.trim() !== '' && { q: q.trim() }) },
      { query: { placeholderData: keepPreviousData } },
    ),
  lead: (id: number) => getGetLeadQueryOptions(id),
  room: (id: number) => getGetRoomQueryOptions(id),
  won: (id: number) => getGetTradeInAutoQueryOptions(id),
  market: ({ model_id, generation, year, mileage, transmission }: TradeInCar) =>
    getGetPricePositionQueryOptions(
      {
        // The request needs a price, but the range does not depend on it.
        price: 1,
        currency: 'UZS',
        year,
        model_id,
        ...(generation && { generation_id: generation.id }),
        mileage,
        ...(transmission && { transmission: transmission.id }),
      },
      { query: { enabled: model_id !== undefined, retry: false } },
    ),
  cars: [getListAutosQueryKey()],
  wonCars: [getListTradeInAutosQueryKey()],
  lists: [getListApplicationsQueryKey()],
} as const;

export const applicationCalls = {
  create: (body: ApplicationCreate, key: string) =>
    createApplication(body, { 'Idempotency-Key': key }),
  update: (base: { id: number; version: number }, update: ApplicationUpdate) =>
    updateApplication(base.id, update, { 'If-Match': etagOf(base) }),
  assign: (
    { ids, responsible }: { ids: number[]; responsible: number | null; name: string | undefined },
    key: string,
  ) => updateApplications({ ids, action: 'assign', responsible }, { 'Idempotency-Key': key }),
  reserve: ({ desired_car: car, lead_id }: Application) =>
    transitionAuto(car?.id ?? 0, { to: 'barakami', ...(lead_id !== undefined && { lead_id }) }),
  release: ({ desired_car: car }: Application) => transitionAuto(car?.id ?? 0, { to: 'active' }),
  csv: (state: State) => exportApplications(unpaged(queryOf(state))),
} as const;

export const preload = definePreload({
  list: (prefetch, search) =>
    void prefetch(applicationQueries.page(applicationFilters.read(search))),
});
