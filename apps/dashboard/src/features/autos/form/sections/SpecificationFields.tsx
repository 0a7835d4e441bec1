import { Button } from '@karvon/ui/Button';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Select } from '@karvon/ui/Select';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAutoForm } from '../use-auto-form';
import { useCatalogLabels } from '../use-catalog-options';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const fields = ['body_type', 'fuel_type', 'transmission', 'drive_unit'] as const;

/** Fields that a modification fills. They then collapse to one line that expands on press. */
export function SpecificationFields() {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control } = useAutoForm();
  const labels = useCatalogLabels();
  const [isOpened, setOpened] = useState(false);
  const { errors } = useFormState({ control });
  const car = useWatch({ control, name: 'core_car' });
  const hasError = fields.some((name) => errors.core_car?.[name] !== undefined);
  const isFilled = car.modification !== null && fields.every((name) => car[name] !== null);
  if (isFilled && !isOpened && !hasError) {
    const line = fields.flatMap((name) => labels.label(name, car[name]) ?? []).join(' · ');
    return (
      <Inline gap={2} justify="space-between">
        <Text size="sm" tone="muted">
          {t('model.filled')}: {line}
        </Text>
        <Button variant="soft" size="sm" onPress={() => setOpened(true)}>
          {t('model.change')}
        </Button>
      </Inline>
    );
  }
  return (
    <Grid columns={2} hasFields>
      {fields.map((name) => (
        <Field key={name} name={`core_car.${name}`}>
          {(field) => (
            <Select {...field} options={labels.of(name)} placeholder={t('common:select')} />
          )}
        </Field>
      ))}
    </Grid>
  );
}
