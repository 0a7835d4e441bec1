import type { Payment } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Banner } from '@karvon/ui/Banner';
import { PhoneField } from '@karvon/ui/PhoneField';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/feedback/copy-text';
import { phoneProblem } from '../../shared/form/phone-problem';
import { useLanguage } from '../../shared/i18n/use-language';
import { formatMoney } from '../../shared/format/money';
import { PrintButton } from '../../shared/print/PrintButton';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { cardTitle } from './bank-card';
import { useMoment } from './moment';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import { moneyCalls, moneyQueries } from './queries';

const PrintSheet = lazyNamed(
  () => import('../../shared/marketplace/PrintSheet/PrintSheet'),
  'PrintSheet',
);

export function ReceiptDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['money', 'common']);
  const payment = useQuery(moneyQueries.payment(id));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      placement="end"
      title={t('receipt', { number: payment.data?.number ?? id })}
      headerEnd={payment.data && <PaymentStatusBadge status={payment.data.status} />}
      closeLabel={t('common:close')}
    >
      <QueryBoundary query={payment} skeleton={<Skeleton height="320px" />} level={3}>
        {(data) => <Receipt payment={data} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const moment = useMoment();
  const { number, amount, from_balance, card, payer, provider_receipt_id, fiscal_url } = payment;
  const money = (sum: number) => formatMoney(sum, 'UZS', language);
  const copy = () => copyText(number, t('receiptCard.copied'));
  const facts = (
    <DefinitionList
      items={[
        { term: t('receiptCard.started'), detail: moment(payment.created_at) },
        { term: t('receiptCard.paid'), detail: payment.paid_at && moment(payment.paid_at) },
        {
          term: t('receiptCard.refunded'),
          detail: payment.refunded_at && moment(payment.refunded_at),
        },
        { term: t('receiptCard.byCard'), detail: amount > 0 && money(amount) },
        { term: t('receiptCard.fromBalance'), detail: from_balance > 0 && money(from_balance) },
        { term: t('receiptCard.card'), detail: card && cardTitle(card) },
        { term: t('receiptCard.campaign'), detail: payment.campaign.title },
        { term: t('receiptCard.company'), detail: payer.company_name },
        { term: t('receiptCard.tin'), detail: payer.tin },
        { term: t('receiptCard.by'), detail: payment.created_by.full_name },
        { term: t('receiptCard.provider'), detail: provider_receipt_id },
        {
          term: t('receiptCard.fiscal'),
          detail: fiscal_url && (
            <Link href={fiscal_url} target="_blank">
              {t('receiptCard.open')}
            </Link>
          ),
        },
      ]}
    />
  );
  return (
    <Stack gap={4}>
      {payment.failure_code !== undefined && (
        <Banner size="sm" tone="danger">
          {t(`fail.${payment.failure_code}`)}
        </Banner>
      )}
      {facts}
      <Inline gap={2}>
        <PrintButton
          label={t('print')}
          renderSheet={(onDone) => (
            <PrintSheet
              title={t('receipt', { number })}
              context={payer.company_name}
              onDone={onDone}
            >
              {facts}
            </PrintSheet>
          )}
        />
        <Button icon={Copy} onPress={() => void copy()}>
          {t('receiptCard.copy')}
        </Button>
      </Inline>
      {payment.status === 'paid' && provider_receipt_id !== undefined && (
        <SendReceipt id={payment.id} />
      )}
      <Refund payment={payment} />
    </Stack>
  );
}

function SendReceipt({ id }: { id: number }) {
  const { t } = useTranslation('money');
  const { t: errors } = useTranslation('errors');
  const [phone, setPhone] = useState('');
  const [isLeft, setLeft] = useState(false);
  const send = useAction(moneyCalls.sendReceipt, {
    success: () => ({ title: t('receiptCard.sent') }),
  });
  const problem = phoneProblem(phone);
  return (
    <Stack gap={2}>
      <PhoneField
        label={t('receiptCard.phone')}
        value={phone}
        onChange={setPhone}
        onBlur={() => setLeft(true)}
        errorMessage={isLeft && phone !== '' && problem ? errors(problem) : null}
      />
      <Inline>
        <ReasonedButton
          isPending={send.isPending()}
          isDisabled={problem !== undefined}
          onPress={() => void send.run({ id, phone })}
        >
          {t('sendSms')}
        </ReasonedButton>
      </Inline>
    </Stack>
  );
}

/** Refunds a payment in full, while nothing is spent. Otherwise the button shows the reason. */
function Refund({
  payment: { id, is_refundable, refund_blocked_by, status },
}: {
  payment: Payment;
}) {
  const { t } = useTranslation('money');
  const refund = useAction(moneyCalls.refund, {
    success: () => ({ title: t('refunding') }),
    invalidates: [...moneyQueries.money, moneyQueries.payment(id).queryKey],
  });
  if (status !== 'paid' || refund_blocked_by === 'no_card') return null;
  return (
    <Stack gap={2}>
      <Inline>
        <ReasonedButton
          isDisabled={!is_refundable}
          isPending={refund.isPending()}
          onPress={() => void refund.run(id)}
        >
          {t('refund')}
        </ReasonedButton>
      </Inline>
      {refund_blocked_by === 'reserved' && <Banner size="sm">{t('inCampaign')}</Banner>}
      {refund_blocked_by === 'spent' && <Banner size="sm">{t('partlySpent')}</Banner>}
    </Stack>
  );
}
