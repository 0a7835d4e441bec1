import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { emptyList, failing, responding } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const meta = {
  title: 'Screens/Prices',
  tags: ['!autodocs'],
  ...screenAt(`${paths.autos.index}?view=table`),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const preview = '/main/autos/prices/preview';
const [row] = fixtures.previewPrices.rows;
const away = {
  ...row,
  auto: { ...row?.auto, id: 5013, title: 'Chevrolet Malibu, 2022' },
  remoderation: true,
  margin: -1_800_000,
};

async function openDialog(canvas: Canvas) {
  for (const box of (await canvas.findAllByRole('checkbox')).slice(1, 3)) box.click();
  (await canvas.findByRole('button', { name: i18n.t('autos:price.edit') })).click();
  return screen.findByRole('dialog', { name: i18n.t('prices:change') });
}

async function typePercent(dialog: HTMLElement, text: string) {
  await userEvent.type(within(dialog).getByLabelText(i18n.t('prices:value.percent')), text);
}

/** Cars that go to moderation are a group of their own, unticked. A car whose price stays shows the reason. */
export const Bulk: Story = {
  parameters: {
    responses: [
      http.post(preview, () =>
        HttpResponse.json({
          ...fixtures.previewPrices,
          rows: [...fixtures.previewPrices.rows, away],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(
      within(dialog).getByRole('button', { name: i18n.t('prices:change') }),
    ).toBeDisabled();
    await typePercent(dialog, '-3');
    await isSeen(
      await within(dialog).findByRole('heading', { name: i18n.t('prices:away', { n: '1' }) }),
    );
    await expect(within(dialog).getByText(i18n.t('prices:why.auto_locked'))).toBeVisible();
    const boxOf = (car: string) =>
      within(dialog).getByRole('checkbox', { name: i18n.t('prices:select', { car }) });
    await expect(boxOf('Chevrolet Tracker, 2023')).toBeChecked();
    await expect(boxOf('Chevrolet Malibu, 2022')).not.toBeChecked();
    boxOf('Chevrolet Malibu, 2022').click();
    await isSeen(
      await within(dialog).findByRole('button', { name: i18n.t('prices:go', { count: 2 }) }),
    );
  },
};
export const BulkFailing: Story = {
  parameters: { responses: [failing(preview)] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await typePercent(dialog, '-3');
    await isSeen(await within(dialog).findByRole('button', { name: i18n.t('retry') }));
  },
};
/** A percentage outside of the limits is an error at the field. */
export const BulkWrong: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await typePercent(dialog, '150');
    await isSeen(await within(dialog).findByText(i18n.t('prices:limit.percent')));
  },
};
export const History: Story = {
  args: { path: `${paths.autos.index}?prices=history` },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:history') });
    await isSeen(await within(drawer).findByRole('button', { name: i18n.t('prices:undo') }));
  },
};
export const HistoryEmpty: Story = {
  args: { path: `${paths.autos.index}?prices=history` },
  parameters: { responses: [emptyList('/main/autos/prices')] },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:history') });
    await isSeen(await within(drawer).findByText(i18n.t('prices:historyEmpty')));
  },
};
/** The history also lists changes of single cars and of imports. */
export const HistoryOfOne: Story = {
  args: { path: `${paths.autos.index}?prices=history` },
  parameters: {
    responses: [
      http.get('/main/autos/prices', () => {
        const [entry] = fixtures.listPriceChanges.results;
        const alone = { ...entry, change: undefined };
        const results = [
          { ...alone, id: 72, source: 'car' },
          { ...alone, id: 73, source: 'import', import_id: 5 },
        ];
        return HttpResponse.json({ count: 2, results });
      }),
    ],
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: i18n.t('prices:history') }));
    await isSeen(await drawer.findByText(i18n.t('prices:entry.car')));
    await expect(drawer.getByRole('link', { name: i18n.t('prices:entry.import') })).toHaveAttribute(
      'href',
      paths.autos.import(5),
    );
  },
};

const inTable = `${paths.autos.index}?view=table`;
const position = responding('/search/prices/position', {
  ...fixtures.getPricePosition,
  position: 'good',
  median: 206_600_000,
});
const isPrice = (name: string) =>
  name.includes(i18n.t('autos:price.editOf', { price: '', car: '' }).slice(2, 16));

/** Enter on a price opens the field. Its meaning is in the line below; Tab goes on to the price of the next row. */
export const Row: Story = {
  args: { path: inTable },
  tags: ['keyboard'],
  parameters: { responses: [position] },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: i18n.t('autos:title') }));
    const [first, second] = await table.findAllByRole('link', { name: isPrice });
    const name = second?.getAttribute('aria-label') ?? '';
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const field = await table.findByRole('textbox');
    await isSeen(await table.findByText(new RegExp(i18n.t('autos:price.position.good'))));
    await userEvent.clear(field);
    await userEvent.type(field, '190000000');
    const below = i18n.t('autos:price.below', { money: '' }).trim();
    await isSeen(await table.findByText((text) => text.includes(below)));
    await userEvent.keyboard('{Escape}');
    await expect(first).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await table.findByRole('textbox');
    await userEvent.keyboard('{Tab}');
    await expect(table.queryByRole('link', { name })).toBeNull();
    await expect(await table.findByRole('textbox')).toHaveFocus();
  },
};

const [firstCar, ...otherCars] = fixtures.listAutos.results;
let stored = firstCar?.price;
const sent: unknown[] = [];
/** The list with changes of the first car. */
const listWith = (changes: () => object) =>
  http.get('/main/autos', () =>
    HttpResponse.json({
      ...fixtures.listAutos,
      results: [{ ...firstCar, ...changes() }, ...otherCars],
    }),
  );
async function typePrice(canvas: Canvas, text: string) {
  const table = within(await canvas.findByRole('table', { name: i18n.t('autos:title') }));
  const [first] = await table.findAllByRole('link', { name: isPrice });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  const field = await table.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
  return table;
}

/** A price inside of the bounds is saved at once. Undo sends the previous one. */
export const RowSaved: Story = {
  args: { path: inTable },
  parameters: {
    responses: [
      listWith(() => ({ price: stored })),
      http.patch('/main/autos/:id', async ({ request }) => {
        const body: unknown = await request.json();
        sent.push(body);
        if (typeof body === 'object' && body !== null && 'price' in body)
          stored = Number(body.price);
        return HttpResponse.json({ ...fixtures.getAuto, id: firstCar?.id, price: stored });
      }),
    ],
  },
  beforeEach: () => {
    stored = firstCar?.price;
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    const before = stored;
    const table = await typePrice(canvas, '215000000');
    await isSeen(await table.findByRole('link', { name: /^215\s000\s000/ }));
    (await screen.findByRole('button', { name: i18n.t('undo') })).click();
    await waitFor(() => expect(stored).toBe(before));
    await expect(sent).toMatchObject([{ price: 215_000_000 }, { price: before }]);
  },
};

/** A reserved car keeps its status; a moderator sees the price when the car is on sale again. */
export const RowReserved: Story = {
  args: { path: inTable },
  parameters: { responses: [listWith(() => ({ status: 'barakami' }))] },
  play: async ({ canvas }) => {
    await typePrice(canvas, '150000000');
    const question = within(await screen.findByRole('dialog'));
    await isSeen(await question.findByText(i18n.t('autos:price.toModerationLater')));
  },
};

/** Half the price is confirmed even where no moderator sees it. */
export const RowLarge: Story = {
  args: { path: inTable },
  parameters: { responses: [listWith(() => ({ price_min: undefined, price_max: undefined }))] },
  play: async ({ canvas }) => {
    await typePrice(canvas, '100000000');
    const question = within(await screen.findByRole('dialog'));
    await isSeen(await question.findByText(/219\s000\s000/));
    await expect(question.queryByText(i18n.t('autos:price.toModeration'))).toBeNull();
  },
};

/** A price outside of the bounds is confirmed. From moderation it returns by the history of prices. */
export const RowToModeration: Story = {
  args: { path: inTable },
  parameters: {
    responses: [
      http.patch('/main/autos/:id', () =>
        HttpResponse.json({ ...fixtures.getAuto, price: 150_000_000, status: 'moderation' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await typePrice(canvas, '150000000');
    const question = within(await screen.findByRole('dialog'));
    (await question.findByRole('button', { name: i18n.t('autos:price.edit') })).click();
    const history = await screen.findByRole('button', { name: i18n.t('prices:history') });
    await expect(screen.queryByRole('button', { name: i18n.t('undo') })).toBeNull();
    history.click();
    await isSeen(await screen.findByRole('dialog', { name: i18n.t('prices:history') }));
    // The table stays behind it.
    await expect(canvas.getByRole('table', { hidden: true })).toBeInTheDocument();
  },
};

/** Somebody else changed the price meanwhile: the dealer chooses. */
export const RowConflict: Story = {
  args: { path: inTable },
  parameters: {
    responses: [
      http.patch('/main/autos/:id', () => problemResponse(412, { code: 'stale_version' })),
      http.get('/main/autos/:id', () =>
        HttpResponse.json({ ...fixtures.getAuto, price: 210_000_000 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await typePrice(canvas, '215000000');
    const dialog = await screen.findByRole('dialog', { name: i18n.t('conflict.title') });
    await isSeen(within(dialog).getByText(/215\s000\s000/));
    await isSeen(within(dialog).getByText(/210\s000\s000/));
  },
};

const places = [
  ['low', -12],
  ['great', -4],
  ['good', 2],
  ['high', 6],
] as const;

/** Places in the market by word and percent. Fewer than five similar cars have none. */
export const Badges: Story = {
  args: { path: inTable },
  parameters: {
    responses: [
      http.get('/main/autos', () => {
        const [first] = fixtures.listAutos.results;
        const markets = [
          ...places.map(([place, percent]) => ({
            position: place,
            percent,
            median: 206_600_000,
            comparables: 9,
          })),
          { position: 'no_analysis', comparables: 3 },
        ];
        const results = markets.map((market, at) => ({ ...first, id: 6000 + at, market }));
        return HttpResponse.json({ ...fixtures.listAutos, results, count: results.length });
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: i18n.t('autos:title') }));
    for (const [place, percent] of places) {
      const meaning = i18n.t(`autos:price.position.${place}`);
      const text = `${meaning} ${percent > 0 ? '+' : '−'}${String(Math.abs(percent))}`;
      await isSeen(await table.findByRole('link', { name: (name) => name.includes(text) }));
    }
    await isSeen(table.getByText(i18n.t('autos:price.noAnalysis', { count: 3 })));
  },
};

/** Optional columns are chosen on the device. */
export const Columns: Story = {
  args: { path: inTable },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: i18n.t('autos:title') });
    (await canvas.findByRole('button', { name: i18n.t('list.columns') })).click();
    const panel = within(await screen.findByRole('dialog', { name: i18n.t('list.columns') }));
    const market = panel.getByRole('checkbox', { name: i18n.t('autos:table.market') });
    market.click();
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: i18n.t('autos:table.market') })).toBeNull(),
    );
    market.click();
    await waitFor(() =>
      expect(
        canvas.getByRole('columnheader', { name: i18n.t('autos:table.market') }),
      ).toBeVisible(),
    );
  },
};

export const Advice: Story = {
  args: { path: `${paths.autos.index}?view=table&advice=price` },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: i18n.t('prices:review') });
    await isSeen(await within(drawer).findByText(/206\s600\s000/));
    await isSeen(within(drawer).getByRole('button', { name: i18n.t('prices:later') }));
  },
};
export const AdviceFailing: Story = {
  args: { path: `${paths.autos.index}?advice=price` },
  parameters: { responses: [failing('/main/autos/price-advice')] },
  play: async () => {
    await screen.findByRole('dialog', { name: i18n.t('prices:review') });
    await isSeen(await screen.findByRole('button', { name: i18n.t('retry') }));
  },
};
export const PhoneAdvice: Story = {
  globals: onPhone,
  args: { path: paths.autos.index },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: i18n.t('prices:review') }));
  },
};
