import type { Offer, OfferChange, OfferCreate, TradeInAuto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import * as z from 'zod/mini';
import { formatDay, formatTime } from '../../shared/format/date';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { namesFrom } from '../../shared/lookups/names-from';
import { lookupQueries } from '../../shared/lookups/queries';
import { changedFields } from '../../shared/resource/form/changed-fields';
import { defineForm, fieldOf } from '../../shared/resource/form/define-form';
import type { FormFields } from '../../shared/resource/form/form-definition';
import { type BidValues, endOf, soonest, suggestedPrice } from './bid-values';

/** UTF-16 units, as the contract has them. */
export const longestComment = 1000;

const bidValues = z.object({
  price: z.nullable(z.number()),
  currency: z.enum(['UZS', 'USD']),
  valid_until: z.string(),
  avtosalon: z.number(),
  comment: z.string(),
});

const fields: FormFields<BidValues> = {
  price: {
    label: 'trade-in:form.price',
    isRequired: true,
    format: (price, { values, language }) =>
      price === null ? '' : formatMoney(price, values.currency, language),
  },
  currency: {
    label: 'trade-in:form.currency',
    format: (currency, { language }) => currencyLabel(currency, language),
  },
  valid_until: {
    label: 'trade-in:form.term',
    identity: (end) => Date.parse(end),
    format: (end, { t, language }) =>
      t('trade-in:until', { date: formatDay(end, language), time: formatTime(end) }),
  },
  avtosalon: { label: 'trade-in:form.avtosalon', format: namesFrom(lookupQueries.avtosalons) },
  comment: { label: 'trade-in:form.comment', maxLength: longestComment },
};

/** One field of an offer. */
export const BidField = fieldOf<BidValues>(fields);

const toOffer = ({
  price,
  currency,
  valid_until,
  avtosalon,
  comment,
}: BidValues): Omit<OfferCreate, 'avtosalon'> & { avtosalon: number | null } => ({
  price: price ?? 0,
  currency,
  valid_until,
  avtosalon: avtosalon === 0 ? null : avtosalon,
  comment: comment.trim(),
});

/** The contract's request for a new offer; a showroom that is not named is left out. */
export function toCreate(values: BidValues): OfferCreate {
  const { avtosalon, ...offer } = toOffer(values);
  return { ...offer, ...(avtosalon !== null && { avtosalon }) };
}

/** What a change sends: a currency goes with its price. */
export function toChange(values: BidValues, before: BidValues): OfferChange | undefined {
  const changed = changedFields(toOffer(before), toOffer(values));
  if (changed?.currency === undefined) return changed;
  return { ...changed, price: values.price ?? 0 };
}

/** What keeps an offer from being sent. @param kept the end that it has already, which may be near */
function termRule(end: string, openUntil: string, kept: string | undefined): string | undefined {
  if (end === '') return 'required';
  const [time, last] = [Date.parse(end), Date.parse(openUntil)];
  if (time > last) return 'after_open_until';
  const now = serverNow();
  if (kept !== undefined && Date.parse(kept) === time && time > now) return undefined;
  return time < Math.min(soonest(now), last) ? 'valid_until_too_soon' : undefined;
}

/** The form of one car's offer: a new one begins with the last one, or with what the margin suggests. */
export function bidFormOf(car: TradeInAuto, margin: number, avtosalon: number) {
  const { my_offer: last, currency, open_until } = car;
  const from = (offer: Offer): BidValues => ({
    price: offer.price,
    currency: offer.currency,
    valid_until: offer.valid_until,
    avtosalon: offer.avtosalon?.id ?? 0,
    comment: offer.comment,
  });
  return defineForm<Offer, BidValues, OfferCreate, OfferChange>({
    name: `offer-${String(car.id)}`,
    version: 1,
    values: bidValues,
    empty: () => ({
      ...(last === undefined
        ? { price: suggestedPrice(car, currency, margin) ?? null, currency, avtosalon, comment: '' }
        : from(last)),
      valid_until: endOf(3, serverNow(), open_until),
    }),
    from,
    toCreate,
    toUpdate: toChange,
    rules: ({ price, valid_until }) => ({
      price: price === null ? 'required' : price > 0 ? undefined : 'price_positive',
      valid_until: termRule(valid_until, open_until, last?.valid_until),
    }),
    fields,
  });
}
