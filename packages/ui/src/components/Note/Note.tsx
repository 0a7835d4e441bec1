import type { ReactNode } from 'react';
import * as css from './Note.css';

export interface NoteProps {
  /** `danger` means that something failed, `success` that a figure is good for the user. @default 'info' */
  tone?: 'info' | 'success' | 'danger';
  /** One or two sentences; they can contain a `Link`. */
  children: ReactNode;
  /** Announced when it appears. Leave it out if only a part should be announced, and set it on that part. @default none */
  role?: 'alert' | 'status';
}

/** A message between the fields of a small form. Above the content of a page, with an action, use a `Banner`. */
export function Note({ tone = 'info', children, role }: NoteProps) {
  return (
    <p className={css.note[tone]} role={role}>
      {children}
    </p>
  );
}
