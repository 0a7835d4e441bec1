import type { Campaign, CampaignAction, CampaignList } from '@karvon/api/main';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/resource/use-action';
import { adsCalls, adsQueries } from './queries';

export interface Turn {
  id: number;
  action: Extract<CampaignAction, 'pause' | 'continue'>;
}

const [lists] = adsQueries.lists;

function turnInLists(client: QueryClient, { id, action }: Turn): () => void {
  const before = client.getQueriesData<CampaignList>({ queryKey: lists });
  const [status, next] =
    action === 'pause' ? (['paused', 'continue'] as const) : (['active', 'pause'] as const);
  for (const [queryKey, page] of before) {
    if (page === undefined || !('totals' in page)) continue;
    const results = page.results.map((row) =>
      row.id === id
        ? {
            ...row,
            status,
            allowed_actions: row.allowed_actions.map((one) => (one === action ? next : one)),
          }
        : row,
    );
    client.setQueryData(queryKey, { ...page, results });
  }
  return () => {
    for (const [queryKey, page] of before) client.setQueryData(queryKey, page);
  };
}

function useDescribe() {
  const { t } = useTranslation('ads');
  const client = useQueryClient();
  return async (id: number) => {
    const query = { ...adsQueries.one(id), staleTime: 0, retry: false };
    const now = await client.fetchQuery(query).catch(() => undefined);
    if (now === undefined) return undefined;
    return { title: t('changed', { status: t(`status.${now.status}`) }), description: now.title };
  };
}

export function useCampaignTurn() {
  const { t } = useTranslation('ads');
  const client = useQueryClient();
  const describe = useDescribe();
  return useAction((turn: Turn, key: string) => adsCalls.act(turn, key), {
    success: (_, { action }) => ({ title: t(action === 'pause' ? 'pausedDone' : 'runsAgain') }),
    undo: (_, { id, action }) =>
      adsCalls.act({ id, action: action === 'pause' ? 'continue' : 'pause' }),
    optimistic: (turn) => turnInLists(client, turn),
    onConflict: (_, turn) => describe(turn.id),
    invalidates: adsQueries.lists,
  });
}

/** Actions on a campaign. Pause and continue can be undone, stop cannot. */
export function useCampaignActions({ id }: Campaign) {
  const { t } = useTranslation('ads');
  const turn = useCampaignTurn();
  const describe = useDescribe();
  const stop = useAction((_: undefined, key: string) => adsCalls.act({ id, action: 'stop' }, key), {
    success: ({ released }) => ({
      title: released > 0 ? t('stoppedDone', { amount: released }) : t('stoppedNothing'),
    }),
    onConflict: () => describe(id),
    invalidates: adsQueries.money,
  });
  return {
    stop,
    isTurning: turn.isPending(id),
    pause: () => void turn.run({ id, action: 'pause' }),
    proceed: () => void turn.run({ id, action: 'continue' }),
  };
}
