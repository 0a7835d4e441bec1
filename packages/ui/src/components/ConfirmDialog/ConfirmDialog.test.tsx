import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog } from './ConfirmDialog';

function setUp(isPending = false) {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <ConfirmDialog
      isOpen
      title="Удалить?"
      confirmLabel="Удалить"
      cancelLabel="Отменить"
      closeLabel="Закрыть"
      tone="danger"
      isPending={isPending}
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    >
      Объявление исчезнет из поиска.
    </ConfirmDialog>,
  );
  return { onConfirm, onOpenChange };
}

test('starts at the way back, does the action once', async () => {
  const { onConfirm, onOpenChange } = setUp();
  expect(
    screen.getByRole('alertdialog', {
      name: 'Удалить?',
      description: 'Объявление исчезнет из поиска.',
    }),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Отменить');
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('while the action is under way neither Escape nor a second press counts', async () => {
  const { onConfirm, onOpenChange } = setUp(true);
  await userEvent.keyboard('{Escape}');
  screen.getByRole('button', { name: /Удалить/ }).click();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
