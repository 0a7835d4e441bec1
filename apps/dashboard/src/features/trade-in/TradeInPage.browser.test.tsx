import { fixtures } from '@karvon/api/fixtures';
import type { TradeInAuto } from '@karvon/api/main';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { paramsOf, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { readMargin } from './margin';
import { TradeInPage } from './TradeInPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'trade-in');
const read = 'GET /main/trade-in/autos';
const lastAsked = () => paramsOf(read).at(-1);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const open: TradeInAuto = {
  ...fixtures.getTradeInAuto,
  my_offer: undefined,
  market_price: 82_000_000,
  status: 'open',
  open_until: inDays(12),
  allowed_actions: ['offer'],
};
const sum = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);

function show(search: string, ...results: TradeInAuto[]) {
  serve({ [read]: { ...fixtures.listTradeInAutos, results, count: results.length } });
  return openAt(`${paths.tradeIn.autos}${search}`, [
    { path: paths.tradeIn.autos, Component: TradeInPage },
  ]);
}

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'trade-in', 'errors', 'format']);
});
beforeEach(() => {
  localStorage.removeItem('trade-in-margin');
  saveProfile(fixtures.login);
});
afterEach(cleanup);

it('rates all rows by the margin of this device, and requests rows by it', async () => {
  show('', open);
  expect(await screen.findByText(sum(t('upTo', { money: '72 000 000' })))).toBeVisible();
  expect(lastAsked()).toMatchObject({ margin: 12 });
  const field = screen.getByRole('textbox', { name: t('margin') });
  await userEvent.fill(field, '20');
  await userEvent.tab();
  expect(await screen.findByText(sum(t('upTo', { money: '65 500 000' })))).toBeVisible();
  await waitFor(() => expect(lastAsked()).toMatchObject({ margin: 20 }));
  cleanup();
  show('', open);
  expect(await screen.findByRole('textbox', { name: t('margin') })).toHaveValue('20');
});

it('rejects a margin outside of its limits', async () => {
  for (const [stored, read] of [
    ['41', 12],
    ['-1', 12],
    ['many', 12],
    ['40', 40],
    ['0', 0],
  ] as const) {
    localStorage.setItem('trade-in-margin', stored);
    expect(readMargin()).toBe(read);
  }
});

it('shows the phone of a won car in its row, and of no other', async () => {
  const won: TradeInAuto = {
    ...open,
    id: 648,
    status: 'won',
    phone: '+998915550134',
    allowed_actions: ['schedule', 'list'],
  };
  const lost: TradeInAuto = { ...open, id: 649, status: 'lost', allowed_actions: [] };
  show('?state=won', won, lost);
  const call = await screen.findByRole('link', { name: new RegExp(t('call')) });
  expect(call).toHaveAttribute('href', 'tel:+998915550134');
  expect(screen.getByText(t('ended.lost'))).toBeVisible();
});

it('shows on our tab that there are no offers yet', async () => {
  show('?state=mine');
  expect(await screen.findByText(t('emptyMine'))).toBeVisible();
});
