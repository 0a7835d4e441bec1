import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleTabBar } from './example';
import { TabBar } from './TabBar';

test('places are links, the last opens the rest, big counts are cut', () => {
  const onPress = vi.fn<() => void>();
  const items = exampleTabBar.items.map((item) => ({
    ...item,
    ...(item.id === 'more' ? { onPress } : {}),
    ...(item.id === 'chat' ? { count: 1284 } : {}),
  }));
  render(<TabBar {...exampleTabBar} items={items} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Авто');
  expect(screen.getByRole('link', { name: /Чаты/ }).textContent).toBe('Чаты99+');
  screen.getByRole('button', { name: 'Ещё' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
