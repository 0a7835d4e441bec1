import { fixtures } from '@karvon/api/fixtures';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { homePath, paths } from '../../shared/paths';
import { addDays, monthsAround, relativeDays, todayAt } from '../../shared/period';
import { saveProfile } from '../../shared/session/profile';
import { serve } from '../../testing/mock-service';
import { openAt } from '../../testing/place-resource';
import { StatisticsPage } from './StatisticsPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../testing/mock-service')).respond,
}));

const t = i18n.getFixedT(null, 'statistics');
const space = '\u00A0';
const today = todayAt(Date.now());
const month = relativeDays('30', today);
const before = { from: addDays(month.from, -30), to: addDays(month.from, -1) };
const none = { views: 0, likes: 0, calls: 0, requests: 0, chats: 0, leads: 0, sold: 0 };
const pointsFrom = (from: string, views: number) =>
  Array.from({ length: 30 }, (_, day) => ({
    ...none,
    date: addDays(from, day),
    views: views + day,
    calls: 2,
    leads: 2,
  }));
const { figures } = fixtures.getStatistics;

const lastMonth = {
  ...fixtures.getStatistics,
  computed_at: `${today}T09:38:00Z`,
  period: month,
  previous_period: before,
  step: 'day',
  points: pointsFrom(month.from, 100),
  previous_points: pointsFrom(before.from, 50),
};

function open(search = '', statistics: object = lastMonth, more: Record<string, unknown> = {}) {
  serve({
    'GET /main/statistics': statistics,
    'GET /main/statistics/funnel': fixtures.getFunnel,
    'GET /main/statistics/promotions': fixtures.getPromotionSummary,
    'GET /main/statistics/response': fixtures.getResponseSales,
    'GET /main/avtosalons': fixtures.listAvtosalons,
    'GET /main/business/profile': fixtures.getProfile,
    ...more,
  });
  return openAt(`${paths.statistics}${search}`, [
    { path: paths.statistics, Component: StatisticsPage },
    { path: paths.leads, Component: () => null },
  ]);
}

const hrefsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const ruler = () => screen.findByRole('slider', { name: new RegExp(t('figure.views')) });

beforeAll(() => startI18n(['common', 'statistics', 'autos', 'errors', 'format']));
beforeEach(async () => {
  await page.viewport(1440, 900);
  saveProfile(fixtures.login);
});
afterEach(cleanup);

it('is the first page on a desktop, but not on a phone', async () => {
  expect(homePath()).toBe(paths.statistics);
  await page.viewport(360, 740);
  expect(homePath()).toBe(paths.workPanel);
});

it('shows the days and the time of the count', async () => {
  open();
  const context = await screen.findByText(/посчитано/);
  expect(context.textContent).toMatch(
    /^Все салоны · \d+\s\S+( \d{4})? – \d+\s\S+\s\d{4} · посчитано в\s14:38$/,
  );
});

// Fault: «на 2 127,2 % больше» compared with a very small number.
it('shows a change of more than five times as a number', async () => {
  const views = { value: 5000, compared: 4900, previous: 220, change: 2127.2 };
  open('', { ...lastMonth, figures: { ...figures, views } });
  const tiles = await screen.findByRole('group', { name: t('tiles') });
  const tile = within(tiles).getByRole('button', { name: new RegExp(`^${t('figure.views')} 5`) });
  expect(tile.textContent).toMatch(/4\s?680/);
  expect(tile.textContent).not.toMatch(/127,2/);
});

it('shows a change in percent or as a number, and none without earlier figures', async () => {
  const changes = {
    ...figures,
    views: { value: 100, compared: 90, previous: 75, change: 20 },
    likes: { value: 14, compared: 12, previous: 9 },
    calls: { value: 5, compared: 5, previous: 0 },
    leads: { value: 100, compared: 95, previous: 100, change: -5 },
    chats: { value: 3, compared: 3, previous: 4 },
    sold: { value: 2, compared: 2, previous: 2 },
  };
  open('', { ...lastMonth, figures: changes });
  const tiles = await screen.findByRole('group', { name: t('tiles') });
  const nameOf = (
    figure: 'views' | 'likes' | 'calls' | 'leads' | 'chats' | 'sold',
    change: string,
  ) =>
    within(tiles).getByRole('button', {
      name: new RegExp(`^${t(`figure.${figure}`)} ${changes[figure].value}${change}$`),
    });
  expect(nameOf('views', ` на 20${space}% больше`)).toBeVisible();
  expect(nameOf('likes', ' на 3 больше')).toBeVisible();
  expect(nameOf('calls', '')).toBeVisible();
  expect(nameOf('leads', ` на 5${space}% меньше`)).toBeVisible();
  expect(nameOf('chats', ' на 1 меньше')).toBeVisible();
  expect(nameOf('sold', ' столько же')).toBeVisible();
  expect(within(tiles).getByText('к прошлым 29 дням, не считая сегодня')).toBeVisible();
  cleanup();
  const past = { ...lastMonth, period: before };
  open(`?from=${before.from}&to=${before.to}`, past);
  expect(await screen.findByText('к прошлым 30 дням')).toBeVisible();
});

// Fault: the incomplete day looked like a drop every morning.
it('draws the figure, leads on the second axis and the previous days, with today separate', async () => {
  const router = open();
  const slider = await ruler();
  const chart = within(slider.closest('figure') ?? document.body);
  expect(chart.getByText('Лиды, правая шкала')).toBeVisible();
  expect(chart.getByText(`${t('previousPeriod')}, просмотры`)).toBeVisible();
  expect(slider.closest('figure')?.querySelectorAll('[data-open]')).toHaveLength(2);
  slider.focus();
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/: Просмотры 129, Лиды 2, Прошлый период, просмотры 79$/),
  );
  // A point of views opens the page for its day. A point of leads opens their list.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${today}&to=${today}`));
  // Fault: Back left the page instead of returning to the previous period.
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));

  // Fault: only the button's colour showed that the comparison was on.
  expect(screen.getByRole('button', { name: t('compare'), pressed: true })).toBeVisible();
  cleanup();

  const { previous_period: _period, previous_points: _points, ...alone } = lastMonth;
  open('?compare=false', alone);
  await ruler();
  expect(screen.queryByText(t('previousPeriod'))).toBeNull();
  expect(screen.getByRole('button', { name: t('compare'), pressed: false })).toBeVisible();
  cleanup();

  const past = open(`?from=${before.from}&to=${before.to}&figure=calls&avtosalon=31`, {
    ...lastMonth,
    period: before,
    points: pointsFrom(before.from, 50),
  });
  const ofCalls = await screen.findByRole('slider', { name: new RegExp(t('figure.calls')) });
  expect(document.querySelector('[data-open]')).toBeNull();
  ofCalls.focus();
  await userEvent.keyboard('{Home}{Enter}');
  await waitFor(() => expect(past.state.location.pathname).toBe(paths.leads));
  expect(past.state.location.search).toBe(
    `?type=call&from=${before.from}&to=${before.from}&avtosalon=31`,
  );
});

it('links each status and promotion to its cars and campaigns in the showroom', async () => {
  const cars = `${paths.autos.index}?status=`;
  open('?avtosalon=31', { ...lastMonth, avtosalon: { id: 31, name: 'Karvon Chilonzor' } });
  const statuses = await screen.findByRole('list', { name: t('byStatus') });
  for (const [status, count] of Object.entries(fixtures.getStatistics.statuses)) {
    const row = within(statuses)
      .getAllByRole('listitem')
      .find((one) => hrefsIn(one)[0] === `${cars}${status}&avtosalon=31`);
    expect(row?.textContent, status).toMatch(new RegExp(`\\D${String(count)}$`));
  }
  const table = await screen.findByRole('table', { name: t('promotions') });
  const off = 'moderation%2Cpaused%2Cstopped%2Cfinished%2Cdeclined';
  const campaigns = (model: string) => [
    `${paths.ads.index}?price_model=${model}`,
    `${paths.ads.index}?price_model=${model}&status=active`,
    `${paths.ads.index}?price_model=${model}&status=${off}`,
  ];
  expect(hrefsIn(table)).toEqual([
    `${cars}active&avtosalon=31`,
    `${cars}active&can_refresh=false&avtosalon=31`,
    `${cars}active&can_refresh=true&avtosalon=31`,
    ...campaigns('CPM'),
    ...campaigns('CPC'),
  ]);
});

it('shows a share above 100 % as it is, with one decimal, and none above 500 %', async () => {
  const rows = [
    { step: 'views', value: 300 },
    { step: 'interest', value: 40, conversion: 13.3 },
    { step: 'leads', value: 50, conversion: 125 },
    { step: 'sold', value: 300, conversion: 600 },
  ];
  open('', lastMonth, { 'GET /main/statistics/funnel': { ...fixtures.getFunnel, rows } });
  const funnel = await screen.findByRole('list', { name: t('funnel') });
  const texts = within(funnel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(t('wentOn'), ''));
  expect(texts.map((text) => text.replaceAll(space, ' ').trim())).toEqual([
    'Просмотры 300',
    '13,3 %Интерес 40',
    '125 %Лиды 50',
    `${t('notEnough')}Продано 300`,
  ]);
  expect(screen.getByText(t('logScale'))).toBeVisible();
});

// Fault: showrooms' funnels had a linear scale, on which leads and sales were too short to see.
it('draws the funnels of all showrooms on one scale, with one note', async () => {
  open('?funnel=salons');
  const funnels = await screen.findAllByRole('list', { name: t('funnel') });
  const widths = (funnel: HTMLElement) =>
    within(funnel)
      .getAllByRole('listitem')
      .map((item) =>
        Number.parseFloat(item.querySelector<HTMLElement>('[style]')?.style.width ?? ''),
      );
  expect(funnels).toHaveLength(2);
  const [, , , leads] = widths(funnels[0] ?? document.body);
  expect(leads).toBeGreaterThan(40);
  expect(screen.getAllByText(t('logScale'))).toHaveLength(1);
});

it('lists cars of a figure with shares that add up to it, without a link for a deleted one', async () => {
  const [tahoe, lacetti] = fixtures.listAutoFigures.results;
  if (tahoe === undefined || lacetti === undefined) throw new Error('The examples have two cars.');
  open(`?from=${month.from}&to=${month.to}&rows=views`, lastMonth, {
    'GET /main/statistics/autos': {
      ...fixtures.listAutoFigures,
      results: [tahoe, lacetti],
      totals: { ...fixtures.listAutoFigures.totals, views: figures.views.value },
    },
  });
  const name = t('rows.figure', { figure: t('figure.views') });
  const table = within(await screen.findByRole('table', { name }));
  const [, first, second, last] = table.getAllByRole('row');
  const links = table.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${paths.autos.view(tahoe.car.id)}?tab=statistics&from=${month.from}&to=${month.to}`,
  ]);
  expect(first?.textContent).toMatch(/3\s310/);
  expect(first?.textContent).toMatch(/12,3\s%/);
  expect(second?.textContent).toContain(t('rows.deleted'));
  expect(table.getByText(lacetti.car.title).closest('s')).not.toBeNull();
  expect(last?.textContent).toContain(t('total'));
  expect(last?.textContent).toMatch(/26\s950/);
  expect(last?.textContent).toMatch(/100\s%/);
  expect(await screen.findByText(t('rows.agrees'))).toBeVisible();
});

it('shows how many leads and sales are missing for a comparison by response time', async () => {
  open('', lastMonth, {
    'GET /main/statistics/response': {
      ...fixtures.getResponseSales,
      is_shown: false,
      missing_leads: 12,
      missing_sales: 5,
      buckets: [],
    },
  });
  const text = 'Нужно ещё 12 лидов с ответом · Нужно ещё 5 продаж из лидов';
  expect(await screen.findByText(text)).toBeVisible();
});

// Fault: «no data of this period» about the statuses of cars, which are current.
it('shows that a showroom has no cars', async () => {
  const { statuses } = fixtures.getStatistics;
  const no = Object.fromEntries(Object.keys(statuses).map((status) => [status, 0]));
  open('?avtosalon=31', { ...lastMonth, auto_count: 0, statuses: no });
  expect(await screen.findByText('Машин нет')).toBeVisible();
});

// Fault: views and likes showed only the equation of their change, not of their sum.
it('explains views and likes by showroom when these add up', async () => {
  const openHow = async (figure: 'views' | 'likes') => {
    const title = t('how.title', { figure: t(`figure.${figure}`) });
    await userEvent.click(await screen.findByRole('button', { name: title }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const spaced = (text: string) => text.replaceAll(space, ' ');
  const sum = 'Karvon Chilonzor + Без салона';
  open();
  const ofViews = await openHow('views');
  expect(await ofViews.findByText(sum)).toBeVisible();
  expect(ofViews.getByText((text) => spaced(text) === '26 300 + 650 = 26 950')).toBeVisible();
  cleanup();
  open('?figure=likes');
  const ofLikes = await openHow('likes');
  expect(ofLikes.getByText((text) => spaced(text) === '1 151 + 33 = 1 184')).toBeVisible();
  cleanup();
  // The funnel loaded later, so a sum that no longer matches is left out.
  const { views } = figures;
  open('', { ...lastMonth, figures: { ...figures, views: { ...views, value: 26_951 } } });
  const later = await openHow('views');
  expect(later.getByText(t('how.views'))).toBeVisible();
  expect(later.queryByText(sum)).toBeNull();
});

it('shows an empty state instead of a flat line of zeros', async () => {
  const zero = { value: 0, compared: 0, previous: 0 };
  const zeros = Object.fromEntries(Object.keys(figures).map((name) => [name, zero]));
  const points = lastMonth.points.map(({ date }) => ({ ...none, date }));
  open('', { ...lastMonth, figures: zeros, points, best: [], worst: [] });
  const chart = await screen.findByRole('figure');
  expect(within(chart).getByText(t('noData'))).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('button', { name: `${t('figure.views')} 0` })).toBeVisible();
});

it('shows cars in need of care right after the chart on a phone', async () => {
  const titles = async () => {
    await screen.findByRole('heading', { name: t('answerAndSale') });
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  };
  await page.viewport(360, 740);
  open();
  expect(await titles()).toEqual([
    'Просмотры и лиды',
    t('worst'),
    t('funnel'),
    t('byStatus'),
    t('best'),
    t('promotions'),
    t('answerAndSale'),
  ]);
  cleanup();

  // Fault: the button moved to its own row when the field of dates appeared.
  open(`?from=${before.from}&to=${before.to}`);
  const field = await screen.findByRole('group', { name: t('period') });
  const compare = screen.getByRole('button', { name: t('compare') });
  expect(field.compareDocumentPosition(compare)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

// Faults: the best share was a full bar, whatever it was, and one of nine leads counted as a share.
it('shows shares of sales on a fixed scale, and says where there are few leads', async () => {
  open();
  const bars = await screen.findAllByRole('meter');
  const buckets = fixtures.getResponseSales.buckets;
  const shares = bars.slice(-buckets.length).map((bar) => Number(bar.ariaValueNow));
  const most = [20, 50, 100].find((end) => buckets.every(({ share }) => share <= end)) ?? 100;
  expect(shares).toEqual(buckets.map(({ share }) => Math.round((share / most) * 100)));
  expect(screen.queryAllByText(t('fewData'))).toHaveLength(
    buckets.filter(({ leads }) => leads < 30).length,
  );
});

it('offers the current month until today and the previous one', async () => {
  const router = open(`?from=${before.from}&to=${before.to}`);
  const field = await screen.findByRole('group', { name: t('period') });
  const { current, last } = monthsAround(today);
  for (const [name, { from, to }] of [
    [t('thisMonth'), current],
    [t('lastMonth'), last],
  ] as const) {
    await userEvent.click(within(field).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.search).toBe(`?from=${from}&to=${to}`));
  }
});

// Fault: a bookmark of the last days in the calendar kept fixed dates, unlike the button beside it.
it('offers the same last days as the buttons', async () => {
  const router = open(`?from=${before.from}&to=${before.to}`);
  const field = await screen.findByRole('group', { name: t('period') });
  await userEvent.click(within(field).getByRole('button'));
  const presets = await screen.findByRole('group', { name: t('presets') });
  await userEvent.click(within(presets).getByRole('button', { name: t('days7') }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=7'));
  const button = screen.getByRole('radio', { name: t('days7') });
  await waitFor(() => expect(button).toBeChecked());
  // Fault: the field disappeared and lost the focus.
  await waitFor(() => expect(within(field).getByRole('button')).toHaveFocus());
});
