import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, isSeen, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Ads/Campaigns',
  tags: ['!autodocs'],
  ...screenAt(paths.ads.index),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = '/main/ads';
const asked: unknown[] = [];
const { results, statuses, totals } = fixtures.listCampaigns;
const running = results.find(({ allowed_actions }) => allowed_actions.includes('pause'));

/** Views and clicks lead to the campaigns that they are the sum of, the largest first. */
const tilesLead = async (canvas: Canvas) => {
  for (const [tile, order] of [
    ['ads:tiles.views', '-views'],
    ['ads:tiles.clicks', '-clicks'],
  ] as const) {
    const link = await canvas.findByRole('link', { name: new RegExp(i18n.t(tile)) });
    await expect(link.getAttribute('href')).toContain(`ordering=${order}`);
  }
};

const areThere = async (canvas: Canvas) => {
  for (const { title } of results) {
    await expect((await canvas.findAllByText(title))[0]).toBeVisible();
  }
  await expect(await canvas.findByText(i18n.t('money:free'))).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    await tilesLead(canvas);
  },
};
/** Ledger and leads know one campaign or all: the sums of some lead to these. */
export const Narrowed: Story = {
  ...screenAt(`${paths.ads.index}?status=active`),
  play: async ({ canvas }) => {
    for (const [tile, order] of [
      ['ads:tiles.spend', '-spend'],
      ['ads:tiles.leads', '-leads'],
    ] as const) {
      const tiles = within(await canvas.findByLabelText(i18n.t('ads:tiles.label')));
      const link = tiles.getByRole('link', { name: new RegExp(i18n.t(tile)) });
      await expect(link.getAttribute('href')).toContain(`status=active&ordering=${order}`);
    }
  },
};
/** For a seller: actions of the owner and the manager are in the bar, with who may use them. */
export const AsSeller: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      responding('/main/business/profile', {
        ...fixtures.getProfile,
        member: { id: 61, is_owner: false, role: 'seller', permissions: [], avtosalons: [] },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    // The first box is for all rows.
    const at = 1 + results.findIndex((row) => row.can_pay);
    const box = (await canvas.findAllByRole('checkbox'))[at];
    if (box === undefined) throw new Error('There is no row to choose.');
    await userEvent.click(box);
    const bar = within(await canvas.findByRole('region', { name: i18n.t('bulk.label') }));
    for (const [action, reason] of [
      ['money:topUp', 'ownerOnly'],
      ['ads:action.pause', 'managerOnly'],
    ] as const)
      await expect(
        await bar.findByRole('button', { name: i18n.t(action) }),
      ).toHaveAccessibleDescription(i18n.t(reason));
  },
};
export const Loading: Story = { parameters: { responses: [waiting(list)] }, play: isBusy };
const none = Object.fromEntries(Object.keys(statuses).map((status) => [status, 0]));
const nothing = { from: totals.from, to: totals.to, spend: 0, views: 0, clicks: 0, leads: 0 };
export const Empty: Story = {
  parameters: {
    responses: [responding(list, { results: [], count: 0, statuses: none, totals: nothing })],
  },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('ads:empty.title'),
      text: i18n.t('ads:empty.text'),
    });
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(list)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
/** Keys of a row, by their place: arrows go on to the next one, B pays for it. */
export const Keys: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    const at = results.findIndex((row, place) => place > 0 && row.can_pay);
    const linkOf = (place: number) =>
      canvas.getByRole('link', { name: results[place]?.title ?? '' });
    linkOf(at - 1).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(linkOf(at)).toHaveFocus();
    await userEvent.keyboard('b');
    await isSeen(await screen.findByRole('dialog'));
  },
};
/** A pause is shown at once, confirmed by a toast, and can be undone. */
export const Paused: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      http.post(`${list}/:id/actions`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ campaign: running, released: 0 });
      }),
      // The list is not asked for again before that: what is seen is the dealer's own action.
      http.get(list, () => (asked.length > 0 ? delay('infinite') : undefined)),
    ],
  },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    const row = canvas.getByRole('link', { name: running?.title ?? '' }).closest('tr');
    if (row === null) throw new Error('There is no row of a running campaign.');
    const press = async (action: 'pause' | 'continue') => {
      const name = new RegExp(`^${i18n.t(`ads:action.${action}`)}`);
      await userEvent.click(within(row).getByRole('button', { name }));
    };
    await press('pause');
    await isSeen(await within(row).findByText(i18n.t('ads:status.paused')));
    await isSeen(await screen.findByText(i18n.t('ads:pausedDone')));
    await userEvent.click(screen.getByRole('button', { name: i18n.t('undo') }));
    await waitFor(() => expect(asked).toEqual([{ action: 'pause' }, { action: 'continue' }]));
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
