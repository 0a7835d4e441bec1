import type { ReactNode } from 'react';
import * as css from './form.css';

export interface SignInFormProps {
  title: string;
  lead: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** The one task of a page: its title, what to do, the fields. */
export function SignInForm({ title, lead, onSubmit, children }: SignInFormProps) {
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </form>
  );
}
