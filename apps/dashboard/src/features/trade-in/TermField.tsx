import { DatePicker } from '@karvon/ui/DatePicker';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateIso, formatDay, formatTime } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import type { NamedBoundField } from '../../shared/resource/form/define-form';
import { daysOfTerm, endOfDay, type Term, termsOf } from './bid-values';

export interface TermFieldProps extends NamedBoundField<string> {
  /** Until when offers for the car are taken. */
  openUntil: string;
}

/** Until when an offer is valid: some days, the car's own end, or a day of one's own. */
export function TermField({ openUntil, value, onChange, ref, ...field }: TermFieldProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const now = useServerNow();
  const terms = termsOf(now, openUntil);
  const known = terms.find(({ end }) => Date.parse(end) === Date.parse(value))?.term;
  const [isOwnDay, setOwnDay] = useState(known === undefined);
  const isDay = isOwnDay || known === undefined;
  const { errorMessage = null, isRequired: _isRequired, label } = field;
  const until =
    value === ''
      ? undefined
      : t('until', { date: formatDay(value, language), time: formatTime(value) });
  const { first, last } = daysOfTerm(now, openUntil);
  return (
    <Stack gap={2}>
      <SegmentedControl<Term>
        label={label}
        isFullWidth
        value={isDay ? 'day' : known}
        {...(!isDay && { ref, errorMessage, description: until })}
        options={[...terms.map(({ term }) => term), 'day' as const].map((term) => ({
          value: term,
          label: t(`form.days.${term}`),
        }))}
        onChange={(term) => {
          setOwnDay(term === 'day');
          const end = terms.find((one) => one.term === term)?.end;
          if (end !== undefined) onChange(end);
        }}
      />
      {isDay && (
        <DatePicker
          ref={ref}
          aria-label={t('form.lastDay')}
          errorMessage={errorMessage}
          description={until}
          minValue={first}
          maxValue={last}
          value={value === '' ? null : formatDateIso(value)}
          onChange={(day) => onChange(day === null ? '' : endOfDay(day, openUntil))}
        />
      )}
    </Stack>
  );
}
