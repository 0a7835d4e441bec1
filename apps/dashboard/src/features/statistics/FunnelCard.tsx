import type { Funnel } from '@karvon/api/main';
import { BarList } from '@karvon/ui/BarChart';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsQueries } from './queries';
import { useEquations } from './use-equations';
import type { StatisticsState, useStatisticsSearch } from './use-statistics-search';

export function FunnelCard({ search }: { search: ReturnType<typeof useStatisticsSearch> }) {
  const { t } = useTranslation('statistics');
  const { state, change } = search;
  const query = useQuery(statisticsQueries.funnel(state));
  const equations = useEquations();
  const hasSalons = state.avtosalon === undefined && (query.data?.avtosalons.length ?? 0) > 1;
  const isBySalons = hasSalons && state.isBySalons;
  return (
    <Card
      title={t('funnel')}
      action={
        <Inline gap={1} isWrapping={false}>
          {hasSalons && (
            <Button
              variant="soft"
              size="sm"
              onPress={() => change({ funnel: isBySalons ? undefined : 'salons' })}
            >
              {t(isBySalons ? 'together' : 'bySalons')}
            </Button>
          )}
          {query.data !== undefined && (
            <HowPopover
              subject={t('funnel')}
              text={t('how.funnel')}
              equations={equations.funnel(query.data.rows)}
              note={t('how.day')}
            />
          )}
        </Inline>
      }
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="240px" radius="md" />}>
        {(data) =>
          isBySalons ? (
            <Stack gap={5}>
              <LeadsBySalon data={data} state={state} />
              {data.avtosalons.map(({ avtosalon, rows }, place) => (
                <Stack key={avtosalon?.id ?? 'none'} gap={2}>
                  <Heading level={3} size="md">
                    {avtosalon?.name ?? t('noSalon')}
                  </Heading>
                  <Steps
                    rows={rows}
                    search={search}
                    avtosalon={avtosalon?.id ?? 'none'}
                    hasNote={place === data.avtosalons.length - 1}
                  />
                </Stack>
              ))}
            </Stack>
          ) : (
            <Steps rows={data.rows} search={search} avtosalon={state.avtosalon} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

/** A step may exceed the one before it. Of five times and more, one of the two was not counted all the time. */
const mostShare = 5;

function LeadsBySalon({ data, state }: { data: Funnel; state: StatisticsState }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const valueOf = (rows: Funnel['rows'], step: Funnel['rows'][number]['step']) =>
    rows.find((row) => row.step === step)?.value ?? null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {t('leadsBySalon')}
      </Heading>
      <BarList
        aria-label={t('leadsBySalon')}
        bars={data.avtosalons.map(({ avtosalon, rows }) => ({
          id: String(avtosalon?.id ?? 'none'),
          label: avtosalon?.name ?? t('noSalon'),
          detail: t('soldCount', { count: valueOf(rows, 'sold') ?? 0 }),
          value: valueOf(rows, 'leads'),
          href: links.leads({ ...state, avtosalon: avtosalon?.id ?? 'none' }),
        }))}
        formatValue={(value) => formatNumber(value, language)}
        labels={{ empty: t('noData') }}
      />
    </Stack>
  );
}

function Steps({
  rows,
  search: { state },
  avtosalon,
  hasNote = true,
}: {
  rows: Funnel['rows'];
  search: ReturnType<typeof useStatisticsSearch>;
  avtosalon: StatisticsState['avtosalon'];
  /** Notes that the scale is logarithmic. With several funnels, only the last has the note. @default true */
  hasNote?: boolean;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const panel = usePanelLinks('rows');
  return (
    <BarList
      aria-label={t('funnel')}
      bars={rows.map(({ step, value }) => ({
        id: step,
        label: t(`figure.${step}`),
        value,
        ...(value > 0 && {
          href:
            step === 'leads'
              ? links.leads({ ...state, avtosalon })
              : withSalon(panel.href(step), avtosalon),
        }),
      }))}
      formatValue={(value) => formatNumber(value, language)}
      formatShare={(share) => (share > mostShare ? t('notEnough') : formatPercent(share, language))}
      labels={{ conversion: t('wentOn'), empty: t('noData') }}
      scale="log"
      logScaleNote={hasNote ? t('logScale') : undefined}
    />
  );
}

function withSalon(href: string, avtosalon: StatisticsState['avtosalon']): string {
  if (avtosalon === undefined) return href;
  const [path = '', query] = href.split('?');
  const search = new URLSearchParams(query);
  search.set('avtosalon', String(avtosalon));
  return `${path}?${search.toString()}`;
}
