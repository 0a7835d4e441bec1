import type { CSSProperties } from 'react';
import type { TableColumn } from './table-column';
import * as long from './LongTable.css';
import * as css from './Table.css';

// A table shown as cards loses its meaning in some screen readers unless the roles are written out.
const as = { cell: { role: 'cell' }, rowHeader: { role: 'rowheader', scope: 'row' } } as const;

export interface CellStyles<Row> {
  column: TableColumn<Row>;
  props: {
    role: 'cell' | 'rowheader';
    scope?: 'row';
    className: string;
    style: CSSProperties | undefined;
    'data-label': string | undefined;
  };
}

export interface TableStyles<Row> {
  cells: readonly CellStyles<Row>[];
  row: string;
  checkbox: string;
  actions: string;
}

export interface StyleOptions {
  density: 'normal' | 'compact';
  /** Only some rows are mounted, and each has its own layout. */
  isLong: boolean;
}

/** Computes the styles once per table: hundreds of cells would each repeat it. */
export function tableStyles<Row>(
  columns: readonly TableColumn<Row>[],
  { density, isLong }: StyleOptions,
): TableStyles<Row> {
  const cell = isLong ? `${css.cell({ density })} ${long.cell}` : css.cell({ density });
  return {
    cells: columns.map((column) => cellStyles(column, { density, isLong })),
    row: isLong ? `${css.row} ${long.row({ density })}` : css.row,
    checkbox: `${cell} ${css.checkboxCell} ${isLong ? long.width({ column: 'checkbox' }) : ''}`,
    actions: `${cell} ${css.actionsCell} ${isLong ? long.width({ column: 'actions' }) : ''}`,
  };
}

function cellStyles<Row>(
  column: TableColumn<Row>,
  { density, isLong }: StyleOptions,
): CellStyles<Row> {
  const { align = 'start', isRowHeader = false, isSecondary } = column;
  const onPhone = column.onPhone ?? (isRowHeader ? 'title' : 'detail');
  const width = columnWidth(column, isLong);
  const cell = css.cell({ density, align, onPhone, isSecondary });
  return {
    column,
    props: {
      ...(isRowHeader ? as.rowHeader : as.cell),
      className: isLong ? `${cell} ${long.cell} ${width.className}` : cell,
      style: isLong ? width.style : undefined,
      'data-label': onPhone === 'detail' ? column.header : undefined,
    },
  };
}

/** Width of a column: on its header, in long tables also on its cells. */
export function columnWidth(
  { width }: Pick<TableColumn<unknown>, 'width'>,
  isLong: boolean,
): { className: string; style: CSSProperties | undefined } {
  // Chromium shrinks a column of pixels below its width where percentages and long texts ask for more than there is.
  const minWidth = !isLong && width?.endsWith('px') ? width : undefined;
  const style = width === undefined ? undefined : { width, minWidth };
  if (!isLong) return { className: '', style };
  return { className: long.width({ column: style ? 'own' : 'shared' }), style };
}
