import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Plus, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../resource/form/define-form';

interface Values {
  additional_phones: string[];
}

const Field = fieldOf<Values>({});

const most = 3;

export function PhonesField({ label }: { label: string }) {
  const { t } = useTranslation('common');
  const { control, setValue, clearErrors } = useFormContext<Values>();
  const phones = useWatch({ control, name: 'additional_phones' });
  const set = (next: string[]) => {
    clearErrors('additional_phones');
    setValue('additional_phones', next, { shouldDirty: true });
  };
  return (
    <Stack gap={3} align="flex-start">
      {phones.length > 0 && (
        <Text size="sm" weight="medium">
          {label}
        </Text>
      )}
      {phones.map((_, at) => (
        // Nothing but the position distinguishes two empty numbers.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={at} gap={1} align="flex-start" isWrapping={false}>
          <Box minWidth={0} flexGrow="true">
            <Field name={`additional_phones.${at}`}>
              {(field) => (
                <PhoneField {...field} aria-label={t('phones.phone', { number: at + 1 })} />
              )}
            </Field>
          </Box>
          <IconButton
            icon={X}
            aria-label={t('phones.remove', { number: at + 1 })}
            onPress={() => set(phones.filter((_phone, other) => other !== at))}
          />
        </Inline>
      ))}
      {phones.length < most && (
        <Button variant="ghost" size="sm" icon={Plus} onPress={() => set([...phones, ''])}>
          {t('phones.add')}
        </Button>
      )}
    </Stack>
  );
}
