import type { Campaign } from '@karvon/api/main';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { useCampaignActions } from './use-campaign-actions';

/** Asks before a campaign is stopped for good, with the sums. */
export function StopDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation(['ads', 'common']);
  const { stop } = useCampaignActions(campaign);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t('stopTitle')}
      confirmLabel={t('action.stop')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      isPending={stop.isPending()}
      onConfirm={async () => {
        await stop.run(undefined);
        onClose();
      }}
    >
      {t('stopAsk', { spend: campaign.spend, left: campaign.budget_left })}
    </ConfirmDialog>
  );
}
