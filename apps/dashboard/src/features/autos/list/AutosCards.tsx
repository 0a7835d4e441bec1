import type { AutoSummary } from '@karvon/api/main';
import { CardGrid } from '@karvon/ui/CardGrid';
import { useTranslation } from 'react-i18next';
import type { ResourceTable } from '../../../shared/table/use-resource-table';
import { AutoCard } from './AutoCard';

/** Cards whose pictures are in sight at once on a desktop. */
const inSight = 6;

/** The list as cards. */
export function AutosCards({
  table,
  isStale,
}: {
  table: ResourceTable<AutoSummary>;
  isStale: boolean;
}) {
  const { t } = useTranslation('autos');
  return (
    <CardGrid aria-label={t('title')} isBusy={isStale}>
      {table.rows.map((auto, place) => (
        <AutoCard
          key={auto.id}
          auto={auto}
          isFirst={place < inSight}
          isSelected={table.isSelected(auto.id)}
          isSelecting={table.selected.size > 0}
          onSelectedChange={() => table.toggle(auto.id)}
        />
      ))}
    </CardGrid>
  );
}
