import type { AutoTransition, Lead, LeadCreate, LeadList, LeadUpdate } from '@karvon/api/main';
import {
  getGetAutoQueryOptions,
  getListAutosQueryKey,
  getListAutosQueryOptions,
  transitionAuto,
} from '@karvon/api/main/autos';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import {
  createLead,
  exportLeads,
  getGetLeadHistoryQueryOptions,
  getGetLeadQueryOptions,
  getListLeadsQueryKey,
  getListLeadsQueryOptions,
  undoLead,
  updateLead,
  updateLeads,
} from '@karvon/api/main/leads';
import { getGetWorkPanelQueryOptions } from '@karvon/api/main/work-panel';
import { etagOf, idempotencyKey } from '@karvon/api/http';
import { keepPreviousData } from '@tanstack/react-query';
import { avtosalonOrNoneFilter } from '../../shared/lookups/avtosalon-filter';
import { autoOrNoneFilter, campaignFilter } from '../../shared/lookups/row-filters';
import { peopleQueries } from '../../shared/lookups/people-queries';
import {
  defineFilters,
  unpaged,
  type ListState,
} from '../../shared/resource/filters/define-filters';
import {
  dates,
  flag,
  number,
  oneOf,
  orderings,
  reference,
  referenceOrNone,
  someOf,
  text,
  valueTabs,
} from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { foldBuyers } from './fold-buyers';
import { minute } from '../../shared/time';

export const leadFilters = defineFilters({
  q: text({ label: 'leads:search' }),
  status: valueTabs('leads:tab', ['new', 'contacted'], { isSingle: true }),
  type: someOf({
    label: 'leads:filter.type',
    any: 'leads:filter.types',
    place: 'bar',
    options: { call: 'leads:type.call', leads: 'leads:type.leads', room: 'leads:type.room' },
  }),
  avtosalon: avtosalonOrNoneFilter({
    label: 'leads:filter.avtosalon',
    any: 'leads:filter.avtosalons',
    none: 'leads:filter.noAvtosalon',
  }),
  responsible: referenceOrNone({
    label: 'leads:filter.responsible',
    place: 'large',
    any: 'leads:filter.responsible',
    none: 'leads:nobody',
    query: peopleQueries.assignable,
    options: ({ results }) => results.map(({ id, full_name }) => ({ value: id, label: full_name })),
  }),
  mine: flag({ label: 'leads:filter.mine' }),
  responded_by: reference({
    label: 'leads:filter.respondedBy',
    query: peopleQueries.assignable,
    options: ({ results }) => results.map(({ id, full_name }) => ({ value: id, label: full_name })),
  }),
  response: oneOf({
    label: 'leads:filter.response',
    options: {
      within_10_minutes: 'leads:response.within_10_minutes',
      within_1_hour: 'leads:response.within_1_hour',
      later: 'leads:response.later',
      none: 'leads:response.none',
    },
  }),
  source: oneOf({
    label: 'leads:filter.source',
    options: {
      listing: 'leads:source.listing',
      avtosalon_page: 'leads:source.avtosalon_page',
      search: 'leads:source.search',
      campaign: 'leads:source.campaign',
      trade_in: 'leads:source.trade_in',
      dealer: 'leads:source.dealer',
      telegram: 'leads:source.telegram',
    },
  }),
  period: dates({ label: 'leads:filter.period' }),
  auto_id: autoOrNoneFilter({ label: 'leads:filter.car', none: 'leads:filter.noCar' }),
  campaign_id: campaignFilter('leads:filter.campaign'),
  telegram_post_id: number({ label: 'leads:filter.telegramPost' }),
  ordering: orderings(
    'leads:order',
    ['-created_at', 'waiting', 'created_at', 'slowest', 'client_name'],
    {
      initial: ({ status }) => (status === 'new' ? 'waiting' : '-created_at'),
    },
  ),
});

type State = ListState<typeof leadFilters>;

function queryOf(state: State) {
  const query = leadFilters.query(state);
  const initial = query.status === 'new' ? 'waiting' : '-created_at';
  return { ...query, ordering: query.ordering ?? initial } as const;
}

function pageOf(state: State) {
  // Colleagues' changes send no notifications, so the list polls as often as the panel.
  const options = getListLeadsQueryOptions(
    // Pages by buyer: pages of leads would have fewer rows than `size` after folding, and repeat buyers.
    { ...queryOf(state), page_by: 'buyer' },
    { query: { refetchInterval: 20_000 } },
  );
  return { ...options, select: (page: LeadList) => foldBuyers(page) };
}

export const leadQueries = {
  page: pageOf,
  shownPage: (state: State) => ({ ...pageOf(state), enabled: false }),
  /** @param row row of a list, shown until the lead loads */
  one: (id: number, row?: Lead) =>
    getGetLeadQueryOptions(id, { query: { ...(row !== undefined && { placeholderData: row }) } }),
  history: (id: number) => getGetLeadHistoryQueryOptions(id, { size: 50 }),
  ofPhone: (phone: string) =>
    getListLeadsQueryOptions(
      { q: phone.replace(/\D/g, ''), size: 20 },
      { query: { staleTime: minute, enabled: phone !== '' } },
    ),
  speed: () => getGetWorkPanelQueryOptions({ counts_only: true }, { query: { staleTime: minute } }),
  me: () => getGetProfileQueryOptions(),
  auto: (id: number, enabled = true) => getGetAutoQueryOptions(id, { query: { enabled } }),
  autos: (q: string) =>
    getListAutosQueryOptions(
      { status: ['active'], size: 20, ...(q.trim() !== '' && { q: q.trim() }) },
      { query: { placeholderData: keepPreviousData } },
    ),
  lists: [getListLeadsQueryKey()],
  autoLists: [getListAutosQueryKey()],
} as const;

export const leadCalls = {
  create: (body: LeadCreate, key: string) => createLead(body, { 'Idempotency-Key': key }),
  update: ({ id, ...update }: LeadUpdate & { id: number }) => updateLead(id, update),
  /** Updates the version that was read. Fails with 412 when the server has a newer one. */
  write: (lead: { id: number; version: number }, update: LeadUpdate) =>
    updateLead(lead.id, update, { 'If-Match': etagOf(lead) }),
  setStatus: (
    { ids, status }: { ids: readonly number[]; status: 'new' | 'contacted' },
    key: string,
  ) => updateLeads({ ids: [...ids], status }, { 'Idempotency-Key': key }),
  undoAttempt: (id: number) =>
    undoLead(id, { of: 'attempt' }, { 'Idempotency-Key': idempotencyKey() }),
  assign: (
    { ids, responsible }: { ids: readonly number[]; responsible: number | null },
    key: string,
  ) => updateLeads({ ids: [...ids], responsible }, { 'Idempotency-Key': key }),
  transition: ({ id, ...body }: AutoTransition & { id: number }) => transitionAuto(id, body),
  csv: (state: State) => exportLeads(unpaged(queryOf(state))),
} as const;

export const preload = definePreload({
  list: (prefetch, search) => {
    const { select: _select, ...options } = leadQueries.page(leadFilters.read(search));
    void prefetch(options);
  },
});
