import type { Offer, OfferChange, TradeInAuto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { CreateOfferBody } from '@karvon/api/zod/main/trade-in';
import { formatDay, formatTime } from '../../shared/format/date';
import { namesFrom } from '../../shared/lookups/names-from';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineForm, fieldOf } from '../../shared/resource/form/define-form';
import {
  currencyField,
  moneyField,
  positivePrice,
  referenceField,
  textField,
} from '../../shared/resource/form/field-kinds';
import { fieldSet } from '../../shared/resource/form/field-set';
import { type BidValues, endOf, soonest, suggestedPrice } from './bid-values';

const bid = fieldSet(CreateOfferBody, {
  price: moneyField({ label: 'trade-in:form.price', rule: positivePrice }),
  currency: currencyField({ label: 'trade-in:form.currency' }),
  valid_until: textField({
    label: 'trade-in:form.term',
    identity: (end) => Date.parse(end),
    format: (end, { t, language }) =>
      t('trade-in:until', { date: formatDay(end, language), time: formatTime(end) }),
  }),
  avtosalon: referenceField({
    label: 'trade-in:form.avtosalon',
    format: namesFrom(lookupQueries.avtosalons),
  }),
  comment: textField({ label: 'trade-in:form.comment' }),
});

export const BidField = fieldOf<BidValues>(bid.fields);

export const toCreate = bid.body;

export function toChange(values: BidValues, before: BidValues): OfferChange | undefined {
  const { currency, ...changes } = bid.changes(values, before) ?? {};
  if (currency !== undefined) return { ...changes, currency, price: values.price ?? 0 };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

/** @param kept the current end of the offer, which may be less than the minimum term away */
function termRule(end: string, openUntil: string, kept: string | undefined): string | undefined {
  if (end === '') return 'required';
  const [time, last] = [Date.parse(end), Date.parse(openUntil)];
  if (time > last) return 'after_open_until';
  const now = serverNow();
  if (kept !== undefined && Date.parse(kept) === time && time > now) return undefined;
  return time < Math.min(soonest(now), last) ? 'valid_until_too_soon' : undefined;
}

export function bidFormOf(car: TradeInAuto, margin: number, avtosalon: number | null) {
  const { my_offer: last, currency, open_until } = car;
  const from = (offer: Offer): BidValues => bid.from(offer);
  return defineForm({
    ...bid,
    name: `offer-${String(car.id)}`,
    version: 2,
    empty: () => ({
      ...(last === undefined
        ? { price: suggestedPrice(car, currency, margin) ?? null, currency, avtosalon, comment: '' }
        : from(last)),
      valid_until: endOf(3, serverNow(), open_until),
    }),
    from,
    toCreate,
    toUpdate: toChange,
    rules: async (values) => ({
      ...(await bid.rules(values)),
      valid_until: termRule(values.valid_until, open_until, last?.valid_until),
    }),
  });
}
