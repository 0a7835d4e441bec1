import * as css from './Divider.css';

export interface DividerProps {
  /** In the middle of the line: «или». */
  children: string;
}

/** A line with a word in it, between two ways to do the same. */
export function Divider({ children }: DividerProps) {
  return <p className={css.divider}>{children}</p>;
}
