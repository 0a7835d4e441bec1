import type { ReactNode } from 'react';
import * as long from './LongTable.css';
import type { TableTotals } from './table-column';
import type { TableStyles } from './table-styles';
import * as css from './TableTotalsRow.css';

interface TableTotalsRowProps<Row> {
  totals: TableTotals;
  styles: TableStyles<Row>;
  hasSelection: boolean;
  hasActions: boolean;
  /** Number of the row in a table that mounts only a part of its rows. */
  rowIndex?: number;
}

// A table shown as cards loses its meaning in some screen readers unless the roles are written out.
const as = {
  footer: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  label: { role: 'rowheader', scope: 'row' },
} as const;

export function TableTotalsRow<Row>({
  totals,
  styles,
  hasSelection,
  hasActions,
  rowIndex,
}: TableTotalsRowProps<Row>) {
  const isLong = rowIndex !== undefined;
  const labelAt = Math.max(
    0,
    styles.cells.findIndex(({ column }) => column.isRowHeader),
  );
  return (
    <tfoot {...as.footer} className={isLong ? `${css.footer} ${long.footer}` : css.footer}>
      <tr {...as.row} aria-rowindex={rowIndex} className={`${styles.row} ${css.row}`}>
        {hasSelection && (
          <td {...as.cell} className={`${styles.checkbox} ${css.cell} ${css.none}`} />
        )}
        {styles.cells.map(({ column, props: { className, style, ...props } }, index) => {
          if (index === labelAt)
            return (
              <th
                {...as.label}
                key={column.id}
                className={`${className} ${css.cell} ${css.label}`}
                style={style}
              >
                {totals.label}
              </th>
            );
          const value = valueOf(totals, column.id);
          const isEmpty = value === undefined || value === null || value === '';
          return (
            <td
              {...as.cell}
              key={column.id}
              className={`${className} ${css.cell} ${isEmpty ? css.none : ''}`}
              style={style}
              data-label={isEmpty ? undefined : props['data-label']}
            >
              {value}
            </td>
          );
        })}
        {hasActions && <td {...as.cell} className={`${styles.actions} ${css.cell} ${css.none}`} />}
      </tr>
    </tfoot>
  );
}

const valueOf = ({ values }: TableTotals, id: string): ReactNode =>
  Object.hasOwn(values, id) ? values[id] : undefined;
