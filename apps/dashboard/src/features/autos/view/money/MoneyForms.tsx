import type { AutoMoney, Currency, Expense } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { DatePicker } from '@karvon/ui/DatePicker';
import { Dialog } from '@karvon/ui/Dialog';
import { Grid } from '@karvon/ui/Grid';
import { MoneyField } from '@karvon/ui/MoneyField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextField } from '@karvon/ui/TextField';
import { useState, type ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/feedback/error-text';
import { toast } from '../../../../shared/feedback/toast';
import { formatDateIso } from '../../../../shared/format/date';
import { currencyLabel } from '../../../../shared/format/money';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useInSom } from '../../../../shared/lookups/use-in-som';
import type { NamedBoundField } from '../../../../shared/resource/form/define-form';
import { DraftBanner } from '../../../../shared/resource/form/DraftBanner';
import type { Entity } from '../../../../shared/resource/form/form-definition';
import type { ResourceForm } from '../../../../shared/resource/form/resource-form';
import { formId, ResourceFormFrame } from '../../../../shared/resource/form/ResourceFormFrame';
import { useResourceForm } from '../../../../shared/resource/form/use-resource-form';
import { ReasonedButton } from '../../../../shared/session/Reasoned';
import { expenseQueries, moneyCalls, moneyQueries } from '../queries';
import {
  expenseFormOf,
  expenseKinds,
  purchaseForm,
  purchaseSources,
  type ExpenseValues,
  type PurchaseValues,
} from './money-definitions';

function MoneyDialog<Of extends Entity, Values extends FieldValues>({
  form,
  title,
  onClose,
  children,
}: {
  form: ResourceForm<Of, Values>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const id = formId(form.definition.name);
  return (
    <ResourceFormFrame form={form}>
      <Dialog
        isOpen
        title={title}
        closeLabel={t('close')}
        isDismissable={false}
        onOpenChange={onClose}
        footer={
          <>
            <Button onPress={onClose}>{t('cancel')}</Button>
            <ReasonedButton
              type="submit"
              variant="primary"
              form={id}
              isPending={form.phase !== undefined}
            >
              {t('save')}
            </ReasonedButton>
          </>
        }
      >
        <form
          noValidate
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save('save');
          }}
        >
          <Stack gap={4}>
            <DraftBanner form={form} />
            {form.error !== undefined && (
              <Banner size="sm" tone="danger" role="alert">
                {errorText(form.error).text}
              </Banner>
            )}
            {children}
          </Stack>
        </form>
      </Dialog>
    </ResourceFormFrame>
  );
}

function CurrencyField(field: NamedBoundField<Currency>) {
  const language = useLanguage();
  return (
    <SegmentedControl
      {...field}
      isFullWidth
      options={(['UZS', 'USD'] as const).map((value) => ({
        value,
        label: currencyLabel(value, language),
      }))}
    />
  );
}

const DayField = (field: NamedBoundField<string | null>) => (
  <DatePicker {...field} maxValue={formatDateIso(serverNow())} />
);

/** Id of the option without a source. */
const none = 'none';

export function PurchaseForm({ money, onClose }: { money: AutoMoney; onClose: () => void }) {
  const { t } = useTranslation(['stock', 'common']);
  const form = useResourceForm(purchaseForm, {
    entity: money,
    queries: { one: moneyQueries.one },
    update: moneyCalls.save,
    onSaved: () => {
      void toast({ tone: 'success', title: t('money.purchaseSaved') });
      onClose();
    },
  });
  const { Field } = purchaseForm;
  return (
    <MoneyDialog form={form} title={t('money.bought')} onClose={onClose}>
      <Grid columns={[1, 2, 2]} hasFields>
        <Field name="price">
          {(field) => <PriceField {...field} form={form} purchase={money.purchase} />}
        </Field>
        <Field name="currency">{(field) => <CurrencyField {...field} />}</Field>
        <Field name="purchased_on">{(field) => <DayField {...field} />}</Field>
        <Field name="source">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? none}
              options={[
                { value: none, label: t('common:notSet') },
                ...purchaseSources.map((each) => ({ value: each, label: t(`source.${each}`) })),
              ]}
              onChange={(chosen) => onChange(chosen === none ? null : chosen)}
            />
          )}
        </Field>
      </Grid>
      <Field name="note">{(field) => <TextField {...field} autoComplete="off" />}</Field>
    </MoneyDialog>
  );
}

function PriceField({
  form,
  purchase,
  ...field
}: NamedBoundField<number | null> & {
  form: ResourceForm<AutoMoney, PurchaseValues>;
  purchase: AutoMoney['purchase'];
}) {
  const language = useLanguage();
  const [price, currency, day] = useWatch({
    control: form.form.control,
    name: ['price', 'currency', 'purchased_on'],
  });
  const stored = purchase && { ...purchase, day: purchase.purchased_on };
  return (
    <MoneyField
      {...field}
      autoFocus
      unit={currencyLabel(currency, language)}
      description={useInSom(price, currency, day, stored)?.line}
    />
  );
}

export function ExpenseForm({
  autoId,
  expense,
  onClose,
}: {
  autoId: number;
  /** Undefined for a new expense. */
  expense: Expense | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('stock');
  const [definition] = useState(() => expenseFormOf(autoId));
  const form = useResourceForm(definition, {
    entity: expense,
    queries: expenseQueries(autoId),
    create: (body, key) => moneyCalls.addExpense(autoId, body, key),
    update: moneyCalls.updateExpense,
    onSaved: () => {
      void toast({ tone: 'success', title: t('money.expenseSaved') });
      onClose();
    },
  });
  const { Field } = definition;
  const title = t(expense === undefined ? 'money.expense' : 'money.editExpense');
  return (
    <MoneyDialog form={form} title={title} onClose={onClose}>
      <Field name="kind">
        {(field) => (
          <Select
            {...field}
            options={expenseKinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          />
        )}
      </Field>
      <Grid columns={[1, 2, 2]} hasFields>
        <Field name="sum">{(field) => <SumField {...field} form={form} expense={expense} />}</Field>
        <Field name="currency">{(field) => <CurrencyField {...field} />}</Field>
        <Field name="spent_on">{(field) => <DayField {...field} />}</Field>
      </Grid>
      <Field name="note">{(field) => <TextField {...field} autoComplete="off" />}</Field>
    </MoneyDialog>
  );
}

function SumField({
  form,
  expense,
  ...field
}: NamedBoundField<number | null> & {
  form: ResourceForm<Expense, ExpenseValues>;
  expense: Expense | undefined;
}) {
  const language = useLanguage();
  const [sum, currency, day] = useWatch({
    control: form.form.control,
    name: ['sum', 'currency', 'spent_on'],
  });
  const stored = expense && { ...expense, day: expense.spent_on };
  return (
    <MoneyField
      {...field}
      autoFocus
      unit={currencyLabel(currency, language)}
      description={useInSom(sum, currency, day, stored)?.line}
    />
  );
}
