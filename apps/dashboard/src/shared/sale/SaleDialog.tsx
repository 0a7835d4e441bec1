import { isApiError } from '@karvon/api/errors';
import type { Auto, Currency, Sale, SaleInput } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Dialog } from '@karvon/ui/Dialog';
import { Grid } from '@karvon/ui/Grid';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { PhoneField } from '@karvon/ui/PhoneField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { TextField } from '@karvon/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../feedback/Confirm';
import { useErrorText } from '../feedback/error-text';
import { toast } from '../feedback/toast';
import { formatDateIso } from '../format/date';
import { convertMoney, currencyLabel, formatMoney } from '../format/money';
import { formatNumber, formatPercent } from '../format/number';
import { formatPhone } from '../format/phone';
import { useLanguage } from '../i18n/use-language';
import { peopleQueries } from '../lookups/people-queries';
import { rateQuery } from '../lookups/rate-query';
import { useInSom } from '../lookups/use-in-som';
import type { NamedBoundField } from '../resource/form/define-form';
import { DraftBanner } from '../resource/form/DraftBanner';
import { formId, ResourceFormFrame } from '../resource/form/ResourceFormFrame';
import { useResourceForm } from '../resource/form/use-resource-form';
import { useAction } from '../resource/use-action';
import { useMember } from '../session/member';
import { ReasonedButton } from '../session/Reasoned';
import { saleCalls, saleQueries } from './queries';
import {
  mostParts,
  nobody,
  other,
  partsTotal,
  paymentKinds,
  saleFormOf,
  type PaymentPart,
  type SaleValues,
  type SoldCar,
} from './sale-definition';

/** Share of the asking price below which a sale is asked about. */
const lowShare = 0.8;

export interface SaleDialogProps {
  car: SoldCar;
  /** Buyer that is chosen at first. */
  lead?: { id: number; name: string };
  /** The sale to correct. */
  sale?: Sale;
  /** A car sold elsewhere does not count as sold on Karvon; the note is for the history. */
  elsewhere?: { note: string };
  /** Called with the car after the sale and after its undo. */
  onCar?: (auto: Auto) => void;
  onClose: () => void;
}

/** Records a sale, or corrects one. Every place that marks a car as sold opens it. */
export function SaleDialog({ car, lead, sale, elsewhere, onCar, onClose }: SaleDialogProps) {
  const { t } = useTranslation(['stock', 'common']);
  const language = useLanguage();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [definition] = useState(() => saleFormOf(car, lead));
  const [isAsking, setAsking] = useState(false);
  const [already, setAlready] = useState<Sale>();
  const rate = useQuery(rateQuery()).data?.rate;

  const record = useAction(
    (body: SaleInput) =>
      elsewhere === undefined
        ? saleCalls.sell(car.id, body)
        : saleCalls.sellElsewhere(car.id, body, elsewhere.note),
    {
      success: (_, { price, currency }) => ({
        title: t('sale.done', { money: formatMoney(price, currency, language) }),
        description: car.title,
      }),
      undo: async () => {
        onCar?.(await saleCalls.undo(car.id));
        void toast({ tone: 'success', title: t('sale.undone'), description: car.title });
      },
      onDone: (auto) => onCar?.(auto),
      invalidates: saleQueries.lists,
      // The dialog shows its errors itself.
      leaves: [
        'validation',
        'conflict',
        'forbidden',
        'unavailable',
        'offline',
        'timeout',
        'too_many',
      ],
    },
  );

  const form = useResourceForm(definition, {
    entity: sale,
    queries: { one: saleQueries.one, lists: saleQueries.lists },
    create: async (body) => {
      const outcome = await record.run(body);
      if (outcome.status === 'failed') throw outcome.error;
      const { price, currency, payments = [], note = '', sold_on = '' } = body;
      return {
        id: car.id,
        version: 1,
        price,
        currency,
        price_uzs: price,
        payments,
        note,
        sold_on,
        is_elsewhere: elsewhere !== undefined,
      };
    },
    update: saleCalls.update,
    onRejected: (error) => {
      if (!isApiError(error, 'conflict')) return false;
      void client
        .fetchQuery({ ...saleQueries.one(car.id), staleTime: 0 })
        .then(setAlready, () => undefined);
      void Promise.all(saleQueries.lists.map((queryKey) => client.invalidateQueries({ queryKey })));
      return false;
    },
    onSaved: (_, { isNew }) => {
      if (!isNew) void toast({ tone: 'success', title: t('sale.fixed'), description: car.title });
      onClose();
    },
  });
  const { control, getValues } = form.form;
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  const money = price ? formatMoney(price, currency, language) : undefined;

  /** Per cent below the asking price. Undefined when the price is close to it. */
  const below = () => {
    const { price: typed, currency: chosen } = getValues();
    if (!car.price || !typed || rate === undefined) return undefined;
    const asked = chosen === car.currency ? car.price : convertMoney(car.price, car.currency, rate);
    return typed < asked * lowShare ? Math.round((1 - typed / asked) * 100) : undefined;
  };
  const send = async () => {
    if (sale === undefined && !isAsking && below() !== undefined) {
      setAsking(true);
      return;
    }
    setAsking(false);
    await form.save('save');
  };

  const id = formId(definition.name);
  const { Field } = definition;
  return (
    <ResourceFormFrame form={form}>
      <Dialog
        isOpen
        title={t(sale === undefined ? 'sale.title' : 'sale.fix')}
        description={car.title}
        closeLabel={t('common:close')}
        isDismissable={false}
        onOpenChange={onClose}
        footer={
          <>
            <Button onPress={onClose}>{t('common:cancel')}</Button>
            <ReasonedButton
              type="submit"
              variant="primary"
              form={id}
              isPending={form.phase !== undefined}
            >
              {sale !== undefined
                ? t('common:save')
                : money === undefined
                  ? t('sale.title')
                  : t('sale.go', { money })}
            </ReasonedButton>
          </>
        }
      >
        <form
          noValidate
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack gap={4}>
            <DraftBanner form={form} />
            {form.error !== undefined && (
              <Banner size="sm" tone="danger" role="alert">
                {already === undefined
                  ? errorText(form.error).text
                  : t('sale.already', {
                      money: formatMoney(already.price, already.currency, language),
                      name: already.seller?.full_name ?? '',
                    })}
              </Banner>
            )}
            <Field name="who">
              {(field) => <BuyerField {...field} carId={car.id} lead={lead ?? sale?.lead} />}
            </Field>
            <OtherBuyer definition={definition} />
            <Grid columns={[1, 2, 2]} hasFields>
              <Field name="price">{(field) => <PriceField {...field} />}</Field>
              <Field name="currency">
                {(field) => (
                  <SegmentedControl
                    {...field}
                    isFullWidth
                    options={(['UZS', 'USD'] as const).map((value) => ({
                      value,
                      label: currencyLabel(value, language),
                    }))}
                  />
                )}
              </Field>
              <Field name="sold_on">
                {(field) => <DatePicker {...field} maxValue={formatDateIso(serverNow())} />}
              </Field>
              <Field name="seller">{(field) => <SellerField {...field} />}</Field>
            </Grid>
            <Field name="payments">{(field) => <PaymentsField {...field} />}</Field>
            <Field name="note">{(field) => <TextField {...field} autoComplete="off" />}</Field>
            <Profit car={car} />
          </Stack>
        </form>
      </Dialog>
      {isAsking && (
        <Confirm
          title={t('sale.low', { percent: formatPercent((below() ?? 0) / 100, language) })}
          confirmLabel={t('sale.go', { money })}
          onClose={() => setAsking(false)}
          onConfirm={() => void send()}
        >
          {t('sale.lowText')}
        </Confirm>
      )}
    </ResourceFormFrame>
  );
}

function BuyerField({
  carId,
  lead,
  ...field
}: NamedBoundField<string> & { carId: number; lead: { id: number; name: string } | undefined }) {
  const { t } = useTranslation('stock');
  const { data } = useQuery(saleQueries.leads(carId));
  const leads = (data?.results ?? []).map(({ id, client_name, phone }) => ({
    value: String(id),
    label: client_name || (phone === undefined ? `№ ${String(id)}` : formatPhone(phone)),
    ...(phone !== undefined && client_name !== '' && { description: formatPhone(phone) }),
  }));
  const isListed = lead === undefined || leads.some(({ value }) => value === String(lead.id));
  return (
    <Select
      {...field}
      isRequired={false}
      options={[
        ...(isListed ? [] : [{ value: String(lead.id), label: lead.name }]),
        ...leads,
        { value: other, label: t('sale.other') },
        { value: nobody, label: t('sale.nobody') },
      ]}
    />
  );
}

function OtherBuyer({ definition: { Field } }: { definition: ReturnType<typeof saleFormOf> }) {
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

function PriceField(field: NamedBoundField<number | null>) {
  const language = useLanguage();
  const { control } = useFormContext<SaleValues>();
  const [price, currency, day] = useWatch({ control, name: ['price', 'currency', 'sold_on'] });
  return (
    <MoneyField
      {...field}
      autoFocus
      unit={currencyLabel(currency, language)}
      description={useInSom(price, currency, day)?.line}
    />
  );
}

/** The signed-in employee at first. */
function SellerField({ value, ...field }: NamedBoundField<number | null>) {
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

function PaymentsField({
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
        <Inline key={at} gap={2} align="flex-end" isWrapping={false}>
          <Select
            label={at === 0 ? label : t('sale.part', { number: at + 1 })}
            value={part.kind}
            options={paymentKinds.map((kind) => ({ value: kind, label: t(`pay.${kind}`) }))}
            onChange={(kind) => change(at, { kind })}
          />
          {parts.length > 1 && (
            <>
              <MoneyField
                label={t('sum.sum')}
                unit={currencyLabel(currency, language)}
                value={part.sum}
                onChange={(sum) => change(at, { sum })}
              />
              <IconButton
                icon={X}
                aria-label={t('sale.removePart', { name: t(`pay.${part.kind}`) })}
                onPress={() => onChange(parts.filter((_, place) => place !== at))}
              />
            </>
          )}
        </Inline>
      ))}
      <Inline justify="space-between">
        {parts.length < mostParts && (
          <Button size="sm" variant="ghost" icon={Plus} onPress={add}>
            {t('sale.add')}
          </Button>
        )}
        {parts.length > 1 && (
          <Text size="sm" tone={rest === 0 ? 'success' : errorMessage ? 'danger' : 'muted'}>
            {rest === 0
              ? t('sale.agrees')
              : t('sale.left', { money: formatMoney(rest, currency as Currency, language) })}
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
function Profit({ car }: { car: SoldCar }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const { ok } = useMember().may('autos.costs');
  const cost = useQuery(saleQueries.money(car.id, ok)).data?.cost;
  const { control } = useFormContext<SaleValues>();
  const [price, currency, day] = useWatch({ control, name: ['price', 'currency', 'sold_on'] });
  const som = useInSom(price, currency, day)?.sum;
  const total = currency === 'UZS' ? price : som;
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
