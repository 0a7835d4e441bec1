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
import type { ListColumn } from '../../shared/resource/list/define-list';
import { daysBetween, shortDay } from './campaign-dates';
import { StatusLine } from './StatusLine';

interface CellProps {
  row: Campaign;
}

function NameCell({ row: { id, title, banners, price_model, segment } }: CellProps) {
  const { t } = useTranslation('ads');
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail src={banners[0]?.image.thumbnail} placeholderIcon={Megaphone} />
      <Stack gap={0}>
        <Link href={paths.ads.result(id)}>{title}</Link>
        <Text size="sm" tone="muted">
          {price_model} · {t(`segment.${segment}`)}
        </Text>
      </Stack>
    </Inline>
  );
}

function StatusCell({ row }: CellProps) {
  return <StatusLine campaign={row} />;
}

function TermCell({ row: { start_date, end_date, status, run_state } }: CellProps) {
  const { t } = useTranslation('ads');
  const isOver = status === 'stopped' || status === 'finished';
  const isUpcoming = status === 'moderation' || run_state === 'waiting';
  const length = t('days', { count: daysBetween(start_date, end_date) });
  return (
    <Stack gap={0}>
      <Text isNumeric>
        {isOver
          ? shortDay(end_date)
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

/** Spend of the budget as a level and in figures. */
export function SpendMeter({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { spend, budget, is_budget_low } = campaign;
  return (
    <Stack gap={1}>
      <Meter
        aria-label={t('spendLabel')}
        value={budget === 0 ? 0 : spend / budget}
        valueText={t('of', { spend, budget })}
        tone={is_budget_low ? 'warn' : 'accent'}
      />
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

function ViewsCell({ row: { views } }: CellProps) {
  const language = useLanguage();
  return <Text isNumeric>{views === 0 ? '—' : formatNumber(views, language)}</Text>;
}

function ClicksCell({ row: { views, clicks, click_rate } }: CellProps) {
  const language = useLanguage();
  if (views === 0 && clicks === 0) return <Text>—</Text>;
  return (
    <Stack gap={0} align="flex-end">
      <Text isNumeric>{formatNumber(clicks, language)}</Text>
      {click_rate !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {formatNumber(click_rate, language, 1)} %
        </Text>
      )}
    </Stack>
  );
}

function LeadsCell({ row: { id, leads, cost_per_lead } }: CellProps) {
  const language = useLanguage();
  if (leads === 0) return <Text>—</Text>;
  return (
    <Stack gap={0} align="flex-end">
      <Link href={`${paths.leads}?campaign_id=${String(id)}`}>{formatNumber(leads, language)}</Link>
      {cost_per_lead !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {formatNumber(cost_per_lead, language)}
        </Text>
      )}
    </Stack>
  );
}

/** The list as a table; on a phone as cards with the same facts. */
export const campaignColumns: readonly ListColumn<Campaign>[] = [
  {
    id: 'title',
    header: 'ads:col.campaign',
    width: '24%',
    isRowHeader: true,
    onPhone: 'title',
    Cell: NameCell,
  },
  { id: 'status', header: 'ads:col.status', Cell: StatusCell },
  {
    id: 'term',
    header: 'ads:col.term',
    sort: { rising: 'end_date', falling: '-end_date' },
    Cell: TermCell,
  },
  {
    id: 'spend',
    header: 'ads:col.spend',
    width: '160px',
    sort: { falling: '-spend' },
    Cell: SpendCell,
  },
  {
    id: 'views',
    header: 'ads:col.views',
    align: 'end',
    sort: { falling: '-views' },
    Cell: ViewsCell,
  },
  {
    id: 'clicks',
    header: 'ads:col.clicks',
    align: 'end',
    sort: { falling: '-clicks' },
    Cell: ClicksCell,
  },
  {
    id: 'leads',
    header: 'ads:col.leads',
    align: 'end',
    sort: { falling: '-leads' },
    Cell: LeadsCell,
  },
];
