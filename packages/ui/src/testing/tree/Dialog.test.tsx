import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { renderInUzbek } from './in-uzbek';

it('is named by its title, hides the page behind it, and its buttons come in order', async () => {
  await renderInUzbek(
    <>
      <h1>Avtomobillar</h1>
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        title="Rad etish sababi"
        closeLabel="Yopish"
        footer={
          <>
            <Button>Bekor qilish</Button>
            <Button variant="primary">Saqlash</Button>
          </>
        }
      >
        E’lon ko‘rsatuvdan olinadi.
      </Dialog>
    </>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Rad etish sababi' });
  expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Rad etish sababi');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent),
  ).toEqual(['Yopish', 'Bekor qilish', 'Saqlash']);
  const behind = screen.getByRole('heading', { name: 'Avtomobillar' });
  expect(behind.closest('[inert]')).not.toBeNull();
});

it('is walked in the order in which it is read', async () => {
  await renderInUzbek(
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title="Rad etish sababi"
      closeLabel="Yopish"
      footer={<Button>Saqlash</Button>}
    >
      <Button>Sababni tanlang</Button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Rad etish sababi' });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  const walked: (string | null)[] = [];
  for (const _ of ['close', 'choose', 'save']) {
    await userEvent.tab();
    const { activeElement } = document;
    walked.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null);
  }
  expect(walked).toEqual(['Yopish', 'Sababni tanlang', 'Saqlash']);
});
