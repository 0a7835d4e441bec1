import { isApiError } from '@karvon/api/errors';
import type { Auto, Sale, SaleInput } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Grid } from '@karvon/ui/Grid';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../feedback/Confirm';
import { useErrorText } from '../feedback/error-text';
import { toast } from '../feedback/toast';
import { convertMoney, currencyLabel, formatMoney } from '../format/money';
import { formatPercent } from '../format/number';
import { useLanguage } from '../i18n/use-language';
import { rateQuery } from '../lookups/rate-query';
import { DraftBanner } from '../resource/form/DraftBanner';
import { formId, ResourceFormFrame } from '../resource/form/ResourceFormFrame';
import { useResourceForm } from '../resource/form/use-resource-form';
import { useAction } from '../resource/use-action';
import { ReasonedButton } from '../session/Reasoned';
import { saleCalls, saleQueries, type SoldElsewhere } from './queries';
import { saleFormOf, type SoldCar } from './sale-definition';
import {
  DayField,
  OtherBuyer,
  PaymentsField,
  PriceField,
  Profit,
  SellerField,
  useBuyers,
} from './SaleFields';

/** Share of the asking price up to which a sale is confirmed. */
const lowShare = 0.8;

export interface SaleDialogProps {
  car: SoldCar;
  /** Buyer that is chosen at first. */
  lead?: { id: number; name: string };
  /** The sale to correct. */
  sale?: Sale;
  /** A car sold elsewhere does not count as sold on Karvon. */
  elsewhere?: SoldElsewhere;
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
        : saleCalls.sellElsewhere(car.id, body, elsewhere),
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

  // After a conflict, the sale may be another buyer's.
  const [opened] = useState(sale);
  const buyers = useBuyers(car.id, [lead, opened?.lead, sale?.lead]);
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
    format: (name, { who }) =>
      name === 'who' ? (buyers.find(({ value }) => value === who)?.label ?? `№ ${who}`) : undefined,
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
    if (!car.price || !typed) return undefined;
    const isSame = chosen === car.currency;
    if (!isSame && rate === undefined) return undefined;
    const asked =
      isSame || rate === undefined ? car.price : convertMoney(car.price, car.currency, rate);
    return typed <= asked * lowShare ? Math.round((1 - typed / asked) * 100) : undefined;
  };
  const send = async () => {
    if (sale === undefined && !isAsking && below() !== undefined) {
      setAsking(true);
      return;
    }
    setAsking(false);
    await form.save('save');
  };

  const isLater = elsewhere?.leftAs !== undefined;
  const id = formId(definition.name);
  const { Field } = definition;
  return (
    <ResourceFormFrame form={form}>
      <Dialog
        isOpen
        title={t(sale !== undefined ? 'sale.fix' : isLater ? 'sale.later' : 'sale.title')}
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
                : isLater || money === undefined
                  ? t(isLater ? 'sale.later' : 'sale.title')
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
              {(field) => <Select {...field} isRequired={false} options={buyers} />}
            </Field>
            <OtherBuyer definition={definition} />
            <Grid columns={[1, 2, 2]} hasFields>
              <Field name="price">{(field) => <PriceField {...field} sale={sale} />}</Field>
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
              <Field name="sold_on">{(field) => <DayField {...field} carId={car.id} />}</Field>
              <Field name="seller">{(field) => <SellerField {...field} />}</Field>
            </Grid>
            <Field name="payments">{(field) => <PaymentsField {...field} />}</Field>
            <Field name="note">{(field) => <TextField {...field} autoComplete="off" />}</Field>
            <Profit car={car} sale={sale} />
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
