import type { Sale } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Grid } from '@karvon/ui/Grid';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateIso } from '../format/date';
import { currencyLabel, formatMoney, type Currency } from '../format/money';
import { formatNumber, formatPercent } from '../format/number';
import { formatPhone } from '../format/phone';
import { useLanguage } from '../i18n/use-language';
import { peopleQueries } from '../lookups/people-queries';
import { useInSom } from '../lookups/use-in-som';
import type { NamedBoundField } from '../resource/form/define-form';
import { useMember } from '../session/member';
import { saleQueries } from './queries';
import {
  mostParts,
  nobody,
  other,
  partsAgree,
  partsTotal,
  paymentKinds,
  type PaymentPart,
  type saleFormOf,
  type SaleValues,
  type SoldCar,
} from './sale-definition';

/** The leads of the car, leads chosen before, and buyers without one. */
export function useBuyers(
  carId: number,
  chosen: readonly ({ id: number; name: string } | undefined)[],
) {
  const { t } = useTranslation('stock');
  const { data } = useQuery(saleQueries.leads(carId));
  const leads = (data?.results ?? []).map(({ id, client_name, phone }) => ({
    value: String(id),
    label: client_name || (phone === undefined ? `№ ${String(id)}` : formatPhone(phone)),
    ...(phone !== undefined && client_name !== '' && { description: formatPhone(phone) }),
  }));
  const names = new Map(chosen.flatMap((lead) => (lead ? [[String(lead.id), lead.name]] : [])));
  for (const { value } of leads) names.delete(value);
  return [
    ...Array.from(names, ([value, label]) => ({ value, label })),
    ...leads,
    { value: other, label: t('sale.other') },
    { value: nobody, label: t('sale.nobody') },
  ];
}

export function OtherBuyer({
  definition: { Field },
}: {
  definition: ReturnType<typeof saleFormOf>;
}) {
  const { control } = useFormContext<SaleValues>();
  if (useWatch({ control, name: 'who' }) !== other) return null;
  return (
    <Grid columns={[1, 2, 2]} hasFields>
      <Field name="buyer_name">
        {(field) => <TextField {...field} isRequired autoComplete="off" />}
      </Field>
      <Field name="buyer_phone">{(field) => <PhoneField {...field} />}</Field>
    </Grid>
  );
}

/** A sale to correct keeps its rate while its day and currency are unchanged. */
function useSaleInSom(sale: Sale | undefined) {
  const { control } = useFormContext<SaleValues>();
  const [price, currency, day] = useWatch({ control, name: ['price', 'currency', 'sold_on'] });
  const som = useInSom(price, currency, day, sale && { ...sale, day: sale.sold_on });
  return { price, currency, som };
}

export function PriceField({
  sale,
  ...field
}: NamedBoundField<number | null> & { sale: Sale | undefined }) {
  const language = useLanguage();
  const { currency, som } = useSaleInSom(sale);
  return (
    <MoneyField
      {...field}
      autoFocus
      unit={currencyLabel(currency, language)}
      description={som?.line}
    />
  );
}

/** From the purchase, where it may be seen, until today. */
export function DayField({ carId, ...field }: NamedBoundField<string | null> & { carId: number }) {
  const { ok } = useMember().may('autos.costs');
  const bought = useQuery(saleQueries.money(carId, ok)).data?.purchase?.purchased_on;
  return (
    <DatePicker
      {...field}
      {...(bought !== undefined && { minValue: bought })}
      maxValue={formatDateIso(serverNow())}
    />
  );
}

/** The signed-in employee at first. */
export function SellerField({ value, ...field }: NamedBoundField<number | null>) {
  const { data } = useQuery(peopleQueries.assignable());
  const { ok } = useMember().may('autos.manage');
  const people = data?.results ?? [];
  const me = people.find(({ is_me }) => is_me)?.id;
  return (
    <Select
      {...field}
      isDisabled={!ok}
      value={value ?? me ?? null}
      options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
    />
  );
}

/** The application of the car that is given in part payment. Its price is the sum of an empty part. */
function ApplicationField({
  part: { application_id, sum },
  currency,
  onChange,
}: {
  part: PaymentPart;
  currency: Currency;
  onChange: (part: Partial<PaymentPart>) => void;
}) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const { data } = useQuery(saleQueries.applications());
  const applications = data?.results ?? [];
  return (
    <Select
      label={t('sale.application')}
      value={application_id ?? 0}
      options={[
        { value: 0, label: t('sale.nobody') },
        ...applications.map(({ id, client_name, current_car, price, currency: own }) => ({
          value: id,
          label: current_car.title,
          description: [client_name, price && formatMoney(price, own, language)]
            .filter(Boolean)
            .join(' · '),
        })),
      ]}
      onChange={(chosen) => {
        const found = applications.find(({ id }) => id === chosen);
        const agreed = found?.currency === currency ? found.price : undefined;
        onChange({ application_id: found?.id, sum: sum ?? agreed ?? null });
      }}
    />
  );
}

export function PaymentsField({
  value: parts,
  label,
  errorMessage,
  onChange,
}: NamedBoundField<PaymentPart[]>) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const { control } = useFormContext<SaleValues>();
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  const rest = (price ?? 0) - partsTotal({ payments: parts, price });
  const isRight = partsAgree({ payments: parts, price });
  const change = (at: number, part: Partial<PaymentPart>) =>
    onChange(parts.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const add = () => {
    const first = parts.length === 1 ? parts.map((part) => ({ ...part, sum: price })) : parts;
    const kind = paymentKinds.find((each) => parts.every((part) => part.kind !== each)) ?? 'cash';
    onChange([...first, { kind, sum: null }]);
  };
  return (
    <Stack gap={2}>
      {parts.map((part, at) => (
        <Fragment key={at}>
          <Grid columns={2} hasFields>
            <Select
              label={at === 0 ? label : t('sale.part', { number: at + 1 })}
              value={part.kind}
              options={paymentKinds.map((kind) => ({ value: kind, label: t(`pay.${kind}`) }))}
              onChange={(kind) => change(at, { kind })}
            />
            {parts.length > 1 && (
              <MoneyField
                label={t('sum.sum')}
                labelAction={
                  <IconButton
                    size="sm"
                    icon={X}
                    aria-label={t('sale.removePart', { name: t(`pay.${part.kind}`) })}
                    onPress={() => onChange(parts.filter((_, place) => place !== at))}
                  />
                }
                unit={currencyLabel(currency, language)}
                value={part.sum}
                onChange={(sum) => change(at, { sum })}
              />
            )}
          </Grid>
          {part.kind === 'trade_in' && (
            <ApplicationField
              part={part}
              currency={currency}
              onChange={(next) => change(at, next)}
            />
          )}
        </Fragment>
      ))}
      <Inline justify="space-between">
        {parts.length < mostParts && (
          <Button size="sm" variant="ghost" icon={Plus} onPress={add}>
            {t('sale.add')}
          </Button>
        )}
        {parts.length > 1 && (
          <Text size="sm" tone={isRight ? 'success' : errorMessage ? 'danger' : 'muted'}>
            {isRight
              ? t('sale.agrees')
              : t('sale.left', { money: formatMoney(rest, currency, language) })}
          </Text>
        )}
      </Inline>
      {errorMessage !== undefined && (
        <Text size="sm" tone="danger">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}

/** For those who may see costs, and where the cost is known. */
export function Profit({ car, sale }: { car: SoldCar; sale: Sale | undefined }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const { ok } = useMember().may('autos.costs');
  const cost = useQuery(saleQueries.money(car.id, ok)).data?.cost;
  const { price, currency, som } = useSaleInSom(sale);
  const total = currency === 'UZS' ? price : som?.sum;
  if (!ok || cost === undefined || !total) return null;
  const profit = total - cost;
  const figure = (sum: number) => formatNumber(sum, language, 0);
  return (
    <Banner
      tone={profit < 0 ? 'danger' : 'success'}
      title={t('sale.profit', {
        money: formatMoney(profit, 'UZS', language),
        percent: formatPercent(profit / total, language),
      })}
    >
      {`${figure(total)} − ${figure(cost)}`}
    </Banner>
  );
}
