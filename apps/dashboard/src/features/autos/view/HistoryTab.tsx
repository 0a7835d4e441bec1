import type { Auto } from '@karvon/api/main';
import { getGetAutoHistoryQueryOptions } from '@karvon/api/main/autos';
import { Timeline } from '@karvon/ui/Timeline';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryEntry } from './history-entry';
import { PagedTab } from './PagedTab';

/** Entries that are asked for at a time. */
const size = 20;

/** What happened to the car, newest first. */
export function HistoryTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation('autos');
  const entryOf = useHistoryEntry(auto);
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      getGetAutoHistoryQueryOptions(auto.id, { page: at + 1, size }),
    ),
  });
  const events = queries.flatMap(({ data }) => data?.results ?? []);
  return (
    <PagedTab
      pages={queries}
      shown={events.length}
      count={queries[0]?.data?.count ?? 0}
      emptyTitle={t('history.empty')}
      moreLabel={t('history.more')}
      onMore={() => setPages(pages + 1)}
    >
      <Timeline aria-label={t('detail.tabs.history')} entries={events.map(entryOf)} />
    </PagedTab>
  );
}
