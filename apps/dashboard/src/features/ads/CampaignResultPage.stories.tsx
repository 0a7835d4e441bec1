import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { problemResponse } from '@karvon/api/msw';
import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, isSeen, onPhone, saysItIsDown } from '../../testing/story-steps';

const { getCampaignResult: result } = fixtures;
const { id, title } = result.campaign;

const meta = {
  title: 'Screens/Ads/Result',
  tags: ['!autodocs'],
  ...screenAt(paths.ads.result(id)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const address = `/main/ads/${String(id)}/result`;

const isThere = async (canvas: Canvas) => {
  await isSeen(await canvas.findByRole('heading', { level: 1, name: new RegExp(title) }));
  await isSeen(await canvas.findByRole('heading', { name: i18n.t('ads:result.byDay') }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await isThere(canvas);
    const tiles = within(canvas.getByRole('group', { name: i18n.t('ads:result.figures') }));
    const days = expect.stringMatching(/#days$/);
    const rows = `campaign_id=${String(id)}&from=${result.from}&to=${result.to}`;
    await expect(tiles.getAllByRole('link').map((tile) => tile.getAttribute('href'))).toEqual([
      days,
      days,
      `${paths.ads.money}&kind=spend&${rows}`,
      `${paths.leads}?${rows}`,
    ]);
    for (const [key, amount] of [
      ['perClick', result.cost_per_click],
      ['perLead', result.cost_per_lead],
    ] as const) {
      // The query compares with ordinary spaces.
      const price = i18n.t(`ads:result.${key}`, { amount }).replaceAll('\u00A0', ' ');
      await expect(tiles.getByText(new RegExp(price))).toBeVisible();
    }
  },
};
export const Loading: Story = { parameters: { responses: [waiting(address)] }, play: isBusy };
export const Failing: Story = {
  parameters: { responses: [failing(address)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const NotFound: Story = {
  parameters: { responses: [http.get(address, () => problemResponse(404))] },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByRole('heading', { name: i18n.t('routeError.notFoundTitle') }));
    await expect(canvas.getByRole('link', { name: i18n.t('toArea.ads') })).toHaveAttribute(
      'href',
      paths.ads.index,
    );
  },
};
export const NoShows: Story = {
  parameters: {
    responses: [
      responding(address, {
        ...result,
        campaign: {
          ...fixtures.listCampaigns.results.find(({ status }) => status === 'moderation'),
          id,
        },
        days: [],
        banners: [],
        views: 0,
        clicks: 0,
        leads: 0,
        spend: 0,
        today_spend: 0,
        click_rate: undefined,
        cost_per_click: undefined,
        cost_per_lead: undefined,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText(i18n.t('ads:result.why.moderation')));
  },
};
export const Stopping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: i18n.t('ads:action.stop') }));
    await isSeen(await screen.findByRole('alertdialog'));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => isThere(canvas) };
