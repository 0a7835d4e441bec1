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
import { avtosalonForm, type AvtosalonValues } from './avtosalon-definition';
import { HoursFields } from './HoursFields';
import { PlaceSection } from './PlaceSection';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useErrorText } from '../../shared/feedback/error-text';
import { toImageValue } from '../../shared/photos/image-value';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { avtosalonCalls } from './queries';
import { renderFacade, renderLogo } from './placeholder-images';

const images = { logo: renderLogo, facade_photo: renderFacade } as const;
type ImageName = keyof typeof images;

const set = { shouldDirty: true, shouldValidate: true } as const;

function PlaceholderImages() {
  const { t } = useTranslation('avtosalons');
  const errorText = useErrorText();
  const { control, getValues, setValue } = useFormContext<AvtosalonValues>();
  const [logo, facade] = useWatch({ control, name: ['logo', 'facade_photo'] });
  const render = useMutation({
    mutationFn: async () => {
      const { name } = getValues();
      const add = async (field: ImageName) => {
        if (getValues(field) !== null) return;
        const file = await images[field](name);
        const image = await avtosalonCalls.uploadImage(file);
        if (getValues(field) === null) setValue(field, toImageValue(image), set);
      };
      await Promise.all([add('logo'), add('facade_photo')]);
    },
  });
  if (logo !== null && facade !== null) return null;
  return (
    <Inline gap={3}>
      <ReasonedButton isPending={render.isPending} onPress={() => render.mutate()}>
        {t('draw.action')}
      </ReasonedButton>
      <Text size="sm" tone={render.isError ? 'danger' : 'muted'}>
        {render.isError ? errorText(render.error).text : t('draw.hint')}
      </Text>
    </Inline>
  );
}

const { Field } = avtosalonForm;

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
                  shape="tile"
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
