import type { Application } from '@karvon/api/main';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { PhoneField } from '@karvon/ui/PhoneField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Text } from '@karvon/ui/Text';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { convertMoney, currencyLabel, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { applicationForm, type ApplicationValues } from './application-definition';
import { timeOptions } from './inspection-time';
import { Surcharge } from './Surcharge';
import { surchargeOf } from './surcharge';
import { usePeople } from './use-people';

const { Field } = applicationForm;

/** The fields of an application in work, with what its buyer adds beside the prices. */
export function ApplicationFields({ application }: { application: Application }) {
  const { control } = useFormContext<ApplicationValues>();
  const status = useWatch({ control, name: 'status' });
  const people = usePeople();
  return (
    <>
      <Grid hasFields>
        <Field name="client_name">{(field) => <TextField {...field} maxLength={200} />}</Field>
        <Field name="phone">{(field) => <PhoneField {...field} />}</Field>
      </Grid>
      <PriceFields application={application} />
      <StatusField application={application} />
      {status === 'scheduled' && <TimeFields />}
      {status === 'rejected' && <ReasonField />}
      <Field name="responsible">
        {({ isRequired: _isRequired, ...field }) => <OptionalSelect {...field} options={people} />}
      </Field>
      <Field name="manager_comment">
        {(field) => <TextArea {...field} maxLength={2000} rows={3} />}
      </Field>
    </>
  );
}

function PriceFields({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { control } = useFormContext<ApplicationValues>();
  const [market_price, price, currency, status] = useWatch({
    control,
    name: ['market_price', 'price', 'currency', 'status'],
  });
  const unit = currencyLabel(currency, language);
  const surcharge = surchargeOf(application, { market_price, price, currency });
  const other = currency === 'UZS' ? 'USD' : 'UZS';
  return (
    <>
      <Grid hasFields>
        <Field name="market_price">{(field) => <MoneyField {...field} unit={unit} />}</Field>
        <Field name="price">
          {(field) => (
            <MoneyField
              {...field}
              isRequired={status === 'approved'}
              unit={unit}
              description={
                price === null
                  ? undefined
                  : `≈ ${formatMoney(convertMoney(price, currency, application.rate.rate), other, language)}`
              }
            />
          )}
        </Field>
      </Grid>
      <Field name="currency">
        {({ label, value, onChange }) => (
          <SegmentedControl
            label={label}
            value={value}
            options={(['UZS', 'USD'] as const).map((one) => ({
              value: one,
              label: currencyLabel(one, language),
            }))}
            onChange={onChange}
          />
        )}
      </Field>
      <Inline gap={2} justify="space-between">
        <Text tone="muted">{t('col.surcharge')}</Text>
        <Surcharge
          amount={surcharge?.amount}
          currency={currency}
          isRough={surcharge?.isRough ?? false}
        />
      </Inline>
    </>
  );
}

function StatusField({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { status: present, allowed_transitions: allowed } = application;
  // Going back is what the toast offers, for as long as it stands.
  const choices = [present, ...allowed.filter((one) => one !== present && one !== 'pending')];
  const labels = {
    pending: t('status.pending'),
    scheduled: t('form.inspection'),
    approved: t('approve'),
    rejected: t('reject'),
  };
  return (
    <Field name="status">
      {({ isRequired: _isRequired, ...field }) => (
        <SegmentedControl
          {...field}
          isFullWidth
          options={choices.map((value) => ({ value, label: labels[value] }))}
        />
      )}
    </Field>
  );
}

function TimeFields() {
  return (
    <Grid columns={[2, 2, 2]} hasFields>
      <Field name="day">{(field) => <DatePicker {...field} isRequired />}</Field>
      <Field name="time">
        {(field) => <Select {...field} isRequired options={timeOptions(field.value)} />}
      </Field>
    </Grid>
  );
}

function ReasonField() {
  const { t } = useTranslation('applications');
  const reasons = ['car', 'price', 'no_show', 'changed_mind', 'other'] as const;
  return (
    <Field name="reject_reason">
      {(field) => (
        <RadioGroup
          {...field}
          isRequired
          layout="line"
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
      )}
    </Field>
  );
}
