import { Button } from '@karvon/ui/Button';
import { DateRangePicker } from '@karvon/ui/DateRangePicker';
import { Inline } from '@karvon/ui/Inline';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../shared/lookups/queries';
import { useIsPhone } from '../../shared/table/use-screen';
import { daysIn, longestPeriod, monthsAround, relativePeriods } from './period';
import type { useStatisticsSearch } from './use-statistics-search';

const everywhere = 0;

/** What the figures are about: showroom, days, and whether they are beside the days before. */
export function PeriodBar({ state, change }: ReturnType<typeof useStatisticsSearch>) {
  const { t } = useTranslation('statistics');
  const isPhone = useIsPhone();
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const { data: salons } = useQuery(lookupQueries.avtosalons());
  const isCustom = state.period === 'custom' || isChoosing;
  const { current, last } = monthsAround(state.today);
  const labels = {
    today: t('today'),
    '7': t('days7'),
    '30': t('days30'),
    '90': t('days90'),
    custom: t('period'),
  } as const;
  return (
    <Inline gap={2} align="flex-start">
      {(salons?.count ?? 0) > 1 && (
        <Select
          aria-label={t('salon')}
          value={state.avtosalon ?? everywhere}
          options={[
            { value: everywhere, label: t('allSalons') },
            ...(salons?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => change({ avtosalon: id === everywhere ? undefined : String(id) })}
        />
      )}
      <SegmentedControl
        aria-label={t('periodLabel')}
        value={isCustom ? 'custom' : state.period}
        options={[...relativePeriods, 'custom' as const].map((value) => ({
          value,
          label: labels[value],
        }))}
        onChange={(period) => {
          setError(undefined);
          setChoosing(period === 'custom');
          if (period !== 'custom') change({ period, from: undefined, to: undefined });
        }}
      />
      {isCustom && (
        <DateRangePicker
          aria-label={t('period')}
          value={{ start: state.from, end: state.to }}
          maxValue={state.today}
          errorMessage={error}
          presetsLabel={t('presets')}
          presets={[
            {
              id: 'current',
              label: t('thisMonth'),
              value: { start: current.from, end: current.to },
            },
            { id: 'last', label: t('lastMonth'), value: { start: last.from, end: last.to } },
          ]}
          onChange={(span) => {
            if (span === null) return;
            const days = { from: span.start, to: span.end };
            const isTooLong = daysIn(days) > longestPeriod;
            setError(isTooLong ? t('tooLong') : undefined);
            if (!isTooLong) change({ ...days, period: undefined });
          }}
        />
      )}
      {!(isPhone && !isCustom) && (
        <Button
          variant={state.isCompared ? 'soft' : 'secondary'}
          {...(state.isCompared && { icon: Check })}
          onPress={() => change({ compare: state.isCompared ? 'false' : undefined })}
        >
          {t('compare')}
        </Button>
      )}
    </Inline>
  );
}
