import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

it('announces errors and stays in view', () => {
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

it('stacks long labels on a phone in the order of Tab', async () => {
  await page.viewport(360, 700);
  render(bar('Qoralamani qurilmada saqlash', 'E’lonni moderatsiyaga yuborish'));
  const [first, second] = screen.getAllByRole('button').map((one) => one.getBoundingClientRect());
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('makes room on a phone while a field has the focus and on the way down, and stays at the end of the page', async () => {
  await page.viewport(360, 420);
  render(
    <>
      <div style={{ height: 1500 }}>
        <input aria-label="Цена" />
      </div>
      {bar('Сохранить', 'Отправить')}
    </>,
  );
  const end = () => screen.getByRole('group', { name: 'Действия' }).getBoundingClientRect().bottom;
  const isThere = () => Math.round(end()) <= window.innerHeight;
  expect(isThere()).toBe(true);
  await userEvent.click(screen.getByRole('textbox', { name: 'Цена' }));
  await waitFor(() => expect(isThere()).toBe(false));
  act(() => screen.getByRole('textbox', { name: 'Цена' }).blur());
  await waitFor(() => expect(isThere()).toBe(true));
  window.scrollTo(0, 300);
  await waitFor(() => expect(isThere()).toBe(false));
  window.scrollTo(0, 200);
  await waitFor(() => expect(isThere()).toBe(true));
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() => expect(isThere()).toBe(true));
});

const selection = {
  variant: 'selection',
  'aria-label': 'Действия с выбранными',
  message: 'Выбрано: 2',
  closeLabel: 'Снять выбор',
} as const;

it('selection: runs its actions and clears the selection', async () => {
  const onPress = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <ActionBar {...selection} onClose={onClose}>
      <Button onPress={onPress}>В архив</Button>
    </ActionBar>,
  );
  const region = within(screen.getByRole('region', { name: 'Действия с выбранными' }));
  expect(region.getByRole('status').textContent).toBe('Выбрано: 2');
  await userEvent.click(region.getByRole('button', { name: 'В архив' }));
  await userEvent.click(region.getByRole('button', { name: 'Снять выбор' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('selection: scrolls its actions on a narrow phone', async () => {
  await page.viewport(360, 700);
  const labels = ['Ko‘tarish', 'Vaqtincha olish', 'Arxivga', 'Boshqa avtosalonga o‘tkazish'];
  render(
    <ActionBar {...selection} onClose={() => undefined}>
      {labels.map((label) => (
        <Button key={label} variant="ghost" size="sm">
          {label}
        </Button>
      ))}
    </ActionBar>,
  );
  const { left, right } = screen.getByRole('region').getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
});

function Rows() {
  const [isSelected, setSelected] = useState(true);
  return (
    <>
      <input type="checkbox" aria-label="Cobalt" />
      <input type="checkbox" aria-label="Spark" />
      <a href="#next">Дальше</a>
      {isSelected && (
        <ActionBar {...selection} onClose={() => setSelected(false)}>
          {null}
        </ActionBar>
      )}
    </>
  );
}

it('selection: returns the focus to its origin', async () => {
  render(<Rows />);
  screen.getByRole('checkbox', { name: 'Cobalt' }).focus();
  screen.getByRole('button', { name: selection.closeLabel }).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('checkbox', { name: 'Cobalt' }));
});

it('never covers what a key brings the focus to', async () => {
  render(
    <>
      {Array.from({ length: 60 }, (_, at) => (
        <div key={at}>
          <input aria-label={`Поле ${String(at)}`} />
        </div>
      ))}
      {bar('Сохранить', 'Отправить')}
    </>,
  );
  const { top } = screen.getByRole('group', { name: 'Действия' }).getBoundingClientRect();
  const covered: (string | null)[] = [];
  for (let at = 0; at < 60; at += 1) {
    await userEvent.tab();
    const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 };
    if (bottom > top) covered.push(document.activeElement?.getAttribute('aria-label') ?? null);
  }
  expect(covered).toEqual([]);
});
