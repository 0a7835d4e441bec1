import { fixtures } from '@karvon/api/fixtures';
import type { TradeInAuto } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, failWith, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { OffersPage } from './OffersPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const { getTradeInAuto: example } = fixtures;
const car: TradeInAuto = {
  ...example,
  open_until: inDays(12),
  ...(example.my_offer && {
    my_offer: { ...example.my_offer, created_at: inDays(-1), valid_until: inDays(5) },
  }),
};
const t = i18n.getFixedT(null, 'trade-in');
const price = () => screen.findByRole('textbox', { name: new RegExp(t('form.price')) });

const one = `GET /main/trade-in/autos/${car.id}`;
const change = `PATCH /main/trade-in/offers/${example.my_offer?.id ?? 0}`;
const none = { results: [], count: 0 };
const responses = {
  [one]: car,
  [`${one}/offers`]: none,
  [`${one}/history`]: none,
  'GET /main/avtosalons': fixtures.listAvtosalons,
};

function open(other: Readonly<Record<string, unknown>> = {}, search = '') {
  serve({ ...responses, ...other });
  return openAt(`/offers/${car.id}${search}`, [{ path: '/offers/:id', Component: OffersPage }]);
}

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'trade-in', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
});
afterEach(cleanup);

it('E opens the form of our offer on its page', async () => {
  open();
  expect(await screen.findByRole('button', { name: t('withdraw') })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: new RegExp(t('form.price')) })).toBeNull();
  await userEvent.keyboard('e');
  expect(await price()).toHaveDisplayValue(/^78\s000\s000$/);
});

// Fault: a link from a phone opened two forms on a desktop, and the lower one took the draft of the upper.
it('has one form of our offer when a URL opens its drawer', async () => {
  const { my_offer: _none, ...free } = car;
  open({ [one]: { ...free, allowed_actions: ['offer'] } }, `?bid=${car.id}`);
  const drawer = await screen.findByRole('dialog');
  expect(
    await within(drawer).findByRole('textbox', { name: new RegExp(t('form.price')) }),
  ).toBeVisible();
  expect(screen.getAllByLabelText(new RegExp(t('form.price')))).toHaveLength(1);
  await userEvent.click(within(drawer).getByRole('button', { name: i18n.t('cancel') }));
  // Until the drawer closes, the query would find the drawer's field.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await price()).toBeVisible();
});

it('asks before a withdrawal, and reports it', async () => {
  open({ [change]: { ...fixtures.updateOffer, status: 'withdrawn' } });
  await userEvent.click(await screen.findByRole('button', { name: t('withdraw') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('withdrawText'))).toBeVisible();
  expect(bodiesOf(change)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: t('withdraw') }));
  expect(await screen.findByText(t('toast.withdrawn'))).toBeVisible();
  expect(bodiesOf(change)).toEqual([{ status: 'withdrawn' }]);
});

it('shows the car when other offers fail to load, and reports a missing car', async () => {
  const router = open({
    [`${one}/offers`]: failWith({ kind: 'unknown', status: 500 }),
    'GET /main/trade-in/autos/999999': failWith({ kind: 'not_found', status: 404 }),
  });
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

it('shows that there are too few similar cars instead of the scale', async () => {
  const { market_price: _price, market_from: _from, market_to: _to, ...unknown } = car;
  open({ [one]: { ...unknown, comparables: 3 } });
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
    open({
      [one]: {
        ...car,
        allowed_actions: ['offer'],
        my_offer: { ...car.my_offer, status, decided_at: inDays(-0.1), rank: undefined },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: t(label) }));
    expect(await price()).toHaveDisplayValue(/^78\s000\s000$/);
  },
);
