import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea';

test('shows a count beside its error', () => {
  render(<TextArea label="Описание" counter="5 из 4 000" errorMessage="Уберите телефон" />);
  expect(screen.getByRole('textbox', { description: 'Уберите телефон' })).toBeTruthy();
  expect(screen.getByText('5 из 4 000')).toBeTruthy();
});
