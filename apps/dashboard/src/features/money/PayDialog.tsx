import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Banner } from '@karvon/ui/Banner';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Switch } from '@karvon/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/format/date';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { useIsOffline } from '../../shared/offline/network';
import { useMember } from '../../shared/session/member';
import { allOf } from '../../shared/resource/query/all-of';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { AddCardDialog } from './AddCardDialog';
import { CardChoice } from './CardChoice';
import { amountProblem, paymentBody, splitPayment, sumToEnd, type PayState } from './pay-state';
import { ProviderLine } from './ProviderLine';
import { moneyQueries } from './queries';
import { useCardErrorText } from './use-card-error-text';
import { useCardProof } from './use-card-proof';
import { sentSum, usePayments } from './use-payments';
import { VerifyCardDialog } from './VerifyCardDialog';

const million = 1_000_000;

export interface PayDialogProps {
  campaignId: number;
  onClose: () => void;
}

export function PayDialog({ campaignId, onClose }: PayDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const { reason } = useMember().may('ads.pay');
  const campaign = useQuery(moneyQueries.campaign(campaignId));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('pay.title')}
      description={campaign.data && <Subject campaign={campaign.data} />}
      closeLabel={t('common:close')}
    >
      {reason === undefined ? (
        <LoadedPayForm campaignId={campaignId} onClose={onClose} />
      ) : (
        <Banner size="sm">{`${t('pay.notPermitted')} ${reason}.`}</Banner>
      )}
    </Dialog>
  );
}

function LoadedPayForm({ campaignId, onClose }: PayDialogProps) {
  const query = allOf({
    campaign: useQuery(moneyQueries.campaign(campaignId)),
    balance: useQuery(moneyQueries.balance()),
    cards: useQuery(moneyQueries.cards()),
    provider: useQuery(moneyQueries.provider()),
  });
  return (
    <QueryBoundary query={query} skeleton={<Skeleton height="280px" />} level={3}>
      {(data) => <PayForm {...data} campaignId={campaignId} onClose={onClose} />}
    </QueryBoundary>
  );
}

function Subject({ campaign: { title, runs_out_on } }: { campaign: PayState['campaign'] }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  if (runs_out_on === undefined) return title;
  return `${title} · ${t('pay.lasts', { date: formatDay(runs_out_on, language) })}`;
}

function PayForm({ campaignId, onClose, ...data }: PayState & PayDialogProps) {
  const { t } = useTranslation(['money', 'common']);
  const language = useLanguage();
  const { campaign, balance, cards, provider } = data;
  const usable = cards.results.filter((card) => !card.is_expired);
  const [now] = useState(() => new Date());
  const toEnd = sumToEnd(campaign, now);
  const [amount, setAmount] = useState<number | null>(
    campaign.to_pay > 0 ? campaign.to_pay : (toEnd ?? 2 * million),
  );
  const [usesBalance, setUsesBalance] = useState(true);
  const [chosen, setChosen] = useState<number>();
  const cardReason = useMember().may('payments.manage').reason;
  const [isAdding, setAdding] = useState(
    cardReason === undefined && usable.length === 0 && balance.free - balance.held === 0,
  );
  const isOffline = useIsOffline();
  const card = usable.find(({ id }) => id === chosen) ?? usable[0];
  const proof = useCardProof(provider, card);
  const cardErrorText = useCardErrorText();
  const { stageOf, isSending, send, forget } = usePayments([campaignId], {
    onPaid: onClose,
    onUnproven: () => void proof.ask(),
  });
  const stage = stageOf(campaignId);
  const change = (sum: number | null) => {
    forget(campaignId);
    setAmount(sum);
  };
  const free = balance.free - balance.held;
  const split = splitPayment(amount ?? 0, usesBalance ? free : 0, provider.min_amount);
  const money = (sum: number) => formatMoney(sum, 'UZS', language);

  if (!campaign.can_pay) return <Banner size="sm">{t('pay.closed')}</Banner>;
  const attempt = t('pay.attempt', { money: money(sentSum(stage) ?? 0) });
  if (stage.kind === 'waiting')
    return <Banner size="sm" role="status">{`${attempt} ${t('waiting')}`}</Banner>;
  if (stage.kind === 'lost') {
    return (
      <Stack gap={3}>
        <Banner size="sm" tone="danger" role="alert">
          {`${attempt} ${t('pay.lost')}`}
        </Banner>
        <ReasonedButton
          variant="primary"
          isPending={isSending}
          onPress={() => void send([stage.body])}
        >
          {t('pay.ask')}
        </ReasonedButton>
      </Stack>
    );
  }

  const problem = amountProblem(amount, split.byCard, provider);
  const isReady = problem === undefined && (split.byCard === 0 || card !== undefined);
  const pay = async () => {
    if (isReady) await send([paymentBody(campaignId, split, card)]);
  };

  return (
    <>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void pay();
        }}
      >
        <Stack gap={4}>
          {stage.kind === 'failed' && (
            <Banner size="sm" tone="danger" role="alert">
              <span>{stage.text}</span>
              {stage.hint !== undefined && (
                <>
                  <br />
                  <span>{stage.hint}</span>
                </>
              )}
            </Banner>
          )}
          {stage.kind !== 'failed' && isOffline && (
            <Banner size="sm" role="status">
              {t('offline')}
            </Banner>
          )}
          {stage.kind === 'failed' && stage.needsCard && (
            <Button icon={CreditCard} onPress={() => void proof.ask()}>
              {t('addCard.again')}
            </Button>
          )}
          {proof.error !== undefined && (
            <Banner size="sm" tone="danger" role="alert">
              {cardErrorText(proof.error)}
            </Banner>
          )}
          <MoneyField
            label={t('pay.sum')}
            value={amount}
            onChange={change}
            unit={currencyLabel('UZS', language)}
            description={<BuysLine campaign={campaign} amount={amount ?? 0} />}
            errorMessage={
              problem === undefined
                ? null
                : t(`pay.${problem.key}`, { money: money(problem.limit) })
            }
            autoFocus
          />
          <Inline gap={2}>
            {[1, 2, 5].map((count) => (
              <Button
                key={count}
                size="sm"
                variant={amount === count * million ? 'soft' : 'secondary'}
                onPress={() => change(count * million)}
              >
                {t('pay.millions', { count })}
              </Button>
            ))}
            {toEnd !== undefined && (
              <Button
                size="sm"
                variant={amount === toEnd ? 'soft' : 'secondary'}
                onPress={() => change(toEnd)}
              >
                {t('pay.toEnd', { amount: toEnd })}
              </Button>
            )}
          </Inline>
          {free > 0 && (
            <Switch
              isRow
              isSelected={usesBalance}
              onChange={(isUsed) => {
                forget(campaignId);
                setUsesBalance(isUsed);
              }}
              description={t('pay.free', { money: money(free) })}
            >
              {usesBalance
                ? t('fromBalance', { money: money(split.fromBalance) })
                : t('receiptCard.fromBalance')}
            </Switch>
          )}
          {split.byCard > 0 && (
            <CardChoice
              cards={cards.results}
              chosen={card}
              label={t('byCard', { money: money(split.byCard) })}
              onChoose={(id) => {
                forget(campaignId);
                setChosen(id);
              }}
              onAdd={() => setAdding(true)}
            />
          )}
          <ReasonedButton
            type="submit"
            variant="primary"
            size="lg"
            isPending={isSending}
            isDisabled={!isReady}
          >
            {t('pay.do', { money: money(split.byCard > 0 ? split.byCard : split.fromBalance) })}
          </ReasonedButton>
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
      {/* Outside of the form, so that submitting this dialog does not submit the payment. */}
      {isAdding && (
        <AddCardDialog onClose={() => setAdding(false)} onAdded={({ id }) => setChosen(id)} />
      )}
    </>
  );
}

function BuysLine({
  campaign: { unit_price, unit_size, price_model },
  amount,
}: {
  campaign: PayState['campaign'];
  amount: number;
}) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const count = Math.floor((amount * unit_size) / unit_price);
  return t(price_model === 'CPM' ? 'pay.views' : 'pay.clicks', {
    count,
    shown: formatNumber(count, language, 0),
    price: formatMoney(unit_price, 'UZS', language),
  });
}
