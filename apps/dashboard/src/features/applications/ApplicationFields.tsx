import type { Application } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { PhoneField } from '@karvon/ui/PhoneField';
import { RadioGroup } from '@karvon/ui/RadioGroup';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { TextArea } from '@karvon/ui/TextArea';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import {
  convertMoney,
  currencyLabel,
  formatMoney,
  formatMillions,
  type Currency,
} from '../../shared/format/money';
import { timesWithin, usualTime } from '../../shared/inspection/inspection-time';
import { TimeSlots } from '../../shared/inspection/TimeSlots';
import { useOpenHours } from '../../shared/inspection/use-open-hours';
import { useLanguage } from '../../shared/i18n/use-language';
import { applicationForm, type ApplicationValues } from './application-definition';
import { isGone } from './ApplicationCars';
import { CurrentCarFields } from './CurrentCarFields';
import { DesiredCarField } from './DesiredCarField';
import { applicationQueries } from './queries';
import { usePeople } from './use-people';
import { PriceScale } from '../../shared/marketplace/PriceScale/PriceScale';

const { Field } = applicationForm;

export function ApplicationFields({ application }: { application: Application }) {
  const { control } = useFormContext<ApplicationValues>();
  const status = useWatch({ control, name: 'status' });
  const people = usePeople();
  return (
    <>
      <Grid hasFields>
        <Field name="client_name">{(field) => <TextField {...field} />}</Field>
        <Field name="phone">{(field) => <PhoneField {...field} />}</Field>
      </Grid>
      <CarFields application={application} />
      <PriceFields application={application} />
      <StatusField application={application} />
      {status === 'scheduled' && <TimeFields application={application} />}
      {status === 'rejected' && <ReasonField />}
      <Field name="responsible">
        {({ isRequired: _isRequired, ...field }) => <OptionalSelect {...field} options={people} />}
      </Field>
      <Field name="manager_comment">{(field) => <TextArea {...field} rows={3} />}</Field>
    </>
  );
}

function CarFields({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { control } = useFormContext<ApplicationValues>();
  const { dirtyFields } = useFormState({ control });
  const [isEditing, setEditing] = useState(
    application.desired_car === undefined || isGone(application),
  );
  const { brand, car_model, year, mileage, desired_car } = dirtyFields;
  const isChanged = [brand, car_model, year, mileage, desired_car].some(Boolean);
  if (!isEditing && !isChanged)
    return (
      <Inline>
        <Button size="sm" icon={Pencil} onPress={() => setEditing(true)}>
          {t('changeCars')}
        </Button>
      </Inline>
    );
  return (
    <>
      <CurrentCarFields />
      <Field name="desired_car">
        {(field) => <DesiredCarField {...field} known={application.desired_car} />}
      </Field>
    </>
  );
}

function PriceFields({ application }: { application: Application }) {
  const language = useLanguage();
  const { control, getValues, setValue } = useFormContext<ApplicationValues>();
  const [price, currency, status] = useWatch({ control, name: ['price', 'currency', 'status'] });
  const market = useMarketText(application);
  const unit = currencyLabel(currency, language);
  const other = currency === 'UZS' ? 'USD' : 'UZS';
  return (
    <>
      <Grid hasFields>
        <Field name="market_price">
          {(field) => <MoneyField {...field} unit={unit} description={market} />}
        </Field>
        <Field name="price">
          {(field) => (
            <MoneyField
              {...field}
              isRequired={status === 'approved'}
              unit={unit}
              description={
                !price
                  ? undefined
                  : `≈ ${formatMoney(convertMoney(price, currency, application.rate.rate), other, language)}`
              }
            />
          )}
        </Field>
      </Grid>
      <MarketScale application={application} price={price} currency={currency} />
      <Field name="currency">
        {({ label, value, onChange }) => (
          <SegmentedControl
            label={label}
            value={value}
            options={(['UZS', 'USD'] as const).map((one) => ({
              value: one,
              label: currencyLabel(one, language),
            }))}
            onChange={(next) => {
              onChange(next);
              if (next === value) return;
              for (const name of ['market_price', 'price'] as const) {
                const sum = getValues(name);
                if (sum !== null)
                  setValue(name, convertMoney(sum, value, application.rate.rate), {
                    shouldDirty: true,
                  });
              }
            }}
          />
        )}
      </Field>
    </>
  );
}

function useMarketText({ current_car }: Application): string | undefined {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { data } = useQuery(applicationQueries.market(current_car));
  const { market_from: from, market_to: to, comparables: n = 0 } = data ?? {};
  if (from === undefined || to === undefined) return undefined;
  return t('marketOf', { range: formatMillions(from, to, language), n });
}

/** The specification requires a choice on every save, so the current status is an option too. */
function StatusField({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { control, getValues, setValue } = useFormContext<ApplicationValues>();
  const isChosen = useWatch({ control, name: 'isStatusChosen' });
  const usual = usualTime(timesWithin(useOpenHours(application.avtosalon?.id)(null)));
  const { status: present, allowed_transitions: allowed } = application;
  const choices = [present, ...allowed.filter((one) => one !== present && one !== 'pending')];
  const labels = {
    pending: t('status.pending'),
    scheduled: t('form.inspection'),
    approved: t('approve'),
    rejected: t('reject'),
  };
  return (
    <Field name="status">
      {({ value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          variant="cards"
          value={isChosen ? value : null}
          onChange={(next) => {
            if (next === 'scheduled' && getValues('day') === null) setValue('time', usual);
            setValue('isStatusChosen', true, { shouldDirty: true });
            onChange(next);
          }}
          options={choices.map((status) => ({ value: status, label: labels[status] }))}
        />
      )}
    </Field>
  );
}

function TimeFields({ application: { id, avtosalon } }: { application: Application }) {
  const { control } = useFormContext<ApplicationValues>();
  const [day, responsible] = useWatch({ control, name: ['day', 'responsible'] });
  return (
    <>
      <Field name="day">{(field) => <DatePicker {...field} isRequired />}</Field>
      <Field name="time">
        {(field) => (
          <TimeSlots
            {...field}
            inspection={{ day, responsible, avtosalon: avtosalon?.id, except: id }}
          />
        )}
      </Field>
    </>
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

function MarketScale({
  application,
  price,
  currency,
}: {
  application: Application;
  price: number | null;
  currency: Currency;
}) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { data } = useQuery(applicationQueries.market(application.current_car));
  const { market_from: low, market_to: high, median } = data ?? {};
  if (low === undefined || high === undefined) return null;
  const format = (amount: number) => formatMillions(amount, amount, language);
  const own =
    price === null
      ? undefined
      : currency === 'UZS'
        ? price
        : Math.round(price * application.rate.rate);
  const ownLabel = own === undefined ? undefined : t('scale.own', { money: format(own) });
  const marketLabel =
    median === undefined ? undefined : t('scale.market', { money: format(median) });
  const beyond = (high - low) / 4;
  const sentence = [
    ownLabel,
    marketLabel,
    t('scale.range', { from: format(low), to: format(high) }),
  ];
  return (
    <PriceScale
      low={Math.max(low / 2, Math.min(low - beyond, own ?? low))}
      high={Math.min(high * 1.5, Math.max(high + beyond, own ?? high))}
      good={[low, high]}
      highFrom={high}
      bounds={[low, high]}
      value={own ?? null}
      valueLabel={ownLabel}
      {...(median !== undefined &&
        marketLabel !== undefined && {
          marks: [{ value: median, label: marketLabel, side: 'below' }],
        })}
      format={format}
      aria-label={sentence.filter(Boolean).join(', ')}
    />
  );
}
