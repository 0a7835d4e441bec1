import type { Campaign, CampaignList } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRowKeys, type RowAction } from '../../shared/keys/row-keys';
import { paths } from '../../shared/paths';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { adsQueries } from './queries';
import { useCampaignTurn } from './use-campaign-actions';

export function useCampaignKeys(frame: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('ads');
  const client = useQueryClient();
  const navigate = useNavigate();
  const pay = useUrlPanel('pay');
  const turn = useCampaignTurn();
  const mayTurn = useMember().may('ads.edit').ok;

  const onCampaign = (label: string, run: (campaign: Campaign) => boolean): RowAction => ({
    label,
    run: (link) => {
      const id = Number(link?.href.split('/').at(-1));
      const campaign = client
        .getQueriesData<CampaignList>({ queryKey: adsQueries.lists[0] })
        .flatMap(([, page]) => page?.results ?? [])
        .find((one) => one.id === id);
      return campaign !== undefined && run(campaign);
    },
  });
  useRowKeys(frame, 'a[href*="/ads/result/"]', {
    KeyN: { label: t('keys.create'), run: () => void navigate(paths.ads.create) },
    KeyP: onCampaign(t('keys.turn'), ({ id, allowed_actions }) => {
      const action = (['pause', 'continue'] as const).find((one) => allowed_actions.includes(one));
      if (action === undefined || !mayTurn) return false;
      void turn.run({ id, action });
      return true;
    }),
    KeyB: onCampaign(t('keys.pay'), ({ id, can_pay }) => {
      if (can_pay) pay.open(id);
      return can_pay;
    }),
  });
}
