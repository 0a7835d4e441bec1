import type { TradeInAuto } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../shared/format/date';
import { formatMoney, formatMoneyShort } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import type { ListColumn } from '../../shared/resource/list/define-list';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { suggestedPrice } from './bid-values';
import { useMargin } from './margin';
import { TimeLeft } from './TimeLeft';
import { factsOf } from './car-facts';

interface CellProps {
  row: TradeInAuto;
}

function CarCell({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { car, desired_car_text: desired, lead_id: lead } = row;
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail
        size="lg"
        src={car.photos[0]?.thumbnail}
        isFaded={row.status !== 'open' && row.status !== 'won'}
      />
      <Stack gap={0}>
        <Link href={paths.tradeIn.offers(row.id)}>{car.title}</Link>
        <Text size="sm" tone="muted">
          {factsOf(row, language)}
        </Text>
        {desired !== undefined && (
          <Text size="sm" tone="muted">
            {t('inExchange', { car: desired })}
          </Text>
        )}
        {lead !== undefined && (
          <Link href={`${paths.leads}?lead=${String(lead)}`}>
            <Badge tone="accent">{t('yourLead')}</Badge>
          </Link>
        )}
      </Stack>
    </Inline>
  );
}

function Figures({ first, second }: { first: string; second?: string | undefined }) {
  return (
    <Stack gap={0} align="flex-end">
      <Text isNumeric>{first}</Text>
      {second !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {second}
        </Text>
      )}
    </Stack>
  );
}

function WantsCell({ row: { asking_price, asking_price_uzs, currency, rate } }: CellProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  if (asking_price === undefined) return <Text tone="subtle">{t('noPrice')}</Text>;
  const isForeign = currency !== 'UZS' && asking_price_uzs !== undefined;
  return (
    <Figures
      first={formatMoney(asking_price, currency, language)}
      second={
        isForeign
          ? t('about', {
              money: formatMoney(asking_price_uzs, 'UZS', language),
              date: formatDateShort(rate.date),
            })
          : undefined
      }
    />
  );
}

function MarketCell({ row: { market_price, market_from, market_to, comparables } }: CellProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  if (market_price === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('noAnalysis', { n: comparables })}
      </Text>
    );
  const short = (amount: number | undefined) => formatMoneyShort(amount ?? 0, 'UZS', language);
  return (
    <Figures
      first={formatMoney(market_price, 'UZS', language)}
      second={t('range', { from: short(market_from), to: short(market_to), n: comparables })}
    />
  );
}

function BestCell({ row: { best_price, best_currency = 'UZS', offer_count } }: CellProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  if (best_price === undefined) return <Text tone="subtle">—</Text>;
  return (
    <Figures
      first={formatMoney(best_price, best_currency, language)}
      second={t('offerCount', { count: offer_count })}
    />
  );
}

function OursCell({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const margin = useMargin();
  const { my_offer: mine, offer_count: count } = row;
  if (mine !== undefined)
    return (
      <Stack gap={0} align="flex-end">
        <Text isNumeric>{formatMoney(mine.price, mine.currency, language)}</Text>
        {mine.rank === undefined ? (
          <Text size="sm" tone="muted">
            {t(`offerStatus.${mine.status}`)}
          </Text>
        ) : (
          <Text size="sm" tone={mine.rank === 1 ? 'success' : 'warn'}>
            {t('rank', { rank: mine.rank, n: count })}
          </Text>
        )}
      </Stack>
    );
  const most = row.status === 'open' ? suggestedPrice(row, 'UZS', margin) : undefined;
  if (most === undefined) return <Text tone="subtle">—</Text>;
  return (
    <Figures
      first={t('upTo', { money: formatMoney(most, 'UZS', language) })}
      second={t('atMargin', { n: formatNumber(margin, language, 0) })}
    />
  );
}

function UntilCell({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  if (row.status === 'open') return <TimeLeft since={row.created_at} until={row.open_until} />;
  return (
    <Stack gap={0}>
      <Text size="sm">{row.status === 'lost' ? t('taken') : t(`status.${row.status}`)}</Text>
      {row.closed_at !== undefined && (
        <Text size="sm" tone="muted">
          {formatDateShort(row.closed_at)}
        </Text>
      )}
    </Stack>
  );
}

/** What can be done with a car without leaving the list. */
export function TradeInRowActions({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  const panel = useUrlPanel('bid');
  const now = useServerNow();
  const { phone, allowed_actions: actions, car } = row;
  if (row.status === 'won' && phone !== undefined)
    return (
      <LinkButton size="sm" icon={Phone} href={`tel:${phone}`} aria-label={formatPhone(phone)}>
        {t('call')}
      </LinkButton>
    );
  const isOver = Date.parse(row.open_until) <= now;
  if (isOver || (!actions.includes('offer') && !actions.includes('change'))) return null;
  const label = actions.includes('change') ? t('change') : t('bid');
  return (
    <LinkButton
      size="sm"
      variant={actions.includes('change') ? 'secondary' : 'primary'}
      href={panel.href(row.id)}
      aria-label={`${label}: ${car.title}`}
    >
      {label}
    </LinkButton>
  );
}

export const tradeInColumns: readonly ListColumn<TradeInAuto>[] = [
  {
    id: 'car',
    header: 'trade-in:col.car',
    isRowHeader: true,
    onPhone: 'title',
    width: '30%',
    Cell: CarCell,
  },
  { id: 'wants', header: 'trade-in:col.wants', align: 'end', Cell: WantsCell },
  {
    id: 'market',
    header: 'trade-in:col.market',
    align: 'end',
    sort: { rising: 'market_price', falling: '-market_price' },
    Cell: MarketCell,
  },
  {
    id: 'best',
    header: 'trade-in:col.best',
    align: 'end',
    sort: { falling: '-offer_count' },
    Cell: BestCell,
  },
  {
    id: 'ours',
    header: 'trade-in:col.ours',
    align: 'end',
    sort: { falling: '-headroom' },
    Cell: OursCell,
  },
  { id: 'until', header: 'trade-in:col.until', sort: { rising: 'open_until' }, Cell: UntilCell },
];
