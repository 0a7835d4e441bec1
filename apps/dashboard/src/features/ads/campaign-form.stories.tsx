import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, within } from 'storybook/test';
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
const standard = fixtures.listPockets.results.find(({ id }) => id === campaign.pocket?.id);
const pockets = [
  { ...standard, id: 11, price_model: 'CPC' },
  { ...standard, id: 12, budget: campaign.paid - 100_000 },
  { ...standard, id: 13, positions: ['listing_side'] },
  standard,
];
/** Why a package does not fit a campaign that is running; what the server rejects is next to the packages too. */
export const Packages: Story = {
  args: edit,
  parameters: {
    responses: [
      responding('/main/ads/pockets', { results: pockets, count: pockets.length }),
      http.patch(address, () =>
        problemResponse(422, {
          code: 'validation',
          errors: [{ field: 'pocket', code: 'pocket_positions' }],
        }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const packages = await canvas.findByRole('radiogroup', { name: i18n.t('ads:form.pocket') });
    for (const reason of ['pocketModel', 'pocketLower', 'pocketPositions'] as const)
      await expect(within(packages).getByText(i18n.t(`ads:form.${reason}`))).toBeVisible();
    // A change by hand takes the package off.
    await userEvent.type(canvas.getByRole('textbox', { name: i18n.t('ads:form.budget') }), '0');
    const own = within(packages).getByRole('radio', { name: new RegExp(i18n.t('ads:form.own')) });
    await expect(own).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('ads:form.save') }));
    await isSeen(await canvas.findByText(i18n.t('errors:pocket_positions')));
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
/** What the moderators found is at its field, and goes once the field is changed. */
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
