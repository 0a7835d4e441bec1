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
import {
  daysIn,
  isPeriod,
  longestPeriod,
  monthsAround,
  relativePeriods,
  type Days,
} from '../../shared/period';
import type { useStatisticsSearch } from './use-statistics-search';

const everywhere = 'all';

type Search = ReturnType<typeof useStatisticsSearch>;

/** Which days were chosen, and dates of one's own while they are being chosen. */
export interface PeriodChoice {
  isCustom: boolean;
  /** In the field: those that are shown, or what was typed and cannot be. */
  days: Days;
  error: string | undefined;
  choosePeriod: (period: Search['state']['period']) => void;
  chooseDates: (days: Days) => void;
}

export function usePeriodChoice({ state, change }: Search): PeriodChoice {
  const { t } = useTranslation('statistics');
  const [isChoosing, setChoosing] = useState(false);
  const [typed, setTyped] = useState<Days>();
  const wrong = typed ?? state.wrong;
  const isTooLong = wrong !== undefined && daysIn(wrong) > longestPeriod;
  return {
    isCustom: state.period === 'custom' || isChoosing,
    days: wrong ?? state,
    // Days that are backwards or still to come the field itself rejects.
    error: isTooLong ? t('tooLong') : undefined,
    choosePeriod: (period) => {
      setTyped(undefined);
      setChoosing(period === 'custom');
      if (period !== 'custom') change({ period, from: undefined, to: undefined });
    },
    chooseDates: (days) => {
      const isWrong = !isPeriod(days) || days.to > state.today;
      setTyped(isWrong ? days : undefined);
      if (!isWrong) change({ ...days, period: undefined });
    },
  };
}

interface PeriodProps {
  search: Search;
  choice: PeriodChoice;
}

/** What the figures are about: showroom, days, and whether they are beside the days before. */
export function PeriodBar({ search, choice }: PeriodProps) {
  return (
    <Inline gap={2} align="flex-start">
      <SalonSelect {...search} />
      <PeriodTabs search={search} choice={choice} />
      {choice.isCustom && <PeriodDates search={search} choice={choice} />}
      <CompareButton {...search} />
    </Inline>
  );
}

/** On a phone: what of it does not stay in view. */
export function PeriodDetails({ search, choice }: PeriodProps) {
  return (
    <Inline gap={2} align="flex-start">
      <SalonSelect {...search} />
      {choice.isCustom && <PeriodDates search={search} choice={choice} />}
      <CompareButton {...search} />
    </Inline>
  );
}

function useSalons() {
  const { data } = useQuery(lookupQueries.avtosalons());
  return { salons: data?.results ?? [], hasChoice: (data?.count ?? 0) > 1 };
}

function SalonSelect({ state, change }: Search) {
  const { t } = useTranslation('statistics');
  const { salons, hasChoice } = useSalons();
  // One that the address names can be left again, whatever there is to choose from.
  if (!hasChoice && state.avtosalon === undefined) return null;
  return (
    <Select
      aria-label={t('salon')}
      value={String(state.avtosalon ?? everywhere)}
      options={[
        { value: everywhere, label: t('allSalons') },
        ...salons.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: 'none', label: t('noSalon') },
      ]}
      onChange={(id) => change({ avtosalon: id === everywhere ? undefined : id })}
    />
  );
}

export function PeriodTabs({ search: { state }, choice }: PeriodProps) {
  const { t } = useTranslation('statistics');
  const labels = {
    today: t('today'),
    '7': t('days7'),
    '30': t('days30'),
    '90': t('days90'),
    custom: t('period'),
  } as const;
  return (
    <SegmentedControl
      aria-label={t('periodLabel')}
      value={choice.isCustom ? 'custom' : state.period}
      options={[...relativePeriods, 'custom' as const].map((value) => ({
        value,
        label: labels[value],
      }))}
      onChange={choice.choosePeriod}
    />
  );
}

function PeriodDates({ search: { state }, choice }: PeriodProps) {
  const { t } = useTranslation('statistics');
  const { current, last } = monthsAround(state.today);
  const preset = (id: string, label: string, { from, to }: Days) => ({
    id,
    label,
    value: { start: from, end: to },
  });
  return (
    <DateRangePicker
      aria-label={t('period')}
      value={{ start: choice.days.from, end: choice.days.to }}
      maxValue={state.today}
      errorMessage={choice.error}
      presetsLabel={t('presets')}
      presets={[preset('current', t('thisMonth'), current), preset('last', t('lastMonth'), last)]}
      onChange={(span) => {
        if (span !== null) choice.chooseDates({ from: span.start, to: span.end });
      }}
    />
  );
}

function CompareButton({ state, change }: Search) {
  const { t } = useTranslation('statistics');
  return (
    <Button
      isToggled={state.isCompared}
      variant={state.isCompared ? 'soft' : 'secondary'}
      {...(state.isCompared && { icon: Check })}
      onPress={() => change({ compare: state.isCompared ? 'false' : undefined })}
    >
      {t('compare')}
    </Button>
  );
}
