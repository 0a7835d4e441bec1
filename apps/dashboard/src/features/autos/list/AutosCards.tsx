import type { AutoSummary } from '@karvon/api/main';
import { CardGrid } from '@karvon/ui/CardGrid';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceTable } from '../../../shared/table/use-resource-table';
import { useIsPhone } from '../../../shared/table/use-screen';
import { AutoCard } from './AutoCard';
import { CardOutline } from './CardOutline';

/**
 * The list as cards. Those in sight come first, and can be used while the others are still outlines: on a slow phone a card takes as
 * long as a frame may. The outlines keep the height of the page, so that Back finds its place.
 */
export function AutosCards({
  table,
  isStale,
}: {
  table: ResourceTable<AutoSummary>;
  isStale: boolean;
}) {
  const { t } = useTranslation('autos');
  const inSight = useIsPhone() ? 2 : 6;
  const ready = useDeferredValue(table.rows.length, inSight);
  return (
    <CardGrid aria-label={t('title')} isBusy={isStale}>
      {table.rows.map((auto, place) =>
        place < ready ? (
          <AutoCard
            key={auto.id}
            auto={auto}
            isFirst={place < inSight}
            isSelected={table.isSelected(auto.id)}
            isSelecting={table.selected.size > 0}
            onSelectedChange={() => table.toggle(auto.id)}
          />
        ) : (
          <CardOutline key={auto.id} />
        ),
      )}
    </CardGrid>
  );
}
