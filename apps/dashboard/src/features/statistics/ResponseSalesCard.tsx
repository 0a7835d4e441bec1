import type { ResponseSales } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Meter } from '@karvon/ui/Meter';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIsPhone } from '../../shared/table/use-screen';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsQueries } from './queries';
import { useEquations } from './use-equations';
import type { StatisticsState } from './use-statistics-search';

export function ResponseSalesCard({ state }: { state: StatisticsState }) {
  const { t } = useTranslation('statistics');
  const query = useQuery(statisticsQueries.responseSales(state));
  const equations = useEquations();
  const isPhone = useIsPhone();
  return (
    <Card
      title={t('answerAndSale')}
      description={t('answerAndSaleNote')}
      action={
        query.data !== undefined && (
          <HowPopover
            hasLabel={!isPhone}
            subject={t('answerAndSale')}
            text={t('how.response')}
            equations={equations.response(query.data)}
          />
        )
      }
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="72px" radius="md" />}>
        {(data) =>
          data.is_shown ? <Buckets data={data} state={state} /> : <Missing data={data} />
        }
      </QueryBoundary>
    </Card>
  );
}

function Missing({ data: { missing_leads, missing_sales } }: { data: ResponseSales }) {
  const { t } = useTranslation('statistics');
  const texts = [
    missing_leads > 0 && t('answerAndSaleFew', { count: missing_leads }),
    missing_sales > 0 && t('salesFew', { count: missing_sales }),
  ].filter((text) => text !== false);
  return (
    <Text as="p" tone="muted">
      {texts.join(' · ')}
    </Text>
  );
}

/** A share of fewer leads says little. */
const few = 30;

/** Ends of the scale in percent: the bars of two periods are compared, so it does not follow the highest share. */
const scales = [20, 50, 100];

const scaleOf = (buckets: ResponseSales['buckets']): number =>
  scales.find((end) => buckets.every(({ share }) => share <= end)) ?? 100;

function Buckets({ data: { buckets }, state }: { data: ResponseSales; state: StatisticsState }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const most = scaleOf(buckets);
  return (
    <Stack gap={3}>
      <Grid columns={[1, 2, 4]} gap={6}>
        {buckets.map(({ bucket, leads, sold, share }) => {
          const name = t(`bucket.${bucket}`);
          const of = t('soldOf', { sold, leads });
          return (
            <Stack key={bucket} gap={1}>
              <Inline justify="space-between">
                <Text size="sm" tone="muted">
                  {name}
                </Text>
                <Text size="sm" tone="subtle">
                  {leads > 0 ? <Link href={links.responses(state, bucket)}>{of}</Link> : of}
                </Text>
              </Inline>
              <Inline gap={2} align="baseline">
                <Text size="xl" weight="semibold" tone={leads < few ? 'muted' : 'default'}>
                  {formatPercent(share / 100, language)}
                </Text>
                {leads < few && (
                  <Text size="sm" tone="muted">
                    {t('fewData')}
                  </Text>
                )}
              </Inline>
              <Meter
                value={share / most}
                aria-label={name}
                valueText={of}
                tone={leads < few ? 'neutral' : 'accent'}
              />
            </Stack>
          );
        })}
      </Grid>
      <Text as="p" size="xs" tone="subtle">
        {t('barScale', { percent: formatPercent(most / 100, language) })}
      </Text>
    </Stack>
  );
}
