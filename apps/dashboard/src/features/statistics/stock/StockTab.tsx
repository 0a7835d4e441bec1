import type { ProfitList, StockSummary } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Banknote, CalendarDays, CarFront, CircleCheck, Tag, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatMoneyShort } from '../../../shared/format/money';
import { formatNumber, formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { useUrlPanel } from '../../../shared/resource/use-url-panel';
import { links } from '../links';
import type { useStatisticsSearch } from '../use-statistics-search';
import { BandsCard } from './BandsCard';
import { MonthsCard } from './MonthsCard';
import { ProfitCard } from './ProfitCard';
import { stockQueries } from './queries';
import { salesOf } from './sales-of';
import { SalesDrawer } from './SalesDrawer';

type Search = ReturnType<typeof useStatisticsSearch>;

/** Cars in stock with their cost, and the profit of sales. Only for members with `autos.costs`. */
export function StockTab({ search }: { search: Search }) {
  const { state } = search;
  const summary = useQuery(stockQueries.summary(state));
  const profit = useQuery(stockQueries.profit('seller', state, 1));
  const panel = useUrlPanel('sales');
  const sales = salesOf(panel.value, state);
  return (
    <Stack gap={4}>
      <QueryBoundary query={summary} skeleton={<Skeleton height="160px" radius="lg" />}>
        {(data) =>
          data.cars === data.without_cost ? (
            <NoCosts data={data} search={search} />
          ) : (
            <Tiles data={data} profit={profit.data} search={search} />
          )
        }
      </QueryBoundary>
      <Columns ratio="3:2" side={<MonthsCard search={search} />}>
        <QueryBoundary query={summary} skeleton={<Skeleton height="340px" radius="lg" />}>
          {(data) => <BandsCard data={data} state={state} />}
        </QueryBoundary>
      </Columns>
      <ProfitCard search={search} />
      {sales !== undefined && panel.value !== undefined && (
        <SalesDrawer key={panel.value} sales={sales} onClose={panel.close} />
      )}
    </Stack>
  );
}

function NoCosts({ data, search: { state } }: { data: StockSummary; search: Search }) {
  const { t } = useTranslation('stock');
  return (
    <Card>
      <EmptyState
        icon={WalletCards}
        title={t('money.empty')}
        action={
          data.cars > 0 && (
            <Button variant="primary" href={links.stock(state, { has_cost: 'false' })}>
              {t('stats.openCars', { count: data.cars })}
            </Button>
          )
        }
      />
    </Card>
  );
}

function Tiles({
  data,
  profit,
  search: { state },
}: {
  data: StockSummary;
  profit: ProfitList | undefined;
  search: Search;
}) {
  const { t } = useTranslation(['stock', 'statistics']);
  const language = useLanguage();
  const panel = useUrlPanel('sales');
  const short = (sum: number) => formatMoneyShort(sum, 'UZS', language);
  const full = (sum: number) => (
    <Text size="sm" tone="subtle">
      {formatMoney(sum, 'UZS', language)}
    </Text>
  );
  const change = profit?.comparison.change;
  return (
    <StatTiles aria-label={t('stats.tab')} footer={<Agreement data={data} search={{ state }} />}>
      <StatTile
        label={t('stats.money')}
        icon={WalletCards}
        value={short(data.money)}
        hasOwnRow
        href={links.stock(state, { stock_figure: 'money' })}
      >
        {full(data.money)}
      </StatTile>
      <StatTile
        label={t('stats.cars')}
        icon={CarFront}
        value={formatNumber(data.cars, language)}
        href={links.stock(state)}
      />
      <StatTile
        label={t('stats.middle')}
        icon={CalendarDays}
        value={data.days === undefined ? '—' : t('stats.days', { count: data.days })}
        href={links.stock(state, { ordering: '-days_in_stock' })}
      />
      {data.margin !== undefined && (
        <StatTile
          label={t('money.margin')}
          icon={Tag}
          value={short(data.margin)}
          href={links.stock(state, { stock_figure: 'margin' })}
        >
          {data.margin_percent !== undefined && (
            <Text size="sm" tone="subtle">
              {t('stats.ofPrices', { percent: formatPercent(data.margin_percent / 100, language) })}
            </Text>
          )}
        </StatTile>
      )}
      <StatTile
        label={t('stats.profit')}
        icon={Banknote}
        value={profit === undefined ? '…' : short(profit.totals.profit)}
        onPress={() => panel.open('all')}
        change={
          profit === undefined || change === undefined || change === 0
            ? null
            : {
                direction: change > 0 ? 'up' : 'down',
                text: formatPercent(Math.abs(change) / 100, language),
                label: t(change > 0 ? 'statistics:morePercent' : 'statistics:fewerPercent', {
                  percent: formatPercent(Math.abs(change) / 100, language),
                }),
                note: t('statistics:toPreviousFull', { count: profit.comparison.days }),
              }
        }
      />
    </StatTiles>
  );
}

/** The sum of the bands, with the numbers of cars that it leaves out. */
function Agreement({
  data,
  search: { state },
}: {
  data: StockSummary;
  search: Pick<Search, 'state'>;
}) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const sum = data.bands.reduce((total, { money }) => total + money, 0);
  const millions = (amount: number) => formatNumber(amount / 1e6, language, 1);
  return (
    <Inline justify="space-between" gap={3}>
      {sum === data.money && (
        <Text as="div" size="sm">
          <Inline gap={2}>
            <Text tone="success" size="sm">
              <Inline gap={1} isWrapping={false}>
                <Icon icon={CircleCheck} />
                {t('stats.agrees')}
              </Inline>
            </Text>
            {t('stats.sum', {
              parts: data.bands.map(({ money }) => millions(money)).join(' + '),
              total: millions(sum),
            })}
          </Inline>
        </Text>
      )}
      {data.without_cost > 0 && (
        <Link href={links.stock(state, { has_cost: 'false' })}>
          {t('stats.unknown', { count: data.without_cost })}
        </Link>
      )}
      {data.without_sale > 0 && (
        <Link href={links.withoutSale(state)}>
          {t('stats.withoutSale', { count: data.without_sale })}
        </Link>
      )}
    </Inline>
  );
}
