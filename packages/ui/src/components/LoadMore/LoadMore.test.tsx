import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

test('with the last page the focus goes to the first row that came', async () => {
  function Page() {
    const [count, setCount] = useState(2);
    return (
      <div>
        {Array.from({ length: count }, (_, at) => (
          <button key={at} type="button">{`Ряд ${String(at + 1)}`}</button>
        ))}
        <LoadMore label="Ещё" summary="" hasMore={count < 4} onPress={() => setCount(4)} />
      </div>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Ещё' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ряд 3' }));
});
