import { Button } from '@karvon/ui/Button';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Banner } from '@karvon/ui/Banner';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { convertMoney, currencyLabel, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { paths } from '../../shared/paths';
import { DraftBanner } from '../../shared/resource/form/DraftBanner';
import { useErrorText } from '../../shared/feedback/error-text';
import { OptionalSelect } from '../../shared/form/OptionalSelect';
import { BidField as Field } from './bid-definition';
import {
  isBelowLast,
  suggestedPrice,
  daysOfTerm,
  endOfDay,
  type Term,
  termsOf,
} from './bid-values';
import { Earnings } from './Earnings';
import { useMargin } from './margin';
import { TimeLeft } from './TimeLeft';
import type { Bid } from './use-bid';
import { DatePicker } from '@karvon/ui/DatePicker';
import { useState } from 'react';
import { formatDateIso, formatDay, formatTime } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import type { NamedBoundField } from '../../shared/resource/form/define-form';

export function BidFields({ bid, isInDrawer = false }: { bid: Bid; isInDrawer?: boolean }) {
  const { t } = useTranslation('trade-in');
  const { data: salons } = useQuery(lookupQueries.avtosalons());
  const errorText = useErrorText();
  const { car, form, note, standing } = bid;
  const previous = car.my_offer;
  const failure = form.error === undefined ? undefined : errorText(form.error, 'saving');
  return (
    <Stack gap={4}>
      <DraftBanner form={form} />
      {note !== undefined && (
        <Banner size="sm" role="alert">
          {note} {isInDrawer && <Link href={paths.tradeIn.offers(car.id)}>{t('open')}</Link>}
        </Banner>
      )}
      {failure !== undefined && (
        <Banner size="sm" tone="danger" role="alert">
          {failure.text}
        </Banner>
      )}
      <PriceFields bid={bid} />
      <Field name="valid_until">
        {(field) => <TermField {...field} openUntil={car.open_until} />}
      </Field>
      {isInDrawer && previous?.status === 'sent' && (
        <TimeLeft
          since={previous.created_at}
          until={previous.valid_until}
          doneLabel={t('offerOver')}
        />
      )}
      {!form.isNew && standing === undefined && (
        <Banner size="sm" role="status">
          {t('offerOver')}
        </Banner>
      )}
      {salons !== undefined && salons.results.length > 0 && (
        <Field name="avtosalon">
          {({ isRequired: _isRequired, ...field }) => (
            <OptionalSelect
              {...field}
              options={salons.results.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
      <Field name="comment">
        {(field) => <TextArea {...field} placeholder={t('form.commentHint')} rows={2} />}
      </Field>
      <Confirm
        isOpen={bid.asked !== undefined}
        onClose={bid.unask}
        title={t('form.above', { n: bid.asked ?? 0 })}
        confirmLabel={t('form.sendAnyway')}
        onConfirm={() => bid.send(true)}
      />
    </Stack>
  );
}

function PriceFields({ bid: { car, form } }: { bid: Bid }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const margin = useMargin();
  const { control, setValue } = form.form;
  const [price, currency] = useWatch({ control, name: ['price', 'currency'] });
  const suggested = suggestedPrice(car, currency, margin);
  const isLower = price !== null && isBelowLast(car, price, currency);
  return (
    <>
      <Grid columns={[1, 2, 2]} hasFields>
        <Field name="price">
          {(field) => <MoneyField {...field} autoFocus unit={currencyLabel(currency, language)} />}
        </Field>
        <Field name="currency">
          {({ onChange, ref, isRequired: _isRequired, ...field }) => (
            <SegmentedControl
              {...field}
              ref={ref}
              isFullWidth
              errorMessage={field.errorMessage ?? null}
              options={(['UZS', 'USD'] as const).map((one) => ({
                value: one,
                label: currencyLabel(one, language),
              }))}
              onChange={(next) => {
                onChange(next);
                if (price !== null && next !== currency)
                  setValue('price', convertMoney(price, currency, car.rate.rate), {
                    shouldDirty: true,
                  });
              }}
            />
          )}
        </Field>
      </Grid>
      {suggested !== undefined && suggested !== price && (
        <Inline>
          <Button
            size="sm"
            variant="soft"
            onPress={() =>
              setValue('price', suggested, { shouldDirty: true, shouldValidate: true })
            }
          >
            {t('form.suggest', {
              money: formatMoney(suggested, currency, language),
              n: formatNumber(margin, language, 0),
            })}
          </Button>
        </Inline>
      )}
      <Earnings car={car} price={price} currency={currency} />
      {isLower && <Banner size="sm">{t('form.lower')}</Banner>}
    </>
  );
}

interface TermFieldProps extends NamedBoundField<string> {
  openUntil: string;
}

function TermField({ openUntil, value, onChange, ref, ...field }: TermFieldProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const now = useServerNow();
  const terms = termsOf(now, openUntil);
  const known = terms.find(({ end }) => Date.parse(end) === Date.parse(value))?.term;
  const [isOwnDay, setOwnDay] = useState(known === undefined);
  const isDay = isOwnDay || known === undefined;
  const { errorMessage = null, isRequired: _isRequired, label } = field;
  const until =
    value === ''
      ? undefined
      : t('until', { date: formatDay(value, language), time: formatTime(value) });
  const { first, last } = daysOfTerm(now, openUntil);
  return (
    <Stack gap={2}>
      <SegmentedControl<Term>
        label={label}
        isFullWidth
        value={isDay ? 'day' : known}
        {...(!isDay && { ref, errorMessage, description: until })}
        options={[...terms.map(({ term }) => term), 'day' as const].map((term) => ({
          value: term,
          label: t(`form.days.${term}`),
        }))}
        onChange={(term) => {
          setOwnDay(term === 'day');
          const end = terms.find((one) => one.term === term)?.end;
          if (end !== undefined) onChange(end);
        }}
      />
      {isDay && (
        <DatePicker
          ref={ref}
          aria-label={t('form.lastDay')}
          errorMessage={errorMessage}
          description={until}
          minValue={first}
          maxValue={last}
          value={value === '' ? null : formatDateIso(value)}
          onChange={(day) => onChange(day ? endOfDay(day, openUntil) : '')}
        />
      )}
    </Stack>
  );
}
