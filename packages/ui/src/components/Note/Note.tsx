import type { ReactNode } from 'react';
import * as css from './Note.css';

export interface NoteProps {
  /** `danger` says that something failed. @default 'info' */
  tone?: 'info' | 'danger';
  /** One sentence or two; a `Link` may be in them. */
  children: ReactNode;
  /** Read out when it appears. Leave out where only a part of it should be: mark that part. @default none */
  role?: 'alert' | 'status';
}

/** A sentence in a tone among the fields of a small form. Above the content of a page, with a way out, it is a `Banner`. */
export function Note({ tone = 'info', children, role }: NoteProps) {
  return (
    <p className={css.note[tone]} role={role}>
      {children}
    </p>
  );
}
