import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadMore } from './LoadMore';

test('asks for more, not twice, and goes at the end', () => {
  const onPress = vi.fn<() => void>();
  const shared = { label: 'Ещё', summary: 'Показано 20 из 131', onPress };
  const { rerender } = render(<LoadMore {...shared} hasMore />);
  screen.getByRole('button').click();
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<LoadMore {...shared} hasMore isPending />);
  screen.getByRole('button').click();
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<LoadMore {...shared} hasMore={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Показано 20 из 131');
});
