import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioGroup } from './RadioGroup';

test('is a required, invalid group with its error', () => {
  render(
    <RadioGroup
      label="Способ"
      options={[{ value: 'a', label: 'Наличные' }]}
      isRequired
      errorMessage="Выберите способ"
    />,
  );
  const group = screen.getByRole('radiogroup', { name: /Способ/, description: 'Выберите способ' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
