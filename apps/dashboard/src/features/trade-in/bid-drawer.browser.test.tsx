import { fixtures } from '@karvon/api/fixtures';
import { etagOf, type RequestConfig } from '@karvon/api/http';
import type { Offer, TradeInAuto } from '@karvon/api/main';
import { createQueryClient } from '@karvon/api/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDay } from '../../shared/format/date';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, failWith, serve, versionsOf } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { BidDrawer } from './BidDrawer';
import { endOf } from './bid-values';
import { tradeInQueries } from './queries';
import { CarText, TradeInAction } from './trade-in-cells';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const { getTradeInAuto: example } = fixtures;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const day = 86_400;

function carOf(over: Partial<TradeInAuto> = {}, offer: Partial<Offer> = {}): TradeInAuto {
  const ours = example.my_offer && {
    ...example.my_offer,
    created_at: inSeconds(-day),
    valid_until: inSeconds(5 * day),
    ...offer,
  };
  return { ...example, open_until: inSeconds(12 * day), ...(ours && { my_offer: ours }), ...over };
}
const unbid = (over: Partial<TradeInAuto> = {}): TradeInAuto => ({
  ...carOf({ allowed_actions: ['offer'], ...over }),
  my_offer: undefined,
});

const closed = vi.fn<() => void>();
let client: QueryClient;
let stored: TradeInAuto;
const one = (id: number) => `GET /main/trade-in/autos/${id}`;
const create = `POST /main/trade-in/autos/${example.id}/offers`;
const change = `PATCH /main/trade-in/offers/${example.my_offer?.id ?? 0}`;
const none = { results: [], count: 0 };

function open(car: TradeInAuto, ...saved: (Partial<Offer> | (() => never))[]): void {
  cleanup();
  client = createQueryClient();
  stored = car;
  const save = ({ data }: RequestConfig) => {
    const outcome = saved.shift();
    if (typeof outcome === 'function') return outcome();
    return { ...fixtures.updateOffer, ...(typeof data === 'object' && data), ...outcome };
  };
  serve({
    [one(car.id)]: () => stored,
    [`${one(car.id)}/offers`]: none,
    [`${one(car.id)}/history`]: none,
    [create]: save,
    [change]: save,
    'GET /main/avtosalons': {
      ...fixtures.listAvtosalons,
      results: fixtures.listAvtosalons.results.slice(0, 1),
    },
  });
  openAt('/', [{ path: '/', Component: () => <BidDrawer id={car.id} onClose={closed} /> }], client);
}

async function nowIs(car: TradeInAuto): Promise<void> {
  stored = car;
  await act(async () => client.refetchQueries({ queryKey: tradeInQueries.one(car.id).queryKey }));
}

const t = i18n.getFixedT(null, 'trade-in');
const price = () => screen.findByRole('textbox', { name: new RegExp(t('form.price')) });
const type = async (amount: string) => userEvent.fill(await price(), amount);
const press = async (key: 'form.save' | 'form.send' | 'again') =>
  userEvent.click(await screen.findByRole('button', { name: t(key) }));
const sum = (text: string) => new RegExp(text.replaceAll(/[.?()]/g, '\\$&').replaceAll(' ', '\\s'));

beforeAll(async () => {
  await page.viewport(1280, 900);
  await startI18n(['common', 'trade-in', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
  closed.mockReset();
});
afterEach(cleanup);

it('compares price, term and comment after a 412, and sends the choice for the new version', async () => {
  const car = carOf();
  open(car, failWith({ kind: 'stale', status: 412 }), { version: 4 });
  await type('79 000 000');
  const valid_until = endOf(7, Date.now(), car.open_until);
  const theirs = { price: 81_000_000, valid_until, comment: 'Без торга' };
  stored = carOf({}, { ...theirs, version: 3 });
  await press('form.save');

  const dialog = within(await screen.findByRole('dialog', { name: i18n.t('conflict.title') }));
  const prices = within(dialog.getByRole('radiogroup', { name: t('form.price') }));
  expect(prices.getByText(sum('79 000 000 сум'))).toBeVisible();
  expect(prices.getByText(sum('81 000 000 сум'))).toBeVisible();
  const until = t('until', { date: formatDay(valid_until, 'ru'), time: '23:59' });
  expect(dialog.getByText(until)).toBeVisible();
  expect(dialog.getByText('Без торга')).toBeVisible();
  await userEvent.click(prices.getByRole('radio', { name: sum('79 000 000') }), { force: true });
  await userEvent.click(dialog.getByRole('button', { name: i18n.t('conflict.save') }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(bodiesOf(change)).toEqual([{ price: 79_000_000 }, { price: 79_000_000 }]);
  expect(versionsOf(change)).toEqual([2, 3].map((version) => etagOf({ version })));
});

it('keeps a draft for each car, with the price as money', async () => {
  open(unbid());
  await type('74 500 000');
  // The draft is stored after a pause in typing.
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  open(unbid({ id: example.id + 1 }));
  await price();
  expect(screen.queryByRole('button', { name: i18n.t('draft.restore') })).toBeNull();
  open(unbid());
  expect(await screen.findByText(sum('74 500 000 сум'))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('draft.restore') }));
  await waitFor(async () => expect(await price()).toHaveDisplayValue(sum('74 500 000')));
});

it('closes on time while open: shows the typed price, and neither button nor keys send it', async () => {
  const car = unbid();
  open(car);
  await type('74 500 000');
  await nowIs({ ...car, open_until: inSeconds(1) });
  const note = await screen.findByText(sum(t('note.closed', { money: '74 500 000 сум' })));
  expect(note).toBeVisible();
  const send = screen.getByRole('button', { name: t('form.send') });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAccessibleDescription(t('closed'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(bodiesOf(create)).toEqual([]);
});

it('sends a new offer when ours expires while its form is open', async () => {
  open(carOf(), { id: 990, version: 1 });
  await type('79 000 000');
  await userEvent.click(await screen.findByRole('radio', { name: t('form.days.3') }), {
    force: true,
  });
  await nowIs(carOf({}, { valid_until: inSeconds(1) }));
  await screen.findByRole('button', { name: t('again') });
  expect(screen.getAllByText(t('offerOver')).length).toBeGreaterThan(0);
  await press('again');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(bodiesOf(change)).toEqual([]);
  expect(bodiesOf(create)).toMatchObject([{ price: 79_000_000 }]);
});

it.each(['expired', 'withdrawn', 'declined'] as const)(
  'an offer that is %s is offered again with its price, for three days, by Ctrl and Enter too',
  async (status) => {
    const car = carOf({ allowed_actions: ['offer'] }, { status });
    open(car, { id: 991 });
    expect(await price()).toHaveDisplayValue(sum('78 000 000'));
    await userEvent.click(await price());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const said = t('toast.sent', { money: '78 000 000 сум' });
    expect((await screen.findAllByText(sum(said))).length).toBeGreaterThan(0);
    expect(bodiesOf(create)).toMatchObject([
      { price: 78_000_000, valid_until: endOf(3, Date.now(), car.open_until) },
    ]);
  },
);

it.each([
  ['trade_in_closed', { status: 'lost' }, 'note.taken'],
  ['trade_in_closed', { status: 'closed' }, 'note.closed'],
  ['offer_not_open', {}, 'note.notOpen'],
] as const)('a refusal with %s of a car %j says so and keeps the price', async (code, now, key) => {
  open(carOf(), failWith({ kind: 'conflict', status: 409, code }));
  await type('79 000 000');
  stored = carOf(now);
  await press('form.save');
  expect(await screen.findByText(sum(t(key, { money: '79 000 000 сум' })))).toBeVisible();
});

it('names a faster colleague with the price, and then changes their offer', async () => {
  open(unbid(), failWith({ kind: 'conflict', status: 409, code: 'offer_exists' }), { version: 2 });
  await type('79 000 000');
  const author = { id: 61, full_name: 'Нодира Алиева' };
  stored = carOf({}, { author, version: 1 });
  await press('form.send');
  const said = t('note.exists', { name: author.full_name, money: '78 000 000 сум' });
  expect(await screen.findByText(sum(said))).toBeVisible();
  expect(await price()).toHaveDisplayValue(sum('79 000 000'));
  await press('form.save');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(bodiesOf(change)).toMatchObject([{ price: 79_000_000 }]);
  expect(versionsOf(change)).toEqual([etagOf({ version: 1 })]);
});

it.each([
  ['0', 'price_positive'],
  ['', 'required'],
] as const)('a price of «%s» is refused at its field', async (typed, code) => {
  open(unbid());
  await type(typed);
  await press('form.send');
  expect(await screen.findByText(i18n.t(`errors:${code}`))).toBeVisible();
  expect(bodiesOf(create)).toEqual([]);
});

it('asks before a price of 1.3 times the market price, and warns of a price below the last one', async () => {
  open(carOf());
  await type('77 000 000');
  expect(await screen.findByText(t('form.lower'))).toBeVisible();
  await type('109 880 000');
  await press('form.save');
  expect(
    await screen.findByText(t('form.above', { n: 34 }).replaceAll('\u00A0', ' ')),
  ).toBeVisible();
  expect(bodiesOf(change)).toEqual([]);
});

it('disables the action in the list when the countdown ends, with a reason', async () => {
  cleanup();
  const car = unbid({ open_until: inSeconds(4) });
  openAt('/', [{ path: '/', Component: () => <TradeInAction row={car} /> }]);
  const name = `${t('bid')}: ${car.car.title}`;
  expect(await screen.findByRole('link', { name })).toBeVisible();
  const button = await screen.findByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(t('closed'));
});

it('marks the car of a buyer with a lead, and links to it', async () => {
  const car = unbid({ lead_id: 512 });
  openAt('/', [{ path: '/', Component: () => <CarText row={car} /> }]);
  const badge = await screen.findByRole('link', { name: t('yourLead') });
  expect(badge).toHaveAttribute('href', paths.lead(512));
});
