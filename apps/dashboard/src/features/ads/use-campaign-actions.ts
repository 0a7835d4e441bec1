import type { Campaign } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../shared/resource/use-action';
import { adsCalls, adsQueries } from './queries';

/** Pause and continue, which can be taken back, and stop, which cannot. */
export function useCampaignActions(campaign: Campaign) {
  const { t } = useTranslation('ads');
  const cache = useQueryClient();
  const { id } = campaign;
  const invalidates = adsQueries.about(id);
  const onDone = (result: { campaign: Campaign }) =>
    cache.setQueryData(adsQueries.one(id).queryKey, result.campaign);

  const pause = useAction(
    (_: undefined, key: string) => adsCalls.act({ id, action: 'pause' }, key),
    {
      success: () => ({ title: t('pausedDone') }),
      undo: () => adsCalls.act({ id, action: 'continue' }),
      invalidates,
      onDone,
    },
  );
  const proceed = useAction(
    (_: undefined, key: string) => adsCalls.act({ id, action: 'continue' }, key),
    {
      success: () => ({ title: t('runsAgain') }),
      undo: () => adsCalls.act({ id, action: 'pause' }),
      invalidates,
      onDone,
    },
  );
  const stop = useAction((_: undefined, key: string) => adsCalls.act({ id, action: 'stop' }, key), {
    success: ({ released }) => ({
      title: released > 0 ? t('stoppedDone', { amount: released }) : t('stoppedNothing'),
    }),
    invalidates,
    onDone,
  });
  return { pause, proceed, stop };
}
