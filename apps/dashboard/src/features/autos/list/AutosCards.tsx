import type { AutoSummary } from '@karvon/api/main';
import { CardGrid } from '@karvon/ui/CardGrid';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceTable } from '../../../shared/table/use-resource-table';
import { useIsPhone } from '../../../shared/table/use-screen';
import { AutoCard } from './AutoCard';

/**
 * The list as cards. Those in view come first, and can be used while the others are plain surfaces of a card's height: on a slow
 * phone a card takes as long as a frame may, and its outline half of that. The height keeps the page, so that Back finds its place.
 */
export function AutosCards({
  table,
  isStale,
}: {
  table: ResourceTable<AutoSummary>;
  isStale: boolean;
}) {
  const { t } = useTranslation('autos');
  const visibleCount = useIsPhone() ? 2 : 6;
  const ready = useDeferredValue(table.rows.length, visibleCount);
  return (
    <CardGrid aria-label={t('title')} isBusy={isStale}>
      {table.rows.map((auto, place) =>
        place < ready ? (
          <AutoCard
            key={auto.id}
            auto={auto}
            isFirst={place < visibleCount}
            isSelected={table.isSelected(auto.id)}
            isSelecting={table.selected.size > 0}
            onSelectedChange={() => table.toggle(auto.id)}
          />
        ) : (
          <Skeleton key={auto.id} height="350px" radius="lg" />
        ),
      )}
    </CardGrid>
  );
}
