import type {
  RoomUpdate,
  Template,
  TemplateCreate,
  TemplateList,
  TemplateUpdate,
} from '@karvon/api/chat';
import { resendMessage } from '@karvon/api/chat/messages';
import { updateRoom } from '@karvon/api/chat/rooms';
import {
  createTemplate,
  deleteTemplate,
  getListTemplatesQueryKey,
  getListTemplatesQueryOptions,
  updateTemplate,
} from '@karvon/api/chat/templates';
import { etagOf } from '@karvon/api/http';
import type { AutoTransition, LeadsBulk, LeadUpdate } from '@karvon/api/main';
import {
  getGetAutoQueryOptions,
  getGetAutoQueryKey,
  getListAutosQueryKey,
  transitionAuto,
} from '@karvon/api/main/autos';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getListBrandsQueryOptions, getListModelsQueryOptions } from '@karvon/api/main/catalog';
import { updateLead, updateLeads } from '@karvon/api/main/leads';
import { chatRetry } from '@karvon/api/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { minute } from '../../shared/time';

const hour = 60 * minute;

export const chatQueries = {
  templates: () => getListTemplatesQueryOptions({ query: { ...chatRetry, staleTime: 5 * minute } }),
  /** @param staleTime milliseconds */
  auto: (id: number, staleTime: number) => getGetAutoQueryOptions(id, { query: { staleTime } }),
  avtosalons: (enabled = true) =>
    getListAvtosalonsQueryOptions({ size: 100 }, { query: { enabled, staleTime: minute } }),
  brands: (enabled = true) =>
    getListBrandsQueryOptions({}, { query: { enabled, staleTime: hour } }),
  models: (brand_id: number | undefined, enabled = true) =>
    getListModelsQueryOptions(
      { brand_id },
      { query: { enabled: enabled && brand_id !== undefined, staleTime: hour } },
    ),
} as const;

export const chatCalls = {
  resend: (roomId: number, id: number) => resendMessage(roomId, id),
  createTemplate: (body: TemplateCreate, key: string) =>
    createTemplate(body, { 'Idempotency-Key': key }),
  updateTemplate: (id: number, body: TemplateUpdate) => updateTemplate(id, body),
  deleteTemplate: (id: number) => deleteTemplate(id),
  /** @param on the version that was read: fails with `stale` after another user's change */
  updateRoom: (id: number, body: RoomUpdate, on?: { version: number }) =>
    updateRoom(id, body, on && { 'If-Match': etagOf(on) }),
  updateLead: (id: number, body: LeadUpdate) => updateLead(id, body),
  updateLeads: (body: LeadsBulk, key: string) => updateLeads(body, { 'Idempotency-Key': key }),
  transitionAuto: (id: number, body: AutoTransition) => transitionAuto(id, body),
} as const;

export const refetchTemplates = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: getListTemplatesQueryKey() });

export function refetchAuto(cache: QueryClient, id: number): void {
  void cache.invalidateQueries({ queryKey: getListAutosQueryKey() });
  void cache.invalidateQueries({ queryKey: getGetAutoQueryKey(id) });
}

export function patchTemplates(
  cache: QueryClient,
  change: (templates: readonly Template[]) => Template[],
): void {
  cache.setQueryData<TemplateList>(getListTemplatesQueryKey(), (list) => {
    if (list === undefined) return list;
    const results = change(list.results);
    return { results, count: results.length };
  });
  void refetchTemplates(cache);
}
