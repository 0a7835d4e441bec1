import type { Avtosalon } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TimeField } from '@karvon/ui/TimeField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FailedLists } from '../../../../shared/form/FailedLists';
import { OptionalSelect } from '../../../../shared/form/OptionalSelect';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { lookupQueries } from '../../../../shared/lookups/queries';
import { paths } from '../../../../shared/paths';
import { useHoursText } from '../../../../shared/showroom/use-hours-text';
import { useFixedFields } from '../fixed-fields';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';
import { nameOf } from '../use-catalog-options';
import { PhonesField } from '../../../../shared/form/PhonesField';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const lists = [lookupQueries.regions().queryKey, lookupQueries.avtosalons().queryKey];

export function PlaceSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control, getValues, setValue, getFieldState, resetField } = useAutoForm();
  const label = useFieldLabel();
  const hoursText = useHoursText();
  const fixed = useFixedFields();
  const language = useLanguage();
  const [avtosalon, region] = useWatch({ control, name: ['avtosalon', 'region'] });
  const { data: salons } = useQuery(lookupQueries.avtosalons());
  const { data: places } = useQuery(lookupQueries.regions());
  const salon = salons?.results.find(({ id }) => id === avtosalon);
  const districts = places?.results.find(({ id }) => id === region)?.districts ?? [];

  const put = (name: 'region' | 'district', value: number | null) =>
    setValue(name, value, {
      shouldDirty: true,
      shouldValidate: getFieldState(name).error !== undefined,
    });
  /** Sets a default value, which creates no draft and no question before leaving. */
  const begin = (name: 'avtosalon' | 'region' | 'district', value: number | null) =>
    resetField(name, { defaultValue: value });
  /** Takes the showroom's place, unless the user has chosen another. */
  const follow = (next: Avtosalon | undefined, fill: typeof put = put) => {
    const isUntouched = getValues('region') === null || getValues('region') === salon?.region.id;
    if (next === undefined || !isUntouched) return;
    fill('region', next.region.id);
    fill('district', next.district?.id ?? null);
  };

  const [search] = useSearchParams();
  const wanted = Number(search.get('avtosalon'));
  const only = salons?.count === 1 ? salons.results[0] : undefined;
  const preset = salons?.results.find(({ id }) => id === wanted) ?? only;
  const choosePreset = useEffectEvent((next: Avtosalon) => {
    if (!isNew || getValues('avtosalon') !== null) return;
    follow(next, begin);
    begin('avtosalon', next.id);
  });
  // Outside system: the server's list of showrooms. A new car gets the only one, or the one in the URL.
  useEffect(() => {
    if (preset !== undefined) choosePreset(preset);
  }, [preset]);

  const takePlace = useEffectEvent((next: Avtosalon) => {
    if (isNew && getValues('region') === null) follow(next, begin);
  });
  // Outside system: the same list. The prefilled showroom of a won car sets its place too.
  useEffect(() => {
    if (salon !== undefined) takePlace(salon);
  }, [salon]);

  return (
    <FormSection id="place" description={t('hints.place')}>
      <Stack gap={4}>
        <FailedLists of={lists} />
        {salons?.count === 0 && (
          <Banner
            tone="warn"
            action={
              <BannerAction href={paths.avtosalons.create}>{t('place.addSalon')}</BannerAction>
            }
          >
            {t('place.noSalons')}
          </Banner>
        )}
        <Grid columns={[1, 2, 2]} hasFields>
          <Box gridColumn="full">
            <Field name="avtosalon">
              {(field) => (
                <Select
                  {...field}
                  onChange={(id) => {
                    follow(salons?.results.find((one) => one.id === id));
                    field.onChange(id);
                  }}
                  isDisabled={fixed !== undefined}
                  description={fixed}
                  options={(salons?.results ?? []).map((one) => ({
                    value: one.id,
                    label: one.name,
                    description: one.address,
                  }))}
                  placeholder={t('common:select')}
                />
              )}
            </Field>
          </Box>
          <Field name="region">
            {(field) => (
              <Select
                {...field}
                onChange={(id) => {
                  if (id !== field.value) put('district', null);
                  field.onChange(id);
                }}
                options={(places?.results ?? []).map((one) => ({
                  value: one.id,
                  label: nameOf(one, language),
                }))}
                placeholder={t('common:select')}
              />
            )}
          </Field>
          <Field name="district">
            {(field) => (
              <OptionalSelect
                {...field}
                isDisabled={region === null}
                options={districts.map((one) => ({ value: one.id, label: nameOf(one, language) }))}
                placeholder={region === null ? t('place.regionFirst') : t('common:notSet')}
                searchLabel={t('model.find')}
                clearLabel={t('common:clear')}
                emptyText={t('common:nothingFound')}
              />
            )}
          </Field>
          <Field name="time_from">
            {(field) => (
              <TimeField
                {...field}
                placeholder={salon?.opening_time ?? '09:00'}
                description={
                  salon ? t('place.salonHours', { hours: hoursText(salon) }) : t('place.hours')
                }
              />
            )}
          </Field>
          <Field name="time_to">
            {(field) => <TimeField {...field} placeholder={salon?.closing_time ?? '18:00'} />}
          </Field>
        </Grid>
        <PhonesField label={label('additional_phones')} />
      </Stack>
    </FormSection>
  );
}
