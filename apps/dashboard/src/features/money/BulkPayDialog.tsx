import type { Campaign, PaymentCreate } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Note } from '@karvon/ui/Note';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { toast } from '../../shared/feedback/toast';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { useMember } from '../../shared/session/member';
import { allOf } from '../../shared/resource/query/all-of';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { AddCardDialog } from './AddCardDialog';
import { CardChoice } from './CardChoice';
import { payOne } from './pay-one';
import { splitPayments, sumToEnd, type PayState } from './pay-state';
import { ProviderLine } from './ProviderLine';
import { moneyQueries } from './queries';

const million = 1_000_000;

export interface BulkPayDialogProps {
  campaignIds: readonly number[];
  onClose: () => void;
}

/** Pays for several campaigns, one receipt each, from the balance first. */
export function BulkPayDialog(props: BulkPayDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const { reason } = useMember().may('ads.pay');
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      isDismissable={false}
      title={t('bulk.title')}
      description={t('bulk.text')}
      closeLabel={t('common:close')}
    >
      {reason === undefined ? (
        <LoadedBulkForm {...props} />
      ) : (
        <Note>{`${t('pay.notPermitted')} ${reason}.`}</Note>
      )}
    </Dialog>
  );
}

function LoadedBulkForm({ campaignIds, onClose }: BulkPayDialogProps) {
  const campaigns = useQueries({
    queries: campaignIds.map((id) => moneyQueries.campaign(id)),
    combine: (all) => ({
      data: all.every(({ data }) => data !== undefined)
        ? all.flatMap(({ data }) => data ?? [])
        : undefined,
      error: all.find(({ error }) => error !== null)?.error ?? null,
      isFetching: all.some(({ isFetching }) => isFetching),
      dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
    }),
  });
  const query = allOf({
    campaigns,
    balance: useQuery(moneyQueries.balance()),
    cards: useQuery(moneyQueries.cards()),
    provider: useQuery(moneyQueries.provider()),
  });
  return (
    <QueryBoundary query={query} skeleton={<Skeleton height="280px" />} level={3}>
      {(data) => (
        <BulkForm
          {...data}
          campaigns={data.campaigns.filter((campaign) => campaign.can_pay)}
          onClose={onClose}
        />
      )}
    </QueryBoundary>
  );
}

/** So much is offered: what is due, what lasts to the last day, or a million. */
const offer = (campaign: Campaign, now: Date): number =>
  campaign.to_pay > 0 ? campaign.to_pay : (sumToEnd(campaign, now) ?? million);

interface BulkFormProps extends Omit<PayState, 'campaign'> {
  campaigns: readonly Campaign[];
  onClose: () => void;
}

function BulkForm({ campaigns, balance, cards, provider, onClose }: BulkFormProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const [amounts, setAmounts] = useState<Readonly<Record<number, number | null>>>(() => {
    const now = new Date();
    return Object.fromEntries(campaigns.map((campaign) => [campaign.id, offer(campaign, now)]));
  });
  const [chosen, setChosen] = useState<number>();
  const [isAdding, setAdding] = useState(false);
  const usable = cards.results.filter((card) => !card.is_expired);
  const card = usable.find(({ id }) => id === chosen) ?? usable[0];
  const { failures, isRunning, pay } = useBulkPayment(onClose);
  const due = campaigns.filter(({ id }) => failures[id] !== null);
  const total = due.reduce((sum, { id }) => sum + (amounts[id] ?? 0), 0);
  const free = balance.free - balance.held;
  // What the button says is what the card is charged: the same parts are sent.
  const parts = splitPayments(
    due.map(({ id }) => amounts[id] ?? 0),
    free,
    provider.min_amount,
  );
  const byCard = parts.reduce((sum, part) => sum + part.byCard, 0);
  const money = (sum: number) => formatMoney(sum, 'UZS', language);
  const isReady =
    due.length > 0 &&
    due.every(({ id }) => (amounts[id] ?? 0) >= provider.min_amount) &&
    (byCard === 0 || card !== undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const bodies = due.map(({ id }, place): PaymentCreate => {
      const { byCard: charged = 0, fromBalance = 0 } = parts[place] ?? {};
      return {
        campaign_id: id,
        ...(charged > 0 && card !== undefined && { card_id: card.id, amount: charged }),
        ...(fromBalance > 0 && { from_balance: fromBalance }),
      };
    });
    await pay(bodies);
  };

  if (campaigns.length === 0) return <Note>{t('pay.closed')}</Note>;
  return (
    <>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {campaigns.map(({ id, title }) => (
            <MoneyField
              key={id}
              label={title}
              value={amounts[id] ?? null}
              onChange={(amount) => setAmounts((now) => ({ ...now, [id]: amount }))}
              unit={currencyLabel('UZS', language)}
              isDisabled={failures[id] === null}
              description={failures[id] === null ? t('status.paid') : ''}
              errorMessage={failures[id] ?? null}
            />
          ))}
          <Inline justify="space-between">
            <Text weight="medium">{t('bulk.total')}</Text>
            <Text weight="medium" isNumeric>
              {money(total)}
            </Text>
          </Inline>
          {free > 0 && (
            <Text size="sm" tone="muted">
              {t('fromBalance', { money: money(total - byCard) })}
            </Text>
          )}
          {byCard > 0 && (
            <CardChoice
              cards={cards.results}
              chosen={card}
              label={t('byCard', { money: money(byCard) })}
              onChoose={setChosen}
              onAdd={() => setAdding(true)}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isPending={isRunning}
            isDisabled={!isReady}
          >
            {t('pay.do', { money: money(byCard > 0 ? byCard : total) })}
          </Button>
          <ProviderLine provider={provider} />
        </Stack>
      </form>
      {isAdding && (
        <AddCardDialog onClose={() => setAdding(false)} onAdded={({ id }) => setChosen(id)} />
      )}
    </>
  );
}

/** What came of each campaign: null for a paid one, words for one that was not; those not tried yet are missing. */
type Failures = Readonly<Record<number, string | null>>;

/** Pays one after the other, and says of each what came of it; a repetition is for those that were not paid. */
function useBulkPayment(onDone: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation('money');
  const language = useLanguage();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [failures, setFailures] = useState<Failures>({});

  /** @returns null for a paid one */
  const payFor = async (body: PaymentCreate): Promise<string | null> => {
    const sent = await payOne(body);
    if (sent.kind === 'lost') return t('pay.lost');
    if (sent.kind === 'rejected')
      return sent.isProvider ? t('fail.provider_unavailable') : errorText(sent.error).text;
    const { status, failure_code } = sent.payment;
    if (status === 'pending') return t('waiting');
    return status === 'paid' ? null : t(`fail.${failure_code ?? 'provider_unavailable'}`);
  };

  const pay = async (bodies: readonly PaymentCreate[]) => {
    if (running.current) return;
    if (!navigator.onLine) {
      setFailures((now) => ({
        ...now,
        ...Object.fromEntries(bodies.map(({ campaign_id }) => [campaign_id, t('offline')])),
      }));
      return;
    }
    running.current = true;
    setRunning(true);
    let paid = 0;
    let unpaid = 0;
    for (const body of bodies) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the balance of one is gone for the next
      const failure = await payFor(body);
      setFailures((now) => ({ ...now, [body.campaign_id]: failure }));
      if (failure === null) paid += (body.amount ?? 0) + (body.from_balance ?? 0);
      else unpaid += 1;
    }
    running.current = false;
    setRunning(false);
    for (const queryKey of moneyQueries.money) void client.invalidateQueries({ queryKey });
    if (unpaid > 0) return;
    void toast({
      tone: 'success',
      title: t('paid', { money: formatMoney(paid, 'UZS', language) }),
    });
    onDone();
  };
  return { failures, isRunning, pay };
}
