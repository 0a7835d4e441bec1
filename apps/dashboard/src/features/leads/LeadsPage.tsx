import { serverNow } from '@karvon/api/server-clock';
import { CheckCheck, Contact } from 'lucide-react';
import { Suspense, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, withSearch } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { isOverdue, isUrgent } from '../../shared/status/waiting-tone';
import { LeadActionsProvider, useLeadActions } from './LeadActionsProvider';
import { leadColumns } from './lead-columns';
import { buyerName } from './lead-labels';
import { LeadRowActions } from './LeadRowActions';
import { leadCalls, leadFilters, leadQueries } from './queries';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useRowKeys, type RowAction } from '../../shared/keys/row-keys';
import { undoLast } from '../../shared/resource/last-undo';
import { findLead } from './lead-cache';
import { usePeople } from './use-people';
import { commentHash } from './LeadTexts';
import { Link } from '@karvon/ui/Link';
import { formatDateIso } from '../../shared/format/date';
import { formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useIsPhone } from '../../shared/table/use-screen';
import { day } from '../../shared/time';

function useSpeed(): { text: string; days: number } | undefined {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { data: panel } = useQuery(leadQueries.speed());
  const { median, days = 30 } = panel?.response_speed ?? {};
  if (median === undefined) return undefined;
  return { text: t('median', { time: formatWait(median * 1000, language) }), days };
}

function useCountTexts(): string[] {
  const { t } = useTranslation('leads');
  const { state } = useListState(leadFilters);
  const { data: page } = useQuery(leadQueries.page(state));
  if (page === undefined) return [];
  return [t('count', { count: page.count }), t('buyers', { count: page.buyer_count })];
}

const LeadContext = () => useCountTexts().join(' · ');

/** On a phone with the texts of the title row, which has no room there. */
function LeadCounts() {
  const isPhone = useIsPhone();
  const texts = [...useCountTexts(), useSpeed()?.text];
  const { t } = useTranslation('common');
  const { state } = useListState(leadFilters);
  const { data: page } = useQuery(leadQueries.page(state));
  if (isPhone) return texts.filter(Boolean).join(' · ');
  return page && t('filter.shown', { shown: page.results.length, count: page.buyer_count });
}

const LeadSpeed = () => useSpeed()?.text;

function LeadSpeedLink() {
  const now = useServerNow();
  const speed = useSpeed();
  if (speed === undefined) return null;
  const from = formatDateIso(now - (speed.days - 1) * day);
  const href = withSearch(paths.leads, { from, to: formatDateIso(now), ordering: 'slowest' });
  return (
    <Link variant="quiet" href={href}>
      {speed.text}
    </Link>
  );
}

const LeadDrawer = lazyNamed(() => import('./LeadDrawer'), 'LeadDrawer');
const LeadCreate = lazyNamed(() => import('./LeadCreate'), 'LeadCreate');
const LeadBulk = lazyNamed(() => import('./LeadBulk'), 'LeadBulk');

const leadList = defineList({
  title: 'leads:title',
  filters: leadFilters,
  page: leadQueries.page,
  rowCount: ({ buyer_count }) => buyer_count,
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
    since !== undefined && isOverdue(now - Date.parse(since)),
  Bulk: LeadBulk,
  exportCsv: { fileName: 'leads', needs: 'leads.export', call: leadCalls.csv },
  isLive: true,
});

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

type Lead = NonNullable<ReturnType<typeof findLead>>;

function useLeadKeys(frame: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation(['leads', 'common']);
  const client = useQueryClient();
  const { me } = usePeople();
  const actions = useLeadActions();
  const panel = useUrlPanel('lead');
  const navigate = useNavigate();

  const onLead = (label: string, run: (lead: Lead) => void): RowAction => ({
    label,
    run: (link) => {
      const id = link && Number(new URL(link.href).searchParams.get('lead'));
      const lead = findLead(client, id ?? Number.NaN);
      if (lead !== undefined) run(lead);
    },
  });
  useRowKeys(frame, 'a[href*="lead="]', {
    KeyC: onLead(t('keys.contacted'), (lead) => {
      if (lead.status === 'new') actions.contacted(lead);
    }),
    KeyP: onLead(t('keys.call'), ({ phone }) => {
      if (phone !== undefined) location.assign(`tel:${phone}`);
    }),
    KeyA: onLead(t('keys.assign'), (lead) => {
      if (me !== undefined) void actions.assign.run({ leads: [lead], responsible: me });
    }),
    KeyE: onLead(t('keys.comment'), ({ id }) => {
      void navigate(`${panel.href(id)}${commentHash}`, { state: { panel: 'lead' } });
    }),
    KeyU: { label: t('keys.undo'), run: () => void undoLast() },
  });
}
