import type { Campaign } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { useCampaignActions } from './use-campaign-actions';

export function StopDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('ads');
  const { stop } = useCampaignActions(campaign);
  return (
    <Confirm
      onClose={onClose}
      tone="danger"
      title={t('stopTitle')}
      confirmLabel={t('action.stop')}
      isPending={stop.isPending()}
      onConfirm={async () => {
        await stop.run(undefined);
        onClose();
      }}
    >
      {t('stopAsk', { spend: campaign.spend, left: campaign.budget_left })}
    </Confirm>
  );
}
