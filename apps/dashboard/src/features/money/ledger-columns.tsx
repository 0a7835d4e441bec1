import type { LedgerEntry } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDateShort, formatTime } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import type { ListColumn } from '../../shared/resource/list/define-list';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { PaymentStatusBadge } from './PaymentStatusBadge';

interface CellProps {
  row: LedgerEntry;
}

/** The spend of a day stands at its end: «19.11 24:00» of that very day. */
function WhenCell({ row: { kind, at, day, is_open } }: CellProps) {
  const isDayOver = kind === 'spend' && is_open !== true && day !== undefined;
  return (
    <time dateTime={at}>
      {isDayOver
        ? `${formatDateShort(`${day}T12:00:00+05:00`)} 24:00`
        : `${formatDateShort(at)} ${formatTime(at)}`}
    </time>
  );
}

function KindCell({ row: { kind, card, views, clicks, is_open } }: CellProps) {
  const { t } = useTranslation('money');
  const units =
    views === undefined
      ? clicks === undefined
        ? undefined
        : t('clicks', { count: clicks })
      : t('views', { count: views });
  const detail = card === undefined ? units : `•${card.masked.slice(-4)}`;
  return (
    <Inline gap={1}>
      <Text weight="medium">{t(`kind.${kind}`)}</Text>
      {detail !== undefined && <Text tone="muted">{detail}</Text>}
      {is_open === true && <Text tone="muted">{t('ledger.today')}</Text>}
    </Inline>
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
    <Text tone={isIncoming ? 'success' : kind === 'spend' ? 'muted' : 'default'}>
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
  const panel = useUrlPanel('payment');
  if (payment === undefined || kind === 'reserve') return null;
  return (
    <Inline gap={2}>
      {kind === 'refund' && <PaymentStatusBadge status={payment.status} />}
      <Link href={panel.href(payment.id)}>{t('receipt', { number: payment.number })}</Link>
    </Inline>
  );
}

/** The ledger as a table. */
export const ledgerColumns: readonly ListColumn<LedgerEntry>[] = [
  {
    id: 'at',
    header: 'money:ledger.at',
    width: '170px',
    Cell: WhenCell,
    sort: { rising: 'at', falling: '-at' },
  },
  { id: 'kind', header: 'money:ledger.kind', isRowHeader: true, onPhone: 'title', Cell: KindCell },
  { id: 'campaign', header: 'money:ledger.campaign', Cell: CampaignCell },
  {
    id: 'amount',
    header: 'money:ledger.amount',
    align: 'end',
    Cell: AmountCell,
    sort: { rising: 'amount', falling: '-amount' },
  },
  { id: 'free', header: 'money:ledger.freeAfter', align: 'end', isSecondary: true, Cell: FreeCell },
  { id: 'receipt', header: 'money:ledger.receipt', Cell: ReceiptCell },
];
