import type { ReactNode } from 'react';
import { table } from '../page/page.css';
import { Block } from './Block';
import * as css from './foundations.css';

/** A table of words on a foundation page: MDX alone reads no tables. The first cell of a row tells it from the others. */
export function Facts({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}) {
  return (
    <Block>
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
    </Block>
  );
}
