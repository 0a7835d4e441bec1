import type { StockSummary } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Link } from '@karvon/ui/Link';
import { StackedBar } from '@karvon/ui/StackedBar';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatChange, formatNumber, formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { links } from '../links';
import { TableCard } from '../TableCard';
import type { StatisticsState } from '../use-statistics-search';

type Band = StockSummary['bands'][number];

const tones = {
  days_0_30: 'success',
  days_31_60: 'info',
  days_61_90: 'warn',
  days_over_90: 'danger',
} as const satisfies Record<Band['band'], string>;

/** Percent above the market from which a price is highlighted. */
const high = 5;

const bandCell = (state: StatisticsState) =>
  function BandCell({ band }: Band) {
    const { t } = useTranslation('stock');
    return (
      <Link variant="quiet" isStretched href={links.stock(state, { stock_band: band })}>
        {t(`stats.band.${band}`)}
      </Link>
    );
  };

/** Opens the cars that the money is in, without those on commission. */
const moneyCell = (state: StatisticsState) =>
  function MoneyCell({ band, money }: Band) {
    const language = useLanguage();
    const href = links.stock(state, { stock_band: band, stock_figure: 'money' });
    return (
      <Link variant="quiet" href={href}>
        {formatNumber(money, language)}
      </Link>
    );
  };

export function BandsCard({ data, state }: { data: StockSummary; state: StatisticsState }) {
  const { t } = useTranslation(['stock', 'statistics']);
  const language = useLanguage();
  const share = (money: number) =>
    data.money === 0 ? '—' : formatPercent(money / data.money, language);
  const toMarket = (percent: number | undefined) =>
    percent === undefined ? (
      '—'
    ) : (
      <Text tone={percent >= high ? 'warn' : 'inherit'} isNumeric>
        {formatChange(percent / 100, language)}
      </Text>
    );
  return (
    <TableCard
      title={t('stats.age')}
      action={
        <Text size="sm" tone="muted">
          {t('stats.byCost')}
        </Text>
      }
    >
      <Box paddingInline={[4, 5]}>
        <StackedBar
          aria-label={t('stats.age')}
          hasList={false}
          parts={data.bands.map(({ band, money }) => ({
            id: band,
            label: t(`stats.band.${band}`),
            value: money,
            tone: tones[band],
          }))}
          formatValue={(value) => formatNumber(value, language)}
          labels={{ empty: t('statistics:noData') }}
        />
      </Box>
      <Table
        aria-label={t('stats.age')}
        density="compact"
        rows={data.bands}
        getRowId={({ band }) => band}
        totals={{
          label: t('statistics:total'),
          values: {
            cars: formatNumber(data.cars, language),
            money: formatNumber(data.money, language),
            share: share(data.money),
            market: toMarket(data.market_percent),
          },
        }}
        columns={[
          {
            id: 'band',
            header: t('stats.term'),
            isRowHeader: true,
            onPhone: 'title',
            cell: bandCell(state),
          },
          {
            id: 'cars',
            header: t('stats.cars'),
            align: 'end',
            cell: ({ cars }) => formatNumber(cars, language),
          },
          {
            id: 'money',
            header: t('stats.sumUzs'),
            align: 'end',
            cell: moneyCell(state),
          },
          {
            id: 'share',
            header: t('statistics:share'),
            align: 'end',
            cell: ({ money }) => share(money),
          },
          {
            id: 'market',
            header: t('stats.toMarket'),
            align: 'end',
            cell: ({ market_percent }) => toMarket(market_percent),
          },
        ]}
      />
    </TableCard>
  );
}
