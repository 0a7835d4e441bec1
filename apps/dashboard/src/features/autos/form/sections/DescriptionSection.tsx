import { TextArea } from '@karvon/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../FormSection';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

/** The dealer's own words. */
export function DescriptionSection() {
  const { t } = useTranslation('auto-form');
  return (
    <FormSection id="description" description={t('hints.description')}>
      <Field name="core_car.description">
        {({ label, ...field }) => (
          <TextArea
            {...field}
            aria-label={label}
            placeholder={t('description.placeholder')}
            rows={6}
            counter={t('description.counter', {
              count: field.value.length,
              limit: field.maxLength,
            })}
          />
        )}
      </Field>
    </FormSection>
  );
}
