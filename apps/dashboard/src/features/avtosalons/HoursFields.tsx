import { Checkbox } from '@karvon/ui/Checkbox';
import { Grid } from '@karvon/ui/Grid';
import { Stack } from '@karvon/ui/Stack';
import { TimeField } from '@karvon/ui/TimeField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { avtosalonForm, type AvtosalonValues } from './avtosalon-definition';
import { WeekdayRows } from './WeekdayRows';

const { Field } = avtosalonForm;

const set = { shouldDirty: true, shouldValidate: true } as const;

export function HoursFields() {
  const { t } = useTranslation(['avtosalons', 'common']);
  const { control, setValue } = useFormContext<AvtosalonValues>();
  const [opens, closes, days] = useWatch({
    control,
    name: ['opening_time', 'closing_time', 'weekday_hours'],
  });
  const [isRound, setRound] = useState(opens !== '' && opens === closes);
  const [hasDays, setHasDays] = useState(days.length > 0);
  const endsNextDay = opens !== '' && closes.length === opens.length && closes <= opens;
  return (
    <Stack>
      <Checkbox
        isSelected={isRound}
        onChange={(isOn) => {
          setRound(isOn);
          setValue('opening_time', isOn ? '00:00' : '09:00', set);
          setValue('closing_time', isOn ? '00:00' : '20:00', set);
        }}
      >
        {t('form.roundTheClock')}
      </Checkbox>
      {!isRound && (
        <Grid columns={[2, 2, 2]} hasFields>
          <Field name="opening_time">{(field) => <TimeField {...field} />}</Field>
          <Field name="closing_time">
            {(field) => (
              <TimeField
                {...field}
                placeholder="20:00"
                description={
                  endsNextDay
                    ? t(closes === opens ? 'common:hours.roundTheClock' : 'form.nextDay')
                    : undefined
                }
              />
            )}
          </Field>
        </Grid>
      )}
      <Checkbox
        isSelected={hasDays}
        onChange={(isOn) => {
          setHasDays(isOn);
          if (!isOn) setValue('weekday_hours', [], set);
        }}
      >
        {t('form.otherDays')}
      </Checkbox>
      {hasDays && <WeekdayRows />}
    </Stack>
  );
}
