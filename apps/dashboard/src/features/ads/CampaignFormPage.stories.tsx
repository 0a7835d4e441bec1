import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { queryClient } from '../../shared/query';
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
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('ads:form.submit') }));
    await expect((await canvas.findAllByText(i18n.t('errors:required')))[0]).toBeVisible();
  },
};
export const Budget: Story = {
  play: async ({ canvas, userEvent }) => {
    const budget = await canvas.findByRole('textbox', { name: i18n.t('ads:form.budget') });
    await userEvent.type(budget, '5000000');
    await isSeen(await canvas.findByText(i18n.t('ads:form.toPay')));
  },
};
export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    const budget = await canvas.findByRole('textbox', { name: i18n.t('ads:form.budget') });
    await userEvent.type(budget, '5000150');
    const rest = i18n.t('ads:form.rest', { amount: 150 }).replaceAll(/\s/g, ' ');
    await expect(await canvas.findByText(new RegExp(rest))).toBeVisible();
    await expect(canvas.getByText(/^25\s000\s/)).toBeVisible();
  },
};
export const Edit: Story = {
  args: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(new RegExp(i18n.t('ads:form.href')))).toHaveValue(
      campaign.href,
    );
    await expect(canvas.getByText(i18n.t('ads:form.modelLocked'))).toBeVisible();
  },
};
const nameOf = (pocket: (typeof fixtures.listPockets.results)[number] | undefined) =>
  pocket?.translations[i18n.language === 'uz' ? 'uz' : 'ru'].name ?? '';
const standard = fixtures.listPockets.results.find(({ id }) => id === campaign.pocket?.id);
const pockets = [
  { ...standard, id: 11, price_model: 'CPC' },
  { ...standard, id: 12, budget: campaign.paid - 100_000 },
  { ...standard, id: 13, positions: ['listing_side'] },
  standard,
];
/** Reasons why packages do not fit a running campaign. The server's errors appear next to the packages too. */
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
    await userEvent.type(canvas.getByRole('textbox', { name: i18n.t('ads:form.budget') }), '0');
    const own = within(packages).getByRole('radio', { name: new RegExp(i18n.t('ads:form.own')) });
    await expect(own).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('ads:form.save') }));
    await isSeen(await canvas.findByText(i18n.t('errors:pocket_positions')));
  },
};
/** A package sets price model, budget, days and positions. Another price model deselects it. */
export const ChosenPackage: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    const packages = within(
      await canvas.findByRole('radiogroup', { name: i18n.t('ads:form.pocket') }),
    );
    const place = { place: i18n.t('ads:position.search_list') };
    const closed = { name: i18n.t('ads:form.addPlace', place) };
    await expect(canvas.getByRole('button', closed)).toBeVisible();
    const [clicks] = fixtures.listPockets.results;
    await userEvent.click(packages.getByRole('radio', { name: new RegExp(nameOf(clicks)) }));
    const budget = canvas.getByRole('textbox', { name: i18n.t('ads:form.budget') });
    await expect(budget.getAttribute('value')).toMatch(/^1\s000\s000$/);
    const price = i18n.t('ads:price.CPC').replaceAll(/\s/g, ' ');
    await expect(canvas.getByText(price)).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`^${i18n.t('ads:days', { count: 14 })}`)),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', closed)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: i18n.t('ads:form.models.CPM') }));
    const own = packages.getByRole('radio', { name: new RegExp(i18n.t('ads:form.own')) });
    await expect(own).toBeChecked();
  },
};
const inRussian = {
  ...campaign,
  locked_fields: [],
  banners: campaign.banners.filter(({ language }) => language === 'ru').slice(0, 1),
};
export const Checks: Story = {
  args: edit,
  parameters: { responses: [responding(address, inRussian)] },
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByText(i18n.t('ads:form.checks.phone')));
    await expect(canvas.getByText(i18n.t('ads:form.failed.uz'))).toBeVisible();
    const text = canvas.getByLabelText(new RegExp(`^${i18n.t('ads:form.bannerText')}`));
    await userEvent.clear(text);
    await userEvent.type(text, 'ЗВОНИТЕ 90 123 45 67');
    await isSeen(await canvas.findByText(i18n.t('ads:form.failed.phone')));
    await expect(canvas.getByText(i18n.t('ads:form.failed.caps'))).toBeVisible();
  },
};
export const OneLanguage: Story = {
  args: edit,
  parameters: { responses: [responding(address, inRussian)] },
  play: async ({ canvas, userEvent }) => {
    await isSeen(await canvas.findByText(i18n.t('ads:form.missing')));
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('ads:form.copy') }));
    await waitFor(() => expect(canvas.queryByText(i18n.t('ads:form.missing'))).toBeNull());
    const titles = canvas.getAllByLabelText(new RegExp(`^${i18n.t('ads:form.bannerTitle')}`));
    const [banner] = inRussian.banners;
    for (const title of titles) await expect(title).toHaveValue(banner?.title);
    await expect(titles).toHaveLength(2);
  },
};
const imageOf = (width: number, height: number) => () =>
  new HttpResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"/>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
// Unique URLs, since the browser caches the size of an image from another story.
const [first, second] = campaign.banners.map((banner, at) => ({
  ...banner,
  image: { ...banner.image, url: `/media/sh4peOfIt${String(at)}.webp` },
}));
/** A banner of another shape is accepted: the form previews how it is cropped. */
export const OtherShape: Story = {
  args: edit,
  tags: ['keyboard'],
  parameters: {
    responses: [
      responding(address, { ...campaign, banners: [first, second] }),
      http.get(first?.image.url ?? '', imageOf(600, 600)),
      http.get(second?.image.url ?? '', imageOf(1200, 300)),
    ],
  },
  play: async ({ canvas }) => {
    const place = canvas.findAllByText(i18n.t('ads:form.ratio', { size: '1200 × 300' }));
    await expect(await place).toHaveLength(1);
    await isSeen(await canvas.findByText(i18n.t('ads:form.failed.size')));
    const preview = within(canvas.getByRole('complementary', { name: i18n.t('ads:form.preview') }));
    const image = await preview.findByRole('img', { name: first?.title ?? '' });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4, 1);
  },
};
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
    // The amount returned at the end is not due again.
    await expect(canvas.queryByText(i18n.t('ads:form.toPay'))).toBeNull();
    const copy = canvas.getByRole('link', { name: i18n.t('ads:action.copy') });
    await expect(copy).toHaveAttribute('href', paths.ads.copy(campaign.id));
    await expect(canvas.queryByText(i18n.t('ads:form.missing'))).toBeNull();
    const name = i18n.t('ads:form.banner.ru');
    const remove = canvas.getByRole('button', { name: i18n.t('image.remove', { name }) });
    await expect(remove).toHaveAttribute('data-disabled', 'true');
  },
};
/** The moderators' reasons are at their fields, until the field is changed. */
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
let areShowroomsDown = true;
/** The list of showrooms fails: the form opens without a prefilled link and offers to retry. */
export const WithoutShowrooms: Story = {
  tags: ['keyboard'],
  beforeEach: () => {
    areShowroomsDown = true;
    // Not a script, which the page's policy forbids.
    const config = document.createElement('div');
    config.hidden = true;
    config.id = 'karvon-config';
    config.textContent = JSON.stringify({ showroom_url: 'https://karvon.example.uz/salon/{id}' });
    document.head.append(config);
    return () => config.remove();
  },
  parameters: {
    responses: [
      // Undefined falls through to the contract's example response.
      http.get('/main/avtosalons', () =>
        areShowroomsDown ? problemResponse(503, { code: 'service_unavailable' }) : undefined,
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByLabelText(new RegExp(i18n.t('ads:form.href')));
    await expect(canvas.getByText(i18n.t('ads:form.hrefUnknown'))).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    areShowroomsDown = false;
    await userEvent.click(canvas.getByRole('button', { name: i18n.t('ads:form.hrefRetry') }));
    const [showroom] = fixtures.listAvtosalons.results;
    const page = `https://karvon.example.uz/salon/${String(showroom?.id)}`;
    await waitFor(() => expect(link).toHaveValue(page));
    await waitFor(() => expect(canvas.queryByText(i18n.t('ads:form.hrefUnknown'))).toBeNull());
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
