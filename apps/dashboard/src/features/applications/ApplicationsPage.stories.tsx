import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Applications',
  tags: ['!autodocs'],
  ...screenAt(paths.tradeIn.applications),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/trade-in/applications';
const areThere = async (canvas: Canvas) => {
  for (const { client_name } of fixtures.listApplications.results) {
    await expect((await canvas.findAllByText(client_name))[0]).toBeVisible();
  }
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
const none = {
  ...fixtures.listApplications,
  results: [],
  count: 0,
  statuses: { pending: 0, scheduled: 0, approved: 0, rejected: 0 },
  today_count: 0,
  overdue_count: 0,
};
export const Empty: Story = {
  parameters: { responses: [responding(list, none)] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('applications:empty.title'),
      text: i18n.t('applications:empty.text'),
    });
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Drawer: Story = {
  args: { path: paths.tradeIn.application(fixtures.getApplication.id) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await isSeen(await page.findByLabelText(i18n.t('applications:comment')));
  },
};
export const Create: Story = {
  args: { path: `${paths.tradeIn.applications}?form=create` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const phone = new RegExp(i18n.t('applications:form.phone'));
    await isSeen(await page.findByLabelText(phone));
  },
};
export const CreateFromLead: Story = {
  args: { path: paths.tradeIn.applyLead(fixtures.getLead.id) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { client_name, car } = fixtures.getLead;
    await isSeen(await page.findByDisplayValue(client_name));
    await isSeen(await page.findByDisplayValue(car?.title ?? ''));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
