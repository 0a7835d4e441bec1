import type { CampaignDay, CampaignResult } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Table, type TableColumn } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDateIso } from '../../../shared/format/date';
import { formatNumber } from '../../../shared/format/number';
import { useServerNow } from '../../../shared/format/use-server-now';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { saveCsv } from '../../../shared/resource/list/save-csv';
import { useAction } from '../../../shared/resource/use-action';
import { adsCalls } from '../queries';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';

export const daysId = 'days';

/** Rows before the table is expanded. The total covers all days. */
const fewDays = 7;

/** A day, or several collapsed days, so that the visible rows add up to the total. */
interface Line extends CampaignDay {
  rest?: number;
  /** True for the sum of all days, a row of its own on a phone. */
  isTotal?: boolean;
}

function restOf(days: readonly CampaignDay[]): Line {
  const sum = (of: 'views' | 'clicks' | 'leads' | 'spend') =>
    days.reduce((total, day) => total + day[of], 0);
  return {
    date: 'rest',
    views: sum('views'),
    clicks: sum('clicks'),
    leads: sum('leads'),
    spend: sum('spend'),
    rest: days.length,
  };
}

export function DayTable({ result }: { result: CampaignResult }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { campaign, from, to, days, views, clicks, leads, spend } = result;
  const csv = useAction(async () =>
    saveCsv(`campaign-${campaign.id}`, await adsCalls.resultCsv(campaign.id, { from, to }), {
      from,
      to,
    }),
  );
  const [isComplete, setComplete] = useState(days.length <= fewDays + 2);
  const newest: readonly Line[] = days.toReversed();
  const lines = isComplete
    ? newest
    : [...newest.slice(0, fewDays), restOf(days.slice(0, days.length - fewDays))];
  const isPhone = useIsPhone();
  const columns = useDayColumns(campaign.id, () => setComplete(true), isPhone);
  return (
    <Card id={daysId} padding="none" isClipped>
      <Box padding={4}>
        <Inline justify="space-between">
          <Heading level={2} size="md">
            {t('result.byDay')}
          </Heading>
          <ReasonedButton
            size="sm"
            variant="ghost"
            icon={Download}
            isPending={csv.isPending()}
            onPress={() => void csv.run(undefined)}
          >
            {t('result.csv')}
          </ReasonedButton>
        </Inline>
      </Box>
      {days.length === 0 ? (
        <Box padding={4}>
          <Text tone="muted">{t('result.showChart')}</Text>
        </Box>
      ) : (
        <Table
          aria-label={t('result.byDay')}
          density="compact"
          rows={isPhone ? [...lines, { ...result, date: 'total', isTotal: true }] : lines}
          getRowId={({ date }) => date}
          {...(!isPhone && {
            totals: {
              label: t('result.total'),
              values: {
                views: formatNumber(views, language),
                clicks: formatNumber(clicks, language),
                rate: rateOf({ views, clicks }, language),
                leads: formatNumber(leads, language),
                spend: formatNumber(spend, language),
              },
            },
          })}
          columns={columns}
        />
      )}
    </Card>
  );
}

/** Percent. A dash without views. */
const rateOf = ({ views, clicks }: Pick<CampaignDay, 'views' | 'clicks'>, language: Language) =>
  views === 0
    ? '—'
    : `${formatNumber(Math.round((clicks * 1000) / views) / 10, language, 1)}\u00A0%`;

function useDayColumns(
  campaignId: number,
  onMore: () => void,
  isPhone: boolean,
): TableColumn<Line>[] {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const today = formatDateIso(useServerNow());
  const dayOf = ({ date, rest, isTotal }: Line) =>
    isTotal ? (
      t('result.total')
    ) : rest === undefined ? (
      `${formatDay(date, language)}${date === today ? `, ${t('result.today')}` : ''}`
    ) : (
      <Button variant="ghost" size="sm" icon={ChevronDown} onPress={onMore}>
        {t('result.moreDays', { count: rest })}
      </Button>
    );
  const day = { id: 'date', header: t('result.date'), isRowHeader: true };
  if (isPhone)
    return [
      {
        ...day,
        cell: (row) => (
          <Inline justify="space-between" gap={3} isWrapping={false}>
            <Stack gap={0.5} align="flex-start">
              {dayOf(row)}
              <Text size="sm" tone="muted" weight="regular">
                {t('form.views', { count: row.views })} · {t('form.clicks', { count: row.clicks })}
                {row.leads > 0 && ' · '}
                {row.leads > 0 && <Leads day={row} campaignId={campaignId} isNamed />}
              </Text>
            </Stack>
            <Text isNumeric>{t('money', { amount: row.spend })}</Text>
          </Inline>
        ),
      },
    ];
  return [
    { ...day, cell: dayOf },
    {
      id: 'views',
      header: t('result.views'),
      align: 'end',
      cell: (row) => formatNumber(row.views, language),
    },
    {
      id: 'clicks',
      header: t('result.clicks'),
      align: 'end',
      cell: (row) => formatNumber(row.clicks, language),
    },
    {
      id: 'rate',
      header: t('result.ctr'),
      align: 'end',
      cell: (row) => rateOf(row, language),
    },
    {
      id: 'leads',
      header: t('result.leads'),
      align: 'end',
      cell: (row) => <Leads day={row} campaignId={campaignId} />,
    },
    {
      id: 'spend',
      header: t('col.spend'),
      align: 'end',
      cell: (row) => formatNumber(row.spend, language),
    },
  ];
}

function Leads({
  day: { date, leads, rest, isTotal },
  campaignId,
  isNamed = false,
}: {
  day: Line;
  campaignId: number;
  /** Adds the word to the number. @default false */
  isNamed?: boolean;
}) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const figure = isNamed ? t('leadCount', { count: leads }) : formatNumber(leads, language);
  if (leads === 0 || rest !== undefined || isTotal) return figure;
  return (
    <Link
      href={`${paths.leads}?campaign_id=${String(campaignId)}&from=${date}&to=${date}`}
      aria-label={`${t('result.openLeads', { date: formatDay(date, language) })}: ${figure}`}
    >
      {figure}
    </Link>
  );
}
