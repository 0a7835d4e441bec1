import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorState } from './ErrorState';

it('is announced and carries the reference', () => {
  render(<ErrorState title="Произошла ошибка" reference="01J9Z6T4Q8" />);
  expect(screen.getByRole('alert').textContent).toContain('01J9Z6T4Q8');
});
