import type { TradeInAutoList, TradeInAuto } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Inline } from '@karvon/ui/Inline';
import { NumberField } from '@karvon/ui/NumberField';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateNear } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { paths } from '../../shared/paths';
import { useIsPhone } from '../../shared/table/use-screen';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { margins, useMargin, writeMargin } from './margin';
import { tradeInFilters, tradeInQueries, type TradeInState } from './queries';
import { lastHour } from './TimeLeft';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { type CellProps, CarText, TradeInAction, useIsGone } from './trade-in-cells';
import { Best, Market, Ours, Until, Wants } from './trade-in-figures';
import { Grid } from '@karvon/ui/Grid';
import { Stack } from '@karvon/ui/Stack';

function CarCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  const isGone = useIsGone(row);
  if (isPhone) return <TradeInCard row={row} />;
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail src={row.car.photos[0]?.thumbnail} isFaded={isGone} />
      <CarText row={row} />
    </Inline>
  );
}

function TradeInRowActions({ row }: CellProps) {
  const isPhone = useIsPhone();
  return isPhone ? null : <TradeInAction row={row} />;
}

const tradeInColumns = columnsOf<TradeInAuto, 'trade-in:col'>(
  'trade-in:col',
  {
    car: { isRowHeader: true, Cell: CarCell },
    wantsSum: { align: 'end', width: '122px', Cell: Wants },
    marketSum: { align: 'end', width: '148px', sort: 'market_price', Cell: Market },
    best: {
      align: 'end',
      width: '116px',
      isSecondary: 'laptop',
      sort: { falling: '-offer_count' },
      Cell: Best,
    },
    ours: { align: 'end', width: '140px', sort: { falling: '-headroom' }, Cell: Ours },
    until: { width: '118px', sort: { rising: 'open_until' }, Cell: Until },
  },
  { isCard: true },
);

const BidDrawer = lazyNamed(() => import('./BidDrawer'), 'BidDrawer');

const tradeInList = defineList({
  title: 'trade-in:title',
  filters: tradeInFilters,
  page: tradeInQueries.page,
  counts: ({ statuses }: TradeInAutoList) => ({ total: statuses.open, statuses: { ...statuses } }),
  empty: {
    icon: Tags,
    title: 'trade-in:empty',
    link: { href: paths.tradeIn.applications, label: 'trade-in:toApplications' },
  },
  emptyTab: (tab) => ({
    icon: Tags,
    title:
      tab === 'won'
        ? 'trade-in:emptyWon'
        : tab === 'closed'
          ? 'trade-in:emptyClosed'
          : 'trade-in:emptyMine',
  }),
  columns: tradeInColumns,
  RowActions: TradeInRowActions,
  isUrgent: ({ status, open_until: end }, now) =>
    status === 'open' && Date.parse(end) - now < lastHour,
});

function MarginField() {
  const { t } = useTranslation('trade-in');
  const isPhone = useIsPhone();
  const margin = useMargin();
  const [typed, setTyped] = useState<number | null>(margin);
  const isWrong = typed === null || typed < margins.least || typed > margins.most;
  return (
    <Inline gap={3} isWrapping={false} justify="space-between">
      <Stack gap={0}>
        <Text size="sm">{t('margin')}</Text>
        <Text size="sm" tone="muted">
          {t('marginHint')}
        </Text>
      </Stack>
      <Box maxWidth="number">
        <NumberField
          size={isPhone ? 'md' : 'sm'}
          aria-label={t('margin')}
          unit="%"
          minValue={margins.least}
          maxValue={margins.most}
          value={typed}
          isInvalid={isWrong}
          onChange={(next) => {
            setTyped(next);
            if (next !== null) writeMargin(next);
          }}
        />
      </Box>
    </Inline>
  );
}

function RateLine() {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { state } = useListState(tradeInFilters);
  const { data } = useQuery(tradeInQueries.page(state, useMargin()));
  const rate = data?.results[0]?.rate;
  if (rate === undefined) return null;
  return t('rateLine', {
    rate: formatNumber(rate.rate, language, 0),
    date: formatDateNear(rate.date),
  });
}

export function TradeInPage() {
  const isPhone = useIsPhone();
  const margin = useMargin();
  const list = {
    ...tradeInList,
    page: (state: TradeInState) => tradeInQueries.page(state, margin),
  };
  const panel = useUrlPanel('bid');
  const { id, close } = panel;
  return (
    <ListPage
      list={list}
      context={<RateLine />}
      {...(isPhone ? { banners: <MarginField /> } : { actions: <MarginField /> })}
    >
      {id !== undefined && (
        <Suspense fallback={null}>
          <BidDrawer key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </ListPage>
  );
}

export { TradeInPage as Component };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Stack gap={0} align="flex-start">
      <Text size="sm" tone="muted" weight="regular">
        {term}
      </Text>
      {children}
    </Stack>
  );
}

function TradeInCard({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  const isGone = useIsGone(row);
  return (
    <Box width="full">
      <Stack gap={3}>
        <Inline gap={3} isWrapping={false} align="flex-start">
          <Thumbnail size="lg" src={row.car.photos[0]?.thumbnail} isFaded={isGone} />
          <CarText row={row}>
            <Until row={row} />
          </CarText>
        </Inline>
        <Grid columns={2} gap={2}>
          <Fact term={t('col.wants')}>
            <Wants row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.market')}>
            <Market row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.ours')}>
            <Ours row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.best')}>
            <Best row={row} align="flex-start" />
          </Fact>
        </Grid>
        <TradeInAction row={row} isFullWidth />
      </Stack>
    </Box>
  );
}
