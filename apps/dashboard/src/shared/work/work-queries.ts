import { getGetWorkPanelQueryKey, getGetWorkPanelQueryOptions } from '@karvon/api/main/work-panel';
import { besidePage } from '../offline/beside-page';
import { minute } from '../time';

/** What the shell asks of the work panel, and what its screen has in common with it. */
export const workQueries = {
  /** The figures of sidebar and tab bar, by one call. */
  counts: () =>
    getGetWorkPanelQueryOptions(
      { counts_only: true },
      { query: { staleTime: minute, refetchInterval: minute, meta: besidePage } },
    ),
  /** Beginning of the keys of every panel, these figures too. */
  panels: getGetWorkPanelQueryKey(),
} as const;
