import { render, screen } from '@testing-library/react';
import { useState } from 'react';
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

function Chips() {
  const [labels, setText] = useState(['Год', 'Цена', 'Город']);
  return (
    <div>
      <input aria-label="Найти" />
      <div>
        {labels.map((label) => (
          <Chip
            key={label}
            aria-label={`Убрать ${label}`}
            onRemove={() => setText(labels.filter((one) => one !== label))}
          >
            {label}
          </Chip>
        ))}
      </div>
      <a href="#next">Дальше</a>
    </div>
  );
}

it('moves the focus to the next chip, else the previous one, else the content around it when it is removed', async () => {
  render(<Chips />);
  screen.getByRole('button', { name: 'Убрать Цена' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Убрать Город');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Убрать Год');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Дальше');
});
