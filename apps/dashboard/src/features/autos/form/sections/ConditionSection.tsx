import { Grid } from '@karvon/ui/Grid';
import { NumberField } from '@karvon/ui/NumberField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/form/FormField';
import { OptionalSelect } from '../../../../shared/form/OptionalSelect';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useCatalogLabels } from '../use-catalog-options';
import { useFieldLabel } from '../use-field-label';
import { ChangedParts } from './ChangedParts';

const conditions = ['excellent', 'good', 'average', 'repair'] as const;

/** How the car is: what was driven, by how many, and what was repaired. */
export function ConditionSection() {
  const { t } = useTranslation(['auto-form', 'common']);
  const { control, setValue, getValues } = useAutoForm();
  const label = useFieldLabel();
  const labels = useCatalogLabels();
  const isUsed = useWatch({ control, name: 'core_car.used_car' });
  return (
    <FormSection id="condition" description={t('hints.condition')}>
      <Stack gap={5}>
        <FormField control={control} name="core_car.used_car">
          {({ value, onChange, onBlur, ref }) => (
            <SegmentedControl
              ref={ref}
              onBlur={onBlur}
              aria-label={label('core_car.used_car')}
              isFullWidth
              value={value ? 'used' : 'new'}
              onChange={(chosen) => {
                onChange(chosen === 'used');
                // A new car was never registered.
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
        </FormField>
        <Grid columns={[1, 3, 3]} hasFields>
          <FormField control={control} name="core_car.mileage">
            {({ errorMessage, ...field }) => (
              <NumberField
                {...field}
                label={label('core_car.mileage')}
                unit={t('condition.km')}
                minValue={0}
                step={1000}
                errorMessage={errorMessage ?? null}
              />
            )}
          </FormField>
          {isUsed && (
            <FormField control={control} name="core_car.number_of_owners">
              {({ errorMessage, ...field }) => (
                <OptionalSelect
                  {...field}
                  label={label('core_car.number_of_owners')}
                  options={labels.owners}
                  placeholder={t('common:select')}
                  errorMessage={errorMessage ?? null}
                />
              )}
            </FormField>
          )}
          <FormField control={control} name="core_car.paint_condition">
            {({ errorMessage, ...field }) => (
              <OptionalSelect
                {...field}
                label={label('core_car.paint_condition')}
                options={labels.of('paint_condition')}
                placeholder={t('common:select')}
                errorMessage={errorMessage ?? null}
              />
            )}
          </FormField>
        </Grid>
        <FormField control={control} name="condition">
          {({ errorMessage, ...field }) => (
            <RadioGroup
              variant="cards"
              {...field}
              label={label('condition')}
              isRequired
              options={conditions.map((value) => ({
                value,
                label: t(`condition.${value}`),
                description: t(`condition.${value}Hint`),
              }))}
              errorMessage={errorMessage ?? null}
            />
          )}
        </FormField>
        <ChangedParts />
      </Stack>
    </FormSection>
  );
}
