import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { RowCheckbox } from '../../private/RowCheckbox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Table.css';
import type { RowId, TableColumn, TableSelection, TableSort } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
  /** Rows on screen: the box of the head chooses these and leaves other pages alone. */
  pageIds: readonly RowId[];
  actionsLabel: string | undefined;
}

const as = {
  head: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
} as const;

/** The head of a `Table`: names, sorting, the box for all. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  pageIds,
  actionsLabel,
}: TableHeadProps<Row>) {
  return (
    <thead {...as.head} className={css.head()}>
      <tr {...as.row}>
        {selection && (
          <th {...as.header} className={`${css.header()} ${css.boxCell}`}>
            <SelectAll selection={selection} pageIds={pageIds} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const isSortable = Boolean(column.isSortable && onSortChange);
          return (
            <th
              {...as.header}
              key={column.id}
              className={css.header({
                isEnd: column.align === 'end',
                isSecondary: column.isSecondary,
              })}
              style={column.width === undefined ? undefined : { width: column.width }}
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
          <th {...as.header} className={css.header()}>
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

interface SelectAllProps<Row> {
  selection: TableSelection<Row>;
  pageIds: readonly RowId[];
}

function SelectAll<Row>({ selection, pageIds }: SelectAllProps<Row>) {
  const chosen = pageIds.filter((id) => selection.selectedIds.has(id)).length;
  const isAll = chosen > 0 && chosen === pageIds.length;
  return (
    <RowCheckbox
      aria-label={selection.selectAllLabel}
      isSelected={isAll}
      isIndeterminate={chosen > 0 && !isAll}
      isDisabled={pageIds.length === 0}
      onChange={() => {
        const next = new Set(selection.selectedIds);
        for (const id of pageIds) {
          if (isAll) next.delete(id);
          else next.add(id);
        }
        selection.onChange(next);
      }}
    />
  );
}
