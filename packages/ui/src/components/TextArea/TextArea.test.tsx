import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea';

test('shows a count beside its error', () => {
  render(<TextArea label="Описание" counter="5 из 4 000" errorMessage="Уберите телефон" />);
  expect(screen.getByRole('textbox', { description: 'Уберите телефон 5 из 4 000' })).toBeTruthy();
  expect(screen.getByText('5 из 4 000')).toBeTruthy();
});

test('is as many lines high as is set, also where it grows with its text', () => {
  render(
    <>
      <TextArea label="Кратко" rows={2} />
      <TextArea label="Подробно" rows={8} />
    </>,
  );
  const height = (name: string) => screen.getByRole('textbox', { name }).offsetHeight;
  const line = Number.parseFloat(
    getComputedStyle(screen.getByRole('textbox', { name: 'Кратко' })).lineHeight,
  );
  expect(height('Подробно') - height('Кратко')).toBeCloseTo(6 * line, 0);
});

test('the count describes it, and is said aloud when who types it rests', async () => {
  const field = (counter: string) => <TextArea label="Описание" counter={counter} />;
  const { rerender } = render(field('0 из 9'));
  const area = screen.getByRole('textbox', { description: /0 из 9/ });
  const said = () => screen.getByRole('status').textContent;
  area.focus();
  rerender(field('1 из 9'));
  rerender(field('2 из 9'));
  expect(said()).toBe('');
  await expect.poll(said).toBe('2 из 9');
  expect(screen.getByRole('textbox', { description: /2 из 9/ })).toBe(area);
});
