import { fixtures } from '@karvon/api/fixtures';
import type { WorstAuto } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { bodiesOf, paramsOf, sent, serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { StatisticsPage } from './StatisticsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'statistics');
const [example] = fixtures.getStatistics.worst;
if (example === undefined) throw new Error('The examples have no car that needs care.');
const careOf = (id: number, reason: WorstAuto['reason'], over: Partial<WorstAuto> = {}) => ({
  ...example,
  car: { id, title: `Car ${String(id)}` },
  reason,
  ...over,
});

const read = 'GET /main/statistics';
const open = (
  search: string,
  worst: readonly WorstAuto[] = [],
  more: Readonly<Record<string, unknown>> = {},
) => {
  serve({
    [read]: { ...fixtures.getStatistics, worst },
    'GET /main/statistics/funnel': fixtures.getFunnel,
    'GET /main/statistics/promotions': fixtures.getPromotionSummary,
    'GET /main/statistics/response': fixtures.getResponseSales,
    ...more,
    'GET /main/avtosalons': fixtures.listAvtosalons,
    'GET /main/business/profile': fixtures.getProfile,
    'GET /search/price-position': fixtures.getPricePosition,
    'PATCH /main/autos/1': fixtures.getAuto,
    'POST /main/autos/2/transitions': fixtures.getAuto,
    'POST /main/autos/3/refresh': fixtures.getAuto,
  });
  return openAt(`${paths.statistics}${search}`, [
    { path: paths.statistics, Component: StatisticsPage },
  ]);
};
const rowOf = async (id: number) => {
  const list = await screen.findByRole('list', { name: t('worst') });
  const row = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(`Car ${String(id)}`));
  if (row === undefined) throw new Error(`There is no row of car ${String(id)}.`);
  return within(row);
};
const press = async (name: string, id: number) =>
  userEvent.click((await rowOf(id)).getByRole('button', { name }));
const asked = () => bodiesOf(read).length;

beforeAll(async () => {
  await page.viewport(1440, 900);
  await startI18n(['common', 'statistics', 'autos', 'errors', 'format']);
});
beforeEach(() => saveProfile(fixtures.login));
afterEach(cleanup);

it('links each of the first five cars in need of care to its field in the form', async () => {
  open('', [
    careOf(11, 'moderation_declined', { declined_reason: undefined }),
    careOf(12, 'too_few_photos', { photo_count: 2 }),
    careOf(13, 'few_views', { can_refresh: false }),
    careOf(14, 'incomplete', { score: 60 }),
    careOf(15, 'too_few_photos', { photo_count: 1 }),
    careOf(16, 'incomplete', { score: 30 }),
  ]);
  const target = async (id: number, name: string) =>
    (await rowOf(id)).getByRole('link', { name }).getAttribute('href');
  expect(await target(11, t('action.fix'))).toBe(`${paths.autos.edit(11)}#declined`);
  expect(await target(12, t('action.photos'))).toBe(`${paths.autos.edit(12)}#photos`);
  expect(await target(13, t('action.improve'))).toBe(paths.autos.edit(13));
  expect(await target(14, t('action.fill'))).toBe(paths.autos.edit(14));
  expect(screen.queryByText('Car 16')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t('worstMore') }));
  expect(await target(16, t('action.fill'))).toBe(paths.autos.edit(16));
});

it('lowers a price in place, next to the market price, on the version that was read', async () => {
  open('', [careOf(1, 'price_above_market', { price: 109_000_000, currency: 'UZS', version: 4 })]);
  await press(t('action.price'), 1);
  const dialog = within(await screen.findByRole('dialog', { name: t('action.price') }));
  expect(await dialog.findByRole('img', { name: new RegExp(t('price.market')) })).toBeVisible();
  const field = dialog.getByRole('textbox', { name: t('price.label') });
  const save = dialog.getByRole('button', { name: t('price.save') });
  expect(save).toBeDisabled();
  await userEvent.fill(field, '110 000 000');
  expect(await dialog.findByText(t('price.wrong'))).toBeVisible();
  expect(save).toBeDisabled();
  await userEvent.fill(field, '105 000 000');
  await userEvent.click(save);
  expect(await screen.findByText(t('done.priced'))).toBeVisible();
  const [call] = sent.filter(({ method }) => method === 'PATCH');
  expect(call).toMatchObject({ data: { price: 105_000_000 }, headers: { 'If-Match': '"v4"' } });
  await waitFor(() => expect(asked()).toBe(2));
});

it('extends and refreshes in place, reports it, and refetches the figures', async () => {
  open('', [careOf(2, 'expires_soon'), careOf(3, 'few_views', { can_refresh: true })]);
  await press(t('action.renew'), 2);
  expect(await screen.findByText(t('done.renewed'))).toBeVisible();
  expect(bodiesOf('POST /main/autos/2/transitions')).toEqual([{ to: 'active' }]);
  await press(t('action.refresh'), 3);
  expect(await screen.findByText(t('done.refreshed'))).toBeVisible();
  expect(bodiesOf('POST /main/autos/3/refresh')).toHaveLength(1);
  await waitFor(() => expect(asked()).toBe(3));
});

it.each([
  ['Не больше 366 дней', '?from=2025-11-20&to=2026-11-20', 0],
  ['Начало позже конца', '?from=2026-11-10&to=2026-11-10', 3],
] as const)('says at the field «%s», and keeps the days that are shown', async (...example) => {
  const [message, search, segment] = example;
  const router = open(search);
  const group = await screen.findByRole('group', { name: t('period') });
  await waitFor(() => expect(asked()).toBe(1));
  within(group).getAllByRole('spinbutton')[segment]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(group).toHaveAttribute('data-invalid', 'true');
  expect(router.state.location.search).toBe(search);
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(group).not.toHaveAttribute('data-invalid'));
  expect(asked()).toBe(1);
});

// Fault: invalid dates of a link were replaced with the last 30 days without an error.
it.each([
  ['Не больше 366 дней', '?from=2025-11-19&to=2026-11-20', 2, '{ArrowUp}'],
  ['Начало позже конца', '?from=2026-11-11&to=2026-11-10', 0, '{ArrowDown}'],
] as const)('keeps wrong days of the address in the field, which says «%s»', async (...example) => {
  const [message, search, segment, key] = example;
  const router = open(search);
  const group = await screen.findByRole('group', { name: t('period') });
  expect(await screen.findByText(message)).toBeVisible();
  expect(group).toHaveAttribute('data-invalid', 'true');
  await waitFor(() => expect(asked()).toBe(1));
  expect(router.state.location.search).toBe(search);
  const [from, to] = [...new URLSearchParams(search).values()];
  const shown = within(group).getAllByRole('spinbutton');
  const texts = shown.map(({ textContent }) => textContent);
  const dates = [from, to].flatMap((date = '') => date.split('-').toReversed());
  expect(texts).toEqual(dates);
  shown[segment]?.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(asked()).toBe(2));
  expect(group).not.toHaveAttribute('data-invalid');
  expect(screen.queryByText(message)).toBeNull();
});

it.each(['?from=2026-02-30&to=2026-03-01', '?from=soon&to=2026-03-01', '?from=2026-03-01'])(
  'takes %s for no days at all',
  async (search) => {
    open(search);
    const periods = await screen.findByRole('radiogroup', { name: t('periodLabel') });
    expect(within(periods).getByRole('radio', { checked: true })).toHaveAccessibleName(t('days30'));
    expect(screen.queryByRole('group', { name: t('period') })).toBeNull();
    await waitFor(() => expect(asked()).toBe(1));
  },
);

it('explains how leads are counted with current numbers, and links each type', async () => {
  open('?from=2025-10-22&to=2025-11-20&figure=leads');
  const title = t('how.title', { figure: t('figure.leads') });
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const how = within(await screen.findByRole('dialog', { name: title }));
  expect(how.getByText(t('how.leads'))).toBeVisible();
  expect(how.getByText('198 + 69 + 186 = 453')).toBeVisible();
  expect(how.getByRole('link', { name: new RegExp(t('figure.requests')) })).toHaveAttribute(
    'href',
    `${paths.leads}?type=leads&from=2025-10-22&to=2025-11-20`,
  );
});

it('shows a dash for figures that the marketplace has not reported yet, and a 0 for none', async () => {
  const [tahoe, lacetti] = fixtures.listAutoFigures.results;
  if (tahoe === undefined || lacetti === undefined) throw new Error('The examples have two cars.');
  const { impressions: _late, ...late } = tahoe;
  const { impressions: _sum, ...totals } = fixtures.listAutoFigures.totals;
  const rows = { results: [late, { ...lacetti, impressions: 0 }], count: 2 };
  open('?rows=impressions', [], { 'GET /main/statistics/autos': { ...rows, totals } });
  const name = t('rows.figure', { figure: t('figure.impressions') });
  const table = within(await screen.findByRole('table', { name }));
  const valuesOf = (row: string) =>
    within(table.getByRole('row', { name: new RegExp(row) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(valuesOf(tahoe.car.title)).toEqual(['—', '—']);
  expect(valuesOf(lacetti.car.title)).toEqual(['0', '—']);
  expect(valuesOf(t('total'))).toEqual(['—', '—']);
  expect(screen.queryByText(t('rows.agrees'))).toBeNull();
});

// Fault: the row «Без салона» opened nothing, and its URL selected all showrooms.
it('opens rows without a showroom, leads in their list and cars in the drawer', async () => {
  const noSalon = t('noSalon');
  const linksOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
  open('?from=2025-10-22&to=2025-11-20&funnel=salons');
  await screen.findAllByRole('heading', { name: noSalon });
  const bars = screen.getByRole('list', { name: t('leadsBySalon') });
  const leads = `${paths.leads}?from=2025-10-22&to=2025-11-20`;
  expect(linksOf(bars)).toEqual([`${leads}&avtosalon=31`, `${leads}&avtosalon=none`]);
  const funnels = screen.getAllByRole('list', { name: t('funnel') });
  expect(linksOf(funnels[0] ?? bars).every((href) => href.includes('avtosalon=31'))).toBe(true);
  const drawer = (rows: string) =>
    `${paths.statistics}?from=2025-10-22&to=2025-11-20&funnel=salons&rows=${rows}&avtosalon=none`;
  expect(linksOf(funnels[1] ?? bars)).toEqual([
    drawer('impressions'),
    drawer('views'),
    drawer('interest'),
    `${leads}&avtosalon=none`,
  ]);
  cleanup();

  open('?from=2025-10-22&to=2025-11-20&rows=interest&avtosalon=none', [], {
    'GET /main/statistics/autos': { ...fixtures.listAutoFigures, without_auto: 7 },
  });
  const place = { from: '2025-10-22', to: '2025-11-20', avtosalon: 'none' };
  // Fault: the row linked to all leads of the period, also those about a car.
  const link = await screen.findByRole('link', { name: t('rows.withoutAuto') });
  expect(link).toHaveAttribute('href', `${leads}&avtosalon=none&auto_id=none`);
  expect(paramsOf('GET /main/statistics/autos')).toMatchObject([{ ...place, figure: 'interest' }]);
  expect(paramsOf(read)).toMatchObject([place]);
  expect(paramsOf('GET /main/statistics/funnel')).toMatchObject([place]);
  expect(screen.getByText(`${noSalon} · `, { exact: false })).toBeVisible();
});
