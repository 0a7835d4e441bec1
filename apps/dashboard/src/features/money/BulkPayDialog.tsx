import type { Campaign, PaymentCreate } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Banner } from '@karvon/ui/Banner';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { useMember } from '../../shared/session/member';
import { allOf } from '../../shared/resource/query/all-of';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { AddCardDialog } from './AddCardDialog';
import { CardChoice } from './CardChoice';
import { amountProblem, paymentBody, splitPayments, sumToEnd, type PayState } from './pay-state';
import { ProviderLine } from './ProviderLine';
import { moneyQueries } from './queries';
import { useCardErrorText } from './use-card-error-text';
import { useCardProof } from './use-card-proof';
import { sentSum, usePayments, type PaymentStage } from './use-payments';
import { VerifyCardDialog } from './VerifyCardDialog';

const million = 1_000_000;

export interface BulkPayDialogProps {
  campaignIds: readonly number[];
  onClose: () => void;
}

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
        <Banner size="sm">{`${t('pay.notPermitted')} ${reason}.`}</Banner>
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
      {(data) => <BulkForm {...data} onClose={onClose} />}
    </QueryBoundary>
  );
}

/** Offered amount: the amount due, the amount until the last day, or a million. */
const offer = (campaign: Campaign, now: Date): number =>
  campaign.to_pay > 0 ? campaign.to_pay : (sumToEnd(campaign, now) ?? million);

interface BulkFormProps extends Omit<PayState, 'campaign'> {
  campaigns: readonly Campaign[];
  onClose: () => void;
}

function BulkForm({ campaigns: current, balance, cards, provider, onClose }: BulkFormProps) {
  const { t } = useTranslation(['money', 'common']);
  const language = useLanguage();
  // Campaigns that allowed a payment when the dialog opened. Later changes are shown in their rows.
  const [ids] = useState(() => current.filter(({ can_pay }) => can_pay).map(({ id }) => id));
  const campaigns = current.filter(({ id }) => ids.includes(id));
  const [amounts, setAmounts] = useState<Readonly<Record<number, number | null>>>(() => {
    const now = new Date();
    return Object.fromEntries(campaigns.map((campaign) => [campaign.id, offer(campaign, now)]));
  });
  const [chosen, setChosen] = useState<number>();
  const [isAdding, setAdding] = useState(false);
  const usable = cards.results.filter((card) => !card.is_expired);
  const card = usable.find(({ id }) => id === chosen) ?? usable[0];
  const proof = useCardProof(provider, card);
  const cardErrorText = useCardErrorText();
  const { stageOf, isSending, send, forget } = usePayments(ids, {
    onPaid: onClose,
    onUnproven: () => void proof.ask(),
  });
  const rows = campaigns.map((campaign) => ({ campaign, stage: stageOf(campaign.id) }));
  const free = balance.free - balance.held;
  // The button's amount is what the card is charged, since the same parts are sent.
  const open = rows.filter(({ stage }) => stage.kind === 'idle' || stage.kind === 'failed');
  const parts = splitPayments(
    open.map(({ campaign }) => amounts[campaign.id] ?? 0),
    free,
    provider.min_amount,
  );
  const due = open.map(({ campaign }, place) => {
    const part = parts[place] ?? { byCard: 0, fromBalance: 0 };
    const problem = amountProblem(amounts[campaign.id] ?? null, part.byCard, provider);
    return { id: campaign.id, part, problem };
  });
  const total = parts.reduce((sum, part) => sum + part.byCard + part.fromBalance, 0);
  const byCard = parts.reduce((sum, part) => sum + part.byCard, 0);
  const money = (sum: number) => formatMoney(sum, 'UZS', language);
  const isReady =
    due.length > 0 &&
    due.every(({ problem }) => problem === undefined) &&
    (byCard === 0 || card !== undefined);
  const isUnproven = rows.some(({ stage }) => stage.kind === 'failed' && stage.needsCard);

  const pay = async () => {
    if (isReady) await send(due.map(({ id, part }) => paymentBody(id, part, card)));
  };

  if (campaigns.length === 0) return <Banner size="sm">{t('pay.closed')}</Banner>;
  return (
    <>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void pay();
        }}
      >
        <Stack gap={4}>
          {rows.map(({ campaign: { id, title }, stage }) => (
            <PaymentRow
              key={id}
              title={title}
              stage={stage}
              amount={amounts[id] ?? null}
              problem={due.find((one) => one.id === id)?.problem}
              isSending={isSending}
              onChange={(amount) => {
                forget(id);
                setAmounts((now) => ({ ...now, [id]: amount }));
              }}
              onAsk={(body) => void send([body])}
            />
          ))}
          {isUnproven && (
            <Button icon={CreditCard} onPress={() => void proof.ask()}>
              {t('addCard.again')}
            </Button>
          )}
          {proof.error !== undefined && (
            <Banner size="sm" tone="danger" role="alert">
              {cardErrorText(proof.error)}
            </Banner>
          )}
          {due.length > 0 && (
            <>
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
            </>
          )}
          {byCard > 0 && (
            <CardChoice
              cards={cards.results}
              chosen={card}
              label={t('byCard', { money: money(byCard) })}
              onChoose={(id) => {
                for (const one of due) forget(one.id);
                setChosen(id);
              }}
              onAdd={() => setAdding(true)}
            />
          )}
          {due.length > 0 && (
            <ReasonedButton
              type="submit"
              variant="primary"
              size="lg"
              isPending={isSending}
              isDisabled={!isReady}
            >
              {t('pay.do', { money: money(byCard > 0 ? byCard : total) })}
            </ReasonedButton>
          )}
          <ProviderLine provider={provider} />
        </Stack>
      </form>
      {proof.sent !== undefined && card !== undefined && (
        <VerifyCardDialog
          card={card}
          provider={provider}
          sent={proof.sent}
          onClose={proof.close}
          onVerified={() => {
            proof.close();
            void pay();
          }}
        />
      )}
      {isAdding && (
        <AddCardDialog onClose={() => setAdding(false)} onAdded={({ id }) => setChosen(id)} />
      )}
    </>
  );
}

interface PaymentRowProps {
  title: string;
  stage: PaymentStage;
  amount: number | null;
  problem: ReturnType<typeof amountProblem>;
  isSending: boolean;
  onChange: (amount: number | null) => void;
  onAsk: (body: PaymentCreate) => void;
}

function PaymentRow(props: PaymentRowProps) {
  const { title, stage, amount, problem, isSending, onChange, onAsk } = props;
  const { t } = useTranslation('money');
  const language = useLanguage();
  const field = (
    <MoneyField
      label={title}
      value={sentSum(stage) ?? amount}
      onChange={onChange}
      unit={currencyLabel('UZS', language)}
      isDisabled={stage.kind !== 'idle' && stage.kind !== 'failed'}
      description={
        stage.kind === 'paid' ? t('status.paid') : stage.kind === 'waiting' ? t('waiting') : ''
      }
      errorMessage={
        problem !== undefined
          ? t(`pay.${problem.key}`, { money: formatMoney(problem.limit, 'UZS', language) })
          : stage.kind === 'failed'
            ? stage.text
            : stage.kind === 'lost'
              ? t('pay.lost')
              : null
      }
    />
  );
  if (stage.kind !== 'lost') return field;
  return (
    <Stack gap={2}>
      {field}
      <Inline>
        <Button size="sm" isDisabled={isSending} onPress={() => onAsk(stage.body)}>
          {t('pay.ask')}
        </Button>
      </Inline>
    </Stack>
  );
}
