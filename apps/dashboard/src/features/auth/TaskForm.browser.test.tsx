import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TaskForm } from './TaskForm';

it('is submitted by Enter and validated by its own rules, not the browser’s', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <TaskForm title="Вход" lead="Номер" onSubmit={onSubmit}>
      <input aria-label="Телефон" required />
    </TaskForm>,
  );
  await userEvent.click(screen.getByLabelText('Телефон'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
