import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import * as css from './Table.css';
import type { RowId, TableColumn, TableSelection, TableSort } from './table-column';
import { TableHead } from './TableHead';

export type { RowId, TableColumn, TableSelection, TableSort } from './table-column';

export interface TableProps<Row> {
  /** What the table holds, for readers: «Автомобили». */
  'aria-label': string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Unique among the rows. */
  getRowId: (row: Row) => RowId;
  /** How it is sorted now. */
  sort?: TableSort | null;
  /** Asked to sort; a press on the sorted column turns it round. */
  onSortChange?: (sort: TableSort) => void;
  /** With it every row has a box. */
  selection?: TableSelection<Row>;
  /** The last cell: a `Menu` or small buttons. */
  renderActions?: (row: Row) => ReactNode;
  /** Head of the last cell, for readers: «Действия». */
  actionsLabel?: string;
  /** Rows of 52 or 40 px. @default 'normal' */
  density?: 'normal' | 'compact';
  /** In place of the rows when there are none: an `EmptyState`. */
  emptyState?: ReactNode;
}

/** Rows of facts. Below 768 px every row becomes a card. Stands in a `Card` with `padding="none"`. */
export function Table<Row>({
  'aria-label': label,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  selection,
  renderActions,
  actionsLabel,
  density = 'normal',
  emptyState,
}: TableProps<Row>) {
  if (rows.length === 0 && emptyState != null) return <div className={css.empty}>{emptyState}</div>;
  return (
    <div className={css.frame}>
      <table {...as.table} className={css.table}>
        <caption className={css.caption}>{label}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
          pageIds={rows.map(getRowId)}
          actionsLabel={renderActions && actionsLabel}
        />
        <tbody {...as.body} className={css.body}>
          {rows.map((row) => {
            const id = getRowId(row);
            const isSelected = selection?.selectedIds.has(id) ?? false;
            return (
              <tr
                {...as.row}
                key={id}
                className={isSelected ? `${css.row} ${css.selected}` : css.row}
              >
                {selection && (
                  <td {...as.cell} className={`${css.cell({ density })} ${css.boxCell}`}>
                    <Checkbox
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
          })}
        </tbody>
      </table>
    </div>
  );
}

// A table shown as cards loses its meaning in some readers unless the roles are written out.
const as = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;

interface CellProps<Row> extends Pick<TableProps<Row>, 'density'> {
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
