import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note } from './Note';

it('is read out where it is asked to be', () => {
  render(
    <Note tone="danger" role="alert">
      Неверный код
    </Note>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Неверный код');
});
