import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleTopBar } from './example';
import { TopBar } from './TopBar';

test('folds, goes back, searches; what cannot be done is disabled', async () => {
  const fold = vi.fn<() => void>();
  const back = vi.fn<() => void>();
  const search = vi.fn<() => void>();
  render(
    <TopBar
      {...exampleTopBar}
      sidebar={{ isCollapsed: false, label: 'Свернуть', onPress: fold }}
      back={{ label: 'Назад', onPress: back }}
      search={{ label: 'Поиск', keys: 'Ctrl F', onPress: search }}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Свернуть' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  await userEvent.click(screen.getByRole('button', { name: /Поиск/ }));
  for (const called of [fold, back, search]) expect(called).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Вперёд' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Есть новые уведомления' })).toBeTruthy();
});

test('wraps at 320 px: no control covers another, and nothing is cut', async () => {
  await page.viewport(320, 640);
  try {
    render(
      <TopBar
        {...exampleTopBar}
        sidebar={{ isCollapsed: false, label: 'Свернуть', onPress: () => undefined }}
      />,
    );
    const bar = screen.getByRole('banner');
    const parts = [...bar.querySelectorAll('button, kbd, label')].map((part) => ({
      part,
      box: part.getBoundingClientRect(),
    }));
    expect(parts).toHaveLength(9);
    for (const { part, box } of parts) {
      expect(box.left, part.outerHTML).toBeGreaterThanOrEqual(0);
      expect(box.right, part.outerHTML).toBeLessThanOrEqual(320);
      const covering = parts.filter(
        ({ part: other, box: its }) =>
          !other.contains(part) &&
          !part.contains(other) &&
          Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1 &&
          Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1,
      );
      expect(covering.map(({ part: other }) => other.outerHTML)).toEqual([]);
    }
    const search = screen.getByRole('button', { name: /Поиск/ });
    expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
  } finally {
    await page.viewport(1280, 800);
  }
});
