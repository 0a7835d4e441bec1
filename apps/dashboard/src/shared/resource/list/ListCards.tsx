import { Grid } from '@karvon/ui/Grid';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useDeferredValue, type ComponentType } from 'react';
import { useIsPhone, useScreen } from '../../table/use-screen';
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
  const firstRow = useFirstRow();
  const ready = useDeferredValue(rows.length, visible);
  return (
    <Grid
      as="ul"
      aria-label={label}
      isBusy={isStale}
      isSelecting={selection !== undefined && selection.ids.size > 0}
    >
      {rows.map((row, place) =>
        place < ready ? (
          <RowCard
            key={row.id}
            row={row}
            Card={Card}
            isFirst={place < firstRow}
            isSelected={selection?.ids.has(row.id) ?? false}
            toggle={selection?.toggle}
          />
        ) : (
          <Skeleton key={row.id} height="350px" radius="lg" />
        ),
      )}
    </Grid>
  );
}

/** One card, of what belongs to its row alone: a press on another one's checkbox renders that one. */
function RowCard<Row extends ListRow>(props: {
  row: Row;
  Card: ComponentType<ListCardProps<Row>>;
  isFirst: boolean;
  isSelected: boolean;
  /** Undefined where nothing can be selected. */
  toggle: ((id: number) => void) | undefined;
}) {
  const { row, Card, isFirst, isSelected, toggle } = props;
  return (
    <Card
      row={row}
      isFirst={isFirst}
      selection={toggle ? { isSelected, onChange: () => toggle(row.id) } : undefined}
    />
  );
}

/** Number of cards in the first row (`Grid`), two on a phone. Images of other cards load lazily. */
function useFirstRow(): number {
  const isDesktop = useScreen('(min-width: 1280px)');
  const isLarge = useScreen('(min-width: 1600px)');
  return isLarge ? 4 : isDesktop ? 3 : 2;
}
