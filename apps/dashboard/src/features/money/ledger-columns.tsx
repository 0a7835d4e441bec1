import type { LedgerEntry } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { CornerUpLeft, CreditCard, Eye, Lock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useIsPhone } from '../../shared/table/use-screen';
import { useColumnDay } from './moment';
import { Time } from './Time';
import { PaymentStatusBadge } from './PaymentStatusBadge';

interface CellProps {
  row: LedgerEntry;
}

export function WhenCell({
  row: { kind, at, day, is_open },
}: {
  row: Pick<LedgerEntry, 'kind' | 'at' | 'day' | 'is_open'>;
}) {
  const dayOf = useColumnDay();
  const isDayOver = kind === 'spend' && is_open !== true && day !== undefined;
  return (
    <time dateTime={at}>
      {isDayOver ? (
        dayOf(`${day}T12:00:00+05:00`)
      ) : (
        <>
          {dayOf(at)} <Time>{formatTime(at)}</Time>
        </>
      )}
    </time>
  );
}

const kindStyles = {
  top_up: { icon: CreditCard, tone: 'success' },
  reserve: { icon: Lock, tone: 'neutral' },
  release: { icon: Undo2, tone: 'info' },
  spend: { icon: Eye, tone: 'neutral' },
  refund: { icon: CornerUpLeft, tone: 'warn' },
} as const;

function KindCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  return isPhone ? <EntryCard entry={row} /> : <Kind entry={row} />;
}

function Kind({ entry: { kind, card, views, clicks, is_open } }: { entry: LedgerEntry }) {
  const { t } = useTranslation('money');
  const units =
    views === undefined
      ? clicks === undefined
        ? undefined
        : t('clicks', { count: clicks })
      : t('views', { count: views });
  const detail = [
    card === undefined ? units : `•${card.masked.slice(-4)}`,
    is_open === true ? t('ledger.today') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
  return (
    <Inline gap={3} isWrapping={false}>
      <Icon {...kindStyles[kind]} size={14} isRound />
      <Inline gap={1}>
        <Text weight="medium">{t(`kind.${kind}`)}</Text>
        {detail !== '' && (
          <Text tone="muted" weight="regular">
            {detail}
          </Text>
        )}
      </Inline>
    </Inline>
  );
}

function EntryCard({ entry }: { entry: LedgerEntry }) {
  return (
    <Box flexGrow="true" minWidth={0}>
      <Stack gap={1}>
        <Inline justify="space-between" isWrapping={false}>
          <Kind entry={entry} />
          <AmountCell row={entry} />
        </Inline>
        <Text as="div" size="sm" tone="muted" weight="regular">
          <Inline gap={6} justify="space-between">
            <CampaignCell row={entry} />
            <ReceiptCell row={entry} />
          </Inline>
          <WhenCell row={entry} />
        </Text>
      </Stack>
    </Box>
  );
}

function CampaignCell({ row: { campaign } }: CellProps) {
  if (campaign === undefined) return null;
  return (
    <Link variant="quiet" href={paths.ads.result(campaign.id)}>
      {campaign.title}
    </Link>
  );
}

function AmountCell({ row: { kind, amount } }: CellProps) {
  const language = useLanguage();
  const isIncoming = kind === 'top_up' || kind === 'release';
  return (
    <Text
      isNumeric
      weight="regular"
      tone={isIncoming ? 'success' : kind === 'spend' ? 'muted' : 'default'}
    >
      {`${isIncoming ? '+' : '−'}${formatNumber(amount, language, 0)}`}
    </Text>
  );
}

function FreeCell({ row: { free_after } }: CellProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  return free_after === undefined ? (
    <Text tone="muted">{t('ledger.fromReserve')}</Text>
  ) : (
    formatNumber(free_after, language, 0)
  );
}

function ReceiptCell({ row: { kind, payment } }: CellProps) {
  const { t } = useTranslation('money');
  const panel = usePanelLinks('payment');
  if (payment === undefined || kind === 'reserve') return null;
  return (
    <Inline gap={2} isWrapping={false}>
      {kind === 'refund' && <PaymentStatusBadge status={payment.status} />}
      <Link href={panel.href(payment.id)}>{t('receipt', { number: payment.number })}</Link>
    </Inline>
  );
}

export const ledgerColumns = columnsOf<LedgerEntry, 'money:ledger'>(
  'money:ledger',
  {
    at: { width: '130px', sort: 'at', Cell: WhenCell },
    kind: { isRowHeader: true, Cell: KindCell },
    campaign: { Cell: CampaignCell },
    amount: { align: 'end', sort: 'amount', Cell: AmountCell },
    freeAfter: { align: 'end', Cell: FreeCell },
    receipt: { align: 'end', Cell: ReceiptCell },
  },
  { isCard: true },
);
