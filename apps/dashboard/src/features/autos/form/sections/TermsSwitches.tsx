import { Switch } from '@karvon/ui/Switch';
import { TextArea } from '@karvon/ui/TextArea';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asToggle, FormField } from '../../../../shared/form/FormField';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';

const switches = [
  ['is_karvon_nasiya', 'nasiyaHint'],
  ['is_trade_in', 'tradeInHint'],
  ['barter', 'barterHint'],
  ['passed_customs_clearance', 'customsHint'],
  ['owner_warranty', 'warrantyHint'],
  ['is_cheaper', 'cheaperHint'],
  ['is_available_for_rent_to_own', 'rentHint'],
] as const;

/** The terms of the sale; those of a rent are asked for only where there is one. */
export function TermsSwitches() {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const label = useFieldLabel();
  const isRentable = useWatch({ control, name: 'is_available_for_rent_to_own' });
  return (
    <>
      {switches.map(([name, hint]) => (
        <FormField key={name} control={control} name={name}>
          {(field) => (
            <Switch {...asToggle(field)} isRow description={t(`price.${hint}`)}>
              {label(name)}
            </Switch>
          )}
        </FormField>
      ))}
      {isRentable && (
        <FormField control={control} name="terms_of_rent">
          {({ errorMessage, ...field }) => (
            <TextArea
              {...field}
              label={label('terms_of_rent')}
              placeholder={t('price.rentPlaceholder')}
              rows={3}
              maxLength={1000}
              counter={t('description.counter', { count: field.value.length, limit: 1000 })}
              errorMessage={errorMessage ?? null}
            />
          )}
        </FormField>
      )}
    </>
  );
}
