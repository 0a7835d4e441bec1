import { render, screen, within } from '@testing-library/react';
import { Banknote } from 'lucide-react';
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

test('an option is drawn with its icon', () => {
  render(
    <RadioGroup
      label="Способ"
      options={[
        { value: 'cash', label: 'Наличные', icon: Banknote },
        { value: 'card', label: 'Карта' },
      ]}
    />,
  );
  const pictures = (name: string) =>
    within(screen.getByRole('radiogroup'))
      .getByText(name)
      .closest('label')
      ?.querySelectorAll('svg');
  expect(pictures('Наличные')).toHaveLength(1);
  expect(pictures('Карта')).toHaveLength(0);
});
