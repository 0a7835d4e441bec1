import type { ReactNode, Ref } from 'react';
import { RowCheckbox } from '../../private/RowCheckbox';
import * as css from './Table.css';
import type { RowId, TableColumn, TableSelection } from './table-column';

// A table shown as cards loses its meaning in some readers unless the roles are written out.
const as = {
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;

/** What rows of a table have in common. */
export interface TableRowOptions<Row> {
  columns: readonly TableColumn<Row>[];
  getRowId: (row: Row) => RowId;
  selection?: TableSelection<Row>;
  renderActions?: (row: Row) => ReactNode;
  density: 'normal' | 'compact';
}

interface TableRowProps<Row> extends TableRowOptions<Row> {
  row: Row;
  /** Where it stands, from 0, in a table that mounts only a part of its rows. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row: its box, its cells, what can be done with it. */
export function TableRow<Row>({
  row,
  index,
  ref,
  columns,
  getRowId,
  selection,
  renderActions,
  density,
}: TableRowProps<Row>) {
  const id = getRowId(row);
  const isSelected = selection?.selectedIds.has(id) ?? false;
  return (
    <tr
      {...as.row}
      ref={ref}
      data-index={index}
      // The head is the first.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={isSelected ? `${css.row} ${css.selected}` : css.row}
    >
      {selection && (
        <td {...as.cell} className={`${css.cell({ density })} ${css.boxCell}`}>
          <RowCheckbox
            aria-label={selection.selectRowLabel(row)}
            isSelected={isSelected}
            onChange={(isOn) => selection.onChange(toggled(selection, id, isOn))}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} density={density} />
      ))}
      {renderActions && (
        <td {...as.cell} className={`${css.cell({ density })} ${css.actionsCell}`}>
          <span className={css.actions}>{renderActions(row)}</span>
        </td>
      )}
    </tr>
  );
}

interface CellProps<Row> extends Pick<TableRowOptions<Row>, 'density'> {
  column: TableColumn<Row>;
  row: Row;
}

function Cell<Row>({ column, row, density }: CellProps<Row>) {
  const onPhone = column.onPhone ?? (column.isRowHeader ? 'title' : 'detail');
  const props = {
    className: css.cell({
      density,
      align: column.align ?? 'start',
      onPhone,
      isSecondary: column.isSecondary,
    }),
    'data-label': onPhone === 'detail' ? column.header : undefined,
    children: column.cell(row),
  };
  return column.isRowHeader ? <th {...as.rowHeader} {...props} /> : <td {...as.cell} {...props} />;
}

function toggled<Row>({ selectedIds }: TableSelection<Row>, id: RowId, isOn: boolean) {
  const next = new Set(selectedIds);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
