import { render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { ActionBar } from './ActionBar';

afterEach(async () => {
  await page.viewport(1280, 800);
});

const bar = (first: string, second: string) => (
  <ActionBar aria-label="Действия" start={<Button>Отменить</Button>} message="1 ошибка">
    <Button>{first}</Button>
    <Button>{second}</Button>
  </ActionBar>
);

it('tells readers of errors and stays in sight', () => {
  render(
    <>
      <div style={{ height: 3000 }} />
      {bar('Сохранить', 'Отправить')}
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('1 ошибка');
  const { bottom } = screen.getByRole('group', { name: 'Действия' }).getBoundingClientRect();
  expect(Math.round(bottom)).toBe(window.innerHeight);
});

it('stacks long labels on a phone, the main one on top', async () => {
  await page.viewport(360, 700);
  render(bar('Qoralamani qurilmada saqlash', 'E’lonni moderatsiyaga yuborish'));
  const [first, second] = screen.getAllByRole('button').map((one) => one.getBoundingClientRect());
  expect(second?.bottom).toBeLessThanOrEqual(first?.top ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
