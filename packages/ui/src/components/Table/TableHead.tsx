import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as long from './LongTable.css';
import { SelectAll } from './SelectAll';
import * as css from './Table.css';
import { columnWidth } from './table-styles';
import type { RowId, TableColumn, TableSelection, TableSort } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
  /** Rows on screen. Selected rows of other pages stay selected. */
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  actionsLabel: string | undefined;
  isLong: boolean;
  /** Visible to screen readers only: `TableBar` has the controls. */
  isUnseen: boolean;
}

const as = {
  head: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
} as const;

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  rows,
  getRowId,
  actionsLabel,
  isLong,
  isUnseen,
}: TableHeadProps<Row>) {
  const cellClass = (column: 'checkbox' | 'actions') =>
    isLong ? `${long.cell} ${long.width({ column })}` : '';
  return (
    <thead {...as.head} className={isLong ? `${css.head()} ${long.head}` : css.head()}>
      <tr {...as.row} className={isLong ? long.row() : undefined}>
        {selection && (
          <th
            {...as.header}
            className={`${css.header()} ${css.checkboxCell} ${cellClass('checkbox')}`}
          >
            {isUnseen ? (
              selection.selectAllLabel
            ) : (
              <SelectAll selection={selection} rows={rows} getRowId={getRowId} />
            )}
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const isSortable = Boolean(column.isSortable && onSortChange) && !isUnseen;
          const width = columnWidth(column, isLong);
          const header = css.header({
            isEnd: column.align === 'end',
            isSecondary: column.isSecondary,
          });
          return (
            <th
              {...as.header}
              key={column.id}
              className={isLong ? `${header} ${long.cell} ${width.className}` : header}
              style={width.style}
              aria-sort={direction}
            >
              {isSortable ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  onSort={(next) => onSortChange?.({ column: column.id, direction: next })}
                />
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsLabel !== undefined && (
          <th {...as.header} className={`${css.header()} ${cellClass('actions')}`}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  label: string;
  direction: TableSort['direction'] | undefined;
  onSort: (direction: TableSort['direction']) => void;
}

function SortButton({ label, direction, onSort }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Button
      className={css.sort}
      onPress={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {label}
      <Arrow {...icon.xs} className={css.arrow} />
    </Button>
  );
}
