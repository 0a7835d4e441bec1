import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone, saysItIsDown } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Ads/Campaign form',
  tags: ['!autodocs'],
  ...screenAt(paths.ads.create),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { getCampaign: campaign } = fixtures;
const address = `/main/ads/${String(campaign.id)}`;
const reason = 'Link does not open';
const declined = {
  ...campaign,
  status: 'declined',
  can_edit: true,
  reasons: [{ field: 'href', code: 'link_not_reachable', text_ru: reason, text_uz: reason }],
};
const edit = { path: paths.ads.edit(campaign.id) };

export const Create: Story = {
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: i18n.t('ads:form.submitPay') }));
    await expect(
      await canvas.findByLabelText(new RegExp(i18n.t('ads:form.company'))),
    ).not.toHaveValue('');
  },
};
/** Sent with nothing filled in: each field says what it lacks. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('ads:form.submit') }));
    await expect((await canvas.findAllByText(i18n.t('errors:required')))[0]).toBeVisible();
  },
};
/** A budget says what it buys, how much that is a day, and what of it is free already. */
export const Budget: Story = {
  play: async ({ canvas, userEvent }) => {
    const budget = await canvas.findByRole('textbox', { name: i18n.t('ads:form.budget') });
    await userEvent.type(budget, '5000000');
    await isSeen(await canvas.findByText(i18n.t('ads:form.toPay')));
  },
};
export const Edit: Story = {
  args: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(i18n.t('ads:form.href')))).toHaveValue(
      campaign.href,
    );
  },
};
/** What is over can be read and copied. */
export const ReadOnly: Story = {
  args: edit,
  parameters: {
    responses: [
      responding(address, {
        ...fixtures.listCampaigns.results.find(({ status }) => status === 'finished'),
        id: campaign.id,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText(i18n.t('ads:form.readOnly')));
  },
};
/** What the moderators found stands at its field, and goes once the field is changed. */
export const Declined: Story = {
  args: edit,
  parameters: { responses: [responding(address, declined)] },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByLabelText(new RegExp(i18n.t('ads:form.href')));
    await expect(link).toHaveAccessibleDescription(new RegExp(reason));
    await userEvent.type(link, '/new');
    await userEvent.tab();
    await expect(link).not.toHaveAccessibleDescription(new RegExp(reason));
  },
};
export const Failing: Story = {
  args: edit,
  parameters: { responses: [failing(address)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('button', { name: i18n.t('ads:form.submitPay') }));
  },
};
