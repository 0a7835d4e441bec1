import type { Statistics } from '@karvon/api/main';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Grid } from '@karvon/ui/Grid';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, Plus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { useIsPhone } from '../../shared/table/use-screen';
import { BestCard } from './BestCard';
import { CareCard } from './CareCard';
import { FigureChart } from './FigureChart';
import { FigureTiles } from './FigureTiles';
import { FunnelCard } from './FunnelCard';
import { PeriodBar } from './PeriodBar';
import { PromotionsCard } from './PromotionsCard';
import { statisticsQueries } from './queries';
import { ResponseSalesCard } from './ResponseSalesCard';
import { StatusesCard } from './StatusesCard';
import { useDates } from './use-dates';
import { useStatisticsSearch } from './use-statistics-search';

const RowsDrawer = lazyNamed(() => import('./RowsDrawer'), 'RowsDrawer');

/** Whether it is going better, why, and which car to touch now; every figure opens its rows. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const isPhone = useIsPhone();
  const dates = useDates();
  const search = useStatisticsSearch();
  const { state } = search;
  const rows = useUrlPanel('rows');
  const query = useQuery(statisticsQueries.statistics(state));
  const { data } = query;
  useCompareKey(search);
  const context = [
    data?.avtosalon?.name ?? (state.avtosalon === undefined ? t('allSalons') : undefined),
    dates.range(data?.period ?? state),
    data && t('countedAt', { time: formatTime(data.computed_at) }),
  ].filter((part) => part !== undefined);
  const isEmpty = data !== undefined && state.avtosalon === undefined && isWithoutCars(data);
  return (
    <Page
      title={t('title')}
      context={context.join(' · ')}
      actions={!isPhone && !isEmpty && <PeriodBar {...search} />}
    >
      {isPhone && !isEmpty && <PeriodBar {...search} />}
      <QueryBoundary query={query} skeleton={<PageSkeleton />}>
        {(found) => (isEmpty ? <NoCars /> : <Cards data={found} search={search} />)}
      </QueryBoundary>
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

/** Neither a car nor anything that one has left behind. */
const isWithoutCars = ({ auto_count, figures }: Statistics) =>
  auto_count === 0 && Object.values(figures).every(({ value }) => value === 0);

function Cards({
  data,
  search,
}: {
  data: Statistics;
  search: ReturnType<typeof useStatisticsSearch>;
}) {
  const isPhone = useIsPhone();
  const { state } = search;
  const tiles = <FigureTiles data={data} search={search} />;
  const chart = <FigureChart data={data} search={search} />;
  const care = <CareCard data={data} />;
  const funnel = <FunnelCard search={search} />;
  const statuses = <StatusesCard data={data} state={state} />;
  const best = <BestCard data={data} />;
  const promotions = <PromotionsCard state={state} />;
  const response = <ResponseSalesCard state={state} />;
  if (isPhone)
    return (
      <Stack gap={4}>
        {tiles}
        {chart}
        {care}
        {funnel}
        {statuses}
        {best}
        {promotions}
        {response}
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
      <Columns ratio="2:1" side={care}>
        {best}
      </Columns>
      {response}
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
        <LinkButton variant="primary" icon={Plus} href={paths.autos.create}>
          {t('addCar')}
        </LinkButton>
      }
    />
  );
}

/** In the shape of what comes: nothing jumps. */
function PageSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height="160px" radius="lg" />
      <Columns ratio="2:1" side={<Skeleton height="360px" radius="lg" />}>
        <Skeleton height="360px" radius="lg" />
      </Columns>
      <Skeleton height="240px" radius="lg" />
    </Stack>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="range"], [type="radio"]), textarea, [contenteditable], dialog, [role="dialog"]',
  ) !== null;

/** C compares, wherever nothing is being typed. */
function useCompareKey({ state, change }: ReturnType<typeof useStatisticsSearch>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.code !== 'KeyC' || hasModifier || isTyping(event.target)) return;
    change({ compare: state.isCompared ? 'false' : undefined });
  });
  // Outside system: the keyboard.
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

export { StatisticsPage as Component };
