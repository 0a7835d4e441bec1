import type { ReactNode } from 'react';
import * as css from './Identity.css';

export interface IdentityProps {
  /** Before everything: an arrow back on a phone. */
  start?: ReactNode;
  /** Who or what it is: an `Avatar`. */
  picture: ReactNode;
  /** The name: a `Heading` or words. Cut off at the end of its line. */
  title: ReactNode;
  /** One line below it: presence, a role. */
  detail?: ReactNode;
  /** What can be done, at the right end. */
  end?: ReactNode;
}

/** A person or a thing in one line, as in the head of a conversation: picture, name, a line below, deeds. */
export function Identity({ start, picture, title, detail, end }: IdentityProps) {
  return (
    <div className={css.line}>
      {start && <span className={css.fixed}>{start}</span>}
      <span className={css.fixed}>{picture}</span>
      <div className={css.words}>
        <div className={css.title}>{title}</div>
        {detail}
      </div>
      {end && <div className={css.fixed}>{end}</div>}
    </div>
  );
}
