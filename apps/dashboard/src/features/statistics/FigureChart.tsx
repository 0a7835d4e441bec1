import type { Statistics } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { LineChart, type LineSeries } from '@karvon/ui/LineChart';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { useIsPhone } from '../../shared/table/use-screen';
import { FigureLink } from './FigureLink';
import { links } from './links';
import { useDates } from './use-dates';
import type { useStatisticsSearch } from './use-statistics-search';

type Series = 'figure' | 'leads' | 'previous';

const leadTypes = { calls: 'call', chats: 'room', leads: undefined } as const;

/** Chart of a figure. Today's point is open, since the day is incomplete. */
export function FigureChart({
  data,
  search,
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const dates = useDates();
  const { state, href } = search;
  const { figure } = state;
  const { points, previous_points: before, step } = data;
  const endsToday = data.period.to >= state.today;
  const name = t(`figure.${figure}`);
  const title =
    figure === 'leads'
      ? name
      : t('chart', { a: name, b: t('figure.leads').toLocaleLowerCase(language) });
  const series: LineSeries<Series>[] = [
    { id: 'figure', label: name },
    ...(figure === 'leads'
      ? []
      : [
          {
            id: 'leads' as const,
            label: t('figure.leads'),
            axis: 'end' as const,
            colour: 3 as const,
          },
        ]),
    ...(before === undefined
      ? []
      : [
          {
            id: 'previous' as const,
            label: `${t('previousPeriod')}, ${name.toLocaleLowerCase(language)}`,
            kind: 'previous' as const,
          },
        ]),
  ];
  const openPoint = (at: string) => {
    const days = dates.daysOfPoint(data, at);
    if (figure === 'calls' || figure === 'chats' || figure === 'leads')
      void navigate(links.leads({ ...state, ...days }, leadTypes[figure]));
    else void navigate(href({ ...days, period: undefined }), { preventScrollReset: true });
  };
  const isNothing = points.every((point) => point[figure] === 0 && point.leads === 0);
  return (
    <Card>
      <Stack gap={3}>
        <LineChart<Series>
          title={title}
          aria-label={title}
          height={isPhone ? 200 : 240}
          series={series}
          rows={
            isNothing
              ? []
              : points.map((point, place) => ({
                  at: point.date,
                  values: {
                    figure: point[figure],
                    leads: point.leads,
                    previous: before?.[place]?.[figure] ?? null,
                  },
                }))
          }
          openEnd={endsToday && points.length > 1}
          onOpen={openPoint}
          formatValue={(value) => formatNumber(value, language)}
          formatDate={(at) => dates.point(step, dates.daysOfPoint(data, at))}
          formatTick={(at) => dates.tick(step, at, state.today)}
          labels={{ table: t('table'), row: t('day'), empty: t('noData') }}
        />
        <Inline justify="space-between" gap={3}>
          <FigureLink figure={figure} data={data} search={search} />
          {endsToday && step === 'day' && points.length > 1 && !isNothing && (
            <Text size="xs" tone="subtle">
              {t('openDay')}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
