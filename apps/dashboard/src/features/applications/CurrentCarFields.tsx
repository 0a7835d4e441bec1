import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { Select } from '@karvon/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tashkentYear } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { CurrentCarField as Field, type CurrentCarValues } from './current-car';
import { applicationQueries } from './queries';

/** Lower limit of the contract and of catalogue models. */
const firstYear = 1950;

export function CurrentCarFields() {
  const { t } = useTranslation(['applications', 'common']);
  const { control, setValue } = useFormContext<CurrentCarValues>();
  const brand = useWatch({ control, name: 'brand' });
  const { data: brands } = useQuery(applicationQueries.brands());
  const { data: models } = useQuery(applicationQueries.models(brand?.id ?? undefined));
  const now = useServerNow();
  const thisYear = tashkentYear(now);
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => ({
    value: thisYear - at,
    label: String(thisYear - at),
  }));
  const picker = {
    placeholder: t('common:select'),
    searchLabel: t('common:search'),
    clearLabel: t('common:clear'),
    emptyText: t('common:nothingFound'),
  };
  const optionsOf = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Grid columns={[2, 2, 2]} hasFields>
        <Field name="brand">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              {...picker}
              placeholder={value?.name ?? picker.placeholder}
              value={value?.id ?? null}
              options={optionsOf(brands?.results)}
              onChange={(id: number) => {
                const found = brands?.results.find((one) => one.id === id);
                onChange(found === undefined ? null : { id, name: found.name });
                setValue('car_model', null, { shouldDirty: true });
              }}
            />
          )}
        </Field>
        <Field name="car_model">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              {...picker}
              isDisabled={brand === null}
              placeholder={value?.name ?? picker.placeholder}
              value={value?.id ?? null}
              options={brand === null ? [] : optionsOf(models?.results)}
              onChange={(id: number) => {
                const found = models?.results.find((one) => one.id === id);
                onChange(found === undefined ? null : { id, name: found.name });
              }}
            />
          )}
        </Field>
      </Grid>
      <Grid columns={[2, 2, 2]} hasFields>
        <Field name="year">{(field) => <Select {...field} {...picker} options={years} />}</Field>
        <Field name="mileage">
          {(field) => (
            <NumberField {...field} unit={t('form.km')} minValue={0} maxValue={2_000_000} />
          )}
        </Field>
      </Grid>
    </>
  );
}
