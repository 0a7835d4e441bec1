import { isApiError } from '@karvon/api/errors';
import { idempotencyKey } from '@karvon/api/http';
import type { Offer, OfferChange, OfferCreate, TradeInAuto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import { formatMoney } from '../../shared/format/money';
import { useHasPassed } from '../../shared/format/use-has-passed';
import { useLanguage } from '../../shared/i18n/use-language';
import type { ResourceForm } from '../../shared/resource/form/resource-form';
import { useResourceForm } from '../../shared/resource/form/use-resource-form';
import { bidFormOf, toCreate } from './bid-definition';
import { type BidValues, percentAbove } from './bid-values';
import { closedText } from './closed-text';
import { readMargin } from './margin';
import { offerQueries, tradeInCalls, tradeInQueries } from './queries';

export interface Bid {
  car: TradeInAuto;
  form: ResourceForm<Offer, BidValues>;
  note: string | undefined;
  asked: number | undefined;
  /** Sends the offer. A price far above the market needs confirmation first. */
  send: (isSure?: boolean) => Promise<void>;
  unask: () => void;
  isPending: boolean;
  standing: Offer | undefined;
}

export const sendLabel = ({ car, standing }: Pick<Bid, 'car' | 'standing'>) =>
  standing !== undefined
    ? ('form.save' as const)
    : car.my_offer === undefined
      ? ('form.send' as const)
      : ('again' as const);

const standingOf = ({ my_offer: mine }: TradeInAuto, now: number): Offer | undefined =>
  mine?.status === 'sent' && Date.parse(mine.valid_until) > now ? mine : undefined;

/** Form of an offer. Typed values stay when another user was faster. */
export function useBid(
  car: TradeInAuto,
  { avtosalon = null, onDone }: { avtosalon?: number | null; onDone: () => void },
): Bid {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const client = useQueryClient();
  /** Checked when sending: our offer may expire or be decided on while the form is open. */
  const hasStanding = () =>
    standingOf(client.getQueryData(tradeInQueries.one(car.id).queryKey) ?? car, serverNow()) !==
    undefined;
  const [definition] = useState(() => {
    const form = bidFormOf(car, readMargin(), avtosalon);
    return {
      ...form,
      toUpdate: (values: BidValues, before: BidValues) =>
        hasStanding() ? form.toUpdate(values, before) : toCreate(values),
    };
  });
  const [note, setNote] = useState<string>();
  const [asked, setAsked] = useState<number>();
  const isOver = useHasPassed(car.my_offer?.valid_until ?? '');
  const standing = isOver ? undefined : standingOf(car, serverNow());
  const again = useRef<string>(undefined);
  const money = ({ price, currency }: Pick<BidValues, 'price' | 'currency'>) =>
    price === null ? '' : formatMoney(price, currency, language);

  const create = (body: OfferCreate, key: string) =>
    tradeInCalls.create({ car: car.id, body }, key);
  const form: ResourceForm<Offer, BidValues> = useResourceForm(definition, {
    entity: standing,
    queries: offerQueries(car.id),
    create,
    // An expired offer is sent as a new one.
    update: (offer: { id: number; version: number }, body: OfferChange) => {
      if (hasStanding()) return tradeInCalls.update({ offer, body });
      again.current ??= idempotencyKey();
      return create(toCreate(form.form.getValues()), again.current);
    },
    onRejected: (error) => {
      again.current = undefined;
      if (!isApiError(error, 'conflict')) return false;
      void explain(error.code);
      return true;
    },
    onSaved: (offer, { isNew }) => {
      const isSent = isNew || offer.id !== standing?.id;
      void toast({
        tone: 'success',
        title: isSent ? t('toast.sent', { money: money(offer) }) : t('toast.changed'),
      });
      onDone();
    },
  });

  async function explain(code: string): Promise<void> {
    await Promise.all(tradeInQueries.all.map((queryKey) => client.invalidateQueries({ queryKey })));
    const now = await client.fetchQuery(tradeInQueries.one(car.id));
    const typed = money(form.form.getValues());
    const theirs = now.my_offer;
    if (code === 'trade_in_closed') setNote(t(`note.${closedText(now)}`, { money: typed }));
    else if (code === 'offer_not_open') setNote(t('note.notOpen', { money: typed }));
    else if (code === 'offer_exists' && theirs !== undefined) {
      // From now on, our submission changes the colleague's offer.
      form.rebase(theirs);
      setNote(t('note.exists', { name: theirs.author.full_name, money: money(theirs) }));
    }
  }

  async function send(isSure = false): Promise<void> {
    setAsked(undefined);
    const { price, currency } = form.form.getValues();
    const above = price === null ? undefined : percentAbove(car, price, currency);
    if (above !== undefined && !isSure) {
      setAsked(above);
      return;
    }
    setNote(undefined);
    await form.save('save');
  }

  return {
    car,
    form,
    note,
    asked,
    send,
    unask: () => setAsked(undefined),
    isPending: form.phase !== undefined,
    standing,
  };
}
