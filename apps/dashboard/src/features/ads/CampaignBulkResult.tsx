import { ApiError } from '@karvon/api/errors';
import type { Campaign, CampaignsBulkResult } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { shortDay } from './campaign-dates';

type Row = CampaignsBulkResult['results'][number];

/** Why nothing was done with a campaign. */
function useReason(): (row: Row) => string {
  const { t } = useTranslation('ads');
  const errorText = useErrorText();
  const inThisState = ({ status, pause_reason }: Campaign) => {
    if (status === 'moderation' || status === 'declined') return t(`cannot.${status}`);
    if (status === 'stopped' || status === 'finished') return t('cannot.over');
    const needsMoney = status === 'paused' && pause_reason !== 'dealer';
    return needsMoney ? t('cannot.payment') : t('bulk.already', { status: t(`status.${status}`) });
  };
  return ({ code, campaign }) => {
    if (campaign !== undefined && code === 'transition_not_allowed') return inThisState(campaign);
    if (campaign !== undefined && code === 'range_order')
      return t('bulk.longer', { date: shortDay(campaign.end_date) });
    if (code === 'campaign_over') return t('cannot.over');
    return errorText(new ApiError({ kind: 'conflict', ...(code !== undefined && { code }) })).text;
  };
}

/** What came of an action on several campaigns where some were left out: each of these, and why. */
export function CampaignBulkResult({
  result: { done, failed, results },
  titleOf,
  onClose,
}: {
  result: CampaignsBulkResult;
  /** Of one that the response does not name. */
  titleOf: (id: number) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const reasonOf = useReason();
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('bulk.resultTitle')}
      closeLabel={t('close')}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {t('bulk.result', { done, failed })}
        </Text>
        {results
          .filter(({ ok }) => !ok)
          .map((row) => (
            <Stack key={row.id} gap={0}>
              <Text weight="medium">{row.campaign?.title ?? titleOf(row.id)}</Text>
              <Text as="p" size="sm" tone="danger">
                {reasonOf(row)}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Dialog>
  );
}
