import type { ReactNode } from 'react';
import * as css from './ActionBar.css';

export interface ActionBarProps {
  /** At the left: the way out, a ghost `Button`. Phones have it at the top of the page, so it is not shown there. */
  start?: ReactNode;
  /** Before the buttons: how many errors, with a link to the first. Readers are told when it changes. */
  message?: ReactNode;
  /** Buttons, the main one last. On a phone they share the width. */
  children: ReactNode;
  /** What the bar is for, for readers: «Действия с объявлением». */
  'aria-label': string;
}

/**
 * The foot of a form, in sight while the form scrolls. Stands last in the page; on phones the shell leaves its tab bar
 * out (`tabBar={null}`) and this takes its place.
 */
export function ActionBar({ start, message, children, 'aria-label': label }: ActionBarProps) {
  return (
    <div role="group" aria-label={label} className={css.bar}>
      {start != null && <div className={css.start}>{start}</div>}
      <div role="status" className={css.message}>
        {message}
      </div>
      <div className={css.end}>{children}</div>
    </div>
  );
}
