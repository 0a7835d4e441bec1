import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Menu, type MenuItem } from './Menu';

function setUp(extra: Partial<MenuItem> = {}) {
  const onEdit = vi.fn<() => void>();
  const onRow = vi.fn<() => void>();
  const makeItems = vi.fn<() => MenuItem[]>(() => [
    { id: 'remove', label: 'Удалить', tone: 'danger' },
    { id: 'edit', label: 'Изменить', onAction: onEdit, ...extra },
    { id: 'hide', label: 'Снять' },
  ]);
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onRow}>
      <Menu trigger={<Button>Ещё</Button>} items={makeItems} aria-label="Действия" />
      <Button>Дальше</Button>
    </div>,
  );
  return { onEdit, onRow, makeItems, button: screen.getByRole('button', { name: 'Ещё' }) };
}

test('mounts no rows before it opens, and puts danger rows last', async () => {
  const { makeItems, button } = setUp();
  expect(makeItems).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getAllByRole('menuitem').map((row) => row.textContent)).toEqual([
    'Изменить',
    'Снять',
    'Удалить',
  ]);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('keys walk it round, letters find, Escape gives the focus back', async () => {
  const { button } = setUp();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Изменить');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Удалить');
  await userEvent.keyboard('{Home}{End}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Изменить');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Удалить');
});

test('a row acts once, closes, and the row around does not get the event', async () => {
  const { onEdit, onRow, button } = setUp();
  button.focus();
  await userEvent.keyboard('{Enter}');
  onRow.mockClear();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Изменить' }));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(onRow).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a disabled row is read but does nothing', async () => {
  const { onEdit, button } = setUp({ isDisabled: true, description: 'На модерации' });
  await userEvent.click(button);
  const row = screen.getByRole('menuitem', { name: /Изменить/ });
  expect(row.getAttribute('aria-disabled')).toBe('true');
  row.click();
  expect(onEdit).not.toHaveBeenCalled();
});

test('a press elsewhere closes it', async () => {
  const { button } = setUp();
  await userEvent.click(button);
  await userEvent.click(document.body, { position: { x: 600, y: 600 } });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('letters typed one after the other find a row by its beginning', async () => {
  const items = ['Sotildi', 'Saqlash', 'Saqlab chiqish'].map((label) => ({ id: label, label }));
  render(<Menu trigger={<Button>Yana</Button>} items={items} aria-label="Amallar" />);
  screen.getByRole('button', { name: 'Yana' }).focus();
  await userEvent.keyboard('{ArrowDown}sa');
  expect(document.activeElement?.textContent).toBe('Saqlash');
  await userEvent.keyboard('qlab ');
  expect(document.activeElement?.textContent).toBe('Saqlab chiqish');
  // A space continues the typed text.
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('when the page is scrolled it closes, and the focus that was in it returns', async () => {
  render(
    <div data-testid="box" style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: 400 }}>
        <Menu
          trigger={<Button>Ещё</Button>}
          items={[{ id: 'a', label: 'Снять' }]}
          aria-label="Ещё"
        />
      </div>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Ещё' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Снять');
  screen.getByTestId('box').scrollTo({ top: 200 });
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a menu without rows receives Escape', async () => {
  render(<Menu trigger={<Button>Ещё</Button>} items={[]} aria-label="Действия" />);
  const button = screen.getByRole('button', { name: 'Ещё' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('menu'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
