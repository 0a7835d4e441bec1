import type { ReactNode } from 'react';
import * as css from './FilterBar.css';

export interface FilterBarProps {
  /** Name of the search landmark for screen readers: «Поиск и фильтры». */
  'aria-label': string;
  /** Grows: a `SearchField`. */
  search: ReactNode;
  /** A few common filters; not shown on phones, where `actions` opens them all. */
  filters?: ReactNode;
  /** The button of all filters, sorting, cards or table. */
  actions?: ReactNode;
  /** What is on: `Chip`s and a link that resets them. */
  chips?: ReactNode;
  /** «Показано 9 из 131»; screen readers are told when it changes. */
  summary?: ReactNode;
}

/** One row above a list to find things in it, and a second one of what is on. */
export function FilterBar({
  'aria-label': label,
  search,
  filters,
  actions,
  chips,
  summary,
}: FilterBarProps) {
  return (
    <search aria-label={label} className={css.bar}>
      <div className={css.row}>
        <div className={css.search}>{search}</div>
        {filters != null && <div className={css.filters}>{filters}</div>}
        {actions}
      </div>
      {(chips != null || summary != null) && (
        <div className={css.chips}>
          {chips}
          <span role="status" className={css.summary}>
            {summary}
          </span>
        </div>
      )}
    </search>
  );
}
