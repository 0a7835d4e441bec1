import { Disclosure } from '@karvon/ui/Disclosure';
import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { MoneyField } from '@karvon/ui/MoneyField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FormSection } from '../FormSection';
import { useAutoForm } from '../use-auto-form';
import { useOtherCurrency } from '../use-other-currency';
import { useFixedFields } from '../fixed-fields';
import type { amountNames } from '../auto-fields';
import { ConvertAmounts } from './ConvertAmounts';
import { TermsSwitches } from './TermsSwitches';
import { autoForm } from '../auto-definition';

const { Field } = autoForm;

type AmountName = (typeof amountNames)[number];

export function PriceSection() {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const fixed = useFixedFields();
  const language = useLanguage();
  const { errors } = useFormState({ control });
  const isBargainWrong = errors.price_from !== undefined || errors.price_to !== undefined;
  return (
    <FormSection id="price" description={t('hints.price')}>
      <Grid columns={[1, 2, 2]} hasFields>
        <Amount name="price" />
        <Field name="currency">
          {(field) => (
            <SegmentedControl
              {...field}
              isDisabled={fixed !== undefined}
              isFullWidth
              options={[
                { value: 'UZS', label: currencyLabel('UZS', language) },
                { value: 'USD', label: currencyLabel('USD', language) },
              ]}
            />
          )}
        </Field>
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

function Amount({ name }: { name: AmountName }) {
  const { t } = useTranslation('auto-form');
  const { control } = useAutoForm();
  const language = useLanguage();
  const isPrice = name === 'price';
  const reason = useFixedFields();
  const fixed = isPrice ? reason : undefined;
  const [currency, amount] = useWatch({ control, name: ['currency', name] });
  const other = useOtherCurrency(amount, currency);
  return (
    <Field name={name}>
      {(field) => (
        <MoneyField
          {...field}
          unit={currencyLabel(currency, language)}
          placeholder={isPrice ? '' : t('price.notSet')}
          isReadOnly={fixed !== undefined}
          description={isPrice ? (fixed ?? other?.line) : undefined}
        />
      )}
    </Field>
  );
}
