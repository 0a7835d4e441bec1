import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from './Link';

test('without an address it is a pressable word', async () => {
  const onPress = vi.fn<() => void>();
  render(<Link onPress={onPress}>Отправить ещё раз</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'Отправить ещё раз' }));
  expect(onPress).toHaveBeenCalledOnce();
});
