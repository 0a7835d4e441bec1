import type { Campaign } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { useIsPhone } from '../../shared/table/use-screen';
import { formatDateIso } from '../../shared/format/date';
import { daysBetween } from '../../shared/period';
import { shortDay } from './campaign-dates';
import { PhoneActions } from './CampaignActions';
import { StatusLine } from './StatusLine';

interface CellProps {
  row: Campaign;
}

function NameCell({ row }: CellProps) {
  const { t } = useTranslation('ads');
  const { id, title, banners, price_model, segment } = row;
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail src={banners[0]?.image.thumbnail} placeholderIcon={Megaphone} />
      <Stack gap={0.5}>
        <Link variant="quiet" isStretched href={paths.ads.result(id)}>
          <Text weight="medium">{title}</Text>
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          {price_model} · {t(`segment.${segment}`)}
        </Text>
      </Stack>
    </Inline>
  );
}

/** Below the name of a phone's card, in its width. */
function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('ads');
  const { status, views, clicks, leads } = campaign;
  const figures = [
    t('form.views', { count: views }),
    t('form.clicks', { count: clicks }),
    t('leadCount', { count: leads }),
  ];
  return (
    <Stack gap={2}>
      <StatusLine campaign={campaign} isLine />
      {status !== 'declined' && <SpendMeter campaign={campaign} />}
      {(views > 0 || clicks > 0) && (
        <Inline gap={2}>
          {figures.map((figure) => (
            <Text key={figure} size="sm" tone="muted" weight="regular" isNumeric>
              {figure}
            </Text>
          ))}
        </Inline>
      )}
      <PhoneActions campaign={campaign} />
    </Stack>
  );
}

function StatusCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  return isPhone ? <CampaignCard campaign={row} /> : <StatusLine campaign={row} />;
}

function TermCell({ row: { start_date, end_date, status, status_since, run_state } }: CellProps) {
  const { t } = useTranslation('ads');
  const isOver = status === 'stopped' || status === 'finished';
  const isUpcoming = status === 'moderation' || run_state === 'waiting';
  const length = t('days', { count: daysBetween(start_date, end_date) });
  return (
    <Stack gap={0.5}>
      <Text isNumeric>
        {isOver
          ? shortDay(status === 'stopped' ? formatDateIso(status_since) : end_date)
          : isUpcoming
            ? t('from', { date: shortDay(start_date) })
            : t('until', { date: shortDay(end_date) })}
      </Text>
      <Text size="sm" tone="muted">
        {isOver ? t(status === 'stopped' ? 'early' : 'over') : length}
      </Text>
    </Stack>
  );
}

export function SpendBar({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('ads');
  const { spend, budget, is_budget_low, status } = campaign;
  return (
    <Meter
      aria-label={t('spendLabel')}
      value={budget === 0 ? 0 : spend / budget}
      valueText={t('of', { spend, budget })}
      tone={status !== 'active' ? 'neutral' : is_budget_low ? 'warn' : 'accent'}
    />
  );
}

function SpendMeter({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { spend, budget } = campaign;
  return (
    <Stack gap={1}>
      <SpendBar campaign={campaign} />
      <Inline justify="space-between" isWrapping={false}>
        <Text size="sm" tone="muted" isNumeric>
          {formatNumber(spend, language)}
        </Text>
        <Text size="sm" tone="muted" isNumeric>
          {t('spentOf', { budget })}
        </Text>
      </Inline>
    </Stack>
  );
}

function SpendCell({ row }: CellProps) {
  if (row.status === 'declined') return <Text tone="muted">—</Text>;
  return <SpendMeter campaign={row} />;
}

function ViewsCell({ row: { views, clicks, click_rate } }: CellProps) {
  const language = useLanguage();
  if (views === 0 && clicks === 0) return <Text>—</Text>;
  const rate = click_rate === undefined ? [] : [`${formatNumber(click_rate, language, 1)}\u00A0%`];
  return (
    <Stack gap={0.5} align="flex-end">
      <Text isNumeric>{formatNumber(views, language)}</Text>
      <Text size="sm" tone="muted" isNumeric>
        {[formatNumber(clicks, language), ...rate].join(' · ')}
      </Text>
    </Stack>
  );
}

function LeadsCell({ row: { id, leads, cost_per_lead } }: CellProps) {
  const language = useLanguage();
  if (leads === 0) return <Text>—</Text>;
  return (
    <Stack gap={0.5} align="flex-end">
      <Link href={`${paths.leads}?campaign_id=${String(id)}`}>{formatNumber(leads, language)}</Link>
      {cost_per_lead !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {formatNumber(cost_per_lead, language)}
        </Text>
      )}
    </Stack>
  );
}

export const campaignColumns = columnsOf<Campaign, 'ads:col'>(
  'ads:col',
  {
    campaign: { width: '30%', isRowHeader: true, Cell: NameCell },
    status: { width: '20%', onPhone: 'line', Cell: StatusCell },
    term: {
      width: '92px',
      // On narrow screens the status shows the remaining time, since the name needs the space.
      isSecondary: true,
      sort: 'end_date',
      Cell: TermCell,
    },
    spend: { width: '150px', sort: { falling: '-spend' }, Cell: SpendCell },
    // On narrow screens the totals above and the result page show these.
    views: { isSecondary: 'laptop', align: 'end', sort: { falling: '-views' }, Cell: ViewsCell },
    leads: { align: 'end', sort: { falling: '-leads' }, Cell: LeadsCell },
  },
  { isCard: true },
);
