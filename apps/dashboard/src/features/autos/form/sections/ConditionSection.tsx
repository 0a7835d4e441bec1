import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../../../../shared/form/OptionalSelect';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useCatalogLabels } from '../use-catalog-options';
import { ChangedParts } from './ChangedParts';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const conditions = ['excellent', 'good', 'average', 'repair'] as const;

export function ConditionSection() {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control, setValue, getValues } = useAutoForm();
  const labels = useCatalogLabels();
  const isUsed = useWatch({ control, name: 'core_car.used_car' });
  return (
    <FormSection id="condition" description={t('hints.condition')}>
      <Stack gap={5}>
        <Field name="core_car.used_car">
          {({ value, onChange, onBlur, ref, label }) => (
            <SegmentedControl
              ref={ref}
              onBlur={onBlur}
              aria-label={label}
              isFullWidth
              value={value ? 'used' : 'new'}
              onChange={(chosen) => {
                onChange(chosen === 'used');
                if (chosen === 'new' && getValues('core_car.number_of_owners') === null) {
                  setValue('core_car.number_of_owners', 0, { shouldDirty: true });
                }
              }}
              options={[
                { value: 'used', label: t('condition.used') },
                { value: 'new', label: t('condition.new') },
              ]}
            />
          )}
        </Field>
        <Grid hasFields>
          <Field name="core_car.mileage">
            {(field) => (
              <NumberField {...field} unit={t('condition.km')} minValue={0} step={1000} />
            )}
          </Field>
          {isUsed && (
            <Field name="core_car.number_of_owners">
              {(field) => (
                <OptionalSelect
                  {...field}
                  options={labels.owners}
                  placeholder={t('common:select')}
                />
              )}
            </Field>
          )}
          <Field name="core_car.paint_condition">
            {(field) => (
              <OptionalSelect
                {...field}
                options={labels.of('paint_condition')}
                placeholder={t('common:select')}
              />
            )}
          </Field>
        </Grid>
        <Field name="condition">
          {(field) => (
            <RadioGroup
              variant="cards"
              {...field}
              options={conditions.map((value) => ({
                value,
                label: t(`condition.${value}`),
                description: t(`condition.${value}Hint`),
              }))}
            />
          )}
        </Field>
        <ChangedParts />
      </Stack>
    </FormSection>
  );
}
