import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { formatNumber } from '../../../shared/format/number';
import { paths } from '../../../shared/paths';
import { emptyList, failing, noShowrooms, responding, waiting } from '../../../testing/responses';
import { screenAt } from '../../../testing/screen-story';
import {
  comesBack,
  isBusy,
  isSeen,
  onPhone,
  saysItIsDown,
  saysItIsEmpty,
} from '../../../testing/story-steps';

const meta = {
  title: 'Screens/Cars',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.index),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/autos';
const noCars = emptyList(
  list,
  Object.fromEntries(Object.keys(fixtures.listAutos.statuses).map((status) => [status, 0])),
);
const noneFound = emptyList(list, fixtures.listAutos.statuses);
const areThere = async (canvas: Canvas) => {
  await expect((await canvas.findAllByText(/Chevrolet Tracker/))[0]).toBeVisible();
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
/** The rate is set by hand: the line under the title does not name the Central Bank. */
export const FixedRate: Story = {
  parameters: {
    responses: [responding('/main/rates', { ...fixtures.getRate, source: 'manual', rate: 12_100 })],
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/12\s100/);
    const [ofTheBank = ''] = i18n.t('autos:context.rate', { date: '', money: '' }).split(':');
    await expect(ofTheBank).not.toBe('');
    await expect(line).not.toHaveTextContent(ofTheBank.trim());
    await expect(line).toHaveTextContent(i18n.language === 'uz' ? /kursi/ : /курс на/);
  },
};
export const Loading: Story = { parameters: { responses: [waiting(list)] }, play: isBusy };
export const Empty: Story = {
  parameters: { responses: [noCars] },
  play: async ({ canvas }) => {
    const title = await saysItIsEmpty(canvas, {
      title: i18n.t('autos:empty.title'),
      text: i18n.t('autos:empty.text'),
    });
    const main = canvas.getByRole('main');
    await expect(main).toContainElement(title);
    for (const add of within(main).getAllByRole('link', { name: i18n.t('autos:add') })) {
      await expect(add).toHaveAttribute('href', paths.autos.create);
    }
  },
};
/** No showrooms yet, which cars require. */
export const NoShowroom: Story = {
  parameters: { responses: [noCars, noShowrooms] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('autos:empty.noSalonTitle'),
      text: i18n.t('autos:empty.noSalonText'),
    });
    await expect(
      canvas.getByRole('link', { name: i18n.t('autos:empty.noSalonAction') }),
    ).toHaveAttribute('href', paths.avtosalons.create);
  },
};
export const EmptyTab: Story = {
  args: { path: `${paths.autos.index}?status=expired` },
  parameters: { responses: [noneFound] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('autos:empty.tabTitle'),
      text: i18n.t('autos:empty.tabText'),
    });
    await expect(canvas.getByRole('link', { name: i18n.t('list.tabAction') })).toHaveAttribute(
      'href',
      paths.autos.index,
    );
  },
};
/** Nothing matches: the filters are above, and a button to reset them below. */
export const FilteredEmpty: Story = {
  args: { path: `${paths.autos.index}?year_from=2024&photo=without` },
  parameters: { responses: [noneFound] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('list.filteredTitle'),
      text: i18n.t('list.filteredText'),
    });
    await expect(canvas.getByRole('button', { name: i18n.t('resetFilters') })).toBeVisible();
    await expect(await canvas.findByText(i18n.t('autos:filter.withoutPhoto'))).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([list], areThere) };

export const Table: Story = {
  args: { path: `${paths.autos.index}?view=table` },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: i18n.t('autos:title') });
    await expect(
      within(table).getByRole('columnheader', { name: i18n.t('autos:table.price') }),
    ).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(
      fixtures.listAutos.results.length + 1,
    );
  },
};
export const TableLoading: Story = {
  args: { path: `${paths.autos.index}?view=table` },
  parameters: { responses: [waiting(list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: i18n.t('loading') })).toBeVisible();
  },
};
export const Selection: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    const [first, second] = await canvas.findAllByRole('checkbox');
    first?.click();
    second?.click();
    const chosen = i18n.t('autos:bulk.selectedOf', {
      count: 2,
      all: formatNumber(fixtures.listAutos.count, i18n.language === 'uz' ? 'uz' : 'ru'),
    });
    await expect(await canvas.findByText(chosen)).toBeVisible();
    for (const action of ['refresh', 'deactivate', 'move'] as const) {
      await expect(
        canvas.getByRole('button', { name: i18n.t(`autos:bulk.${action}`) }),
      ).toBeEnabled();
    }
  },
};
const soldElsewhere = async (canvas: Canvas, count: number) => {
  await areThere(canvas);
  for (const box of (await canvas.findAllByRole('checkbox')).slice(0, count)) box.click();
  (await canvas.findByRole('button', { name: i18n.t('autos:bulk.deactivate') })).click();
  const title = i18n.t('autos:dialog.deactivate.title');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const reason = i18n.t('autos:reason.sold_elsewhere');
  (await dialog.findByRole('radio', { name: (name) => name.startsWith(reason) })).click();
  return dialog;
};
/** One car that was sold elsewhere has its sale recorded at once. */
export const SoldElsewhere: Story = {
  play: async ({ canvas }) => {
    const dialog = await soldElsewhere(canvas, 1);
    await expect(dialog.queryByText(i18n.t('autos:dialog.deactivate.soldLater'))).toBeNull();
    dialog.getByRole('button', { name: i18n.t('autos:action.deactivate') }).click();
    await isSeen(await screen.findByRole('dialog', { name: i18n.t('stock:sale.title') }));
  },
};
/** Sales of several cars are recorded later. */
export const SeveralSoldElsewhere: Story = {
  play: async ({ canvas }) => {
    const dialog = await soldElsewhere(canvas, 2);
    await isSeen(await dialog.findByText(i18n.t('autos:dialog.deactivate.soldLater')));
  },
};
/** All filters in one dialog; nothing is requested before they are applied. */
export const Filters: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    canvas.getByRole('button', { name: i18n.t('filters') }).click();
    const drawer = await screen.findByRole('dialog', { name: i18n.t('filters') });
    await isSeen(within(drawer).getByText(i18n.t('autos:filter.canRefresh')));
    await isSeen(within(drawer).getByRole('button', { name: i18n.t('filter.apply') }));
  },
};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await areThere(canvas);
    await expect(
      await canvas.findByRole('link', { name: i18n.t('autos:addShort') }),
    ).toHaveAttribute('href', paths.autos.create);
  },
};
export const PhoneEmpty: Story = {
  globals: onPhone,
  parameters: { responses: [noCars] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('autos:empty.title') });
  },
};
