import * as css from './Divider.css';

export interface DividerProps {
  /** In the middle of the line: «или». @default none, a plain line */
  children?: string;
}

/** A line between two parts, or with a word in it between two options. */
export function Divider({ children }: DividerProps) {
  if (children === undefined) return <hr className={css.line} />;
  return <p className={css.divider}>{children}</p>;
}
