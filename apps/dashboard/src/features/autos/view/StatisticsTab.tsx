import type { Auto, AutoDay, AutoTotals } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { SparkBars } from '@karvon/ui/BarChart';
import { Card } from '@karvon/ui/Card';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles, type StatChange } from '@karvon/ui/StatTile';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../shared/format/date';
import { formatChange, formatNumber } from '../../../shared/format/number';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { daysOf } from '../../../shared/period';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { autoViewQueries } from './queries';
import { periodOf } from './period';

const figures = ['views', 'likes', 'dials', 'calls', 'chats', 'leads'] as const;

const periods = ['7', '30', '90'] as const;

export function StatisticsTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const [search, setSearch] = useSearchParams();
  const language = useLanguage();
  const length = periods.find((days) => days === search.get('days')) ?? '30';
  const own = daysOf(search.get('from'), search.get('to'));
  const query = useQuery(
    autoViewQueries.statistics(auto.id, own ?? periodOf(serverNow(), Number(length))),
  );
  return (
    <Stack gap={4} align="stretch">
      <Stack align="flex-start">
        <SegmentedControl
          aria-label={t('statistics.periodLabel')}
          value={own === undefined ? length : 'own'}
          options={[
            ...periods.map((value) => ({ value, label: t(`statistics.days${value}`) })),
            ...(own === undefined
              ? []
              : [
                  {
                    value: 'own' as const,
                    label: t('statistics.period', {
                      from: formatDay(own.from, language),
                      to: formatDay(own.to, language),
                    }),
                  },
                ]),
          ]}
          onChange={(days) =>
            setSearch({ tab: 'statistics', days }, { replace: true, preventScrollReset: true })
          }
        />
      </Stack>
      <QueryBoundary query={query} skeleton={<Skeleton height="320px" radius="lg" />}>
        {({ totals, previous, days }) => (
          <>
            <Totals totals={totals} previous={previous} days={days.length} />
            <Days days={days} />
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

/** A percentage of a small number, or of more than fivefold, says nothing: the difference does. */
const leastBase = 10;
const mostShare = 4;

function changeText(now: number, before: number, language: Language): string {
  const share = (now - before) / before;
  if (before >= leastBase && share <= mostShare) return formatChange(share, language);
  const difference = formatNumber(now - before, language);
  return now > before ? `+${difference}` : difference;
}

function Totals({
  totals,
  previous,
  days,
}: {
  totals: AutoTotals;
  previous: AutoTotals;
  days: number;
}) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const moved = (now: number, before: number): StatChange | null => {
    if (before === 0) return null;
    const direction = now > before ? 'up' : now < before ? 'down' : 'same';
    return {
      direction,
      text: changeText(now, before, language),
      note: t('statistics.previous', { count: days }),
    };
  };
  return (
    <StatTiles aria-label={t('detail.tabs.statistics')}>
      {figures.map((figure) => (
        <StatTile
          key={figure}
          label={t(`statistics.${figure}`)}
          value={formatNumber(totals[figure], language)}
          change={moved(totals[figure], previous[figure])}
        />
      ))}
    </StatTiles>
  );
}

function Days({ days }: { days: readonly AutoDay[] }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const day = (date: string | undefined) => (date === undefined ? '' : formatDay(date, language));
  const isNothing = days.every(({ views }) => views === 0);
  const from = day(days[0]?.date);
  const to = day(days.at(-1)?.date);
  return (
    <>
      <Card title={t('statistics.title')} description={t('statistics.period', { from, to })}>
        {isNothing ? (
          <Text tone="muted">{t('statistics.nothing')}</Text>
        ) : (
          <SparkBars
            aria-label={`${t('statistics.title')}, ${t('statistics.period', { from, to })}`}
            from={from}
            to={to}
            bars={days.map(({ date, views }) => ({
              id: date,
              value: views,
              title: `${day(date)}: ${formatNumber(views, language)}`,
            }))}
          />
        )}
      </Card>
      <Card padding="none" isClipped>
        <Table
          aria-label={t('statistics.table')}
          density="compact"
          rows={days.toReversed()}
          getRowId={({ date }) => date}
          columns={[
            {
              id: 'date',
              header: t('statistics.day'),
              isRowHeader: true,
              cell: ({ date }) => day(date),
            },
            ...figures.map((figure) => ({
              id: figure,
              header: t(`statistics.${figure}`),
              align: 'end' as const,
              cell: (row: AutoDay) => formatNumber(row[figure], language),
            })),
          ]}
        />
      </Card>
    </>
  );
}
