import type { Payment, PaymentCreate } from '@karvon/api/main';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { useLanguage } from '../../shared/i18n/use-language';
import { formatMoney } from '../../shared/format/money';
import { useMember } from '../../shared/session/member';
import { endAttempt, openAttempt } from './attempt';
import { payOne } from './pay-one';
import { moneyQueries } from './queries';

/** Where a payment of a campaign stands. */
export type PaymentStage =
  | { kind: 'idle' }
  /** The response to our own request is awaited. */
  | { kind: 'sending' }
  /** The bank has not said what became of it. */
  | { kind: 'waiting'; id: number }
  /** No response came: the same request can be repeated, and charges nothing twice. */
  | { kind: 'lost'; body: PaymentCreate }
  | { kind: 'failed'; text: string; needsCard: boolean };

export interface PaymentEvents {
  /** Called once, when the money is there. */
  onPaid: () => void;
  /** The bank wants the card proven again. */
  onUnproven: () => void;
}

/**
 * Pays for a campaign: one request at a time, under one key until its outcome is known.
 */
export function usePayment(campaign: number, { onPaid, onUnproven }: PaymentEvents) {
  const client = useQueryClient();
  const { t } = useTranslation('money');
  const language = useLanguage();
  const errorText = useErrorText();
  const isRunning = useRef(false);
  const [stage, setStage] = useState<PaymentStage>(() => {
    const attempt = openAttempt(campaign);
    return attempt === undefined ? { kind: 'idle' } : { kind: 'lost', body: attempt.body };
  });
  // One that another tab, or this one before a reload, has started.
  const { ok: maySeePayments } = useMember().may('payments.manage');
  const pending = useQuery(moneyQueries.pending(campaign, maySeePayments));
  const pendingId = pending.data?.results[0]?.id;
  const waitingFor = stage.kind === 'waiting' ? stage.id : pendingId;
  const polled = useQuery(moneyQueries.payment(waitingFor));

  const settle = (payment: Payment) => {
    if (payment.status === 'pending') {
      setStage({ kind: 'waiting', id: payment.id });
      return;
    }
    endAttempt(campaign);
    for (const queryKey of moneyQueries.money) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: moneyQueries.campaign(campaign).queryKey });
    if (payment.status === 'failed' || payment.status === 'cancelled') {
      const failure = payment.failure_code ?? 'provider_unavailable';
      setStage({
        kind: 'failed',
        text: t(`fail.${failure}`),
        needsCard: failure === 'card_not_verified',
      });
      if (failure === 'card_not_verified') onUnproven();
      return;
    }
    setStage({ kind: 'idle' });
    const sum = formatMoney(payment.amount + payment.from_balance, 'UZS', language);
    void toast({ tone: 'success', title: t('paid', { money: sum }) });
    onPaid();
  };

  const outcome = polled.data;
  const isSettled = outcome !== undefined && outcome.status !== 'pending';
  const settleNow = useEffectEvent(settle);
  // The provider: what it said about a payment that was asked for comes by the query, not by a press.
  useEffect(() => {
    if (isSettled && outcome.id === waitingFor)
      void Promise.resolve(outcome).then((payment) => settleNow(payment));
  }, [isSettled, outcome, waitingFor]);

  const send = async (body: PaymentCreate) => {
    // A second press or Enter is nothing while the first is under way.
    if (isRunning.current) return;
    if (!navigator.onLine) {
      setStage({ kind: 'failed', text: t('offline'), needsCard: false });
      return;
    }
    isRunning.current = true;
    setStage({ kind: 'sending' });
    try {
      const sent = await payOne(body);
      if (sent.kind === 'known') settle(sent.payment);
      else if (sent.kind === 'lost') setStage(sent);
      else reject(sent.isProvider ? t('fail.provider_unavailable') : errorText(sent.error).text);
    } finally {
      isRunning.current = false;
    }
  };

  const reject = (text: string) => {
    void pending.refetch();
    void client.invalidateQueries({ queryKey: moneyQueries.balance().queryKey });
    setStage({ kind: 'failed', text, needsCard: false });
  };

  return {
    stage:
      stage.kind === 'idle' && pendingId !== undefined
        ? ({ kind: 'waiting', id: pendingId } as const)
        : stage,
    send,
    /** Something was changed after a failure. */
    forget: () => setStage((now) => (now.kind === 'failed' ? { kind: 'idle' } : now)),
  };
}
