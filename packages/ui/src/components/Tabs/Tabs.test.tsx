import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextBrowserClick } from '../../testing/browser-click';
import { Tabs } from './Tabs';

const items = Array.from({ length: 12 }, (_, at) => ({
  id: `t${at}`,
  label: `Вкладка ${at}`,
  href: `/autos?status=${at}`,
  count: at === 3 ? Number.NaN : at * 1000,
}));

test('views are links; the current one is brought into view under the fade', async () => {
  render(
    <div style={{ width: '320px' }}>
      <Tabs items={items} currentId="t11" aria-label="Статусы" />
    </div>,
  );
  const row = screen.getByRole('navigation', { name: 'Статусы' });
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Вкладка 1111\u00A0000');
  await expect.poll(() => row.dataset.more).toBe('start');
  expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(
    row.getBoundingClientRect().right + 1,
  );
  expect(screen.getByText('Вкладка 3').textContent).toBe('Вкладка 3');
  expect(screen.getByText('Вкладка 0').textContent).toBe('Вкладка 00');
});

test('a count that needs attention keeps its colour in the current tab', () => {
  const declined = { id: 'declined', label: 'Отклонённые', href: '#d', count: 3 } as const;
  const colours = ['declined', undefined].map((currentId) => {
    const { container, unmount } = render(
      <Tabs items={[{ ...declined, tone: 'danger' }]} currentId={currentId} aria-label="Статусы" />,
    );
    const count = container.querySelector('[data-tone="danger"]');
    const { color, backgroundColor } = getComputedStyle(count ?? document.body);
    unmount();
    return { color, backgroundColor };
  });
  expect(colours[0]).toEqual(colours[1]);
});

test('Enter opens the view, with Ctrl in a new tab', async () => {
  const views = [
    { id: 'all', label: 'Все', href: '#all' },
    { id: 'sold', label: 'Проданные', href: '#sold' },
  ];
  const { container } = render(<Tabs items={views} currentId="all" aria-label="Статусы" />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Проданные' }));
  const click = nextBrowserClick(container);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await click).toEqual({ isLeft: true, isNewTab: true });
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#sold');
});
