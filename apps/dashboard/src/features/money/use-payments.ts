import { isApiError, isRetryable } from '@karvon/api/errors';
import type { Payment, PaymentCreate } from '@karvon/api/main';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { useLanguage } from '../../shared/i18n/use-language';
import { formatMoney } from '../../shared/format/money';
import { useMember } from '../../shared/session/member';
import { endAttempt, openAttempt, beginAttempt } from './attempt';
import { moneyQueries, moneyCalls } from './queries';

/** The state of a campaign's payment. */
export type PaymentStage =
  | { kind: 'idle' }
  /** The response to our own request is awaited. */
  | { kind: 'sending' }
  /** The bank has not said what became of it. */
  | { kind: 'waiting'; id: number; sum: number }
  /** No response came: the same request can be repeated, and charges nothing twice. */
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'failed'; text: string; hint?: string; needsCard: boolean }
  | { kind: 'paid'; sum: number };

type Stages = Readonly<Record<number, PaymentStage>>;

export interface PaymentEvents {
  /** Called once, when every campaign is paid for. */
  onPaid: () => void;
  /** The bank wants the card proven again. */
  onUnproven: () => void;
}

const idle = { kind: 'idle' } as const;

/** A way out of a failure, where its own text names none. */
const hints: Readonly<
  Partial<Record<NonNullable<Payment['failure_code']>, 'pay.later' | 'pay.otherCard'>>
> = {
  insufficient_funds: 'pay.otherCard',
  limit_exceeded: 'pay.otherCard',
  card_expired: 'pay.otherCard',
  card_blocked: 'pay.otherCard',
  provider_unavailable: 'pay.later',
};

/** By card and from the balance together. */
const totalOf = ({ amount = 0, from_balance = 0 }: { amount?: number; from_balance?: number }) =>
  amount + from_balance;

/** What was sent, which is what the same request charges, and not what is offered now; undefined where nothing was. */
export function sentSum(stage: PaymentStage): number | undefined {
  if (stage.kind === 'lost') return totalOf(stage.body);
  return stage.kind === 'paid' || stage.kind === 'waiting' ? stage.sum : undefined;
}

/** What an earlier visit has left: attempts whose outcome nobody has seen. */
const openAttempts = (campaigns: readonly number[]): Stages =>
  Object.fromEntries(
    campaigns.flatMap((id) => {
      const attempt = openAttempt(id);
      return attempt === undefined ? [] : [[id, { kind: 'lost', body: attempt.body }]];
    }),
  );

/** Pays for campaigns: one request at a time, each under one key until its outcome is known. */
export function usePayments(campaigns: readonly number[], { onPaid, onUnproven }: PaymentEvents) {
  const client = useQueryClient();
  const { t } = useTranslation('money');
  const language = useLanguage();
  const errorText = useErrorText();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [stages, setStages] = useState<Stages>(() => openAttempts(campaigns));
  // What has happened by now, for what is asked before the next render.
  const latest = useRef(stages);
  const put = (campaign: number, stage: PaymentStage) => {
    latest.current = { ...latest.current, [campaign]: stage };
    setStages(latest.current);
  };

  // What each was paid while its sum was shown: another tab or colleague may pay meanwhile.
  const paid = useRef<Map<number, number>>(null);
  paid.current ??= new Map(
    campaigns.flatMap((id) => {
      const known = client.getQueryData(moneyQueries.campaign(id).queryKey)?.paid;
      return known === undefined ? [] : [[id, known] as const];
    }),
  );

  // Those that another tab, or this one before a reload, has started.
  const { ok: maySeePayments } = useMember().may('payments.manage');
  const pending = useQuery(moneyQueries.pending(campaigns, maySeePayments));
  // Payments whose outcome was taken in: a list that is a moment old may still call them pending.
  const [over, setOver] = useState<readonly number[]>([]);
  const startedFor = new Map(
    pending.data?.results.flatMap((payment) =>
      over.includes(payment.id) ? [] : [[payment.campaign.id, payment] as const],
    ),
  );
  const stageOf = (campaign: number): PaymentStage => {
    const stage = stages[campaign] ?? idle;
    const started = startedFor.get(campaign);
    const isOwn = stage.kind === 'sending' || stage.kind === 'waiting' || stage.kind === 'paid';
    if (isOwn || started === undefined) return stage;
    return { kind: 'waiting', id: started.id, sum: totalOf(started) };
  };
  const outcomes = useQueries({
    queries: campaigns.flatMap((campaign) => {
      const stage = stageOf(campaign);
      return stage.kind === 'waiting' ? [moneyQueries.payment(stage.id)] : [];
    }),
    combine: (all) => all.flatMap(({ data }) => data ?? []),
  });

  const finish = (campaign: number, sum: number) => {
    put(campaign, { kind: 'paid', sum });
    const sums = campaigns.map((id) => {
      const stage = latest.current[id];
      return stage?.kind === 'paid' ? stage.sum : undefined;
    });
    if (sums.includes(undefined)) return;
    const total = sums.reduce<number>((all, one) => all + (one ?? 0), 0);
    void toast({
      tone: 'success',
      title: t('paid', { money: formatMoney(total, 'UZS', language) }),
    });
    onPaid();
  };

  /** @returns whether the bank wants the card proven */
  const settle = (campaign: number, payment: Payment): boolean => {
    if (payment.status === 'pending') {
      put(campaign, { kind: 'waiting', id: payment.id, sum: totalOf(payment) });
      return false;
    }
    endAttempt(campaign);
    setOver((ids) => [...ids, payment.id]);
    for (const queryKey of moneyQueries.money) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: moneyQueries.campaign(campaign).queryKey });
    if (payment.status === 'failed' || payment.status === 'cancelled') {
      const failure = payment.failure_code ?? 'provider_unavailable';
      const needsCard = failure === 'card_not_verified';
      const hint = hints[failure];
      put(campaign, {
        kind: 'failed',
        text: t(`fail.${failure}`),
        needsCard,
        ...(hint !== undefined && { hint: t(hint) }),
      });
      if (needsCard) onUnproven();
      return needsCard;
    }
    finish(campaign, totalOf(payment));
    return false;
  };

  const settleAll = useEffectEvent((payments: readonly Payment[]) => {
    for (const payment of payments) {
      const isKnown = payment.status === 'pending' || over.includes(payment.id);
      if (!isKnown) settle(payment.campaign.id, payment);
    }
  });
  // The provider: what it said about a payment that was asked for comes by the query, not by a press.
  useEffect(() => {
    void Promise.resolve(outcomes).then((payments) => settleAll(payments));
  }, [outcomes]);

  const reject = (campaign: number, text: string) => {
    void pending.refetch();
    put(campaign, { kind: 'failed', text, needsCard: false });
  };

  /** Somebody else has paid since the dialog showed the sum: says how much. A further press is meant for what is due now. */
  const rejectPaid = async (campaign: number, text: string) => {
    const before = paid.current?.get(campaign);
    const query = { ...moneyQueries.campaign(campaign), staleTime: 0, retry: false };
    const now = await client.fetchQuery(query).catch(() => undefined);
    if (now === undefined || before === undefined) return reject(campaign, text);
    paid.current?.set(campaign, now.paid);
    const money = formatMoney(now.paid - before, 'UZS', language);
    reject(campaign, t('pay.elsewhere', { money }));
  };

  /** @returns whether the bank wants the card proven */
  const sendOne = async (body: PaymentCreate): Promise<boolean> => {
    const { campaign_id } = body;
    put(campaign_id, { kind: 'sending' });
    const expected_paid = paid.current?.get(campaign_id);
    const sent = await payOne({ ...body, ...(expected_paid !== undefined && { expected_paid }) });
    if (sent.kind === 'known') return settle(campaign_id, sent.payment);
    if (sent.kind === 'lost') put(campaign_id, sent);
    else if (isApiError(sent.error) && sent.error.code === 'campaign_paid_meanwhile')
      await rejectPaid(campaign_id, errorText(sent.error).text);
    // The dialog opens for those alone who may pay: what they may not is the sum.
    else if (isApiError(sent.error) && sent.error.needs === 'owner')
      reject(campaign_id, t('pay.overLimit'));
    else if (sent.isProvider) reject(campaign_id, t('fail.provider_unavailable'));
    else reject(campaign_id, errorText(sent.error).text);
    return false;
  };

  const send = async (bodies: readonly PaymentCreate[]) => {
    // A second press or Enter is nothing while the first is under way.
    if (isRunning.current) return;
    if (!navigator.onLine) {
      for (const { campaign_id } of bodies)
        put(campaign_id, { kind: 'failed', text: t('offline'), needsCard: false });
      return;
    }
    isRunning.current = true;
    setSending(true);
    try {
      for (const body of bodies) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the balance of one is gone for the next
        const isUnproven = await sendOne(body);
        // The same card would be refused for the others too. Once it is proven, all of them are sent again.
        if (isUnproven) return;
      }
      // What is free by now, before something else is paid from it.
      await client.invalidateQueries({ queryKey: moneyQueries.balance().queryKey });
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  };

  return {
    stageOf,
    isSending,
    send,
    /** Something was changed after a failure. */
    forget: (campaign: number) => {
      if (latest.current[campaign]?.kind === 'failed') put(campaign, idle);
    },
  };
}

/** What became of a payment that was sent. */
type Sent =
  | { kind: 'known'; payment: Payment }
  /** No response came: the same request can be repeated, and charges nothing twice. */
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'rejected'; error: unknown; isProvider: boolean };

/** Sends a payment under the key of its attempt, which lasts until its outcome is known. */
async function payOne(body: PaymentCreate): Promise<Sent> {
  const attempt = beginAttempt(body);
  try {
    const payment = await moneyCalls.pay(attempt.body, attempt.key);
    if (payment.status !== 'pending') endAttempt(body.campaign_id);
    return { kind: 'known', payment };
  } catch (error) {
    const isKnown = isApiError(error) && error.status > 0 && error.status < 500;
    const isProvider = isApiError(error) && error.code === 'provider_unavailable';
    if (!isKnown && !isProvider && isRetryable(error)) return { kind: 'lost', body: attempt.body };
    endAttempt(body.campaign_id);
    return { kind: 'rejected', error, isProvider };
  }
}
