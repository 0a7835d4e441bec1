import { Disclosure } from '@karvon/ui/Disclosure';
import { CheckboxGroup } from '@karvon/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import { optionLists, type OptionList } from '../auto-fields';
import { FormSection } from '../FormSection';
import { useCatalogLabels } from '../use-catalog-options';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

export function OptionsSection() {
  const { t } = useTranslation('auto-form');
  return (
    <FormSection id="options" description={t('hints.options')}>
      {optionLists.map((list, at) => (
        <OptionGroup key={list} list={list} isOpen={at === 0} />
      ))}
    </FormSection>
  );
}

function OptionGroup({ list, isOpen }: { list: OptionList; isOpen: boolean }) {
  const { t } = useTranslation('auto-form');
  const labels = useCatalogLabels();
  const options = labels
    .of(list)
    .map(({ value, label: name }) => ({ value: String(value), label: name }));
  return (
    <Field name={`core_car.${list}`}>
      {({ value, onChange, onBlur, ref, errorMessage, label: title }) => (
        <Disclosure
          title={title}
          note={value.length > 0 ? t('options.chosen', { count: value.length }) : undefined}
          defaultExpanded={isOpen}
          isForced={errorMessage !== undefined}
        >
          <CheckboxGroup
            ref={ref}
            aria-label={title}
            layout="columns"
            options={options}
            value={value.map(String)}
            onChange={(chosen) => onChange(chosen.map(Number))}
            onBlur={onBlur}
          />
        </Disclosure>
      )}
    </Field>
  );
}
