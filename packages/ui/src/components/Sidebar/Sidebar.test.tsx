import { render, screen } from '@testing-library/react';
import { Store } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleSidebar } from './example';
import { isPathActive, Sidebar } from './Sidebar';

test.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard/', true],
  ['/dashboard', '/dashboard/autos', false],
  ['/dashboard/autos/*', '/dashboard/autos/edit/7', true],
  ['/dashboard/autos/*', '/dashboard/autosalon', false],
  [['/a', '/b'], '/b?status=active', true],
  [[], '/b', false],
])('%s at %s: %s', (path, current, isActive) => {
  expect(isPathActive(path, current)).toBe(isActive);
});

test('lights the current place, counts, hides titles and zeros', () => {
  render(
    <Sidebar
      {...exampleSidebar}
      items={[
        { id: 'none', title: 'Пусто', icon: Store, path: '/none', count: 0 },
        ...exampleSidebar.items,
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Пусто' }).textContent).toBe('Пусто');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Автомобили148');
  expect(screen.getByRole('link', { name: /Сообщения/ }).textContent).toBe('Сообщения7');
  expect(screen.queryByText('Главное')).toBeNull();
  expect(document.querySelector('[data-id="leads"]')).not.toBeNull();
});

test('a press goes to the first path; the disabled one goes nowhere and says why', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <RouterProvider navigate={navigate}>
      <Sidebar {...exampleSidebar} />
    </RouterProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: /Автосалоны/ }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/dashboard/locations');
  const disabled = screen.getByRole('link', { name: 'Сотрудники. Появится позже' });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  disabled.click();
  expect(navigate).toHaveBeenCalledOnce();
});

test('collapsed it shows icons with names, a tooltip, and the red count', async () => {
  render(<Sidebar {...exampleSidebar} isCollapsed />);
  expect(screen.queryByText('Автомобили')).toBeNull();
  const chat = screen.getByRole('link', { name: 'Сообщения 7' });
  expect(chat.textContent).toBe('7');
  // The pointer may already be over the row: only a move from elsewhere triggers hover.
  await userEvent.hover(screen.getByRole('link', { name: 'Karvon' }));
  await userEvent.hover(screen.getByRole('link', { name: /Рабочая панель/ }));
  expect((await screen.findByRole('tooltip')).textContent).toContain('Рабочая панель');
});

test('the group folds, the user opens a menu', async () => {
  render(<Sidebar {...exampleSidebar} />);
  const group = screen.getByRole('button', { name: 'Trade-in' });
  expect(document.querySelector('[data-id="trade-in-autos"]')).not.toBeNull();
  await userEvent.click(group);
  expect(document.querySelector('[data-id="trade-in-autos"]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Жасур Каримов/ }));
  expect(screen.getByRole('menuitem', { name: 'Выйти' })).toBeTruthy();
});
