import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
