import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, onPhone, saysItIsEmpty } from '../../testing/story-steps';

const days = 'from=2025-10-22&to=2025-11-20';

const meta = {
  title: 'Screens/Statistics',
  tags: ['!autodocs'],
  ...screenAt(`${paths.statistics}?${days}`),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const statistics = '/main/statistics';
const { getStatistics: full } = fixtures;

const nothing = { value: 0, compared: 0, previous: 0 };
const zeros = {
  ...full,
  figures: {
    views: nothing,
    likes: nothing,
    calls: nothing,
    requests: nothing,
    chats: nothing,
    leads: nothing,
    sold: nothing,
  },
  points: full.points.map(({ date }) => ({
    date,
    views: 0,
    likes: 0,
    calls: 0,
    requests: 0,
    chats: 0,
    leads: 0,
    sold: 0,
  })),
  best: [],
  worst: [],
};

const isTitled = async (canvas: Canvas) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: i18n.t('statistics:title') }),
  ).toBeVisible();
  const tile = { name: new RegExp(i18n.t('statistics:figure.likes')) };
  await expect(await canvas.findByRole('button', tile)).toBeVisible();
  const below = { name: i18n.t('statistics:worst') };
  await expect(await canvas.findByRole('heading', below)).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => isTitled(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(statistics)] }, play: isBusy };
export const Failing: Story = {
  parameters: { responses: [failing(statistics)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(5));
    for (const alert of canvas.getAllByRole('alert'))
      await expect(within(alert).getByRole('button', { name: i18n.t('retry') })).toBeVisible();
    await expect(await canvas.findByText(i18n.t('statistics:figure.impressions'))).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { responses: [responding(statistics, { ...zeros, auto_count: 0 })] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('statistics:empty') });
  },
};
/** Cars without views: zeros are shown as figures. */
export const NothingHappened: Story = {
  parameters: { responses: [responding(statistics, zeros)] },
  play: ({ canvas }) => isTitled(canvas),
};
/** Cars behind a figure. Their sum equals the figure. */
export const Rows: Story = {
  args: { path: `${paths.statistics}?${days}&rows=views` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(page.getByRole('row', { name: new RegExp(i18n.t('statistics:total')) })).toBeVisible(),
    );
  },
};
const { getStockSummary: stock, getProfit: profit } = fixtures;
const summary = '/main/stock/summary';

/** Profit of twelve months, in millions. */
const millions = [124, 98, 141, 156, 132, 178, 165, 202, 188, 241, 276, 194] as const;

/** Twelve months from the first one that the page requests; other rows are those of the contract. */
const byMonth = http.get('/main/stock/profit', ({ request }) => {
  const query = new URL(request.url).searchParams;
  if (query.get('by') !== 'month') return undefined;
  const [year = 0, first = 1] = (query.get('from') ?? '').split('-').map(Number);
  const results = millions.map((million, at) => ({
    ...profit.totals,
    by: 'month',
    month: new Date(Date.UTC(year, first - 1 + at, 1)).toISOString().slice(0, 10),
    profit: million * 1e6,
  }));
  return HttpResponse.json({ ...profit, results, count: results.length });
});

const isStock = async (canvas: Canvas) => {
  const bands = { name: i18n.t('stock:stats.age') };
  await expect(await canvas.findByRole('table', bands)).toBeVisible();
  await expect(await canvas.findByText(i18n.t('stock:stats.agrees'))).toBeVisible();
  await expect(await canvas.findByText('Нодира Алиева')).toBeVisible();
  await expect(
    await canvas.findByText(i18n.t('stock:stats.open', { count: profit.totals.sold })),
  ).toBeVisible();
};

/** Cars in stock and profit. The sum of the bands equals the money in cars. */
export const Stock: Story = {
  args: { path: `${paths.statistics}?${days}&tab=stock` },
  parameters: { responses: [byMonth] },
  play: ({ canvas }) => isStock(canvas),
};
export const StockPhone: Story = { ...Stock, globals: onPhone };
export const StockFailing: Story = {
  ...Stock,
  parameters: { responses: [failing(summary), failing('/main/stock/profit')] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThanOrEqual(3));
  },
};
/** No purchase is recorded: the profit starts with the first one. */
export const StockEmpty: Story = {
  ...Stock,
  parameters: {
    responses: [
      responding(summary, {
        ...stock,
        money: 0,
        without_cost: stock.cars,
        margin: undefined,
        margin_percent: undefined,
        bands: stock.bands.map((band) => ({ ...band, money: 0, without_cost: band.cars })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('stock:money.empty') });
  },
};
/** Sales behind a figure. */
export const Sales: Story = {
  args: { path: `${paths.statistics}?${days}&tab=stock&sales=all` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = { name: i18n.t('stock:stats.sales') };
    await waitFor(() => expect(page.getByRole('dialog', dialog)).toBeVisible());
  },
};
/** Cars that left the stock without a sale, and sales that count in no profit. */
export const StockLeftOut: Story = {
  args: { path: `${paths.statistics}?${days}&tab=stock&sales=without-cost` },
  play: async ({ canvas, canvasElement }) => {
    const left = await canvas.findByRole('link', {
      name: i18n.t('stock:stats.withoutSale', { count: stock.without_sale }),
      hidden: true,
    });
    await expect(left.getAttribute('href')).toContain('stock_figure=without_sale');
    const page = within(canvasElement.ownerDocument.body);
    const dialog = { name: i18n.t('stock:stats.costless') };
    await waitFor(() => expect(page.getByRole('dialog', dialog)).toBeVisible());
  },
};
/** The comparison can be turned off on a phone too, in any period. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await isTitled(canvas);
    await expect(canvas.getByRole('button', { name: i18n.t('statistics:compare') })).toBeVisible();
  },
};
