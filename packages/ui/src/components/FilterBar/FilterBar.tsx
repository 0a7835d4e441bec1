import { useRef, type ReactNode } from 'react';
import { useFocusNeighbour } from '../../private/use-focus-neighbour';
import * as css from './FilterBar.css';

export interface FilterBarProps {
  /** Name of the search landmark for screen readers: «Поиск и фильтры». */
  'aria-label': string;
  /** Grows: a `SearchField`. */
  search: ReactNode;
  /** A few common filters; not shown on phones, where `actions` opens all of them. */
  filters?: ReactNode;
  /** The button for all filters, sorting, cards or table. */
  actions?: ReactNode;
  /** Active filters: `Chip`s and a link that resets them. */
  chips?: ReactNode;
  /** «Показано 9 из 131»; announced when it changes. */
  summary?: ReactNode;
}

/** A row above a list with search and filters, and a second row with the active ones. */
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
          {chips != null && <Chips>{chips}</Chips>}
          <span role="status" className={css.summary}>
            {summary}
          </span>
        </div>
      )}
    </search>
  );
}

/** Pressing the last chip or Reset removes all chips. */
function Chips({ children }: { children: ReactNode }) {
  const chips = useRef<HTMLDivElement>(null);
  useFocusNeighbour(chips);
  return (
    <div ref={chips} className={css.active}>
      {children}
    </div>
  );
}
