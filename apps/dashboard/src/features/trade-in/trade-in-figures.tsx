import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDateNear, formatDateShort } from '../../shared/format/date';
import { formatMillions } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import { useLanguage } from '../../shared/i18n/use-language';
import { suggestedPrice } from './bid-values';
import { useMargin } from './margin';
import { TimeLeft } from './TimeLeft';
import { type CellProps, Figure, sumText, useIsGone } from './trade-in-cells';

type Align = { align?: 'flex-start' | 'flex-end' };

export function Wants({ row, align = 'flex-end' }: CellProps & Align) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { asking_price, asking_price_uzs, currency } = row;
  const isGone = useIsGone(row);
  if (asking_price === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('noPrice')}
      </Text>
    );
  return (
    <Figure
      align={align}
      isFaded={isGone}
      {...(currency !== 'UZS' &&
        asking_price_uzs !== undefined && {
          note: `≈ ${formatNumber(asking_price_uzs, language, 0)}`,
        })}
    >
      {sumText(asking_price, currency, language)}
    </Figure>
  );
}

export function Market({ row, align = 'flex-end' }: CellProps & Align) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { market_price, market_from: from, market_to: to, comparables } = row;
  const isGone = useIsGone(row);
  if (market_price === undefined || from === undefined || to === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('noAnalysis', { n: comparables })}
      </Text>
    );
  return (
    <Figure
      align={align}
      isFaded={isGone}
      note={t('range', { range: formatMillions(from, to, language), n: comparables })}
    >
      {formatNumber(market_price, language, 0)}
    </Figure>
  );
}

export function Best({ row, align = 'flex-end' }: CellProps & Align) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { best_price, best_currency = 'UZS', offer_count: count } = row;
  const isGone = useIsGone(row);
  if (best_price === undefined) return <Text tone="subtle">—</Text>;
  return (
    <Figure align={align} isFaded={isGone} note={t('offerCount', { count })}>
      {sumText(best_price, best_currency, language)}
    </Figure>
  );
}

export function Ours({ row, align = 'flex-end' }: CellProps & Align) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const margin = useMargin();
  const { my_offer: mine, offer_count: count } = row;
  const isGone = useIsGone(row);
  if (mine !== undefined) {
    const { price, currency, rank, status, valid_until: end } = mine;
    return (
      <Figure
        align={align}
        isFaded={isGone}
        tone={rank === undefined ? 'muted' : rank === 1 ? 'success' : 'warn'}
        note={rank === undefined ? t(`offerStatus.${status}`) : t('rank', { rank, n: count })}
        term={status === 'sent' ? t('termTo', { date: formatDateNear(end) }) : undefined}
      >
        {sumText(price, currency, language)}
      </Figure>
    );
  }
  const most = row.status === 'open' ? suggestedPrice(row, 'UZS', margin) : undefined;
  if (most === undefined) return <Text tone="subtle">—</Text>;
  return (
    <Stack gap={0} align={align}>
      <Text tone="muted" isNumeric>
        {t('upTo', { money: formatNumber(most, language, 0) })}
      </Text>
      <Text size="sm" tone="muted">
        {t('couldOffer')}
      </Text>
      <Text size="sm" tone="muted">
        {t('atMargin', { n: formatNumber(margin, language, 0) })}
      </Text>
    </Stack>
  );
}

export function Until({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  if (row.status === 'open')
    return (
      <TimeLeft since={row.created_at} until={row.open_until} doneLabel={t('ended.expired')} />
    );
  const { phone, closed_at: closed } = row;
  return (
    <Stack gap={0}>
      <Text size="sm">{t(`ended.${row.status}`)}</Text>
      <Text size="sm" tone="muted" isNumeric>
        {phone === undefined ? closed !== undefined && formatDateShort(closed) : formatPhone(phone)}
      </Text>
    </Stack>
  );
}
