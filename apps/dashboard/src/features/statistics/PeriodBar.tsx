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
  relativeDays,
  type Days,
  type RelativePeriod,
} from '../../shared/period';
import type { useStatisticsSearch } from './use-statistics-search';

const everywhere = 'all';

type Search = ReturnType<typeof useStatisticsSearch>;

export interface PeriodChoice {
  pressed: Search['state']['period'];
  hasField: boolean;
  days: Days;
  error: string | undefined;
  choosePeriod: (period: PeriodChoice['pressed']) => void;
  /** @param period set for the last days: a bookmark then stays relative */
  chooseDates: (days: Days, period?: RelativePeriod) => void;
}

export function usePeriodChoice({ state, change }: Search): PeriodChoice {
  const { t } = useTranslation('statistics');
  // The field stays after a choice in its own list, since it has focus.
  const [field, setField] = useState<'opened' | 'kept'>();
  const [typed, setTyped] = useState<Days>();
  const wrong = typed ?? state.wrong;
  const isTooLong = wrong !== undefined && daysIn(wrong) > longestPeriod;
  const choose = (period: PeriodChoice['pressed'], next: typeof field) => {
    setTyped(undefined);
    setField(next);
    if (period !== 'custom') change({ period, from: undefined, to: undefined });
  };
  return {
    pressed: field === 'opened' ? 'custom' : state.period,
    hasField: state.period === 'custom' || field !== undefined,
    days: wrong ?? state,
    // The field itself rejects reversed or future dates.
    error: isTooLong ? t('tooLong') : undefined,
    choosePeriod: (period) => choose(period, period === 'custom' ? 'opened' : undefined),
    chooseDates: (days, period) => {
      if (period !== undefined) {
        choose(period, 'kept');
        return;
      }
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

export function PeriodBar({ search, choice }: PeriodProps) {
  return (
    <Inline gap={2} align="flex-start">
      <SalonSelect {...search} />
      <PeriodTabs choice={choice} />
      {choice.hasField && <PeriodDates search={search} choice={choice} />}
      <CompareButton {...search} />
    </Inline>
  );
}

export function PeriodDetails({ search, choice }: PeriodProps) {
  return (
    <Inline gap={2} align="flex-start">
      <SalonSelect {...search} />
      <CompareButton {...search} />
      {choice.hasField && <PeriodDates search={search} choice={choice} />}
    </Inline>
  );
}

function useSalons() {
  const { data } = useQuery(lookupQueries.avtosalons());
  return { salons: data?.results ?? [], hasChoice: data === undefined || data.count > 1 };
}

function SalonSelect({ state, change }: Search) {
  const { t } = useTranslation('statistics');
  const { salons, hasChoice } = useSalons();
  // Shown while it loads, so that its neighbours stay in place. A showroom of the URL must remain removable, even without other choices.
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

export function PeriodTabs({ choice }: Pick<PeriodProps, 'choice'>) {
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
      value={choice.pressed}
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
  const preset = <Id extends string>(id: Id, label: string, { from, to }: Days) => ({
    id,
    label,
    value: { start: from, end: to },
  });
  const lastDays = (['7', '30', '90'] as const).map((id) =>
    preset(id, t(`days${id}`), relativeDays(id, state.today)),
  );
  return (
    <DateRangePicker
      aria-label={t('period')}
      value={{ start: choice.days.from, end: choice.days.to }}
      maxValue={state.today}
      errorMessage={choice.error}
      presetsLabel={t('presets')}
      presets={[
        ...lastDays,
        preset('current', t('thisMonth'), current),
        preset('last', t('lastMonth'), last),
      ]}
      onChange={(span, chosen) => {
        const period = lastDays.find(({ id }) => id === chosen)?.id;
        if (span) choice.chooseDates({ from: span.start, to: span.end }, period);
      }}
    />
  );
}

function CompareButton({ state, change }: Search) {
  const { t } = useTranslation('statistics');
  // The profit is always compared.
  if (state.tab === 'stock') return null;
  return (
    <Button
      isToggled={state.isCompared}
      variant={state.isCompared ? 'soft' : 'secondary'}
      icon={state.isCompared ? Check : undefined}
      onPress={() => change({ compare: state.isCompared ? 'false' : undefined })}
    >
      {t('compare')}
    </Button>
  );
}
