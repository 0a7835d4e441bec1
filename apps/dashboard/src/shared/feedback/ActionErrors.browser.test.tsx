import { ApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../i18n/i18n';
import { ActionErrors } from './ActionErrors';
import { ToastOutlet } from './ToastOutlet';

const lost = vi.fn<(event: PromiseRejectionEvent) => void>();

beforeAll(() => startI18n(['common']));
beforeEach(() => {
  lost.mockClear();
  addEventListener('unhandledrejection', lost);
});
afterEach(async () => {
  removeEventListener('unhandledrejection', lost);
  await i18n.changeLanguage('ru');
  cleanup();
});

const offline = new ApiError({ kind: 'offline' });
const bug = new TypeError('rows.map is not a function');

it.each([
  ['ru', offline, 'Произошла ошибка', 'Нет связи. Проверьте интернет и повторите.', 'Закрыть'],
  [
    'uz',
    offline,
    'Xatolik yuz berdi',
    'Aloqa yo‘q. Internetni tekshirib, qayta urining.',
    'Yopish',
  ],
  ['ru', bug, 'Произошла ошибка', 'Попробуйте ещё раз.', 'Закрыть'],
])(
  'in %s an action that failed (%s) is told in a toast',
  async (lng, error, title, text, close) => {
    await i18n.changeLanguage(lng);
    render(
      <>
        <ActionErrors>
          <Button onPress={() => Promise.reject(error)}>Удалить</Button>
        </ActionErrors>
        <ToastOutlet />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    const toast = await screen.findByRole('alertdialog', { name: title });
    expect(within(toast).getByText(text)).toBeTruthy();
    expect(toast.textContent).not.toContain(error.message);
    expect(lost).not.toHaveBeenCalled();
    await userEvent.click(within(toast).getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: title })).getByRole('button'),
    );
  },
);
