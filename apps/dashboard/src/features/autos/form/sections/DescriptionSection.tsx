import { TextArea } from '@karvon/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/form/FormField';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';

const limit = 5000;

/** The dealer's own words. */
export function DescriptionSection() {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const label = useFieldLabel();
  return (
    <FormSection id="description" description={t('hints.description')}>
      <FormField control={control} name="core_car.description">
        {({ errorMessage, ...field }) => (
          <TextArea
            {...field}
            aria-label={label('core_car.description')}
            placeholder={t('description.placeholder')}
            rows={6}
            maxLength={limit}
            counter={t('description.counter', { count: field.value.length, limit })}
            errorMessage={errorMessage ?? null}
          />
        )}
      </FormField>
    </FormSection>
  );
}
