import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { BottomSheet } from './BottomSheet';

function Page({ isDismissable }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <BottomSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        title="Фильтры"
        closeLabel="Закрыть"
        footer={<Button>Показать</Button>}
      >
        Марка
      </BottomSheet>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name: 'Фильтры' });
};
const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

test('is named by its title, keeps the focus and gives it back', async () => {
  render(<Page />);
  const dialog = await open();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.poll(() => document.activeElement?.textContent).toBe('Открыть');
});

test('the cross closes; a press outside only where nothing is lost', async () => {
  const { rerender } = render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await isClosed();
  await open();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  await isClosed();
  rerender(<Page isDismissable={false} />);
  await open();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('Tab goes round in it, Shift+Tab backwards', async () => {
  render(<Page />);
  await open();
  const cross = screen.getByRole('button', { name: 'Закрыть' });
  const last = screen.getByRole('button', { name: 'Показать' });
  cross.focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(last);
  await userEvent.tab();
  expect(document.activeElement).toBe(cross);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(cross);
});
