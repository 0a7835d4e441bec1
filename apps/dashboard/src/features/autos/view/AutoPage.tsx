import type { Auto } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Columns } from '@karvon/ui/Columns';
import { Stack } from '@karvon/ui/Stack';
import { Tabs } from '@karvon/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language';
import { usePageKeys } from '../../../shared/keys/page-keys';
import { paths } from '../../../shared/paths';
import { useMember } from '../../../shared/session/member';
import { usePanelLinks } from '../../../shared/resource/use-url-panel';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { PagePath } from '../../../shared/resource/view/PagePath';
import { useIdParam } from '../../../shared/resource/routes/use-id-param';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { AutoActionsProvider } from '../actions/AutoActionsProvider';
import { titleOfAuto } from '../auto-rules';
import { specsLine } from '../auto-labels';
import { autoQueries } from '../queries';
import { AboutTab } from './AboutTab';
import { AutoSide } from './AutoSide';
import { StatusBanner } from './StatusBanner';
import { Card } from '@karvon/ui/Card';
import { Gallery } from '@karvon/ui/Gallery';

const lines = ['60%', '40%', '75%', '55%', '70%'];

function AutoSkeleton() {
  return (
    <Columns
      ratio="3:2"
      side={
        <Card>
          <Stack gap={4}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} height="20px" />
            ))}
            <Skeleton height="40px" radius="md" />
          </Stack>
        </Card>
      }
    >
      <Skeleton aspectRatio="8 / 5" radius="lg" />
    </Columns>
  );
}

const LeadsTab = lazyNamed(() => import('./LeadsTab'), 'LeadsTab');
const HistoryTab = lazyNamed(() => import('./HistoryTab'), 'HistoryTab');
const StatisticsTab = lazyNamed(() => import('./StatisticsTab'), 'StatisticsTab');

const MoneyTab = lazyNamed(() => import('./money/MoneyTab'), 'MoneyTab');

const autoTabs = ['about', 'leads', 'history', 'statistics', 'money'] as const;

export function AutoPage() {
  const { t } = useTranslation(['autos', 'common']);
  const navigate = useNavigate();
  const query = useQuery(autoQueries.one(useIdParam()));
  return (
    <QueryBoundary query={query} skeleton={<AutoSkeleton />} page={{ title: t('title') }}>
      {(auto) => (
        <AutoActionsProvider onDeleted={() => navigate(paths.autos.index, { replace: true })}>
          <AutoDetails auto={auto} />
        </AutoActionsProvider>
      )}
    </QueryBoundary>
  );
}

function AutoDetails({ auto }: { auto: Auto }) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const seesMoney = useMember().may('autos.costs').ok;
  const tabs = autoTabs.filter((id) => id !== 'money' || seesMoney);
  const tab = tabs.find((id) => id === search.get('tab')) ?? 'about';
  const { year, ...withoutYear } = auto.core_car;
  const navigate = useNavigate();
  const mayPost = useMember().may('telegram.post').ok;
  usePageKeys({
    KeyT: mayPost
      ? {
          label: t('toChannel'),
          run: () => void navigate(paths.channel.send([auto.id])),
        }
      : undefined,
  });
  const name = titleOfAuto(auto);
  const title = year === undefined ? name : `${name}, ${String(year)}`;
  const href = paths.autos.view(auto.id);
  // The facts are half of the page and below its middle, so they render after the rest.
  const hasFacts = useDeferredValue(true, false);
  return (
    <Page
      title={title}
      breadcrumbs={<PagePath parent={{ label: t('title'), href: paths.autos.index }} />}
      context={specsLine(withoutYear, t, language)}
      actions={<CarStatusBadge status={auto.status} />}
      phoneAction={
        tab === 'money' && (
          <Suspense fallback={null}>
            <AddExpense />
          </Suspense>
        )
      }
    >
      <Stack gap={5}>
        <StatusBanner auto={auto} />
        <Columns ratio="3:2" side={<AutoSide auto={auto} />}>
          <AutoGallery auto={auto} title={title} />
        </Columns>
        <Tabs
          aria-label={t('detail.tabs.label')}
          currentId={tab}
          items={tabs.map((id) => ({
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
          {tab === 'money' && <MoneyTab auto={auto} />}
        </Suspense>
      </Stack>
    </Page>
  );
}

function AddExpense() {
  const { t } = useTranslation('stock');
  return (
    <Button variant="primary" icon={Plus} href={usePanelLinks('form').href('expense')}>
      {t('money.expense')}
    </Button>
  );
}

const placeholder = <Skeleton height="320px" radius="lg" />;

export { AutoPage as Component };

function AutoGallery({ auto, title }: { auto: Auto; title: string }) {
  const { t } = useTranslation(['autos', 'common']);
  const position = (at: number, count: number) => t('detail.position', { position: at, count });
  return (
    <Gallery
      images={auto.photos.map(({ id, url, thumbnail, name }, at) => ({
        id,
        src: url,
        thumb: thumbnail,
        name: name ?? null,
        alt: `${title}, ${position(at + 1, auto.photos.length)}`,
      }))}
      labels={{
        viewer: t('detail.gallery'),
        close: t('common:close'),
        previous: t('detail.previous'),
        next: t('detail.next'),
        zoomIn: t('common:zoomIn'),
        zoomOut: t('common:zoomOut'),
        position,
        broken: t('detail.brokenPhoto'),
        open: (at) => t('detail.openPhoto', { position: at }),
        empty: t('detail.noPhotos'),
      }}
    />
  );
}
