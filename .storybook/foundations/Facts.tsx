import type { ReactNode } from 'react';
import { table } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';

export interface FactsProps {
  heads: readonly string[];
  /** Cells of each row. The first tells the row from the others. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of words and samples, for a block that holds more than the table. */
export function FactTable({ heads, rows }: FactsProps) {
  return (
    <div className={css.scroll}>
      <table className={table}>
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
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table on a foundation page: MDX alone reads none. */
export function Facts(props: FactsProps) {
  return (
    <Block>
      <FactTable {...props} />
    </Block>
  );
}
