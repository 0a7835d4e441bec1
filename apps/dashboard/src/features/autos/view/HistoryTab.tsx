import type { Auto } from '@karvon/api/main';
import { getGetAutoHistoryQueryOptions } from '@karvon/api/main/autos';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { ErrorState } from '@karvon/ui/ErrorState';
import { LoadMore } from '@karvon/ui/LoadMore';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Timeline } from '@karvon/ui/Timeline';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { useHistoryEntry } from './history-entry';

/** Entries that are asked for at a time. */
const size = 20;

/** What happened to the car, newest first. */
export function HistoryTab({ auto }: { auto: Auto }) {
  const { t } = useTranslation(['autos', 'common']);
  const words = useErrorWords();
  const entryOf = useHistoryEntry(auto);
  const [pages, setPages] = useState(1);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      getGetAutoHistoryQueryOptions(auto.id, { page: at + 1, size }),
    ),
  });
  const events = queries.flatMap(({ data }) => data?.results ?? []);
  const count = queries[0]?.data?.count ?? 0;
  const failed = queries.find(({ error }) => error !== null);

  if (failed?.error) {
    return (
      <ErrorState
        title={words(failed.error).title}
        description={words(failed.error).text}
        action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  if (queries[0]?.isPending === true) {
    return (
      <Card>
        <Stack gap={4}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="55%" height="20px" />
          <Skeleton width="35%" height="20px" />
        </Stack>
      </Card>
    );
  }
  if (events.length === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <Card>
      <Stack gap={4}>
        <Timeline aria-label={t('detail.tabs.history')} entries={events.map(entryOf)} />
        {count > size && (
          <LoadMore
            label={t('history.more')}
            summary={t('filter.shown', { shown: events.length, count })}
            hasMore={events.length < count}
            isPending={queries.some(({ isPending }) => isPending)}
            onPress={() => setPages(pages + 1)}
          />
        )}
      </Stack>
    </Card>
  );
}
