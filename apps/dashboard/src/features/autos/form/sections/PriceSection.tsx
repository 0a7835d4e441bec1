import { Disclosure } from '@karvon/ui/Disclosure';
import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { MoneyField } from '@karvon/ui/MoneyField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/form/FormField';
import { currencyLabel } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useFieldLabel } from '../use-field-label';
import { useOtherCurrency } from '../use-other-currency';
import { useFixedFields } from '../fixed-fields';
import { ConvertAmounts, type amountNames } from './ConvertAmounts';
import { TermsSwitches } from './TermsSwitches';

type AmountName = (typeof amountNames)[number];

/** The price in either currency, what else the car costs, and on what terms it is sold. */
export function PriceSection() {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const label = useFieldLabel();
  const fixed = useFixedFields();
  const language = useLanguage();
  const { errors } = useFormState({ control });
  const isBargainWrong = errors.price_from !== undefined || errors.price_to !== undefined;
  return (
    <FormSection id="price" description={t('hints.price')}>
      <Grid columns={[1, 2, 2]} hasFields>
        <Amount name="price" isRequired />
        <FormField control={control} name="currency">
          {({ errorMessage, ...field }) => (
            <SegmentedControl
              {...field}
              label={label('currency')}
              isDisabled={fixed !== undefined}
              isFullWidth
              errorMessage={errorMessage ?? null}
              options={[
                { value: 'UZS', label: currencyLabel('UZS', language) },
                { value: 'USD', label: currencyLabel('USD', language) },
              ]}
            />
          )}
        </FormField>
      </Grid>
      {fixed === undefined && <ConvertAmounts />}
      <Box paddingBlock={4}>
        <Grid columns={[1, 2, 2]} hasFields>
          <Amount name="vat_price" />
          <Amount name="cip_certificate_price" />
          <Amount name="cip_price" />
        </Grid>
      </Box>
      <Disclosure title={t('price.more')} note={t('price.moreHint')} isForced={isBargainWrong}>
        <Grid columns={[1, 2, 2]} hasFields>
          <Amount name="price_from" />
          <Amount name="price_to" />
        </Grid>
      </Disclosure>
      <TermsSwitches />
    </FormSection>
  );
}

function Amount({ name, isRequired = false }: { name: AmountName; isRequired?: boolean }) {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const label = useFieldLabel();
  const language = useLanguage();
  const isPrice = name === 'price';
  const reason = useFixedFields();
  const fixed = isPrice ? reason : undefined;
  const [currency, amount] = useWatch({ control, name: ['currency', name] });
  const other = useOtherCurrency(amount, currency);
  return (
    <FormField control={control} name={name}>
      {({ errorMessage, ...field }) => (
        <MoneyField
          {...field}
          label={label(name)}
          isRequired={isRequired}
          unit={currencyLabel(currency, language)}
          placeholder={isRequired ? '' : t('price.notSet')}
          isReadOnly={fixed !== undefined}
          description={isRequired ? (fixed ?? other?.line) : undefined}
          errorMessage={errorMessage ?? null}
        />
      )}
    </FormField>
  );
}
