import { render, screen, within } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { BulkBar } from './BulkBar';

const words = {
  'aria-label': 'Действия с выбранными',
  countText: 'Выбрано: 2',
  closeLabel: 'Снять выбор',
};

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('does its actions and drops the choice', async () => {
  const onPress = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <BulkBar {...words} actions={[{ id: 'a', label: 'В архив', onPress }]} onClose={onClose} />,
  );
  const bar = within(screen.getByRole('region', { name: 'Действия с выбранными' }));
  expect(bar.getByRole('status').textContent).toBe('Выбрано: 2');
  await userEvent.click(bar.getByRole('button', { name: 'В архив' }));
  await userEvent.click(bar.getByRole('button', { name: 'Снять выбор' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays inside a phone with many actions', async () => {
  await page.viewport(360, 700);
  const actions = Array.from({ length: 9 }, (_, at) => ({
    id: String(at),
    label: `Boshqa avtosalonga o‘tkazish ${String(at)}`,
    onPress: () => undefined,
  }));
  render(<BulkBar {...words} actions={actions} onClose={() => undefined} />);
  const { left, right } = screen.getByRole('region').getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
});

it('shows an action that is under way, and does not begin it twice', async () => {
  const onPress = vi.fn<() => void>();
  const actions = [{ id: 'a', label: 'Поднять', onPress, isPending: true }];
  render(<BulkBar {...words} actions={actions} onClose={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Поднять' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

function Rows() {
  const [isChosen, setChosen] = useState(true);
  return (
    <>
      <input type="checkbox" aria-label="Cobalt" />
      <input type="checkbox" aria-label="Spark" />
      <a href="#next">Дальше</a>
      {isChosen && <BulkBar {...words} actions={[]} onClose={() => setChosen(false)} />}
    </>
  );
}

it('gives the focus back to where it came from', async () => {
  render(<Rows />);
  screen.getByRole('checkbox', { name: 'Cobalt' }).focus();
  screen.getByRole('button', { name: words.closeLabel }).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('checkbox', { name: 'Cobalt' }));
});
