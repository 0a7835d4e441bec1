import { render, screen } from '@testing-library/react';
import { Image } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TodoList } from './TodoList';

it('leads to the place of what is pressed', async () => {
  const onPress = vi.fn();
  render(
    <TodoList items={[{ id: 'a', icon: Image, label: 'Добавьте фото', gain: '+5 %', onPress }]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Добавьте фото/ }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('listitem').textContent).toContain('+5 %');
});

it('draws nothing when nothing is left', () => {
  const { container } = render(<TodoList items={[]} />);
  expect(container.childElementCount).toBe(0);
});
