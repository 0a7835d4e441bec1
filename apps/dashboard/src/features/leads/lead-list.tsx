import { serverNow } from '@karvon/api/server-clock';
import { CheckCheck, Contact } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { isUrgent } from '../../shared/status/waiting-tone';
import { LeadActionsProvider } from './LeadActionsProvider';
import { leadColumns } from './lead-columns';
import { buyerName } from './lead-labels';
import { LeadContext, LeadCounts, LeadSpeed, LeadSpeedLink } from './LeadContext';
import { LeadRowActions } from './LeadRowActions';
import { leadCalls, leadFilters, leadQueries } from './queries';
import { useLeadKeys } from './use-lead-keys';

const LeadDrawer = lazyNamed(() => import('./LeadDrawer'), 'LeadDrawer');
const LeadCreate = lazyNamed(() => import('./LeadCreate'), 'LeadCreate');
const LeadBulk = lazyNamed(() => import('./LeadBulk'), 'LeadBulk');

const leadList = defineList({
  title: 'leads:title',
  filters: leadFilters,
  page: leadQueries.page,
  counts: ({ statuses, waiting_since: since }) => ({
    statuses: { ...statuses },
    ...(since !== undefined &&
      isUrgent(serverNow() - Date.parse(since)) && { tones: { new: 'danger' as const } }),
  }),
  create: { panel: 'form', label: 'leads:create' },
  empty: {
    icon: Contact,
    title: 'leads:empty.title',
    text: 'leads:empty.text',
    link: { href: paths.autos.index, label: 'leads:empty.link' },
  },
  emptyTab: (tab) =>
    tab === 'new'
      ? { icon: CheckCheck, title: 'leads:emptyNew', Text: LeadSpeed }
      : { icon: Contact, title: 'leads:emptyContacted' },
  columns: leadColumns,
  RowActions: LeadRowActions,
  selectLabel: (lead, t) => t('leads:select', { name: buyerName(lead, t) }),
  isUrgent: ({ waiting_since: since }, now) =>
    since !== undefined && isUrgent(now - Date.parse(since)),
  Bulk: LeadBulk,
  exportCsv: { fileName: 'leads', needs: 'leads.export', call: leadCalls.csv },
  isLive: true,
});

/** Calls, requests and chats of buyers: a row for each who waits. */
export function LeadListPage() {
  return (
    <LeadActionsProvider>
      <Leads />
    </LeadActionsProvider>
  );
}

function Leads() {
  const { t } = useTranslation('leads');
  const lead = useUrlPanel('lead');
  const form = useUrlPanel('form');
  const frame = useRef<HTMLDivElement>(null);
  useLeadKeys(frame);
  return (
    <div ref={frame}>
      <ListPage
        list={leadList}
        context={<LeadContext />}
        tabsEnd={<LeadSpeedLink />}
        summary={<LeadCounts />}
        keyHint={t('keys.hint')}
      />
      <Suspense fallback={null}>
        {lead.id !== undefined && <LeadDrawer id={lead.id} panel={lead} />}
        {form.value === 'create' && <LeadCreate onClose={form.close} />}
      </Suspense>
    </div>
  );
}

export { LeadListPage as Component };
