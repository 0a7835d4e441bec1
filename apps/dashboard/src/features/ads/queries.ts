import { etagOf, idempotencyKey } from '@karvon/api/http';
import type {
  Campaign,
  CampaignAction,
  CampaignCreate,
  CampaignUpdate,
  CampaignsBulk,
} from '@karvon/api/main';
import {
  actOnCampaign,
  createCampaign,
  exportCampaignResult,
  exportCampaigns,
  getGetAdPricesQueryOptions,
  getGetCampaignHistoryQueryOptions,
  getGetCampaignQueryOptions,
  getGetCampaignResultQueryOptions,
  getListBannerPositionsQueryOptions,
  getListCampaignsQueryKey,
  getListCampaignsQueryOptions,
  getListPocketsQueryOptions,
  updateCampaign,
  updateCampaigns,
} from '@karvon/api/main/ads';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getListBrandsQueryOptions } from '@karvon/api/main/catalog';
import {
  getGetBalanceQueryKey,
  getGetBalanceQueryOptions,
  getListLedgerQueryKey,
} from '@karvon/api/main/payments';
import { keepPreviousData } from '@tanstack/react-query';
import {
  defineFilters,
  unpaged,
  type ListState,
} from '../../shared/resource/filters/define-filters';
import {
  oneOf,
  orderings,
  reference,
  tabs,
  text,
  yesNo,
} from '../../shared/resource/filters/filter-kinds';
import { hour } from '../../shared/time';

/** Data that changes only with a release. */
const settled = { query: { staleTime: hour } };

export const campaignFilters = defineFilters({
  q: text({ label: 'ads:search', fromCount: 7 }),
  status: tabs({
    label: 'ads:tabs',
    tabs: [
      { id: 'all', label: 'common:all', values: [] },
      { id: 'running', label: 'ads:tab.running', values: ['active'] },
      { id: 'moderation', label: 'ads:tab.moderation', values: ['moderation'] },
      { id: 'paused', label: 'ads:tab.paused', values: ['paused'] },
      { id: 'declined', label: 'ads:tab.declined', values: ['declined'], tone: 'danger' },
      { id: 'finished', label: 'ads:tab.finished', values: ['finished', 'stopped'] },
    ],
  }),
  segment: oneOf({
    label: 'ads:segment.label',
    place: 'bar',
    any: 'ads:segment.label',
    options: {
      new_cars: 'ads:segment.new_cars',
      used_cars: 'ads:segment.used_cars',
      electric: 'ads:segment.electric',
      commercial: 'ads:segment.commercial',
      premium: 'ads:segment.premium',
      services: 'ads:segment.services',
    },
  }),
  price_model: oneOf({
    label: 'ads:model.label',
    place: 'bar',
    any: 'ads:model.label',
    options: { CPM: 'ads:model.CPM', CPC: 'ads:model.CPC' },
  }),
  brand: reference({
    label: 'ads:brand',
    any: 'ads:allBrands',
    isSearchable: true,
    query: () => getListBrandsQueryOptions({}, settled),
    options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
  }),
  budget_low: yesNo({ label: 'ads:lowBudget', yes: 'ads:lowBudget', no: 'ads:notLowBudget' }),
  ordering: orderings('ads:order', [
    'attention',
    '-created_at',
    'created_at',
    '-spend',
    '-views',
    '-clicks',
    '-leads',
    'end_date',
    '-end_date',
  ]),
});

export type CampaignState = ListState<typeof campaignFilters>;

export interface ResultPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

export const adsQueries = {
  page: (state: CampaignState) => getListCampaignsQueryOptions(campaignFilters.query(state)),
  last: () => getListCampaignsQueryOptions({ ordering: '-created_at', size: 1 }),
  showroom: () => getListAvtosalonsQueryOptions({ size: 1 }),
  one: (id: number) => getGetCampaignQueryOptions(id),
  result: (id: number, period: ResultPeriod) =>
    getGetCampaignResultQueryOptions(
      id,
      { ...period },
      { query: { placeholderData: keepPreviousData } },
    ),
  history: (id: number) => getGetCampaignHistoryQueryOptions(id, { page: 1, size: 100 }),
  pockets: () => getListPocketsQueryOptions(settled),
  places: () => getListBannerPositionsQueryOptions(settled),
  prices: () => getGetAdPricesQueryOptions(settled),
  brands: () => getListBrandsQueryOptions({}, settled),
  profile: () => getGetProfileQueryOptions(),
  balance: () => getGetBalanceQueryOptions(),
  lists: [getListCampaignsQueryKey()],
  money: [getListCampaignsQueryKey(), getGetBalanceQueryKey(), getListLedgerQueryKey()],
} as const;

export const adsCalls = {
  create: (body: CampaignCreate, key: string) => createCampaign(body, { 'Idempotency-Key': key }),
  update: (base: { id: number; version: number }, update: CampaignUpdate) =>
    updateCampaign(base.id, update, { 'If-Match': etagOf(base) }),
  act: ({ id, action }: { id: number; action: CampaignAction }, key?: string) =>
    actOnCampaign(id, { action }, { 'Idempotency-Key': key ?? idempotencyKey() }),
  bulk: (body: CampaignsBulk, key: string) => updateCampaigns(body, { 'Idempotency-Key': key }),
  csv: (state: CampaignState) => exportCampaigns(unpaged(campaignFilters.query(state))),
  resultCsv: (id: number, period: ResultPeriod) => exportCampaignResult(id, { ...period }),
} as const;

export type CampaignLike = Pick<Campaign, 'id' | 'version'>;
