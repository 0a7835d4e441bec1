import { useDeferredValue, useState, type ReactNode } from 'react';
import { LongTable } from './LongTable';
import { useIsPhone } from '../../private/is-phone';
import { warnDoubled } from '../../private/warn-once';
import * as css from './Table.css';
import type {
  RowId,
  TableColumn,
  TableSelection,
  TableSort,
  TableSortLabels,
  TableTotals,
} from './table-column';
import { TableBar } from './TableBar';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { tableStyles } from './table-styles';
import { TableTotalsRow } from './TableTotalsRow';

export type {
  RowId,
  TableColumn,
  TableSelection,
  TableSort,
  TableSortLabels,
  TableTotals,
} from './table-column';

export interface TableProps<Row> {
  /** Name of the table for screen readers: «Автомобили». */
  'aria-label': string;
  /** From left to right; ids are unique. */
  columns: readonly TableColumn<Row>[];
  /** In order: the table does not sort them. */
  rows: readonly Row[];
  /** Unique among the rows. */
  getRowId: (row: Row) => RowId;
  /** The current order. */
  sort?: TableSort | null;
  /** Called to sort; a click on the sorted column reverses the order. */
  onSortChange?: (sort: TableSort) => void;
  /** Texts of the sort menu on a phone, where the header is not visible. Without them rows cannot be sorted there. */
  sortLabels?: TableSortLabels;
  /** Adds a checkbox to every row. On a phone a button shows them. */
  selection?: TableSelection<Row>;
  /** Marks urgent rows with a red bar at their start, except on a phone. Give the reason in a cell, because colour alone is not enough. @default none */
  isRowUrgent?: (row: Row) => boolean;
  /** The last cell: a `Menu` or small buttons. */
  renderActions?: (row: Row) => ReactNode;
  /** Header of the last cell, for screen readers: «Действия». */
  actionsLabel?: string;
  /** Rows of one line have 52 or 44 px, of two lines 60 or 48. @default 'normal' */
  density?: 'normal' | 'compact';
  /** The last row, with sums. It is sticky like the header; on a phone it is the last card. Without rows it is not shown. */
  totals?: TableTotals;
  /** Replaces the rows if there are none: an `EmptyState`. */
  emptyState?: ReactNode;
  /**
   * Any CSS height. The table scrolls, and mounts only visible rows. Use it for more than a few hundred. Columns share the width,
   * unless they have their own.
   * @default as high as its rows
   */
  height?: string;
}

/** Rows of data. Below 768 px each row is a card. Use it in a `Card` with `padding="none"`. */
export function Table<Row>({
  'aria-label': label,
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  sortLabels,
  selection,
  isRowUrgent,
  renderActions,
  actionsLabel,
  density = 'normal',
  totals,
  emptyState,
  height,
}: TableProps<Row>) {
  const isPhone = useIsPhone();
  const ready = useDeferredValue(rows.length, firstRows);
  const [isSelecting, setSelecting] = useState(false);
  const isAlwaysSelecting = selection !== undefined && selection.startLabel === undefined;
  const hasBoxes =
    !isPhone || isAlwaysSelecting || isSelecting || (selection?.selectedIds.size ?? 0) > 0;
  const boxes = hasBoxes ? selection : undefined;
  if (import.meta.env.DEV) {
    warnDoubled('Table', 'rows', rows.map(getRowId));
    warnDoubled(
      'Table',
      'columns',
      columns.map(({ id }) => id),
    );
  }
  if (rows.length === 0 && emptyState != null) return <div className={css.empty}>{emptyState}</div>;
  const isLong = height !== undefined;
  const options = {
    styles: tableStyles(columns, { density, isLong }),
    getRowId,
    selection: boxes,
    isRowUrgent,
    renderActions,
  };
  const shared = { columns, sort, onSortChange, rows, getRowId };
  const bar = isPhone && (
    <TableBar
      {...shared}
      sortLabels={sortLabels}
      selection={selection}
      isSelecting={hasBoxes}
      onSelectingChange={setSelecting}
    />
  );
  const head = (
    <>
      <caption className={css.caption}>{label}</caption>
      <TableHead
        {...shared}
        selection={boxes}
        actionsLabel={renderActions && actionsLabel}
        isLong={isLong}
        isUnseen={isPhone}
      />
    </>
  );
  const footer = totals && rows.length > 0 && (
    <TableTotalsRow
      totals={totals}
      styles={options.styles}
      hasSelection={boxes !== undefined}
      hasActions={renderActions !== undefined}
      rowIndex={isLong ? rows.length + 2 : undefined}
    />
  );
  if (height !== undefined)
    return (
      <LongTable
        rows={rows}
        height={height}
        density={density}
        bar={bar}
        head={head}
        footer={footer}
        options={options}
      />
    );
  return (
    <div className={css.frame}>
      {bar}
      <table {...as.table} className={css.table}>
        {head}
        <tbody {...as.body} className={css.body}>
          {rows.slice(0, ready).map((row) => (
            <TableRow key={getRowId(row)} row={row} {...options} />
          ))}
          {ready < rows.length && <RowsToCome count={rows.length - ready} />}
        </tbody>
        {footer}
      </table>
    </div>
  );
}

/** Number of rows in the first frame, about one screen. The others follow in the next frame. */
const firstRows = 10;

/** Height reserved for a row that is not rendered yet: the page must be long enough to restore the scroll position on Back. */
const tallRow = 80;

function RowsToCome({ count }: { count: number }) {
  return <tr aria-hidden style={{ height: count * tallRow }} />;
}

// A table shown as cards loses its meaning in some screen readers unless the roles are written out.
const as = { table: { role: 'table' }, body: { role: 'rowgroup' } } as const;
