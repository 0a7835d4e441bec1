import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Popover } from './Popover';

test('is mounted only while open, closes from inside and by Escape', async () => {
  render(
    <Popover trigger={<Button>Цена</Button>} aria-label="Цена">
      {(close) => <Button onPress={close}>Готово</Button>}
    </Popover>,
  );
  expect(screen.queryByText('Готово')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Цена' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Цена' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
