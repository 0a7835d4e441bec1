import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Box } from '@karvon/ui/Box';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

/** Of the contract. */
const most = 3;

/** Numbers for this car besides the showroom's. */
export function PhonesField() {
  const { t } = useTranslation('auto-form');
  const { control, setValue, clearErrors } = useAutoForm();
  const label = useFieldLabel();
  const phones = useWatch({ control, name: 'additional_phones' });
  const set = (next: string[]) => {
    clearErrors('additional_phones');
    setValue('additional_phones', next, { shouldDirty: true });
  };
  return (
    <Stack gap={3} align="flex-start">
      <Text size="sm" weight="medium">
        {label('additional_phones')}
      </Text>
      {phones.map((_, at) => (
        // The place is the phone's name in the form: nothing else distinguishes two empty ones.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={at} gap={1} align="flex-start" isWrapping={false}>
          <Box minWidth={0} flexGrow="true">
            <Field name={`additional_phones.${at}`}>
              {(field) => (
                <PhoneField {...field} aria-label={t('place.phone', { number: at + 1 })} />
              )}
            </Field>
          </Box>
          <IconButton
            icon={X}
            aria-label={t('place.removePhone', { number: at + 1 })}
            onPress={() => set(phones.filter((_phone, other) => other !== at))}
          />
        </Inline>
      ))}
      {phones.length < most && (
        <Button variant="ghost" size="sm" icon={Plus} onPress={() => set([...phones, ''])}>
          {t('place.addPhone')}
        </Button>
      )}
    </Stack>
  );
}
