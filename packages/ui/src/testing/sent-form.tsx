import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** Renders a field in a form. Returns the mock that counts submissions. */
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
