import { ApiError } from '@karvon/api/errors';
import type { Campaign, CampaignsBulkResult } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { BulkResultDialog } from '../../shared/resource/list/BulkResultDialog';
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
  const reasonOf = useReason();
  const left = results.filter(({ ok }) => !ok);
  return (
    <BulkResultDialog
      counts={{ done, failed }}
      rows={left.map((row) => ({
        id: row.id,
        title: row.campaign?.title ?? titleOf(row.id),
        reason: reasonOf(row),
      }))}
      onClose={onClose}
    />
  );
}
