import type { Payment } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import type { ListColumn } from '../../shared/resource/list/define-list';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useIsPhone } from '../../shared/table/use-screen';
import { cardTitle } from './bank-card';
import { useColumnDay } from './moment';
import { Time } from './Time';
import { PaymentStatusBadge } from './PaymentStatusBadge';

interface CellProps {
  row: Payment;
}

function WhenCell({ row: { created_at } }: CellProps) {
  const dayOf = useColumnDay();
  return (
    <time dateTime={created_at}>
      {dayOf(created_at)} <Time>{formatTime(created_at)}</Time>
    </time>
  );
}

function ReceiptCell({ row }: CellProps) {
  const { t } = useTranslation('money');
  const isPhone = useIsPhone();
  const panel = usePanelLinks('payment');
  const link = (
    <Link isStretched href={panel.href(row.id)}>
      {t('receipt', { number: row.number })}
    </Link>
  );
  return isPhone ? <PaymentCard payment={row} link={link} /> : link;
}

function PaymentCard({ payment, link }: { payment: Payment; link: ReactNode }) {
  const language = useLanguage();
  return (
    <Box flexGrow="true" minWidth={0}>
      <Stack gap={1}>
        <Inline justify="space-between" isWrapping={false}>
          {link}
          <Text isNumeric>{formatMoney(totalOf(payment), 'UZS', language)}</Text>
        </Inline>
        <StatusCell row={payment} />
        <Text as="div" size="sm" tone="muted" weight="regular">
          <Inline gap={2} justify="space-between">
            {payment.campaign.title}
            <WhenCell row={payment} />
          </Inline>
        </Text>
      </Stack>
    </Box>
  );
}

function CampaignCell({ row: { campaign } }: CellProps) {
  return (
    <Link variant="quiet" href={paths.ads.result(campaign.id)}>
      {campaign.title}
    </Link>
  );
}

function SourceCell({ row: { card, from_balance, amount } }: CellProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const free = t('fromBalance', { money: formatNumber(from_balance, language, 0) });
  if (card === undefined || amount === 0) return free;
  return (
    <Stack gap={0.5}>
      <Text>{cardTitle(card)}</Text>
      {from_balance > 0 && (
        <Text size="sm" tone="muted">
          {free}
        </Text>
      )}
    </Stack>
  );
}

const totalOf = ({ amount, from_balance }: Payment) => amount + from_balance;

function AmountCell({ row }: CellProps) {
  const language = useLanguage();
  return <Text isNumeric>{formatNumber(totalOf(row), language, 0)}</Text>;
}

function StatusCell({ row: { status, failure_code } }: CellProps) {
  const { t } = useTranslation('money');
  return (
    <Stack gap={1} align="flex-start">
      <PaymentStatusBadge status={status} />
      {failure_code !== undefined && (
        <Text size="sm" tone="danger" weight="regular">
          {t(`fail.${failure_code}`)}
        </Text>
      )}
    </Stack>
  );
}

const onPhone = 'hidden' as const;

export const paymentColumns: readonly ListColumn<Payment>[] = [
  {
    id: 'created_at',
    header: 'money:ledger.at',
    width: '130px',
    onPhone,
    Cell: WhenCell,
    sort: { rising: 'created_at', falling: '-created_at' },
  },
  {
    id: 'number',
    header: 'money:ledger.receipt',
    isRowHeader: true,
    onPhone: 'title',
    Cell: ReceiptCell,
  },
  { id: 'campaign', header: 'money:ledger.campaign', onPhone, Cell: CampaignCell },
  { id: 'source', header: 'money:payments.source', onPhone, Cell: SourceCell },
  { id: 'status', header: 'money:payments.status', onPhone, Cell: StatusCell },
  {
    id: 'amount',
    header: 'money:ledger.amount',
    align: 'end',
    onPhone,
    Cell: AmountCell,
    sort: { rising: 'amount', falling: '-amount' },
  },
];
