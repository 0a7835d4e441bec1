import type { Region } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Grid } from '@karvon/ui/Grid';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { TextField } from '@karvon/ui/TextField';
import { TimeField } from '@karvon/ui/TimeField';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/form/FormField';
import type { AvtosalonFormValues } from './avtosalon-form-values';
import { PictureField } from './PictureField';
import { PlaceSection } from './PlaceSection';

/** All fields, in the order of the screen. */
export function AvtosalonFields({
  form,
  regions,
}: {
  form: UseFormReturn<AvtosalonFormValues>;
  regions: readonly Region[];
}) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const { control } = form;
  return (
    <Stack>
      <Card title={t('form.about')}>
        <Stack>
          <Grid hasFields>
            <FormField control={control} name="name">
              {(field) => (
                <TextField
                  {...field}
                  label={t('fields.name')}
                  isRequired
                  maxLength={100}
                  autoComplete="organization"
                />
              )}
            </FormField>
            <FormField control={control} name="phone">
              {(field) => (
                <PhoneField
                  {...field}
                  label={t('fields.phone')}
                  description={t('form.phoneHint')}
                  isRequired
                />
              )}
            </FormField>
          </Grid>
          <Grid columns={[1, '1:2', '1:2']}>
            <FormField control={control} name="logo">
              {(field) => (
                <PictureField
                  {...field}
                  shape="square"
                  label={t('fields.logo')}
                  hint={t('form.logoHint')}
                  addLabel={t('form.addLogo')}
                />
              )}
            </FormField>
            <FormField control={control} name="facade_photo">
              {(field) => (
                <PictureField
                  {...field}
                  shape="wide"
                  label={t('fields.facade_photo')}
                  hint={t('form.facadeHint')}
                  addLabel={t('form.addFacade')}
                />
              )}
            </FormField>
          </Grid>
        </Stack>
      </Card>
      <PlaceSection form={form} regions={regions} />
      <Card title={t('form.hours')} description={t('form.hoursHint')}>
        <Stack>
          <Grid columns={[2, 2, 2]} hasFields>
            <FormField control={control} name="opening_time">
              {({ onBlur, ...field }) => (
                <TimeField
                  {...field}
                  label={t('fields.opening_time')}
                  isRequired
                  onBlur={() => {
                    onBlur();
                    // Which of the two is too early is known only together.
                    if (form.getValues('closing_time') !== '') void form.trigger('closing_time');
                  }}
                />
              )}
            </FormField>
            <FormField control={control} name="closing_time">
              {(field) => (
                <TimeField
                  {...field}
                  label={t('fields.closing_time')}
                  isRequired
                  placeholder="20:00"
                />
              )}
            </FormField>
          </Grid>
          <FormField control={control} name="status">
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
          </FormField>
        </Stack>
      </Card>
    </Stack>
  );
}
