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
  selection: Selection | undefined;
  isStale: boolean;
}

/** Cards of a list. Later ones are placeholders at first: on a slow phone one card fills a frame. Their height lets Back restore its position. */
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

/** Card of a row. It receives only its own data, so that selecting another card does not render it. */
function RowCard<Row extends ListRow>(props: {
  row: Row;
  Card: ComponentType<ListCardProps<Row>>;
  isFirst: boolean;
  isSelected: boolean;
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

/** Number of cards in the first row (`Grid`). Images of other cards load lazily. */
function useFirstRow(): number {
  const isDesktop = useScreen('(min-width: 1280px)');
  const isLarge = useScreen('(min-width: 1600px)');
  return isLarge ? 4 : isDesktop ? 3 : 2;
}
