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

export type PaymentStage =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'waiting'; id: number; sum: number }
  /** No response arrived. The same request can be repeated without a second charge. */
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'failed'; text: string; hint?: string; needsCard: boolean }
  | { kind: 'paid'; sum: number };

type Stages = Readonly<Record<number, PaymentStage>>;

export interface PaymentEvents {
  onPaid: () => void;
  onUnproven: () => void;
}

const idle = { kind: 'idle' } as const;

/** Next steps for failures whose own text names none. */
const hints: Readonly<
  Partial<Record<NonNullable<Payment['failure_code']>, 'pay.later' | 'pay.otherCard'>>
> = {
  insufficient_funds: 'pay.otherCard',
  limit_exceeded: 'pay.otherCard',
  card_expired: 'pay.otherCard',
  card_blocked: 'pay.otherCard',
  provider_unavailable: 'pay.later',
};

const totalOf = ({ amount = 0, from_balance = 0 }: { amount?: number; from_balance?: number }) =>
  amount + from_balance;

export function sentSum(stage: PaymentStage): number | undefined {
  if (stage.kind === 'lost') return totalOf(stage.body);
  return stage.kind === 'paid' || stage.kind === 'waiting' ? stage.sum : undefined;
}

const openAttempts = (campaigns: readonly number[]): Stages =>
  Object.fromEntries(
    campaigns.flatMap((id) => {
      const attempt = openAttempt(id);
      return attempt === undefined ? [] : [[id, { kind: 'lost', body: attempt.body }]];
    }),
  );

/** Pays one request at a time. Each keeps its key until the outcome is known. */
export function usePayments(campaigns: readonly number[], { onPaid, onUnproven }: PaymentEvents) {
  const client = useQueryClient();
  const { t } = useTranslation('money');
  const language = useLanguage();
  const errorText = useErrorText();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [stages, setStages] = useState<Stages>(() => openAttempts(campaigns));
  // Latest stages for code that runs before the next render.
  const latest = useRef(stages);
  const put = (campaign: number, stage: PaymentStage) => {
    latest.current = { ...latest.current, [campaign]: stage };
    setStages(latest.current);
  };

  // Paid amounts when the sums were shown, since another tab or a colleague may pay meanwhile.
  const paid = useRef<Map<number, number>>(null);
  paid.current ??= new Map(
    campaigns.flatMap((id) => {
      const known = client.getQueryData(moneyQueries.campaign(id).queryKey)?.paid;
      return known === undefined ? [] : [[id, known] as const];
    }),
  );

  // Payments started by another tab, or by this one before a reload.
  const { ok: maySeePayments } = useMember().may('payments.manage');
  const pending = useQuery(moneyQueries.pending(campaigns, maySeePayments));
  // Payments with a known outcome. The cached list may still call them pending.
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
  // Outside system: the provider. The outcome of a pending payment arrives by the query.
  useEffect(() => {
    void Promise.resolve(outcomes).then((payments) => settleAll(payments));
  }, [outcomes]);

  const reject = (campaign: number, text: string) => {
    void pending.refetch();
    put(campaign, { kind: 'failed', text, needsCard: false });
  };

  /** Reports that another user has paid since the dialog showed its sum. The next press pays what is due now. */
  const rejectPaid = async (campaign: number, text: string) => {
    const before = paid.current?.get(campaign);
    const query = { ...moneyQueries.campaign(campaign), staleTime: 0, retry: false };
    const now = await client.fetchQuery(query).catch(() => undefined);
    if (now === undefined || before === undefined) return reject(campaign, text);
    paid.current?.set(campaign, now.paid);
    const money = formatMoney(now.paid - before, 'UZS', language);
    reject(campaign, t('pay.elsewhere', { money }));
  };

  const sendOne = async (body: PaymentCreate): Promise<boolean> => {
    const { campaign_id } = body;
    put(campaign_id, { kind: 'sending' });
    const expected_paid = paid.current?.get(campaign_id);
    const sent = await payOne({ ...body, ...(expected_paid !== undefined && { expected_paid }) });
    if (sent.kind === 'known') return settle(campaign_id, sent.payment);
    if (sent.kind === 'lost') put(campaign_id, sent);
    else if (isApiError(sent.error) && sent.error.code === 'campaign_paid_meanwhile')
      await rejectPaid(campaign_id, errorText(sent.error).text);
    // The dialog opens only for users who may pay, so the error concerns the amount.
    else if (isApiError(sent.error) && sent.error.needs === 'owner')
      reject(campaign_id, t('pay.overLimit'));
    else if (sent.isProvider) reject(campaign_id, t('fail.provider_unavailable'));
    else reject(campaign_id, errorText(sent.error).text);
    return false;
  };

  const send = async (bodies: readonly PaymentCreate[]) => {
    // Ignores a second press or Enter while payments run.
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
        // The bank would reject the card for the others too. After verification, all of them are sent again.
        if (isUnproven) return;
      }
      // Refetches the balance before the next payment uses it.
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
    forget: (campaign: number) => {
      if (latest.current[campaign]?.kind === 'failed') put(campaign, idle);
    },
  };
}

type Sent =
  | { kind: 'known'; payment: Payment }
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'rejected'; error: unknown; isProvider: boolean };

/** Sends one payment. The key of its attempt exists until the outcome is known. */
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
