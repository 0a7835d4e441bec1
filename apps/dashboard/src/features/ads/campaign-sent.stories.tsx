import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen } from '../../testing/story-steps';

const { getCampaign: campaign } = fixtures;
const address = `/main/ads/${String(campaign.id)}`;

const meta = {
  title: 'Screens/Ads/Sending a campaign',
  tags: ['!autodocs', 'keyboard'],
  ...screenAt(paths.ads.edit(campaign.id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];
/** A new link stops a campaign until it is moderated, so the dealer confirms it first. */
export const Remoderated: Story = {
  parameters: {
    responses: [
      responding(address, campaign),
      http.patch(address, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...campaign, status: 'moderation' });
      }),
    ],
  },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByLabelText(new RegExp(i18n.t('ads:form.href')));
    await userEvent.clear(link);
    await userEvent.type(link, 'https://example.uz/new');
    const save = { name: i18n.t('ads:form.save') };
    await userEvent.click(canvas.getByRole('button', save));
    const dialog = within(await screen.findByRole('alertdialog'));
    await isSeen(dialog.getByText(i18n.t('ads:form.remoderate')));
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('cancel') }));
    await expect(sent).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', save));
    await userEvent.click(
      await screen.findByRole('button', { name: i18n.t('ads:form.remoderateSave') }),
    );
    await waitFor(() => expect(sent).toEqual([{ href: 'https://example.uz/new' }]));
  },
};
export const Raised: Story = {
  parameters: {
    responses: [
      responding(address, campaign),
      http.patch(address, () =>
        HttpResponse.json({ ...campaign, budget: 50_000_000, to_pay: 45_000_000 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const budget = await canvas.findByRole('textbox', { name: i18n.t('ads:form.budget') });
    await userEvent.type(budget, '0');
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('ads:form.save') }));
    await isSeen(await screen.findByRole('dialog', { name: i18n.t('money:pay.title') }));
  },
};
const keys: (string | null)[] = [];
export const SentToPay: Story = {
  args: { path: paths.ads.copy(campaign.id) },
  beforeEach: () => {
    keys.length = 0;
    sent.length = 0;
  },
  parameters: {
    responses: [
      responding(address, campaign),
      http.post('/main/ads', async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        sent.push(await request.json());
        return HttpResponse.json({ ...campaign, status: 'moderation' }, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const pay = { name: i18n.t('ads:form.submitPay') };
    await userEvent.click(await canvas.findByRole('button', pay));
    await isSeen(await screen.findByText(i18n.t('ads:form.createdUnpaid')));
    await isSeen(await screen.findByRole('dialog', { name: i18n.t('money:pay.title') }));
    const { href, budget, price_model } = campaign;
    await expect(sent).toMatchObject([{ href, budget, price_model }]);
    await expect(keys).toEqual([expect.stringMatching(/./)]);
  },
};
