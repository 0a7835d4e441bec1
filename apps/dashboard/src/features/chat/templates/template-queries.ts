import type { Template, TemplateList } from '@karvon/api/chat';
import {
  getListTemplatesQueryKey,
  getListTemplatesQueryOptions,
  invalidateListTemplates,
} from '@karvon/api/chat/templates';
import { chatRetry } from '@karvon/api/query-client';
import type { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** Quick replies, made once for the row above the field and for the window that changes them. */
export const templatesQuery = () =>
  getListTemplatesQueryOptions({ query: { ...chatRetry, staleTime: 5 * minute } });

/** Changes the list on screen at once; the server's own follows. */
export function patchTemplates(
  cache: QueryClient,
  change: (templates: readonly Template[]) => Template[],
): void {
  cache.setQueryData<TemplateList>(getListTemplatesQueryKey(), (list) => {
    if (list === undefined) return list;
    const results = change(list.results);
    return { results, count: results.length };
  });
  void invalidateListTemplates(cache);
}
