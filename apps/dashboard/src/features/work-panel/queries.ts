import { idempotencyKey } from '@karvon/api/http';
import type { AutosBulkResult, AutoSummary, Lead, LeadAttempt } from '@karvon/api/main';
import {
  getListAutosQueryKey,
  getListAutosQueryOptions,
  listAutos,
  refreshAuto,
  transitionAuto,
  updateAutos,
} from '@karvon/api/main/autos';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import {
  getGetLeadHistoryQueryOptions,
  getListLeadsQueryKey,
  undoLead,
  updateLead,
  updateLeads,
} from '@karvon/api/main/leads';
import { getGetTelegramQueryOptions } from '@karvon/api/main/telegram';
import { getListTradeInAutosQueryOptions } from '@karvon/api/main/trade-in';
import { getGetWorkPanelQueryOptions } from '@karvon/api/main/work-panel';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { flag, reference } from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { undoLeadStatus } from '../../shared/status/undo-lead-status';
import { workQueries as shared } from '../../shared/work/work-queries';

export const salonFilter = reference({
  label: 'work-panel:salon',
  any: 'work-panel:allSalons',
  place: 'bar',
  query: lookupQueries.avtosalons,
  options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
});

export const mineFilter = flag({ label: 'work-panel:mine' });

export const workFilters = defineFilters({ avtosalon: salonFilter, mine: mineFilter });

export type WorkFilters = ListState<typeof workFilters>;

const rows = 5;

const countOf = ({ count }: { count: number }): number => count;
const firstOf = <Row>({ results }: { results: Row[] }): Row | undefined => results[0];

export const workQueries = {
  panel: ({ avtosalon, mine }: WorkFilters) =>
    getGetWorkPanelQueryOptions(
      {
        limit: rows,
        avtosalon,
        ...(mine === true && { mine }),
      },
      { query: { refetchInterval: 20_000 } },
    ),
  history: (id: number) =>
    getGetLeadHistoryQueryOptions(id, { size: 5 }, { query: { staleTime: 0, retry: false } }),
  profile: () => getGetProfileQueryOptions(),
  salons: (enabled: boolean) => ({ ...lookupQueries.avtosalons(), enabled }),
  people: (enabled: boolean) => ({ ...peopleQueries.assignable(), enabled }),
  firstCar: (enabled: boolean) =>
    getListAutosQueryOptions({ size: 1 }, { query: { select: firstOf<AutoSummary>, enabled } }),
  telegram: (enabled: boolean) => getGetTelegramQueryOptions({ query: { enabled } }),
  openTradeIn: () =>
    getListTradeInAutosQueryOptions({ state: 'open', size: 1 }, { query: { select: countOf } }),
  panels: shared.panels,
  leads: [shared.panels, getListLeadsQueryKey()],
  autos: [shared.panels, getListAutosQueryKey()],
} as const;

export const leadsOf = ({ buyer, id }: Pick<Lead, 'buyer' | 'id'>): number[] => [
  ...new Set([id, ...buyer.new_lead_ids]),
];

export const workCalls = {
  /** One conversation covers all new leads of the buyer. */
  contacted: ({ buyer, id }: Lead, key: string) =>
    updateLeads({ ids: leadsOf({ buyer, id }), status: 'contacted' }, { 'Idempotency-Key': key }),
  notContacted: (lead: Lead) => undoLeadStatus(leadsOf(lead)),
  attempt: ({ id, attempt }: { id: number; attempt: LeadAttempt }) => updateLead(id, { attempt }),
  withoutAttempt: (id: number) =>
    undoLead(id, { of: 'attempt' }, { 'Idempotency-Key': idempotencyKey() }),
  renew: (id: number) => transitionAuto(id, { to: 'active' }),
  refresh: (id: number, key: string) => refreshAuto(id, { 'Idempotency-Key': key }),
  async refreshAll(avtosalon: number | undefined, key: string): Promise<AutosBulkResult> {
    const { results } = await listAutos({
      status: ['active'],
      can_refresh: true,
      size: 100,
      ...(avtosalon !== undefined && { avtosalon: String(avtosalon) }),
    });
    const ids = results.map(({ id }) => id);
    if (ids.length === 0) return { done: 0, refused: 0, results: [] };
    return updateAutos({ ids, action: 'refresh' }, { 'Idempotency-Key': key });
  },
} as const;

export const preload = definePreload({
  list: (prefetch, search) => void prefetch(workQueries.panel(workFilters.read(search))),
});
