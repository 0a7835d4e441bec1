import type { Region } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { readPlace } from '@karvon/ui/parse/place';
import { Select } from '@karvon/ui/Select';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { Suspense } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../shared/feedback/error-text';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { useLanguage } from '../../shared/i18n/use-language';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { avtosalonForm } from './avtosalon-definition';
import type { AvtosalonValues } from './avtosalon-definition';
import { holdsIn, nearestRegion, type Place } from './place';

const PlaceMap = lazyNamed(() => import('./PlaceMap'), 'PlaceMap');
const { Field } = avtosalonForm;

const set = { shouldDirty: true } as const;

export function PlaceSection({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const message = useFieldMessage();
  const form = useFormContext<AvtosalonValues>();
  const { control } = form;
  const { errors } = useFormState({ control, name: ['latitude', 'longitude'] });
  const [region, district, latitude, longitude] = useWatch({
    control,
    name: ['region', 'district', 'latitude', 'longitude'],
  });
  const chosen = regions.find(({ id }) => id === region);
  const districts = chosen?.districts ?? [];
  const pin = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const nameOf = ({ translations }: Pick<Region, 'translations'>) => translations[language].name;
  const options = (places: readonly Pick<Region, 'id' | 'translations'>[]) =>
    places.map((place) => ({ value: place.id, label: nameOf(place) }));

  const putPin = (place: Place | undefined) => {
    form.setValue('latitude', place?.latitude ?? null, set);
    form.setValue('longitude', place?.longitude ?? null, set);
    // A pin without a region selects the nearest one, which can be changed.
    const nearest =
      place && form.getValues('region') === null ? nearestRegion(place, regions) : undefined;
    if (nearest) form.setValue('region', nearest.id, set);
  };
  /** Moves the map without a pin: buyers must get the place that the dealer chose, not a region's centre. */
  const chooseRegion = (id: number) => {
    form.setValue('district', null, set);
    const next = regions.find((one) => one.id === id);
    if (next !== undefined && pin !== undefined && !holdsIn(next, pin, regions)) putPin(undefined);
  };
  const placeError =
    (latitude === null && errors.latitude) || (longitude === null && errors.longitude)
      ? 'map_required'
      : undefined;

  return (
    <Card title={t('form.place')} id="place">
      <Stack>
        <Grid hasFields>
          <Field name="region">
            {({ onChange, ...field }) => (
              <Select
                {...field}
                onChange={(id: number) => {
                  onChange(id);
                  chooseRegion(id);
                }}
                options={options(regions)}
                placeholder={t('common:select')}
                searchLabel={t('common:search')}
                clearLabel={t('common:clear')}
                emptyText={t('common:nothingFound')}
              />
            )}
          </Field>
          <Field name="district">
            {(field) => (
              <OptionalSelect
                {...field}
                isDisabled={chosen === undefined}
                options={options(districts)}
                placeholder={t(chosen === undefined ? 'form.regionFirst' : 'common:select')}
                searchLabel={t('common:search')}
                clearLabel={t('common:clear')}
                emptyText={t('common:nothingFound')}
              />
            )}
          </Field>
        </Grid>
        <Field name="address">
          {(field) => (
            <TextField
              {...field}
              autoComplete="street-address"
              placeholder={t('form.addressExample')}
            />
          )}
        </Field>
        <Suspense fallback={<Skeleton height="320px" radius="lg" />}>
          <PlaceMap
            value={pin ?? null}
            onChange={putPin}
            regions={regions}
            region={chosen}
            district={districts.find(({ id }) => id === district)}
            errorMessage={message(placeError) ?? null}
          />
        </Suspense>
        <Grid columns={[2, 2, 2]} hasFields>
          {(['latitude', 'longitude'] as const).map((name) => (
            <Field key={name} name={name}>
              {(field) => (
                <NumberField
                  {...field}
                  fractionDigits={6}
                  step={0.001}
                  onText={(text) => {
                    const place = readPlace(text);
                    if (place !== undefined) putPin(place);
                    return place !== undefined;
                  }}
                />
              )}
            </Field>
          ))}
        </Grid>
        <Text size="sm" tone="muted">
          {t('form.degreesHint')}
        </Text>
      </Stack>
    </Card>
  );
}
