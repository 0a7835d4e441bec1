import { getGetWorkPanelQueryKey, getGetWorkPanelQueryOptions } from '@karvon/api/main/work-panel';
import { besidePage } from '../offline/beside-page';
import { minute } from '../time';

export const workQueries = {
  /** Counts of sidebar and tab bar, in one request. */
  counts: () =>
    getGetWorkPanelQueryOptions(
      { counts_only: true },
      { query: { staleTime: minute, refetchInterval: minute, meta: besidePage } },
    ),
  /** Key prefix of every panel query, including the counts. */
  panels: getGetWorkPanelQueryKey(),
} as const;
