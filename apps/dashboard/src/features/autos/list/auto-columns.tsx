import type { AutoSummary } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { Tag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMillions } from '../../../shared/format/money';
import { formatChange, formatNumber, formatPercent } from '../../../shared/format/number';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths, withSearch } from '../../../shared/paths';
import { relativeDays, todayAt } from '../../../shared/period';
import { columnsOf } from '../../../shared/resource/list/columns-of';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { pricePair, specsLine } from '../auto-labels';
import { autoTitle, longInSalon } from '../auto-rules';
import { targetOfCard } from '../actions/action-target';
import { FooterAction, useCardFooter } from './CardFooter';
import { EditablePrice } from './EditablePrice';

const MarketPopover = lazyNamed(() => import('./MarketPopover'), 'MarketPopover');

interface CellProps {
  row: AutoSummary;
}

function CarCell({ row: auto }: CellProps) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  return (
    <Inline gap={2.5} isWrapping={false}>
      <Thumbnail size="sm" src={auto.cover?.thumbnail} />
      <Grid columns={1} gap={0.5}>
        <Link variant="quiet" isStretched href={paths.autos.view(auto.id)}>
          {autoTitle(auto)}
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          {specsLine(auto, t, language) || t('card.noSpecs')}
        </Text>
      </Grid>
    </Inline>
  );
}

function PriceCell({ row }: CellProps) {
  const { t } = useTranslation('autos');
  const { price, other } = pricePair(row, useLanguage());
  return (
    <Stack gap={0.5} align="flex-end">
      {price === undefined ? t('card.noPrice') : <EditablePrice row={row} />}
      {other !== undefined && (
        <Text size="sm" tone="muted">
          {other}
        </Text>
      )}
    </Stack>
  );
}

function DaysCell({ row: { days_in_salon, days_in_stock = days_in_salon } }: CellProps) {
  return (
    <Text tone={days_in_stock >= longInSalon ? 'warn' : 'inherit'} isNumeric>
      {formatNumber(days_in_stock, useLanguage())}
    </Text>
  );
}

const marketTones = {
  low: 'info',
  great: 'success',
  good: 'success',
  high: 'warn',
} as const;

function MarketCell({ row }: CellProps) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const [isOpened, setOpen] = useState(false);
  const { market } = row;
  if (market === undefined) return '—';
  const { position, percent = 0, median, comparables } = market;
  if (position === 'no_analysis' || median === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('price.noAnalysis', { count: comparables })}
      </Text>
    );
  const meaning = t(`price.position.${position}`);
  const change = formatChange(percent / 100, language);
  const badge = (
    <Link
      variant="quiet"
      aria-label={t('price.scaleOf', { position: `${meaning} ${change}`, car: autoTitle(row) })}
      onPress={() => setOpen(true)}
    >
      <Badge tone={marketTones[position]} icon={Tag}>
        {meaning} {change}
      </Badge>
    </Link>
  );
  return (
    <Stack gap={0.5} align="flex-start">
      {isOpened ? (
        <Suspense fallback={badge}>
          <MarketPopover row={row} trigger={badge} />
        </Suspense>
      ) : (
        badge
      )}
      <Text size="sm" tone="muted">
        {t('price.market', { money: formatMillions(median, median, language) })}
      </Text>
    </Stack>
  );
}

function FigureCell({ row, name }: CellProps & { name: 'views' | 'calls' | 'leads' }) {
  const language = useLanguage();
  const now = useServerNow();
  const { figures_30d: figures, id, published_at } = row;
  if (figures === undefined || (published_at === undefined && figures[name] === 0)) return '—';
  const days = relativeDays('30', todayAt(now));
  const href =
    name === 'views'
      ? withSearch(paths.autos.view(id), { tab: 'statistics', ...days })
      : withSearch(paths.leads, {
          auto_id: id,
          ...days,
          type: name === 'calls' ? 'call' : undefined,
        });
  return (
    <Link variant="quiet" href={href}>
      {formatNumber(figures[name], language)}
    </Link>
  );
}

function MarginCell({ row: { money } }: CellProps) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  if (money?.margin === undefined)
    return (
      <Text size="sm" tone="muted">
        {t('price.noCost')}
      </Text>
    );
  return (
    <Stack gap={0.5} align="flex-end">
      <Text tone={money.margin < 0 ? 'danger' : 'inherit'} isNumeric>
        {formatNumber(money.margin, language)}
      </Text>
      {money.margin_percent !== undefined && (
        <Text size="sm" tone="muted">
          {formatPercent(money.margin_percent / 100, language)}
        </Text>
      )}
    </Stack>
  );
}

function NextStep({ row: auto }: CellProps) {
  const { footer, content } = useCardFooter(auto);
  if ('action' in footer) return <FooterAction footer={footer} auto={targetOfCard(auto)} />;
  return (
    <Inline isWrapping={false}>
      <Text
        size="sm"
        tone={content.tone === undefined || content.tone === 'neutral' ? 'muted' : content.tone}
      >
        {content.text}
      </Text>
    </Inline>
  );
}

export const autoColumns = columnsOf<AutoSummary, 'autos:table'>('autos:table', {
  auto: { isRowHeader: true, width: '26%', sort: 'brand', Cell: CarCell },
  status: { sort: 'status', Cell: ({ row }) => <CarStatusBadge status={row.status} /> },
  price: { align: 'end', width: '176px', sort: 'price', Cell: PriceCell },
  market: { isOptional: true, width: '132px', sort: 'market', Cell: MarketCell },
  days: {
    isOptional: true,
    align: 'end',
    width: '64px',
    sort: 'days_in_stock',
    Cell: DaysCell,
  },
  views: {
    isOptional: true,
    isSecondary: 'laptop',
    align: 'end',
    width: '72px',
    sort: 'recent_views',
    Cell: ({ row }) => <FigureCell row={row} name="views" />,
  },
  calls: {
    isOptional: true,
    isSecondary: true,
    align: 'end',
    width: '72px',
    sort: 'recent_calls',
    Cell: ({ row }) => <FigureCell row={row} name="calls" />,
  },
  leads: {
    isOptional: true,
    isSecondary: true,
    align: 'end',
    width: '72px',
    sort: 'recent_leads',
    Cell: ({ row }) => <FigureCell row={row} name="leads" />,
  },
  margin: {
    isOptional: true,
    needs: 'autos.costs',
    isSecondary: 'laptop',
    align: 'end',
    sort: 'margin',
    Cell: MarginCell,
  },
  salon: {
    isOptional: true,
    onPhone: 'hidden',
    isSecondary: true,
    sort: 'avtosalon',
    text: (row) => row.avtosalon?.name ?? '—',
  },
  next: { isOptional: true, isSecondary: true, width: '188px', Cell: NextStep },
});
