import type { ReactNode } from 'react';
import { table } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';

export interface FactsProps {
  heads: readonly string[];
  /** Cells of each row. The first names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Widths of the columns, for tables below each other. Without them columns are as wide as their text. */
  widths?: readonly string[];
  /** Renders the first cell, if it shows more than its text. */
  first?: (text: string) => ReactNode;
}

/** A table of texts and samples, for a block with other content. */
export function FactTable({ heads, rows, widths, first = (text) => text }: FactsProps) {
  const even = heads.length > 3 ? css.largeTable : css.evenTable;
  return (
    <div className={css.scroll}>
      <table className={widths ? even : table}>
        {widths && (
          <colgroup>
            {widths.map((width, at) => (
              <col key={heads[at]} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <td>{first(name)}</td>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table on a foundation page, which plain MDX cannot render. */
export function Facts(props: FactsProps) {
  return (
    <Block>
      <FactTable {...props} />
    </Block>
  );
}
