import { isApiError } from '@karvon/api/errors';
import type { Offer, TradeInAuto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../shared/feedback/error-text';
import { formatMoney } from '../../shared/format/money';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useAction } from '../../shared/resource/use-action';
import { type BidValues, bidValuesOf, percentAbove, toOffer } from './bid-values';
import { useMargin } from './margin';
import { tradeInCalls, tradeInQueries } from './queries';

type Errors = Partial<Record<'price' | 'valid_until' | 'avtosalon' | 'comment', string>>;

export interface Bid {
  car: TradeInAuto;
  values: BidValues;
  change: (values: Partial<BidValues>) => void;
  errors: Errors;
  /** What somebody else did meanwhile, in words. */
  note: string | undefined;
  /** Percent above the market that are asked about before it is sent. */
  asked: number | undefined;
  /** Sends; a price far above the market is asked about first. */
  send: (isSure?: boolean) => Promise<void>;
  unask: () => void;
  isPending: boolean;
  /** Our offer is valid: sending changes it. */
  isChange: boolean;
}

/** The form of an offer for a car: new, or a change of ours that is valid. What is typed stays when somebody else was faster. */
export function useBid(
  car: TradeInAuto,
  { avtosalon = 0, onDone }: { avtosalon?: number; onDone: (offer: Offer) => void },
): Bid {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const margin = useMargin();
  const [typed, setTyped] = useState<Partial<BidValues>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState<string>();
  const [asked, setAsked] = useState<number>();
  const clock = useServerNow();
  const mine = car.my_offer;
  // Its term may pass while the form is open: then it goes out as a new one.
  const isChange = mine?.status === 'sent' && Date.parse(mine.valid_until) > clock;
  const filled = { ...bidValuesOf(car, margin, avtosalon), ...typed };
  const values: BidValues = !isChange && filled.term === 'same' ? { ...filled, term: '3' } : filled;
  const money = ({ price, currency }: Pick<Offer, 'price' | 'currency'>) =>
    formatMoney(price, currency, language);

  const options = {
    leaves: ['conflict', 'stale', 'validation'],
    invalidates: tradeInQueries.all,
  } as const;
  const create = useAction(tradeInCalls.create, {
    ...options,
    success: (offer) => ({ title: t('toast.sent', { money: money(offer) }) }),
    idOf: ({ car: id }) => id,
  });
  const update = useAction(tradeInCalls.update, {
    ...options,
    success: () => ({ title: t('toast.changed') }),
    idOf: ({ offer }) => offer.id,
  });

  async function explain(error: unknown): Promise<void> {
    if (isApiError(error, 'validation')) {
      setErrors(
        Object.fromEntries(error.fieldErrors.map((one) => [one.field, fieldMessage(one.code)])),
      );
      return;
    }
    if (!isApiError(error, 'conflict', 'stale')) return;
    // What was typed must not be lost to what comes now.
    setTyped(values);
    await Promise.all(tradeInQueries.all.map((queryKey) => client.invalidateQueries({ queryKey })));
    const now = client.getQueryData(tradeInQueries.one(car.id).queryKey);
    const theirs = now?.my_offer;
    const kept = values.price === null ? '' : money({ ...values, price: values.price });
    if (error.code === 'trade_in_closed') setNote(t('note.closed', { money: kept }));
    else if (error.code === 'offer_not_open') setNote(t('note.notOpen', { money: kept }));
    else if (theirs !== undefined)
      setNote(
        t(error.code === 'offer_exists' ? 'note.exists' : 'note.stale', {
          name: theirs.author.full_name,
          money: money(theirs),
        }),
      );
  }

  async function send(isSure = false): Promise<void> {
    setAsked(undefined);
    if (values.price === null || values.price === 0) {
      setErrors({
        price: fieldMessage(values.price === null ? 'required' : 'price_positive') ?? '',
      });
      return;
    }
    const above = percentAbove(car, values.price, values.currency);
    if (above !== undefined && !isSure) {
      setAsked(above);
      return;
    }
    setErrors({});
    setNote(undefined);
    const body = toOffer(values, car, serverNow());
    const outcome =
      isChange && mine !== undefined
        ? await update.run({ offer: mine, body })
        : await create.run({ car: car.id, body });
    if (outcome.status === 'done') onDone(outcome.result);
    else await explain(outcome.error);
  }

  return {
    car,
    values,
    change: (next) => {
      setTyped((now) => ({ ...now, ...next }));
      setErrors({});
    },
    errors,
    note,
    asked,
    send,
    unask: () => setAsked(undefined),
    isPending: create.isPending() || update.isPending(),
    isChange,
  };
}
