import { useQueryClient, useQuery } from '@tanstack/react-query';
import { CheckCheck, Repeat2 } from 'lucide-react';
import { Suspense, useRef, useState, type RefObject, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { paths } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { idParam } from '../../shared/resource/routes/id-param';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { applicationColumns } from './application-columns';
import { ApplicationRowActions } from './ApplicationRowActions';
import { applicationCalls, applicationFilters, applicationQueries } from './queries';
import { useRowKeys, type RowAction } from '../../shared/keys/row-keys';
import { Link } from '@karvon/ui/Link';
import { useLanguage } from '../../shared/i18n/use-language';

const ApplicationBulk = lazyNamed(() => import('./ApplicationBulk'), 'ApplicationBulk');
const ApplicationDrawer = lazyNamed(() => import('./ApplicationDrawer'), 'ApplicationDrawer');
const ApplicationCreate = lazyNamed(() => import('./ApplicationCreate'), 'ApplicationCreate');
const ApplicationFromLead = lazyNamed(
  () => import('./ApplicationFromBuyer'),
  'ApplicationFromLead',
);
const ApplicationFromRoom = lazyNamed(
  () => import('./ApplicationFromBuyer'),
  'ApplicationFromRoom',
);
const ScheduleDialog = lazyNamed(
  () => import('../../shared/inspection/ScheduleDialog'),
  'ScheduleDialog',
);
const WonInspection = lazyNamed(() => import('./WonInspection'), 'WonInspection');

const applicationList = defineList({
  title: 'applications:title',
  filters: applicationFilters,
  page: applicationQueries.page,
  counts: ({ statuses, overdue_count: overdue }) => ({
    statuses: { ...statuses },
    ...(overdue > 0 && { tones: { scheduled: 'danger' as const } }),
  }),
  create: { panel: 'form', label: 'applications:create' },
  empty: {
    icon: Repeat2,
    title: 'applications:empty.title',
    text: 'applications:empty.text',
    link: { href: `${paths.autos.index}?status=active`, label: 'applications:empty.link' },
  },
  emptyTab: { icon: CheckCheck, title: 'applications:emptyTab' },
  columns: applicationColumns,
  RowActions: ApplicationRowActions,
  selectLabel: ({ client_name }, t) => t('applications:selectRow', { name: client_name }),
  Bulk: ApplicationBulk,
  exportCsv: { fileName: 'trade-in', needs: 'leads.export', call: applicationCalls.csv },
});

const isId = (value: string | null | undefined): value is string =>
  /^[1-9]\d{0,14}$/.test(value ?? '');

export function ApplicationListPage() {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const [scheduling, setScheduling] = useState<number>();
  const { state } = useListState(applicationFilters);
  const application = useUrlPanel('application');
  const form = useUrlPanel('form');
  useApplicationKeys(frame, setScheduling);
  const rows = client.getQueryData(applicationQueries.page(state).queryKey)?.results;
  const planned = rows?.find(
    ({ id, status }) => id === scheduling && (status === 'pending' || status === 'scheduled'),
  );
  return (
    <div ref={frame}>
      <ListPage list={applicationList} context={<ApplicationContext />} keyHint={t('keyHint')} />
      <Suspense fallback={null}>
        {application.id !== undefined && (
          <ApplicationDrawer id={application.id} onClose={application.close} />
        )}
        {form.value === 'create' && <Create onClose={form.close} />}
        {planned !== undefined && (
          <ScheduleDialog application={planned} onClose={() => setScheduling(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

function Create({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const [won, lead, room] = ['trade_in', 'lead', 'room_id'].map((name) => search.get(name));
  if (isId(won)) return <WonInspection id={idParam(won)} onClose={onClose} />;
  if (isId(room)) return <ApplicationFromRoom id={idParam(room)} onClose={onClose} />;
  if (isId(lead)) return <ApplicationFromLead id={idParam(lead)} onClose={onClose} />;
  return <ApplicationCreate onClose={onClose} />;
}

export { ApplicationListPage as Component };

function useApplicationKeys(
  frame: RefObject<HTMLElement | null>,
  onSchedule: (id: number) => void,
): void {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const panel = useUrlPanel('application');

  const onApplication = (label: string, run: (id: number) => void): RowAction => ({
    label,
    run: (link) => {
      const id = Number(link && new URL(link.href).searchParams.get('application'));
      if (!Number.isInteger(id)) return false;
      run(id);
      return true;
    },
  });
  const decide = (decision: 'approved' | 'rejected') => (id: number) =>
    void navigate(`${panel.href(id)}&decision=${decision}`, {
      state: { panel: 'application' },
      preventScrollReset: true,
    });
  useRowKeys(frame, 'a[href*="application="]', {
    KeyS: onApplication(t('keys.schedule'), onSchedule),
    KeyA: onApplication(t('keys.approve'), decide('approved')),
    KeyR: onApplication(t('keys.reject'), decide('rejected')),
  });
}

function ApplicationContext() {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { state, href } = useListState(applicationFilters);
  const { data: page } = useQuery(applicationQueries.page(state));
  if (page === undefined) return null;
  const { today_count: today, overdue_count: overdue, decisions } = page;
  const { approved, decided, from, to } = decisions;
  // Decisions count regardless of when the application was created or inspected.
  const decidedThen = {
    from: undefined,
    to: undefined,
    scheduled_from: undefined,
    scheduled_to: undefined,
    decided_from: from,
    decided_to: to,
  };
  const link = (text: string, part: Parameters<typeof href>[0]) => (
    <Link href={href(part)}>{text}</Link>
  );
  const ofAll = link(t('context.decided', { count: decided }), {
    ...decidedThen,
    status: ['approved', 'rejected'],
  });
  const ours = link(t('context.approved', { count: approved }), {
    ...decidedThen,
    status: ['approved'],
  });
  const percent = t('context.percent', { percent: Math.round((approved / decided) * 100) });
  const parts: ReactNode[] = [
    today > 0 &&
      link(t('context.today', { count: today }), {
        status: ['scheduled'],
        scheduled_from: to,
        scheduled_to: to,
      }),
    overdue > 0 &&
      link(t('context.overdue', { count: overdue }), { status: ['scheduled'], overdue: true }),
    decided > 0 && (
      <>
        {language === 'ru' ? ours : ofAll} {language === 'ru' ? ofAll : ours}
        {percent}
      </>
    ),
  ];
  return parts
    .filter((part) => part !== false)
    .map((part, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- three parts in a fixed order
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ));
}
