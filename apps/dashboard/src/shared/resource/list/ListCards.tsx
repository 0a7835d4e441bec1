import { CardGrid } from '@karvon/ui/CardGrid';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useDeferredValue, type ComponentType } from 'react';
import { useIsPhone } from '../../table/use-screen';
import type { ListCardProps, ListRow } from './define-list';
import type { Selection } from './use-selection';

export interface ListCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  Card: ComponentType<ListCardProps<Row>>;
  /** Undefined where nothing can be selected. */
  selection: Selection | undefined;
  isStale: boolean;
}

/**
 * Rows as cards. Those that are visible come first, and can be used while the others are plain surfaces of a card's height: on a slow
 * phone a card takes as long as a frame may. The height keeps the page, so that Back finds its place.
 */
export function ListCards<Row extends ListRow>(props: ListCardsProps<Row>) {
  const { label, rows, Card, selection, isStale } = props;
  const visible = useIsPhone() ? 2 : 6;
  const ready = useDeferredValue(rows.length, visible);
  return (
    <CardGrid aria-label={label} isBusy={isStale}>
      {rows.map((row, place) =>
        place < ready ? (
          <Card
            key={row.id}
            row={row}
            isFirst={place < visible}
            {...(selection && {
              selection: {
                isSelected: selection.ids.has(row.id),
                isSelecting: selection.ids.size > 0,
                onChange: () => selection.toggle(row.id),
              },
            })}
          />
        ) : (
          <Skeleton key={row.id} height="350px" radius="lg" />
        ),
      )}
    </CardGrid>
  );
}
