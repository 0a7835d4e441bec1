import { render, screen, waitFor } from '@testing-library/react';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from './CommandPalette';

function setUp(shortcut?: 'mod+F') {
  const onAction = vi.fn<(id: string) => void>();
  const item = (id: string) => ({ id, label: `Машина ${id}`, onAction: () => onAction(id) });
  const groups = [
    { id: 'a', label: 'Автомобили', items: ['1', '2', '3', '4', '5'].map(item) },
    { id: 'b', label: 'Лиды', items: ['6', '7', '8', '9'].map(item) },
    { id: 'c', label: 'Действия', items: [item('10')] },
  ];
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [query, setQuery] = useState('');
    return (
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={query === 'нет' ? [] : groups}
        closeLabel="Закрыть"
        emptyLabel="Ничего не нашлось"
        countLabel={(count) => `Найдено: ${String(count)}`}
        aria-label="Поиск"
        shortcut={shortcut}
      />
    );
  }
  render(<Page />);
  return onAction;
}

test('mod+K opens it; seven rows over all groups; arrows and Enter take one', async () => {
  const onAction = setUp();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  expect(field.getAttribute('placeholder')).toBe('Поиск');
  expect(screen.getAllByRole('option')).toHaveLength(7);
  expect(screen.queryByRole('group', { name: 'Действия' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.fill(field, 'ма');
  expect(screen.getByRole('status').textContent).toBe('Найдено: 7');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Машина 7');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toBe('Машина 2');
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('2');
  await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
});

test('mod+F where the product says so; nothing found is said; Escape closes', async () => {
  setUp('mod+F');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.fill(await screen.findByRole('combobox'), 'нет');
  expect(screen.getByRole('status').textContent).toBe('Ничего не нашлось');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('combobox')).toBeNull();
});

test('an icon replaces an image that does not load', async () => {
  const item = { onAction: () => undefined, image: 'data:image/png;base64,broken' };
  render(
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      query=""
      onQueryChange={() => undefined}
      groups={[
        {
          id: 'a',
          label: 'Автомобили',
          items: [
            { id: '1', label: 'Cobalt', icon: Sparkles, fact: '1', ...item },
            { id: '2', label: 'Tracker', ...item },
          ],
        },
      ]}
      closeLabel="Закрыть"
      emptyLabel="Ничего"
      aria-label="Поиск"
    />,
  );
  const [cobalt, tracker] = screen.getAllByRole('option');
  await waitFor(() => expect(cobalt?.querySelector('.lucide-sparkles')).not.toBeNull());
  await waitFor(() => expect(tracker?.querySelector('.lucide-image-off')).not.toBeNull());
});

test('on a phone the fact is below its result, which has the width', async () => {
  await page.viewport(360, 740);
  try {
    const label = 'Registon avtosaloni, Samarqand';
    render(
      <CommandPalette
        isOpen
        onOpenChange={() => undefined}
        query=""
        onQueryChange={() => undefined}
        groups={[
          {
            id: 'a',
            label: 'Avtosalonlar',
            items: [
              { id: '1', label, fact: 'Samarqand viloyati', icon: Sparkles, onAction: () => {} },
            ],
          },
        ]}
        closeLabel="Закрыть"
        emptyLabel="Ничего"
        aria-label="Поиск"
      />,
    );
    const result = screen.getByText(label);
    expect(result.scrollHeight).toBeLessThanOrEqual(result.clientHeight);
    const fact = screen.getByText('Samarqand viloyati').getBoundingClientRect();
    expect(fact.top).toBeGreaterThanOrEqual(result.getBoundingClientRect().bottom);
  } finally {
    await page.viewport(1280, 800);
  }
});
