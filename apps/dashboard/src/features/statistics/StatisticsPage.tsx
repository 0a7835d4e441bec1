import type { Statistics } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Grid } from '@karvon/ui/Grid';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Tabs } from '@karvon/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { usePageKeys } from '../../shared/keys/page-keys';
import { useKeyLabels } from '../../shared/keys/registered-keys';
import { paths } from '../../shared/paths';
import { BelowScreen } from '../../shared/resource/BelowScreen';
import { QueryBoundary, type BoundaryQuery } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { useIsPhone } from '../../shared/table/use-screen';
import { BestCard } from './BestCard';
import { CareCard } from './CareCard';
import { FigureChart } from './FigureChart';
import { FigureTiles } from './FigureTiles';
import { FunnelCard } from './FunnelCard';
import { PeriodBar, PeriodDetails, PeriodTabs, usePeriodChoice } from './PeriodBar';
import { PromotionsCard } from './PromotionsCard';
import { statisticsQueries } from './queries';
import { ResponseSalesCard } from './ResponseSalesCard';
import { StatusesCard } from './StatusesCard';
import { useDates } from './use-dates';
import { stockQueries } from './stock/queries';
import { statisticsTabs, useStatisticsSearch } from './use-statistics-search';

const StockTab = lazyNamed(() => import('./stock/StockTab'), 'StockTab');
const RowsDrawer = lazyNamed(() => import('./RowsDrawer'), 'RowsDrawer');

export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const isPhone = useIsPhone();
  const dates = useDates();
  const search = useStatisticsSearch();
  const { state } = search;
  const choice = usePeriodChoice(search);
  const rows = useUrlPanel('rows');
  const isStock = state.tab === 'stock';
  const seesCosts = useMember().may('autos.costs').ok;
  const query = useQuery(statisticsQueries.statistics(state, !isStock));
  const { data: stock } = useQuery(stockQueries.summary(state, isStock));
  const { data } = query;
  const computed = isStock ? stock?.computed_at : data?.computed_at;
  useKeys(search);
  const placeName =
    state.avtosalon === undefined
      ? t('allSalons')
      : state.avtosalon === 'none'
        ? t('noSalon')
        : undefined;
  const context = [
    data?.avtosalon?.name ?? placeName,
    dates.range(data?.period ?? state),
    computed === undefined ? undefined : t('countedAt', { time: formatTime(computed) }),
  ].filter((part) => part !== undefined);
  const isEmpty =
    !isStock && data !== undefined && state.avtosalon === undefined && isWithoutCars(data);
  return (
    <Page
      title={t(state.responsible === undefined ? 'title' : 'ownTitle')}
      context={context.join(' · ')}
      hasStickyActions={!isEmpty}
      actions={
        !isEmpty &&
        (isPhone ? <PeriodTabs choice={choice} /> : <PeriodBar search={search} choice={choice} />)
      }
    >
      <Stack gap={4}>
        {isPhone && !isEmpty && <PeriodDetails search={search} choice={choice} />}
        {seesCosts && (
          <Tabs
            aria-label={t('tabs.label')}
            currentId={state.tab}
            items={statisticsTabs.map((id) => ({
              id,
              label: t(`tabs.${id}`),
              href: search.href({ tab: id === 'figures' ? undefined : id }),
            }))}
          />
        )}
        {isStock ? (
          <Suspense fallback={<Skeleton height="480px" radius="lg" />}>
            <StockTab search={search} />
          </Suspense>
        ) : isEmpty ? (
          <NoCars />
        ) : (
          <Cards query={query} search={search} />
        )}
      </Stack>
      {state.rows !== undefined && (
        <Suspense fallback={null}>
          <RowsDrawer
            key={`${state.rows} ${state.from} ${state.to} ${String(state.avtosalon)}`}
            figure={state.rows}
            state={state}
            onClose={rows.close}
          />
        </Suspense>
      )}
    </Page>
  );
}

const isWithoutCars = ({ auto_count, figures }: Statistics) =>
  auto_count === 0 && Object.values(figures).every(({ value }) => value === 0);

/** Cards below the figures. Each loads separately, so that a failure affects only its own card. */
function Cards({
  query,
  search,
}: {
  query: BoundaryQuery<Statistics>;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const { t } = useTranslation('statistics');
  const isPhone = useIsPhone();
  const { state } = search;
  const { data } = query;
  const part = (title: string, height: string, show: (found: Statistics) => ReactNode) =>
    data === undefined ? (
      <Card title={title}>
        <QueryBoundary query={query} level={3} skeleton={<Skeleton height={height} radius="md" />}>
          {show}
        </QueryBoundary>
      </Card>
    ) : (
      show(data)
    );
  const tiles = (
    <QueryBoundary query={query} skeleton={<Skeleton height="160px" radius="lg" />}>
      {(found) => <FigureTiles data={found} search={search} />}
    </QueryBoundary>
  );
  const chart = part(t(`figure.${state.figure}`), '300px', (found) => (
    <FigureChart data={found} search={search} />
  ));
  const care = part(t('worst'), '200px', (found) => <CareCard data={found} />);
  const funnel = <FunnelCard search={search} />;
  const statuses = part(t('byStatus'), '120px', (found) => (
    <StatusesCard data={found} state={state} />
  ));
  const best = part(t('best'), '200px', (found) => <BestCard data={found} />);
  const promotions = <PromotionsCard state={state} />;
  const response = <ResponseSalesCard state={state} />;
  // Other cards cover the cars of all employees.
  if (state.responsible !== undefined)
    return (
      <Stack gap={4}>
        {tiles}
        <Columns ratio="2:1" side={funnel}>
          {chart}
        </Columns>
        {response}
      </Stack>
    );
  if (isPhone)
    return (
      <Stack gap={4}>
        {tiles}
        {chart}
        <BelowScreen height="1600px">
          {care}
          {funnel}
          {statuses}
          {best}
          {promotions}
          {response}
        </BelowScreen>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {tiles}
      <Columns ratio="2:1" side={funnel}>
        {chart}
      </Columns>
      <Grid columns={[1, 1, 2]} gap={4}>
        {statuses}
        {promotions}
      </Grid>
      <BelowScreen height="640px">
        <Columns ratio="2:1" side={care}>
          {best}
        </Columns>
        {response}
      </BelowScreen>
    </Stack>
  );
}

function NoCars() {
  const { t } = useTranslation('statistics');
  return (
    <EmptyState
      icon={ChartLine}
      title={t('empty')}
      action={
        <Button variant="primary" icon={Plus} href={paths.autos.create}>
          {t('addCar')}
        </Button>
      }
    />
  );
}

/** C toggles the comparison unless a field has focus. The chart has its own keys. */
function useKeys({ state, change }: ReturnType<typeof useStatisticsSearch>) {
  const { t } = useTranslation('statistics');
  useKeyLabels('page', [
    { keys: [['ArrowLeft'], ['ArrowRight']], label: t('keys.ruler') },
    { keys: [['KeyT']], label: t('keys.table') },
  ]);
  usePageKeys({
    KeyC: {
      label: t('keys.compare'),
      run: () => change({ compare: state.isCompared ? 'false' : undefined }),
    },
  });
}

export { StatisticsPage as Component };
