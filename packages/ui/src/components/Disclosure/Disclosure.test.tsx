import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Disclosure } from './Disclosure';

const field = <input aria-label="Пробег" />;

it('opens and closes, and keeps its content mounted', async () => {
  render(<Disclosure title="Ещё">{field}</Disclosure>);
  const button = screen.getByRole('button', { name: 'Ещё' });
  expect(screen.getByLabelText('Пробег').checkVisibility()).toBe(false);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText('Пробег').checkVisibility()).toBe(true);
  await userEvent.click(button);
  expect(screen.getByLabelText('Пробег').checkVisibility()).toBe(false);
});

it('may not stay closed while something in it is wrong', () => {
  render(
    <Disclosure title="Ещё" isForced>
      {field}
    </Disclosure>,
  );
  expect(screen.getByLabelText('Пробег').checkVisibility()).toBe(true);
});
