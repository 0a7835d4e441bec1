import { Switch } from '@karvon/ui/Switch';
import { TextArea } from '@karvon/ui/TextArea';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asToggle } from '../../../../shared/resource/form/define-form';
import { useAutoForm } from '../use-auto-form';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

const switches = [
  ['is_karvon_nasiya', 'nasiyaHint'],
  ['is_trade_in', 'tradeInHint'],
  ['barter', 'barterHint'],
  ['passed_customs_clearance', 'customsHint'],
  ['owner_warranty', 'warrantyHint'],
  ['is_cheaper', 'cheaperHint'],
  ['is_available_for_rent_to_own', 'rentHint'],
] as const;

export function TermsSwitches() {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const isRentable = useWatch({ control, name: 'is_available_for_rent_to_own' });
  return (
    <>
      {switches.map(([name, hint]) => (
        <Field key={name} name={name}>
          {(field) => (
            <Switch {...asToggle(field)} isRow description={t(`price.${hint}`)}>
              {field.label}
            </Switch>
          )}
        </Field>
      ))}
      {isRentable && (
        <Field name="terms_of_rent">
          {(field) => <TextArea {...field} placeholder={t('price.rentPlaceholder')} rows={3} />}
        </Field>
      )}
    </>
  );
}
