import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
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
const active = results.filter(({ status }) => status === 'active');
const running = results.find(({ allowed_actions }) => allowed_actions.includes('pause'));

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

const isSaid = async (text: string) => isSeen(await screen.findByText(text.replaceAll(/\s/g, ' ')));

const changing = (respond: () => Response) =>
  http.post(`${list}/:id/actions`, async ({ request }) => {
    asked.push(await request.json());
    return respond();
  });
const askNothing = () => {
  asked.length = 0;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await areThere(canvas);
    await tilesLead(canvas);
  },
};
/** The ledger and the leads can be filtered by one campaign or none, so totals of some campaigns link to these. */
export const Narrowed: Story = {
  ...screenAt(`${paths.ads.index}?status=active`),
  parameters: {
    responses: [
      responding(list, { ...fixtures.listCampaigns, results: active, count: active.length }),
    ],
  },
  play: async ({ canvas }) => {
    for (const [tile, order] of [
      ['ads:tiles.spend', '-spend'],
      ['ads:tiles.leads', '-leads'],
    ] as const) {
      const tiles = within(await canvas.findByLabelText(i18n.t('ads:tiles.label')));
      const link = await tiles.findByRole('link', { name: new RegExp(i18n.t(tile)) });
      await expect(link.getAttribute('href')).toContain(`status=active&ordering=${order}`);
    }
  },
};
/** A seller sees disabled actions with the roles that may use them. */
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
    // The profile is requested once the page is usable.
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: i18n.t('money:tab.money') })).toBeNull(),
    );
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
/** Keys in a row: arrows move to the next one, B opens the payment. */
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
export const Paused: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      changing(() => HttpResponse.json({ campaign: running, released: 0 })),
      // The list does not refetch, so the story sees the optimistic update.
      http.get(list, () => (asked.length > 0 ? delay('infinite') : undefined)),
    ],
  },
  beforeEach: askNothing,
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
/** P pauses the focused campaign, if possible. N opens the form. */
export const KeysPauseAndCreate: Story = {
  tags: ['keyboard'],
  beforeEach: askNothing,
  parameters: {
    responses: [changing(() => HttpResponse.json({ campaign: running, released: 0 }))],
  },
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    const press = async (title: string | undefined, key: string) => {
      canvas.getByRole('link', { name: title ?? '' }).focus();
      await userEvent.keyboard(key);
    };
    await press(results.find(({ status }) => status === 'moderation')?.title, 'p');
    await expect(asked).toEqual([]);
    await press(running?.title, 'p');
    await waitFor(() => expect(asked).toEqual([{ action: 'pause' }]));
    await isSaid(i18n.t('ads:pausedDone'));
    await press(running?.title, 'n');
    const title = { level: 1, name: i18n.t('ads:form.create') };
    await isSeen(await canvas.findByRole('heading', title));
  },
};
/** The confirmation shows the spent amount and the refund. Nothing is sent before it. */
export const Stopped: Story = {
  tags: ['keyboard'],
  beforeEach: askNothing,
  parameters: {
    responses: [
      changing(() =>
        HttpResponse.json({
          campaign: { ...running, status: 'stopped', allowed_actions: [] },
          released: 450_000,
        }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    if (running === undefined) throw new Error('There is no running campaign.');
    const { title, spend, budget_left: left } = running;
    const menu = { name: i18n.t('ads:action.of', { name: title }) };
    await userEvent.click(canvas.getByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: i18n.t('ads:action.stop') }));
    await isSaid(i18n.t('ads:stopAsk', { spend, left }));
    await expect(asked).toEqual([]);
    const asks = { name: i18n.t('ads:stopTitle') };
    const dialog = within(screen.getByRole('alertdialog', asks));
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('ads:action.stop') }));
    await isSaid(i18n.t('ads:stoppedDone', { amount: 450_000 }));
    await expect(asked).toEqual([{ action: 'stop' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog', asks)).toBeNull());
  },
};
/** A colleague has stopped the campaign: the pause is undone, and the toast shows the current status. */
export const StoppedElsewhere: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      changing(() => problemResponse(409, { code: 'transition_not_allowed', allowed: [] })),
      responding(`${list}/:id`, { ...running, status: 'stopped', allowed_actions: [] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await areThere(canvas);
    const pause = i18n.t('ads:action.pauseOf', { name: running?.title });
    await userEvent.click(canvas.getByRole('button', { name: pause }));
    await isSaid(i18n.t('ads:changed', { status: i18n.t('ads:status.stopped') }));
    await isSeen(await canvas.findByRole('button', { name: pause }));
  },
};
const later = results.map((row) => ({
  ...row,
  start_date: '2099-01-01',
  end_date: '2099-01-30',
}));
const choose = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  ids: readonly number[],
) => {
  await areThere(canvas);
  for (const id of ids) {
    const box = canvas.getAllByRole('checkbox')[1 + results.findIndex((row) => row.id === id)];
    if (box === undefined) throw new Error(`There is no row of ${String(id)}.`);
    await userEvent.click(box);
  }
  return within(await canvas.findByRole('region', { name: i18n.t('bulk.label') }));
};
const { updateCampaigns: extended } = fixtures;
const chosen = extended.results.map(({ id }) => id);
/** Extends several campaigns, by a week as the default. Failed ones are listed with reasons and stay selected. */
export const Extended: Story = {
  tags: ['keyboard'],
  beforeEach: askNothing,
  parameters: {
    responses: [
      responding(list, { ...fixtures.listCampaigns, results: later }),
      http.post(`${list}/bulk`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(extended);
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const bar = await choose({ canvas, userEvent }, chosen);
    await userEvent.click(bar.getByRole('button', { name: i18n.t('ads:action.extend') }));
    const asks = { name: i18n.t('ads:bulk.extend') };
    const dialog = within(await screen.findByRole('alertdialog', asks));
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('ads:bulk.apply') }));
    const { done, failed, results: outcomes } = extended;
    const outcome = { name: i18n.t('bulk.resultTitle') };
    const result = within(await screen.findByRole('dialog', outcome));
    await isSeen(result.getByText(i18n.t('bulk.result', { done, failed })));
    for (const { id, ok } of outcomes) {
      const title = results.find((row) => row.id === id)?.title ?? '';
      await expect(result.queryAllByText(title)).toHaveLength(ok ? 0 : 1);
    }
    await expect(result.getByText(i18n.t('ads:cannot.over'))).toBeVisible();
    await expect(asked).toEqual([{ ids: chosen, action: 'extend', end_date: '2099-02-06' }]);
    await userEvent.click(result.getByRole('button', { name: i18n.t('done') }));
    const left = outcomes.filter(({ ok }) => !ok).length;
    await isSeen(await bar.findByText(i18n.t('bulk.selected', { count: left })));
  },
};
const payable = results.filter(({ can_pay }) => can_pay).slice(0, 2);
/** Pays for several campaigns in one dialog, without those that have ended. Each has its own receipt. */
export const ToppedUp: Story = {
  tags: ['keyboard'],
  parameters: {
    responses: [
      ...payable.map((row) => responding(`${list}/${String(row.id)}`, row)),
      responding('/main/payments', { ...fixtures.listPayments, results: [], count: 0 }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const over = results.find(({ can_pay }) => !can_pay);
    const ids = [...payable, ...(over === undefined ? [] : [over])].map(({ id }) => id);
    const bar = await choose({ canvas, userEvent }, ids);
    await userEvent.click(bar.getByRole('link', { name: i18n.t('money:topUp') }));
    const dialog = await screen.findByRole('dialog', { name: i18n.t('money:bulk.title') });
    for (const { title } of payable) await isSeen(await within(dialog).findByLabelText(title));
    await expect(within(dialog).getAllByRole('textbox')).toHaveLength(payable.length);
  },
};
export const Phone: Story = { globals: onPhone, play: ({ canvas }) => areThere(canvas) };
