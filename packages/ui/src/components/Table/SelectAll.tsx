import { RowCheckbox } from '../../private/RowCheckbox';
import type { RowId, TableSelection } from './table-column';

interface SelectAllProps<Row> {
  selection: TableSelection<Row>;
  /** Rows on screen. Selected rows of other pages stay selected. */
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
}

export function SelectAll<Row>({ selection, rows, getRowId }: SelectAllProps<Row>) {
  const { selectedIds, isSelectable } = selection;
  const selectable = isSelectable === undefined ? rows : rows.filter(isSelectable);
  // Skip the scan of a long list while nothing is selected.
  const chosen =
    selectedIds.size === 0 ? 0 : selectable.filter((row) => selectedIds.has(getRowId(row))).length;
  const isAll = chosen > 0 && chosen === selectable.length;
  return (
    <RowCheckbox
      aria-label={selection.selectAllLabel}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      isDisabled={selectable.length === 0}
      onChange={() => {
        const next = new Set(selectedIds);
        for (const row of selectable) {
          if (isAll) next.delete(getRowId(row));
          else next.add(getRowId(row));
        }
        selection.onChange(next);
      }}
    />
  );
}
