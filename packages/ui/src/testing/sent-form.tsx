import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** A field in a form with a button, and what it reports when the form is sent. */
export function renderForm(field: ReactNode) {
  const onSend = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {field}
      <button type="submit">Сохранить</button>
    </form>,
  );
  return onSend;
}
