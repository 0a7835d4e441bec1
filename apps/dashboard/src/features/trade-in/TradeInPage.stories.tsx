import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';
import { day } from '../../shared/time';

const meta = {
  title: 'Screens/Trade-in cars',
  tags: ['!autodocs'],
  ...screenAt(paths.tradeIn.autos),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/trade-in/autos';
const areThere = async (canvas: Canvas) => {
  for (const { car } of fixtures.listTradeInAutos.results)
    await expect((await canvas.findAllByText(car.title))[0]).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    await expect(canvas.getByLabelText(i18n.t('trade-in:margin'))).toHaveValue('12');
  },
};
const none = {
  ...fixtures.listTradeInAutos,
  results: [],
  count: 0,
  statuses: { open: 0, mine: 0, won: 0, closed: 0 },
};
export const Empty: Story = {
  parameters: { responses: [responding(list, none)] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('trade-in:empty') });
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
/** The example with a future end, since its own has passed. */
const open = {
  ...fixtures.getTradeInAuto,
  open_until: new Date(Date.now() + 12 * day).toISOString(),
};
export const Bid: Story = {
  args: { path: `${paths.tradeIn.autos}?bid=${open.id}` },
  parameters: { responses: [responding(`${list}/${open.id}`, open)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const price = new RegExp(i18n.t('trade-in:form.price'));
    await isSeen(await page.findByLabelText(price));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
