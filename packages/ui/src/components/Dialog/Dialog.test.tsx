import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

function Page({ isDismissable }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        title="Фильтры"
        closeLabel="Закрыть"
        footer={<Button>Показать</Button>}
      >
        Марка
      </Dialog>
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

test('its body can be scrolled by keys as soon as it scrolls, also where nothing is rendered again', async () => {
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Правила" closeLabel="Закрыть">
      <p>Много слов</p>
    </Dialog>,
  );
  const text = await screen.findByText('Много слов');
  expect(text.parentElement?.tabIndex).toBe(-1);
  text.style.height = '3000px';
  await expect.poll(() => text.parentElement?.tabIndex).toBe(0);
  text.style.height = '';
  await expect.poll(() => text.parentElement?.tabIndex).toBe(-1);
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

test.each(['end', 'bottom'] as const)('at the %s it is the same window', async (placement) => {
  render(
    <Dialog
      isOpen
      onOpenChange={() => {}}
      placement={placement}
      title="Фильтры"
      description="131 машина"
      headerEnd={<span>2 дня</span>}
      closeLabel="Закрыть"
    >
      Марка
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Фильтры' });
  for (const text of ['131 машина', '2 дня', 'Марка']) expect(dialog.textContent).toContain(text);
});

test('a field that gets the focus is seen with its label and the message below it', async () => {
  render(
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title="Заявка"
      closeLabel="Закрыть"
      placement="end"
    >
      {['Имя', 'Цена', 'Срок'].map((name) => (
        <div key={name} style={{ height: '1200px', display: 'grid', alignContent: 'end' }}>
          <input aria-label={name} style={{ height: '40px' }} />
        </div>
      ))}
    </Dialog>,
  );
  const price = await screen.findByRole('textbox', { name: 'Цена' });
  let body = price.parentElement;
  while (body !== null && getComputedStyle(body).overflowY !== 'auto') body = body.parentElement;
  if (body === null) throw new Error('The dialog has no body that scrolls.');
  const frame = body;
  const room = () => {
    const [field, seen] = [price.getBoundingClientRect(), frame.getBoundingClientRect()];
    return { above: field.top - seen.top, below: seen.bottom - field.bottom };
  };
  // The field is visible, but touches the edge of the scroll area.
  for (const edge of ['above', 'below'] as const) {
    price.blur();
    body.scrollTop += edge === 'above' ? room().above - 4 : 4 - room().below;
    expect(room()[edge]).toBeCloseTo(4, 0);
    price.focus();
    expect(room()[edge]).toBeGreaterThanOrEqual(60);
  }
});

function renderQuestion(isPending = false) {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog
      role="alertdialog"
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
    </Dialog>,
  );
  return { onConfirm, onOpenChange };
}

test('a question starts at the way back, does the action once', async () => {
  const { onConfirm, onOpenChange } = renderQuestion();
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

test('while the action of a question is under way neither Escape nor a second press counts', async () => {
  const { onConfirm, onOpenChange } = renderQuestion(true);
  await userEvent.keyboard('{Escape}');
  screen.getByRole('button', { name: /Удалить/ }).click();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
