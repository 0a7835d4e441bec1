import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { Chip } from './Chip';

it('is taken away by mouse and by keyboard', async () => {
  const onRemove = vi.fn<() => void>();
  render(
    <Chip aria-label="Убрать: С фото" onRemove={onRemove}>
      С фото
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Убрать: С фото' });
  await userEvent.click(chip);
  chip.focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});
