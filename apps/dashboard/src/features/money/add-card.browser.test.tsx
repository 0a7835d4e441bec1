import { fixtures } from '@karvon/api/fixtures';
import { getGetProfileQueryKey } from '@karvon/api/main/business';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { openAt } from '../../testing/place-resource';
import { AddCardDialog } from './AddCardDialog';
import { CardError } from './payme-client';
import { moneyQueries } from './queries';

const calls = vi.hoisted(() => ({
  createCard: vi.fn<() => Promise<string>>(),
  sendCode: vi.fn<() => Promise<{ phone: string; wait: number }>>(),
  verifyCard: vi.fn<(provider: unknown, token: string, code: string) => Promise<string>>(),
  addCard: vi.fn<(token: string) => Promise<unknown>>(),
}));
vi.mock('./payme-client', async (original) => ({
  ...(await original<typeof import('./payme-client')>()),
  createCard: calls.createCard,
  sendCode: calls.sendCode,
  verifyCard: calls.verifyCard,
}));
vi.mock('./queries', async (original) => {
  const { moneyQueries: real, moneyCalls } = await original<typeof import('./queries')>();
  return { moneyQueries: real, moneyCalls: { ...moneyCalls, addCard: calls.addCard } };
});

function open(): void {
  const client = createQueryClient();
  client.setQueryData(getGetProfileQueryKey(), fixtures.getProfile);
  client.setQueryData(moneyQueries.provider().queryKey, fixtures.getPaymentProvider);
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  openAt('/', [{ path: '/', Component: () => <AddCardDialog onClose={vi.fn()} /> }], client);
}

const fill = async (number = '8600069195406311') => {
  await userEvent.fill(await screen.findByLabelText(i18n.t('money:addCard.number')), number);
  await userEvent.fill(screen.getByLabelText(i18n.t('money:addCard.expires')), '0399');
};
const next = () =>
  userEvent.click(screen.getByRole('button', { name: i18n.t('money:addCard.next') }));

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'money', 'format', 'errors']);
});
beforeEach(() => {
  calls.createCard.mockReset().mockResolvedValue('token');
  calls.sendCode.mockReset().mockResolvedValue({ phone: '99890*****67', wait: 60_000 });
  calls.verifyCard.mockReset().mockResolvedValue('proven');
  calls.addCard.mockReset().mockResolvedValue(fixtures.listCards.results[0]);
});
afterEach(cleanup);

// Fault: a browser offers to save the number, or a form without scripts sends it to us.
it('has fields without names in a form without an action', async () => {
  open();
  await fill();
  const form = screen.getByLabelText(i18n.t('money:addCard.number')).closest('form');
  expect(form?.getAttribute('action')).toBeNull();
  expect([...(form?.elements ?? [])].filter((one) => one.getAttribute('name'))).toEqual([]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('9540');
});

// Fault: a mistyped number uses up a request to the provider.
it('sends no request for a number with an invalid check digit', async () => {
  open();
  await fill('8600069195406312');
  await next();
  await screen.findByText(i18n.t('money:addCard.failed.number'));
  expect(calls.createCard).not.toHaveBeenCalled();
});

it('removes an error as soon as its field is corrected', async () => {
  open();
  await userEvent.fill(
    await screen.findByLabelText(i18n.t('money:addCard.number')),
    '8600069195406312',
  );
  await next();
  await screen.findByText(i18n.t('money:addCard.failed.number'));
  await screen.findByText(i18n.t('money:addCard.failed.expiry'));
  await fill();
  await waitFor(() => expect(screen.queryByText(i18n.t('money:addCard.failed.number'))).toBeNull());
  expect(screen.queryByText(i18n.t('money:addCard.failed.expiry'))).toBeNull();
});

// Fault: an impatient user gets several codes, or cannot continue after a wrong one.
it('counts down to the next code, reports a wrong one, and accepts the correct one', async () => {
  open();
  await fill();
  await next();
  await screen.findByText(/\+998 90/);
  const again = screen.getByRole('button', { name: /0:5\d|1:00/ });
  expect(again).toHaveProperty('disabled', true);
  const code = screen.getByLabelText(i18n.t('money:addCard.code'));
  calls.verifyCard.mockRejectedValueOnce(new CardError('code'));
  await userEvent.fill(code, '123456');
  await screen.findByText(i18n.t('money:addCard.failed.code'));
  expect(calls.addCard).not.toHaveBeenCalled();
  await userEvent.fill(code, '666666');
  await waitFor(() => expect(calls.addCard).toHaveBeenCalledTimes(1));
  expect(calls.addCard.mock.calls[0]?.[0]).toBe('proven');
  await screen.findByText(i18n.t('money:cardAdded'));
});

it('sends another code after the wait', async () => {
  calls.sendCode.mockResolvedValueOnce({ phone: '99890*****67', wait: 0 });
  open();
  await fill();
  await next();
  const again = await screen.findByRole('button', { name: i18n.t('money:resend') });
  await userEvent.click(again);
  await waitFor(() => expect(calls.sendCode).toHaveBeenCalledTimes(2));
});
