import { ArrowDown, ArrowDownUp, ArrowUp, ListChecks } from 'lucide-react';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { SelectAll } from './SelectAll';
import type {
  RowId,
  TableColumn,
  TableSelection,
  TableSort,
  TableSortLabels,
} from './table-column';
import * as css from './TableBar.css';

interface TableBarProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  sortLabels: TableSortLabels | undefined;
  selection: TableSelection<Row> | undefined;
  /** Rows have checkboxes. */
  isSelecting: boolean;
  onSelectingChange: (isSelecting: boolean) => void;
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
}

/** Controls of the header, above the cards of a phone. */
export function TableBar<Row>({
  columns,
  sort,
  onSortChange,
  sortLabels,
  selection,
  isSelecting,
  onSelectingChange,
  rows,
  getRowId,
}: TableBarProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const isSorting = sortable.length > 0 && onSortChange !== undefined && sortLabels !== undefined;
  if (!selection && !isSorting) return null;
  return (
    <div className={css.bar}>
      {selection && isSelecting && (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box is in it
        <label className={css.all}>
          <SelectAll selection={selection} rows={rows} getRowId={getRowId} />
          {selection.selectAllLabel}
        </label>
      )}
      {/* One button, so that the focus stays on it. */}
      {selection?.startLabel !== undefined && (
        <span className={isSelecting ? css.sort : undefined}>
          <Button
            variant="ghost"
            size="sm"
            icon={isSelecting ? undefined : ListChecks}
            onPress={() => {
              onSelectingChange(!isSelecting);
              if (isSelecting) selection.onChange(new Set());
            }}
          >
            {isSelecting ? selection.endLabel : selection.startLabel}
          </Button>
        </span>
      )}
      {isSorting && !(selection && isSelecting) && (
        <span className={css.sort}>
          <SortMenu
            columns={sortable}
            sort={sort}
            onSortChange={onSortChange}
            labels={sortLabels}
          />
        </span>
      )}
    </div>
  );
}

interface SortMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null | undefined;
  onSortChange: (sort: TableSort) => void;
  labels: TableSortLabels;
}

/** Sortable columns as a menu. Selecting the current one reverses the order, as in the header. */
function SortMenu<Row>({ columns, sort, onSortChange, labels }: SortMenuProps<Row>) {
  const current = columns.find(({ id }) => id === sort?.column);
  const direction = current && sort?.direction;
  const name = [current?.header, direction && labels[direction]].filter(Boolean).join(', ');
  return (
    <Menu
      aria-label={labels.menu}
      placement="bottom end"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          icon={direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowDownUp}
          aria-label={current && `${labels.menu}: ${name}`}
        >
          {current?.header ?? labels.menu}
        </Button>
      }
      items={columns.map(({ id, header }) => ({
        id,
        label: header,
        isSelected: id === current?.id,
        ...(direction && id === current?.id && { description: labels[direction] }),
        onAction: () =>
          onSortChange({
            column: id,
            direction: id === current?.id && direction === 'ascending' ? 'descending' : 'ascending',
          }),
      }))}
    />
  );
}
