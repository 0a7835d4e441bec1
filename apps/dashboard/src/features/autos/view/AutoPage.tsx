import { isApiError } from '@karvon/api/errors';
import type { Auto } from '@karvon/api/main';
import { useGetAuto } from '@karvon/api/main/autos';
import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Columns } from '@karvon/ui/Columns';
import { Stack } from '@karvon/ui/Stack';
import { Tabs } from '@karvon/ui/Tabs';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useErrorText } from '../../../shared/feedback/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { useListSearch } from '../../../shared/table/use-list-search';
import { AutoActionsProvider } from '../actions/AutoActionsProvider';
import { titleOfAuto } from '../auto-rules';
import { specsLine } from '../auto-labels';
import { AboutTab } from './AboutTab';
import { autoIdOf } from './auto-queries';
import { autoSearchSchema, autoTabs } from './auto-search';
import { AutoGallery } from './AutoGallery';
import { AutoSide } from './AutoSide';
import { AutoSkeleton } from './AutoSkeleton';
import { StatusBanner } from './StatusBanner';

const LeadsTab = lazy(async () => ({
  default: (await whenReachable(() => import('./LeadsTab'))).LeadsTab,
}));
const HistoryTab = lazy(async () => ({
  default: (await whenReachable(() => import('./HistoryTab'))).HistoryTab,
}));
const StatisticsTab = lazy(async () => ({
  default: (await whenReachable(() => import('./StatisticsTab'))).StatisticsTab,
}));

/** One car: its images, what it costs, where it stands, what can be done, what happened. */
export function AutoPage() {
  const { t } = useTranslation(['autos', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = autoIdOf(useParams()['id']);
  const { data: auto, error, refetch } = useGetAuto(id);
  const isGone = isApiError(error, 'not_found');
  if (auto === undefined && error !== null) {
    return (
      <Page title={isGone ? t('common:routeError.notFoundTitle') : t('title')}>
        <EmptyState
          tone="danger"
          title={isGone ? t('common:routeError.notFoundText') : errorText(error).title}
          {...(!isGone && { description: errorText(error).text })}
          action={
            isGone ? (
              <Button onPress={() => void navigate(paths.autos.index)}>
                {t('common:toAutos')}
              </Button>
            ) : (
              <Button onPress={() => void refetch()}>{t('common:retry')}</Button>
            )
          }
        />
      </Page>
    );
  }
  if (auto === undefined) return <AutoSkeleton />;
  return (
    <AutoActionsProvider onDeleted={() => void navigate(paths.autos.index, { replace: true })}>
      <AutoDetails auto={auto} />
    </AutoActionsProvider>
  );
}

function AutoDetails({ auto }: { auto: Auto }) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const { state } = useListSearch(autoSearchSchema);
  const tab = state.tab ?? 'about';
  const { year, ...withoutYear } = auto.core_car;
  const name = titleOfAuto(auto);
  const title = year === undefined ? name : `${name}, ${String(year)}`;
  const href = paths.autos.view(auto.id);
  // The facts are half of the page and below its middle: the car is shown without waiting for them.
  const hasFacts = useDeferredValue(true, false);
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          aria-label={t('title')}
          items={[{ label: t('title'), href: paths.autos.index }, { label: title }]}
        />
      }
      context={specsLine(withoutYear, t, language)}
      actions={<CarStatusBadge status={auto.status} />}
    >
      <Stack gap={5}>
        <StatusBanner auto={auto} />
        <Columns ratio="3:2" side={<AutoSide auto={auto} />}>
          <AutoGallery auto={auto} title={title} />
        </Columns>
        <Tabs
          aria-label={t('detail.tabs.label')}
          currentId={tab}
          items={autoTabs.map((id) => ({
            id,
            label: t(`detail.tabs.${id}`),
            href: id === 'about' ? href : `${href}?tab=${id}`,
          }))}
        />
        {tab === 'about' && (hasFacts ? <AboutTab auto={auto} /> : placeholder)}
        <Suspense fallback={placeholder}>
          {tab === 'leads' && <LeadsTab auto={auto} />}
          {tab === 'history' && <HistoryTab auto={auto} />}
          {tab === 'statistics' && <StatisticsTab auto={auto} />}
        </Suspense>
      </Stack>
    </Page>
  );
}

/** In the place of a tab that is on its way. */
const placeholder = <Skeleton height="320px" radius="lg" />;

export { AutoPage as Component };
