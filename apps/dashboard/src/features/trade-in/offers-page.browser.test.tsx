import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { Offer, OfferUpdate, TradeInAuto } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { lookupQueries } from '../../shared/lookups/queries';
import { saveProfile } from '../../shared/session/profile';
import { openAt } from '../../testing/place-resource';
import { OffersPage } from './offers-page';

const calls = vi.hoisted(() => ({
  car: vi.fn<(id: number) => Promise<TradeInAuto>>(),
  offers: vi.fn<() => Promise<unknown>>(),
  update:
    vi.fn<
      (sent: { offer: { id: number; version: number }; body: OfferUpdate }) => Promise<Offer>
    >(),
}));
vi.mock('./queries', async (original) => {
  const real = await original<typeof import('./queries')>();
  const { tradeInQueries: queries } = real;
  return {
    ...real,
    tradeInQueries: {
      ...queries,
      one: (id: number) => ({ ...queries.one(id), queryFn: () => calls.car(id) }),
      offers: (id: number) => ({ ...queries.offers(id), queryFn: calls.offers, retry: false }),
      history: (id: number) => ({
        ...queries.history(id),
        queryFn: () => Promise.resolve({ results: [], count: 0 }),
      }),
    },
    tradeInCalls: { ...real.tradeInCalls, update: calls.update },
  };
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const { getTradeInAuto: example } = fixtures;
/** Ours is 78 million so'm. */
const car: TradeInAuto = {
  ...example,
  open_until: inDays(12),
  ...(example.my_offer && {
    my_offer: { ...example.my_offer, created_at: inDays(-1), valid_until: inDays(5) },
  }),
};
const t = i18n.getFixedT(null, 'trade-in');
const price = () => screen.findByRole('textbox', { name: new RegExp(t('form.price')) });

function open() {
  const client = createQueryClient();
  client.setQueryData(lookupQueries.avtosalons().queryKey, fixtures.listAvtosalons);
  return openAt(`/offers/${car.id}`, [{ path: '/offers/:id', Component: OffersPage }], client);
}

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'trade-in', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
  calls.update.mockReset();
  calls.car.mockReset().mockResolvedValue(car);
  calls.offers.mockReset().mockResolvedValue({ results: [], count: 0 });
});
afterEach(cleanup);

it('E opens the form of our offer on its page', async () => {
  open();
  expect(await screen.findByRole('button', { name: t('withdraw') })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: new RegExp(t('form.price')) })).toBeNull();
  await userEvent.keyboard('e');
  expect(await price()).toHaveDisplayValue(/^78\s000\s000$/);
});

it('asks before it withdraws, and says that it is done', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: t('withdraw') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('withdrawText'))).toBeVisible();
  expect(calls.update).not.toHaveBeenCalled();
  calls.update.mockResolvedValue({ ...fixtures.updateOffer, status: 'withdrawn' });
  await userEvent.click(dialog.getByRole('button', { name: t('withdraw') }));
  expect(await screen.findByText(t('toast.withdrawn'))).toBeVisible();
  expect(calls.update.mock.calls[0]?.[0].body).toEqual({ status: 'withdrawn' });
});

it('shows the car though the offers of others cannot be read, and says of one that is not there that it is not', async () => {
  calls.car.mockImplementation((id) =>
    id === car.id
      ? Promise.resolve(car)
      : Promise.reject(new ApiError({ kind: 'not_found', status: 404 })),
  );
  calls.offers.mockRejectedValue(new ApiError({ kind: 'unknown', status: 500 }));
  const router = open();
  expect(await screen.findByRole('button', { name: i18n.t('retry') })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: car.car.title })).toBeVisible();
  expect(screen.getByRole('button', { name: t('withdraw') })).toBeVisible();
  await router.navigate('/offers/999999');
  expect(await screen.findByText(t('missing'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('toList') })).toHaveAttribute(
    'href',
    '/dashboard/trade-in/autos',
  );
});

it('says that too few are alike in the place of the scale', async () => {
  const { market_price: _price, market_from: _from, market_to: _to, ...unknown } = car;
  calls.car.mockResolvedValue({ ...unknown, comparables: 3 });
  open();
  expect(await screen.findByText(t('fewSimilar', { n: 3 }))).toBeVisible();
  expect(
    screen.queryByRole('img', { name: new RegExp(t('mark.market', { money: '' }).trim()) }),
  ).toBeNull();
});

it.each([
  ['declined', 'newOffer'],
  ['withdrawn', 'again'],
  ['expired', 'again'],
] as const)(
  'an offer that is %s leads to another one while the car is open',
  async (status, label) => {
    if (car.my_offer === undefined) throw new Error('No offer of ours.');
    calls.car.mockResolvedValue({
      ...car,
      allowed_actions: ['offer'],
      my_offer: { ...car.my_offer, status, decided_at: inDays(-0.1), rank: undefined },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: t(label) }));
    expect(await price()).toHaveDisplayValue(/^78\s000\s000$/);
  },
);
