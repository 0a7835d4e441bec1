import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { Campaign, Payment, PaymentCreate } from '@karvon/api/main';
import { getGetProfileQueryKey } from '@karvon/api/main/business';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { openAt } from '../../testing/place-resource';
import { beginAttempt, openAttempt } from './attempt';
import { BulkPayDialog } from './BulkPayDialog';
import { PayDialog } from './PayDialog';
import { moneyQueries } from './queries';

const provider = { ...fixtures.getPaymentProvider, min_amount: 1000, max_amount: 5_000_000 };
const [card] = fixtures.listCards.results;
const campaign = (id: number): Campaign => ({
  ...fixtures.getCampaign,
  id,
  title: `Campaign ${id}`,
  can_pay: true,
  to_pay: 40_000,
});

const calls = vi.hoisted(() => ({
  pay: vi.fn<(body: PaymentCreate, key: string) => Promise<Payment>>(),
  payment: vi.fn<(id: number) => Promise<Payment>>(),
  campaign: vi.fn<(id: number) => Promise<Campaign>>(),
  sendCode: vi.fn<() => Promise<{ phone: string; wait: number }>>(),
  verifyCard: vi.fn<(provider: unknown, token: string, code: string) => Promise<string>>(),
}));
vi.mock('./payme-client', async (original) => ({
  ...(await original<typeof import('./payme-client')>()),
  sendCode: calls.sendCode,
  verifyCard: calls.verifyCard,
}));
vi.mock('./queries', async (original) => {
  const { moneyQueries: real, moneyCalls } = await original<typeof import('./queries')>();
  const known = { staleTime: Number.POSITIVE_INFINITY };
  return {
    moneyQueries: {
      ...real,
      balance: () => ({ ...real.balance(), ...known }),
      cards: () => ({ ...real.cards(), ...known }),
      provider: () => ({ ...real.provider(), ...known }),
      campaign: (id: number) => ({
        ...real.campaign(id),
        ...known,
        queryFn: () => calls.campaign(id),
      }),
      pending: (ids: readonly number[]) => ({ ...real.pending(ids, true), ...known }),
      payment: (id: number) => ({
        ...real.payment(id),
        queryFn: () => calls.payment(id),
        refetchInterval: 50,
      }),
    },
    moneyCalls: { ...moneyCalls, pay: calls.pay, startVerification: () => Promise.resolve('t') },
  };
});

const paymentOf = (body: PaymentCreate, over: Partial<Payment> = {}): Payment => ({
  ...fixtures.getPayment,
  id: body.campaign_id * 10,
  campaign: { id: body.campaign_id, title: `Campaign ${body.campaign_id}` },
  status: 'paid',
  amount: body.amount ?? 0,
  from_balance: body.from_balance ?? 0,
  ...over,
});

const closed = vi.fn<() => void>();

/** Renders the dialog of two campaigns with 40 000 due each, or only the first one's. The default balance is empty. */
function open(
  isAlone = false,
  { free = 0, profile = fixtures.getProfile, isExpired = false } = {},
): void {
  const client = createQueryClient();
  client.setQueryData(getGetProfileQueryKey(), profile);
  const balance = { ...fixtures.getBalance, free, held: 0 };
  client.setQueryData(moneyQueries.balance().queryKey, balance);
  client.setQueryData(moneyQueries.cards().queryKey, {
    results: card === undefined ? [] : [{ ...card, is_expired: isExpired }],
    count: 1,
  });
  client.setQueryData(moneyQueries.provider().queryKey, provider);
  for (const id of [1, 2]) client.setQueryData(moneyQueries.campaign(id).queryKey, campaign(id));
  for (const ids of [[1, 2], [1]])
    client.setQueryData(moneyQueries.pending(ids, true).queryKey, {
      ...fixtures.listPayments,
      results: [],
      count: 0,
    });
  // Screens behind the dialog would refetch, but no server responds in this test.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  openAt(
    '/',
    [
      {
        path: '/',
        Component: () =>
          isAlone ? (
            <PayDialog campaignId={1} onClose={closed} />
          ) : (
            <BulkPayDialog campaignIds={[1, 2]} onClose={closed} />
          ),
      },
    ],
    client,
  );
}

const sumOf = (id: number) => screen.findByLabelText(`Campaign ${id}`);
const payButton = (sum: string) =>
  screen.findByRole('button', { name: new RegExp(`^Оплатить ${sum.replaceAll(' ', '\\s')}`) });
const sentTo = (id: number) => calls.pay.mock.calls.filter(([body]) => body.campaign_id === id);

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'money', 'format', 'errors']);
});
beforeEach(() => {
  sessionStorage.clear();
  closed.mockReset();
  calls.pay.mockReset().mockImplementation((body) => Promise.resolve(paymentOf(body)));
  calls.payment.mockReset();
  calls.campaign.mockReset().mockImplementation((id) => Promise.resolve(campaign(id)));
  calls.sendCode.mockReset().mockResolvedValue({ phone: '99890*****67', wait: 60_000 });
  calls.verifyCard.mockReset().mockResolvedValue('t');
});
afterEach(cleanup);

it('asks for the code of an unverified card, and then continues with all campaigns', async () => {
  calls.pay.mockImplementationOnce((body) =>
    Promise.resolve(paymentOf(body, { status: 'failed', failure_code: 'card_not_verified' })),
  );
  open();
  await userEvent.click(await payButton('80 000'));
  await screen.findByText(i18n.t('money:codeSent', { phone: '+998 90 *** ** 67' }));
  expect(calls.pay).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('666666');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sentTo(1)).toHaveLength(2);
  expect(sentTo(2)).toHaveLength(1);
});

it('waits for a pending payment, and does not repeat it', async () => {
  let status: Payment['status'] = 'pending';
  const body = { campaign_id: 1, amount: 40_000 };
  calls.pay.mockImplementation((sent) =>
    Promise.resolve(
      sent.campaign_id === 1
        ? paymentOf(sent, { status: 'pending' })
        : paymentOf(sent, { status: 'failed', failure_code: 'insufficient_funds' }),
    ),
  );
  calls.payment.mockImplementation(() => Promise.resolve(paymentOf(body, { status })));
  open();
  await userEvent.click(await payButton('80 000'));
  await screen.findByText(i18n.t('money:waiting'));
  await screen.findByText(i18n.t('money:fail.insufficient_funds'));
  await userEvent.click(await payButton('40 000'));
  await waitFor(() => expect(sentTo(2)).toHaveLength(2));
  expect(sentTo(1)).toHaveLength(1);
  status = 'paid';
  await screen.findByText(i18n.t('money:status.paid'));
  expect(closed).not.toHaveBeenCalled();
});

it('shows the campaign of an attempt without a response, and repeats it under its key', async () => {
  const attempt = beginAttempt({ campaign_id: 1, card_id: 7, amount: 15_000 });
  open();
  expect((await sumOf(1)).getAttribute('value')).toMatch(/^15\s000$/);
  // The button's amount leaves out the open attempt.
  await payButton('40 000');
  await userEvent.click(screen.getByRole('button', { name: i18n.t('money:pay.ask') }));
  await screen.findByText(i18n.t('money:status.paid'));
  expect(calls.pay.mock.calls).toEqual([[attempt.body, attempt.key]]);
  expect(openAttempt(1)).toBeUndefined();
  await userEvent.click(await payButton('40 000'));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});

it('keeps a payment without a response, and does not send it with the others', async () => {
  calls.pay.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
  open();
  await userEvent.click(await payButton('80 000'));
  await screen.findByText(i18n.t('money:pay.lost'));
  await waitFor(() => expect(sentTo(2)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: i18n.t('money:pay.ask') }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  const [first, second] = sentTo(1);
  expect(second).toEqual(first);
});

it('shows the limit of a card at its field', async () => {
  open();
  const field = await sumOf(2);
  await userEvent.fill(field, '5000001');
  await screen.findByText(/^Картой не больше 5\s000\s000/);
  expect(await payButton('5 040 001')).toHaveProperty('disabled', true);
  await userEvent.fill(field, '5000000');
  expect(await payButton('5 040 000')).toHaveProperty('disabled', false);
});

it('asks for the code in the dialog of one campaign, and then pays automatically', async () => {
  calls.pay.mockImplementationOnce((body) =>
    Promise.resolve(paymentOf(body, { status: 'failed', failure_code: 'card_not_verified' })),
  );
  open(true);
  await userEvent.click(await payButton('40 000'));
  await screen.findByText(i18n.t('money:codeSent', { phone: '+998 90 *** ** 67' }));
  await userEvent.keyboard('666666');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  const { paid: expected_paid } = campaign(1);
  const body = { campaign_id: 1, card_id: card?.id, amount: 40_000, expected_paid };
  expect(calls.pay.mock.calls.map(([sent]) => sent)).toEqual([body, body]);
  // The first payment failed, so the second has its own key.
  expect(new Set(calls.pay.mock.calls.map(([, key]) => key)).size).toBe(2);
});

it('shows the amount of an attempt without a response, and repeats it', async () => {
  const attempt = beginAttempt({ campaign_id: 1, card_id: 7, amount: 15_000 });
  open(true);
  await screen.findByText(/^Платёж на 15\s000 сум\./);
  await userEvent.click(screen.getByRole('button', { name: i18n.t('money:pay.ask') }));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(calls.pay.mock.calls).toEqual([[attempt.body, attempt.key]]);
});

it('charges nothing in a second tab after the first has paid, and explains it', async () => {
  open(true);
  const { paid } = campaign(1);
  calls.campaign.mockResolvedValue({ ...campaign(1), paid: paid + 40_000, to_pay: 0 });
  calls.pay.mockRejectedValueOnce(
    new ApiError({ kind: 'conflict', status: 409, code: 'campaign_paid_meanwhile' }),
  );
  await userEvent.click(await payButton('40 000'));
  await screen.findByText(/кампанию пополнили на 40\s000 сум/);
  await userEvent.click(await payButton('40 000'));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(calls.pay.mock.calls.map(([body]) => body.expected_paid)).toEqual([paid, paid + 40_000]);
});

it.each([
  ['one campaign', true],
  ['several', false],
])('says who may pay in the dialog of %s, and has no form there', async (_, isAlone) => {
  const member = {
    id: 61,
    is_owner: false,
    role: 'seller' as const,
    permissions: ['ads.edit' as const],
    avtosalons: [],
  };
  open(isAlone, { profile: { ...fixtures.getProfile, member } });
  const reason = `${i18n.t('money:pay.notPermitted')} ${i18n.t('ownerOnly')}.`;
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('hides the balance when it is switched off', async () => {
  open(true, { free: 15_000 });
  await screen.findByRole('switch', { name: /^С баланса 15\s000/ });
  await userEvent.click(screen.getByText(/^Свободно 15\s000/));
  await screen.findByRole('switch', { name: /^С баланса\s*Свободно/ });
  expect(await payButton('40 000')).toBeTruthy();
});

it('asks for a new card when none can pay, and never preselects an expired one', async () => {
  open(true, { isExpired: true });
  await screen.findByLabelText(i18n.t('money:addCard.number'));
  expect(await screen.findByText(i18n.t('money:cardOver'))).toBeTruthy();
  expect(screen.getByRole('radio', { hidden: true })).toHaveProperty('disabled', true);
});

it('starts nothing without a network, and explains it', async () => {
  open(true);
  const button = await payButton('40 000');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(button);
  await screen.findByText(i18n.t('money:offline'));
  online.mockRestore();
  expect(calls.pay).not.toHaveBeenCalled();
});

// Fault: «На карте не хватает денег» without a next step, or a retry that repeats the failed request.
it('explains the next step after a failure, keeps the card, and retries under another key', async () => {
  calls.pay.mockImplementationOnce((body) =>
    Promise.resolve(paymentOf(body, { status: 'failed', failure_code: 'insufficient_funds' })),
  );
  open(true);
  await userEvent.click(await payButton('40 000'));
  await screen.findByText(i18n.t('money:fail.insufficient_funds'));
  await screen.findByText(i18n.t('money:pay.otherCard'));
  await userEvent.click(await payButton('40 000'));
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  const [first, second] = calls.pay.mock.calls;
  expect(second?.[0].card_id).toBe(first?.[0].card_id);
  expect(second?.[1]).not.toBe(first?.[1]);
});
