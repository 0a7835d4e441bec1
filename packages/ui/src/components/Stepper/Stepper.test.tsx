import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper';

test('done steps say so, the current one is marked', () => {
  render(
    <Stepper
      aria-label="Шаги"
      steps={['Телефон', 'Код', 'Салон']}
      current={1}
      doneLabel="готово"
    />,
  );
  const text = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(text).toEqual(['Телефон, готово', '2Код', '3Салон']);
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
});
