import type { ReactNode } from 'react';
import * as css from './DefinitionList.css';

/** A fact. */
export interface Definition {
  /** The name of the fact. */
  term: string;
  /** Its value; rows without one are left out. */
  detail: ReactNode;
}

export interface DefinitionListProps {
  /** In order; terms must be unique. */
  items: readonly Definition[];
  /** `end` for amounts, which are in a column at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Two columns from a desktop on: for more than ten facts in the width of a page. @default 1 */
  columns?: 1 | 2;
}

const isEmpty = (detail: ReactNode) =>
  detail === null || detail === undefined || detail === '' || detail === false;

/** Facts as pairs of a name and a value. Rows without a value are left out. */
export function DefinitionList({ items, align = 'start', columns = 1 }: DefinitionListProps) {
  return (
    <dl className={columns === 2 ? `${css.list} ${css.twoColumns}` : css.list}>
      {items
        .filter(({ detail }) => !isEmpty(detail))
        .map(({ term, detail }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.detail[align]}>{detail}</dd>
          </div>
        ))}
    </dl>
  );
}
