import type { Region } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { TextField } from '@karvon/ui/TextField';
import { useTranslation } from 'react-i18next';
import { PhonesField } from '../../shared/form/PhonesField';
import { ImageField } from '../../shared/photos/ImageField';
import { avtosalonForm } from './avtosalon-definition';
import { HoursFields } from './HoursFields';
import { PlaceholderImages } from './PlaceholderImages';
import { PlaceSection } from './PlaceSection';

const { Field } = avtosalonForm;

/** All fields, in the order of the screen. */
export function AvtosalonFields({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation('avtosalons');
  return (
    <Stack>
      <Card title={t('form.about')}>
        <Stack>
          <Grid hasFields>
            <Field name="name">
              {(field) => <TextField {...field} autoComplete="organization" />}
            </Field>
            <Field name="phone">
              {(field) => <PhoneField {...field} description={t('form.phoneHint')} />}
            </Field>
          </Grid>
          <PhonesField label={t('fields.additional_phones')} />
          <Grid columns={[1, '1:2', '1:2']}>
            <Field name="logo">
              {(field) => (
                <ImageField
                  {...field}
                  purpose="avtosalon"
                  shape="square"
                  hint={t('form.logoHint')}
                  addLabel={t('form.addLogo')}
                />
              )}
            </Field>
            <Field name="facade_photo">
              {(field) => (
                <ImageField
                  {...field}
                  purpose="avtosalon"
                  shape="landscape"
                  hint={t('form.facadeHint')}
                  addLabel={t('form.addFacade')}
                />
              )}
            </Field>
          </Grid>
          <PlaceholderImages />
        </Stack>
      </Card>
      <PlaceSection regions={regions} />
      <Card title={t('form.hours')} description={t('form.hoursHint')}>
        <Stack>
          <HoursFields />
          <Field name="status">
            {({ value, onChange, onBlur, ref }) => (
              <Switch
                ref={ref}
                onBlur={onBlur}
                isSelected={value === 'active'}
                onChange={(isOn) => onChange(isOn ? 'active' : 'inactive')}
                description={t('form.statusHint')}
              >
                {t('form.status')}
              </Switch>
            )}
          </Field>
        </Stack>
      </Card>
    </Stack>
  );
}
