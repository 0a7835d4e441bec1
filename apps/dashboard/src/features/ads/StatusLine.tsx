import type { Campaign, CampaignStatus } from '@karvon/api/main';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { StatusBadge, type StatusStyle } from '@karvon/ui/StatusBadge';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime, formatDateIso } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { shortDay } from './campaign-dates';
import { CircleX, Flag, Hourglass, Pause, Play, Square } from 'lucide-react';

const campaignStatus = {
  moderation: { tone: 'info', icon: Hourglass },
  active: { tone: 'success', icon: Play },
  paused: { tone: 'warn', icon: Pause },
  stopped: { tone: 'neutral', icon: Square },
  finished: { tone: 'neutral', icon: Flag },
  declined: { tone: 'danger', icon: CircleX },
} as const satisfies Record<CampaignStatus, StatusStyle>;

interface Line {
  text: string;
  tone: 'muted' | 'warn' | 'danger';
}

export function useStatusLine(): (campaign: Campaign) => Line {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const today = formatDateIso(useServerNow());

  const since = ({ status_since, status_by }: Campaign) => {
    const date = shortDay(formatDateIso(status_since));
    return status_by === undefined
      ? t('state.since', { date })
      : t('state.sinceBy', { date, name: status_by.full_name.split(' ')[0] ?? '' });
  };
  const moment = (at: string) =>
    formatDateIso(at) === today
      ? formatTime(at)
      : `${shortDay(formatDateIso(at))} ${formatTime(at)}`;

  return (campaign) => {
    const { status, pause_reason, run_state, released, reasons } = campaign;
    switch (status) {
      case 'declined': {
        const [first] = reasons;
        const reason = (language === 'ru' ? first?.text_ru : first?.text_uz) ?? '';
        return { text: t('state.declined', { reason }), tone: 'danger' };
      }
      case 'moderation': {
        const date = shortDay(formatDateIso(campaign.status_since));
        const isPaid = campaign.budget_left > 0;
        return { text: t(isPaid ? 'state.sentPaid' : 'state.sentUnpaid', { date }), tone: 'muted' };
      }
      case 'active':
        if (run_state === 'waiting')
          return {
            text: t('state.starts', { date: formatDay(campaign.start_date, language) }),
            tone: 'muted',
          };
        if (run_state === 'silent') return { text: t('state.silent'), tone: 'warn' };
        return campaign.runs_out_on === undefined
          ? {
              text: t('state.lastsToEnd', { date: shortDay(campaign.end_date) }),
              tone: 'muted',
            }
          : { text: t('state.lasts', { date: shortDay(campaign.runs_out_on) }), tone: 'warn' };
      case 'paused':
        if (pause_reason === 'unpaid') return { text: t('state.unpaid'), tone: 'danger' };
        return pause_reason === 'budget'
          ? { text: t('state.out', { time: moment(campaign.status_since) }), tone: 'danger' }
          : { text: since(campaign), tone: 'muted' };
      case 'finished': {
        const date = shortDay(formatDateIso(Date.parse(campaign.status_since) - 1));
        return released > 0
          ? { text: t('state.finishedReturned', { date, amount: released }), tone: 'muted' }
          : { text: t('state.finished', { date }), tone: 'muted' };
      }
      case 'stopped':
        return released > 0
          ? { text: t('state.returned', { amount: released }), tone: 'muted' }
          : { text: since(campaign), tone: 'muted' };
      default:
        return status satisfies never;
    }
  };
}

export function CampaignBadge({ status }: Pick<Campaign, 'status'>) {
  const { t } = useTranslation('ads');
  const { tone, icon } = campaignStatus[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}

export function StatusLine({
  campaign,
  isLine = false,
}: {
  campaign: Campaign;
  /** Places both on one line when they fit. @default false */
  isLine?: boolean;
}) {
  const lineOf = useStatusLine();
  const { text, tone } = lineOf(campaign);
  if (isLine)
    return (
      <Inline gap={2}>
        <CampaignBadge status={campaign.status} />
        <Text size="sm" tone={tone} weight="regular">
          {text}
        </Text>
      </Inline>
    );
  return (
    <Grid columns={1} gap={1}>
      <Inline>
        <CampaignBadge status={campaign.status} />
      </Inline>
      <span title={text}>
        <Text isTruncated size="sm" tone={tone}>
          {text}
        </Text>
      </span>
    </Grid>
  );
}
