import type { ReactNode } from 'react';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './TaskForm.css';

export interface TaskFormProps {
  /** The `h1` of the page. */
  title: string;
  /** What to do. */
  lead: ReactNode;
  /** The button was pressed, or Enter in a field. Nothing is checked before. */
  onSubmit: () => Outcome;
  /** Fields and buttons. */
  children: ReactNode;
  /** Below the buttons, in the middle: the way to another task. */
  after?: ReactNode;
}

/** The one task of a page: its title, what to do, the fields. The browser's own checks are off: words stand at fields. */
export function TaskForm({ title, lead, onSubmit, children, after }: TaskFormProps) {
  const settle = useSettle();
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        settle(onSubmit());
      }}
    >
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
      {after && <p className={css.after}>{after}</p>}
    </form>
  );
}
