import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { keepPreference } from '../../shared/session/preferences';
import { removeStored, storageKeys } from '../../shared/session/storage';
import { manyLeads } from '../../testing/many-leads';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, isSeen, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Leads',
  tags: ['!autodocs'],
  ...screenAt(paths.leads),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/leads';
const leads = manyLeads(50);
const [first] = fixtures.listLeads.results;
const areThere = async (canvas: Canvas) => {
  for (const { client_name } of fixtures.listLeads.results) {
    await expect((await canvas.findAllByText(client_name))[0]).toBeVisible();
  }
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
export const Loading: Story = { parameters: { responses: [waiting(list)] }, play: isBusy };
const none = { results: [], count: 0, buyer_count: 0, statuses: { new: 0, contacted: 0 } };
export const Empty: Story = {
  parameters: { responses: [responding(list, none)] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('leads:empty.title'),
      text: i18n.t('leads:empty.text'),
    });
  },
};
export const Many: Story = {
  parameters: {
    responses: [
      responding(list, {
        ...none,
        results: leads,
        count: leads.length,
        buyer_count: leads.length,
        statuses: { new: leads.length, contacted: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByText(leads[0]?.client_name ?? '');
    await expect(row).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Drawer: Story = {
  args: { path: paths.lead(first?.id ?? 1) },
  // The lead of the row, since the contract's example of one lead differs.
  parameters: { responses: [responding(`${list}/${String(first?.id ?? 1)}`, first ?? {})] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await isSeen(await page.findByRole('dialog'));
    await isSeen(await page.findByLabelText(i18n.t('leads:drawer.comment')));
  },
};
export const Create: Story = {
  args: { path: `${paths.leads}?form=create` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await isSeen(await page.findByLabelText(new RegExp(i18n.t('leads:form.phone'))));
  },
};
export const Compact: Story = {
  beforeEach: () => {
    keepPreference(storageKeys.tableDensity, 'compact');
    return () => removeStored(storageKeys.tableDensity);
  },
  play: async ({ canvas }) => {
    await areThere(canvas);
    const toggle = await canvas.findByRole('button', { name: i18n.t('list.compact') });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
