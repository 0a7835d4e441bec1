import * as css from './chart.css';

/** One row of a chart's values, in its table and its CSV file. */
export interface ChartRow {
  id: string;
  /** Names the row. */
  name: string;
  cells: readonly string[];
}

interface ChartTableProps {
  label: string;
  head: readonly string[];
  rows: readonly ChartRow[];
}

/** A chart's values as a table, in a box that keys can scroll. */
export function ChartTable({ label, head, rows }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section aria-label={label} tabIndex={0} className={css.tableScroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((heading, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns keep their order, and two headings may have the same text
              <th key={index} scope="col" className={css.headCell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" className={css.rowHead}>
                {name}
              </th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the index of a cell is that of its column
                <td key={index} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
