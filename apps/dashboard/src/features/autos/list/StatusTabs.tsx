import type { AutoCounts } from '@karvon/api/main';
import { Tabs } from '@karvon/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { listHref, type AutosSearch } from './list-search';
import { statusTabs, tabCount, tabOf } from './status-tabs';

/** Statuses over the list, with how many cars each holds under the present filters. */
export function StatusTabs({
  state,
  counts,
}: {
  state: AutosSearch;
  counts: AutoCounts | undefined;
}) {
  const { t } = useTranslation('autos');
  return (
    <Tabs
      aria-label={t('tabs.label')}
      currentId={tabOf(state.status)?.id}
      items={statusTabs.map((tab) => ({
        id: tab.id,
        label: t(`tabs.${tab.id}`),
        count: tabCount(tab, counts) ?? null,
        tone: tab.id === 'declined' ? 'danger' : 'neutral',
        href: listHref({
          ...state,
          page: 1,
          status: tab.statuses.length > 0 ? [...tab.statuses] : undefined,
        }),
      }))}
    />
  );
}
