import type { Region } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { AvtosalonPlate } from '../AvtosalonPlate';
import type { AvtosalonFormValues } from './avtosalon-form-values';

/** Beside the form: the showroom as buyers will see it. */
export function AvtosalonPreview({
  control,
  regions,
}: {
  control: Control<AvtosalonFormValues>;
  regions: readonly Region[];
}) {
  const { t } = useTranslation('avtosalons');
  const language = useLanguage();
  const values = useWatch({ control });
  const region = regions.find(({ id }) => id === values.region);
  const place = region?.districts.find(({ id }) => id === values.district) ?? region;
  const thumbnail = (picture: typeof values.logo) =>
    picture?.state === 'ready' ? picture.thumbnail : undefined;
  return (
    <Box as="aside" aria-label={t('form.preview')}>
      <Stack gap={3}>
        <Text weight="medium">{t('form.preview')}</Text>
        <AvtosalonPlate
          name={values.name?.trim() || t('form.noName')}
          logo={thumbnail(values.logo)}
          facade={thumbnail(values.facade_photo)}
          address={[place?.translations[language].name, values.address?.trim()]
            .filter(Boolean)
            .join(', ')}
          hours={
            values.opening_time && values.closing_time
              ? t('hours', { from: values.opening_time, to: values.closing_time })
              : ''
          }
        />
      </Stack>{' '}
    </Box>
  );
}
