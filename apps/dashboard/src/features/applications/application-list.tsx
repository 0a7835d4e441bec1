import { CheckCheck, Repeat2 } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { idParam } from '../../shared/resource/routes/id-param';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { applicationColumns } from './application-columns';
import { ApplicationContext } from './ApplicationContext';
import { ApplicationRowActions } from './ApplicationRowActions';
import { applicationCalls, applicationFilters, applicationQueries } from './queries';

const ApplicationDrawer = lazyNamed(() => import('./ApplicationDrawer'), 'ApplicationDrawer');
const ApplicationCreate = lazyNamed(() => import('./ApplicationCreate'), 'ApplicationCreate');

const applicationList = defineList({
  title: 'applications:title',
  filters: applicationFilters,
  page: applicationQueries.page,
  counts: ({ statuses, overdue_count: overdue }) => ({
    statuses: { ...statuses },
    ...(overdue > 0 && { tones: { scheduled: 'danger' as const } }),
  }),
  create: {
    href: `${paths.tradeIn.applications}?form=create`,
    label: 'applications:create',
  },
  empty: {
    icon: Repeat2,
    title: 'applications:empty.title',
    text: 'applications:empty.text',
  },
  emptyTab: { icon: CheckCheck, title: 'applications:emptyTab' },
  columns: applicationColumns,
  RowActions: ApplicationRowActions,
  exportCsv: { fileName: 'trade-in', call: applicationCalls.csv },
});

/** Buyers who give their car in payment: from the application to the agreed price. */
export function ApplicationListPage() {
  const application = useUrlPanel('application');
  const form = useUrlPanel('form');
  const isOpen = application.value !== undefined && /^[1-9]\d{0,14}$/.test(application.value);
  return (
    <>
      <ListPage list={applicationList} context={<ApplicationContext />} />
      <Suspense fallback={null}>
        {isOpen && (
          <ApplicationDrawer id={idParam(application.value)} onClose={application.close} />
        )}
        {form.value === 'create' && <ApplicationCreate onClose={form.close} />}
      </Suspense>
    </>
  );
}

export { ApplicationListPage as Component };
