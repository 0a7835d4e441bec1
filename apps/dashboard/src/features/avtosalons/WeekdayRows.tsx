import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TimeField } from '@karvon/ui/TimeField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { weekdayNames } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { weekdays } from '../../shared/showroom/hours';
import { avtosalonForm, type AvtosalonValues } from './avtosalon-definition';

const { Field } = avtosalonForm;

type Kind = 'usual' | 'own' | 'closed';

export function WeekdayRows() {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const { control, getValues, setValue, clearErrors } = useFormContext<AvtosalonValues>();
  const days = useWatch({ control, name: 'weekday_hours' });
  const choose = (weekday: number, kind: Kind) => {
    const others = days.filter((day) => day.weekday !== weekday);
    const [opening_time, closing_time] = getValues(['opening_time', 'closing_time']);
    clearErrors('weekday_hours');
    setValue(
      'weekday_hours',
      kind === 'usual'
        ? others
        : [...others, { weekday, isOpen: kind === 'own', opening_time, closing_time }],
      { shouldDirty: true },
    );
  };
  return (
    <Stack gap={3}>
      {weekdays.map((weekday) => {
        const at = days.findIndex((day) => day.weekday === weekday);
        const day = days[at];
        const kind: Kind = day === undefined ? 'usual' : day.isOpen ? 'own' : 'closed';
        const name = weekdayNames[language][weekday % 7] ?? '';
        return (
          <Grid key={weekday} columns={[1, '1:2', '1:2']} hasFields>
            <Select
              label={name.charAt(0).toUpperCase() + name.slice(1)}
              value={kind}
              onChange={(next: Kind) => choose(weekday, next)}
              options={(['usual', 'own', 'closed'] as const).map((value) => ({
                value,
                label: t(`form.day.${value}`),
              }))}
            />
            {kind === 'own' && (
              <Grid columns={[2, 2, 2]} hasFields>
                <Field name={`weekday_hours.${at}.opening_time`}>
                  {(field) => <TimeField {...field} label={t('fields.opening_time')} />}
                </Field>
                <Field name={`weekday_hours.${at}.closing_time`}>
                  {(field) => <TimeField {...field} label={t('fields.closing_time')} />}
                </Field>
              </Grid>
            )}
          </Grid>
        );
      })}
    </Stack>
  );
}
