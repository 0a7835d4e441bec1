import type { ReactNode, Ref } from 'react';
import { RowCheckbox } from '../../private/RowCheckbox';
import * as css from './Table.css';
import type { RowId, TableSelection } from './table-column';
import type { TableStyles } from './table-styles';

// A table shown as cards loses its meaning in some screen readers unless the roles are written out.
const as = { row: { role: 'row' }, cell: { role: 'cell' } } as const;

export interface TableRowOptions<Row> {
  /** Classes of the cells, by column. */
  styles: TableStyles<Row>;
  /** Unique among the rows. */
  getRowId: (row: Row) => RowId;
  /** Adds a checkbox to every row. */
  selection?: TableSelection<Row>;
  /** A red bar at the start of the row. @default none */
  isRowUrgent?: (row: Row) => boolean;
  /** Content of the last cell. */
  renderActions?: (row: Row) => ReactNode;
}

interface TableRowProps<Row> extends TableRowOptions<Row> {
  row: Row;
  /** Row index from 0, if the table mounts only some of its rows. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

export function TableRow<Row>({
  row,
  index,
  ref,
  styles,
  getRowId,
  selection,
  isRowUrgent,
  renderActions,
}: TableRowProps<Row>) {
  const id = getRowId(row);
  const isSelected = selection?.selectedIds.has(id) ?? false;
  return (
    <tr
      {...as.row}
      ref={ref}
      data-index={index}
      data-urgent={isRowUrgent?.(row) || undefined}
      // Row 1 is the header.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={isSelected ? `${styles.row} ${css.selected}` : styles.row}
    >
      {selection && (
        <td {...as.cell} className={styles.checkbox}>
          <RowCheckbox
            aria-label={selection.selectRowLabel(row)}
            isSelected={isSelected}
            isDisabled={selection.isSelectable?.(row) === false}
            onChange={(isOn) => selection.onChange(toggled(selection, id, isOn))}
          />
        </td>
      )}
      {styles.cells.map(({ column, props }) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell key={column.id} {...props}>
            {column.cell(row)}
          </Cell>
        );
      })}
      {renderActions && (
        <td {...as.cell} className={styles.actions}>
          <span className={css.actions}>{renderActions(row)}</span>
        </td>
      )}
    </tr>
  );
}

function toggled<Row>({ selectedIds }: TableSelection<Row>, id: RowId, isOn: boolean) {
  const next = new Set(selectedIds);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
