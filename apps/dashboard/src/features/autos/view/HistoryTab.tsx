import type { Auto } from '@karvon/api/main';
import { Timeline } from '@karvon/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { autoViewQueries } from './queries';
import { useHistoryEntry } from './history-entry';
import { PagedTab } from './PagedTab';

/** What happened to the car, newest first. */
export function HistoryTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const entryOf = useHistoryEntry(auto);
  return (
    <PagedTab
      page={(page) => autoViewQueries.history(auto.id, page)}
      emptyTitle={t('history.empty')}
      moreLabel={t('history.more')}
    >
      {(events) => <Timeline aria-label={t('detail.tabs.history')} entries={events.map(entryOf)} />}
    </PagedTab>
  );
}
