import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionList } from './ActionList';

it('does the deed of what is pressed, and only that', async () => {
  const search = vi.fn();
  const exit = vi.fn();
  render(
    <ActionList
      items={[
        { id: 'search', title: 'Поиск', onPress: search },
        { id: 'exit', title: 'Выйти', onPress: exit },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(search).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});

it('tells of a press on a way too, so that its sheet can close', async () => {
  const close = vi.fn();
  render(<ActionList items={[{ id: 'a', title: 'Автосалоны', href: '#there', onPress: close }]} />);
  const way = screen.getByRole('link', { name: 'Автосалоны' });
  expect(way.getAttribute('href')).toBe('#there');
  await userEvent.click(way);
  expect(close).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(2);
});

it('says why a place is closed, takes the focus there and leads nowhere', async () => {
  const onPress = vi.fn();
  render(
    <ActionList
      items={[{ id: 'a', title: 'Сотрудники', href: '#a', onPress, disabledReason: 'Скоро' }]}
    />,
  );
  const closed = screen.getByRole('link', { name: 'Сотрудники Скоро' });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  expect(closed.hasAttribute('href')).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(closed);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

it('gives its name to the landmark of a navigation, else to the list', () => {
  const items = [{ id: 'a', title: 'Автосалоны', href: '#a' }];
  const { rerender } = render(<ActionList aria-label="Разделы" isNavigation items={items} />);
  expect(screen.getByRole('navigation', { name: 'Разделы' })).toBeDefined();
  rerender(<ActionList aria-label="Разделы" items={items} />);
  expect(screen.getByRole('list', { name: 'Разделы' })).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});
