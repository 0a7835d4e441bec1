import type { ReactNode } from 'react';
import { useSettle, type Outcome } from '../../private/outcome';
import * as css from './TaskForm.css';

export interface TaskFormProps {
  /** The `h1` of the page. */
  title: string;
  /** What to do. */
  lead: ReactNode;
  /** Called by the submit button, or by Enter in a field. It does not validate. */
  onSubmit: () => Outcome;
  /** Fields and buttons. */
  children: ReactNode;
  /** Below the buttons, centred: a link to another task. */
  after?: ReactNode;
}

/** The only task of a page: a title, instructions, fields. The browser’s own messages are off: errors are shown at the fields. */
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
