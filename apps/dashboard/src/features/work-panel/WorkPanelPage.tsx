import type { WorkPanel } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Contact, Plus } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, tashkentParts, weekdayNames } from '../../shared/format/date';
import { formatTimeLeft } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { BelowScreen } from '../../shared/resource/BelowScreen';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useIsPhone } from '../../shared/table/use-screen';
import { ArrivalBanner } from './ArrivalBanner';
import { useFirstSteps } from './first-steps';
import { dayPart, firstName } from './greeting';
import { LeadsQueue } from './LeadsQueue';
import { PanelFilters } from './PanelFilters';
import { PanelSkeleton } from './PanelSkeleton';
import { PanelTiles } from './PanelTiles';
import { panelParts } from './panel-parts';
import { workFilters, workQueries } from './queries';
import { StartChecklist } from './StartChecklist';
import { StepsLeft } from './StepsLeft';
import { useWorkActions } from './use-work-actions';
import { useWorkKeys } from './use-work-keys';

// These load later on a phone. Wider screens load them with the page.
const LateQueues = lazyNamed(panelParts.load, 'MoreQueues');
const LateCards = lazyNamed(panelParts.load, 'SideCards');
const LateRefresh = lazyNamed(panelParts.load, 'RefreshCard');

export function WorkPanelPage() {
  const { t } = useTranslation('work-panel');
  const isPhone = useIsPhone();
  const greeting = useGreeting();
  const { state } = useListState(workFilters);
  const query = useQuery(workQueries.panel(state));
  const context = useToday(query.data);
  const isStart = query.data !== undefined && hasNothing(query.data);
  // «0 дел» has no meaning for a new dealership.
  const isQuiet = isStart || (query.data?.counts.autos === 1 && query.data.counts.total === 0);
  const actions = isStart ? undefined : (
    <>
      <Button icon={Contact} href={`${paths.leads}?form=create`}>
        {t('newLead')}
      </Button>
      <Button variant="primary" icon={Plus} href={paths.autos.create}>
        {t('addAuto')}
      </Button>
    </>
  );
  return (
    <Page
      title={isPhone ? t('title') : greeting}
      tabTitle={t('title')}
      context={isPhone || isQuiet ? undefined : context}
      actions={
        isPhone ? query.data && !isStart && <PanelFilters counts={query.data.counts} /> : actions
      }
    >
      <Stack gap={[4, 6]}>
        <ArrivalBanner />
        <QueryBoundary query={query} skeleton={<PanelSkeleton />}>
          {(panel) => <Panel panel={panel} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

const useFirstName = (): string => firstName(useQuery(workQueries.profile()).data?.full_name ?? '');

/** Greeting: «Добрый день, Жасур», without the name while it loads. */
function useGreeting(): string {
  const { t } = useTranslation('work-panel');
  const part = dayPart(useServerNow());
  const name = useFirstName();
  return name === '' ? t(`greeting.${part}`) : t(`greetingName.${part}`, { name });
}

/** Date and count: «Пятница, 20 ноября · 33 дела». */
function useToday(panel: WorkPanel | undefined): string {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const weekday = weekdayNames[language][tashkentParts(now)?.weekday ?? 0] ?? '';
  const date = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDay(now, language)}`;
  const total = panel?.failed === undefined ? panel?.counts.total : undefined;
  return total === undefined ? date : `${date} · ${t('todo', { count: total })}`;
}

const hasNothing = ({ counts, failed }: WorkPanel): boolean =>
  failed === undefined && counts.autos === 0 && counts.total === 0;

function Panel({ panel }: { panel: WorkPanel }) {
  const name = useFirstName();
  const first = useFirstSteps(panel);
  if (first === 'pending') return <PanelSkeleton />;
  if (first?.place === 'panel') return <StartChecklist name={name} steps={first.steps} />;
  return <Queues panel={panel} beside={first && <StepsLeft {...first} />} />;
}

function Queues({ panel, beside }: { panel: WorkPanel; beside: ReactNode }) {
  const { state } = useListState(workFilters);
  const actions = useWorkActions(state.avtosalon);
  const frame = useRef<HTMLDivElement>(null);
  useWorkKeys(frame, panel, actions);
  const { MoreQueues, SideCards, RefreshCard } = panelParts.ifLoaded() ?? {
    MoreQueues: LateQueues,
    SideCards: LateCards,
    RefreshCard: LateRefresh,
  };
  const isPhone = useIsPhone();
  const { counts } = panel;
  return (
    <div ref={frame}>
      <Stack gap={[4, 6]}>
        {!isPhone && <PanelFilters counts={counts} />}
        <PanelTiles panel={panel} />
        <Columns
          ratio="aside"
          side={
            <Stack gap={4}>
              {beside}
              <Suspense fallback={<Skeleton height="360px" radius="lg" />}>
                <RefreshCard panel={panel} actions={actions} />
              </Suspense>
              <BelowScreen height="360px">
                <SideCards panel={panel} />
              </BelowScreen>
            </Stack>
          }
        >
          {counts.total === 0 && panel.failed === undefined ? (
            <AllDone panel={panel} />
          ) : (
            <Stack gap={4}>
              <LeadsQueue panel={panel} actions={actions} />
              <BelowScreen height="900px">
                <MoreQueues panel={panel} actions={actions} />
              </BelowScreen>
            </Stack>
          )}
        </Columns>
      </Stack>
    </div>
  );
}

function AllDone({ panel }: { panel: WorkPanel }) {
  const { t } = useTranslation('work-panel');
  const language = useLanguage();
  const now = useServerNow();
  const next = panel.refresh.find(({ is_ready: isReady }) => !isReady)?.next_update_at;
  return (
    <EmptyState
      icon={CircleCheck}
      title={t('allDone.title')}
      {...(next !== undefined && {
        description: t('allDone.next', {
          time: formatTimeLeft(Date.parse(next) - now, language),
        }),
      })}
    />
  );
}

export { preload } from './queries';
export { WorkPanelPage as Component };
