import { fixtures } from '@karvon/api/fixtures';
import type { AutoStatus } from '@karvon/api/main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { comesBack, isBusy, onPhone, saysItIsDown, saysItIsEmpty } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Work panel',
  tags: ['!autodocs'],
  ...screenAt(paths.workPanel),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const address = '/main/work-panel';
const morning = fixtures.getWorkPanel;

const areThere = async (canvas: Canvas) => {
  const titles = [
    ...morning.leads.map(({ client_name }) => client_name),
    ...morning.rooms.map(({ client_name }) => client_name),
    ...morning.declined.map(({ car }) => car.title),
  ];
  for (const title of titles) {
    await expect((await canvas.findAllByText(title))[0]).toBeVisible();
  }
};

const emptied = {
  leads: [],
  rooms: [],
  declined: [],
  expiring: [],
  applications: [],
  campaigns: [],
};
const nothing = Object.fromEntries(Object.keys(morning.counts).map((name) => [name, 0]));
const allDone = {
  ...morning,
  ...emptied,
  refresh: morning.refresh.filter(({ is_ready }) => !is_ready),
  counts: { ...nothing, avtosalons: 3, autos: 148 },
};

export const Default: Story = { play: ({ canvas }) => areThere(canvas) };
/** Less time is better: green, although the arrow points down. */
export const Faster: Story = {
  play: async ({ canvas }) => {
    const faster = await canvas.findByText(/быстрее|tezroq/);
    const green = document.createElement('i');
    green.style.color = 'var(--c-success-text)';
    document.body.append(green);
    await expect(getComputedStyle(faster).color).toBe(getComputedStyle(green).color);
    green.remove();
  },
};
export const Loading: Story = { parameters: { responses: [waiting(address)] }, play: isBusy };
/** Nothing waits: shows when the next car can be refreshed. */
export const AllDone: Story = {
  parameters: { responses: [responding(address, allDone)] },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, { title: i18n.t('work-panel:allDone.title') });
  },
};
/** Buyers wait but no cars: an empty queue shows one line. */
export const QueueEmptied: Story = {
  parameters: {
    responses: [
      responding(address, {
        ...morning,
        declined: [],
        expiring: [],
        counts: { ...morning.counts, declined_autos: 0, expiring_autos: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('work-panel:done.autos'))).toBeVisible();
  },
};
/** A dealership without cars: the first steps. */
export const FirstSteps: Story = {
  parameters: {
    responses: [
      responding(address, {
        ...morning,
        ...emptied,
        refresh: [],
        counts: { ...nothing, avtosalons: 1 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('work-panel:start.auto.title'))).toBeVisible();
    const add = canvas.getAllByRole('link', { name: i18n.t('work-panel:addAuto') });
    for (const link of add) await expect(link).toHaveAttribute('href', paths.autos.create);
  },
};
const [car] = fixtures.listAutos.results;
const onlyCar = (status: AutoStatus) =>
  responding('/main/autos', {
    ...fixtures.listAutos,
    results: [{ ...car, status }],
    count: 1,
  });
const onlyOwner = responding('/main/employees', {
  ...fixtures.listEmployees,
  results: fixtures.listEmployees.results.slice(0, 1),
  count: 1,
  statuses: { ...fixtures.listEmployees.statuses, invited: 0 },
});
const oneCar = responding(address, {
  ...morning,
  ...emptied,
  refresh: [],
  counts: { ...nothing, avtosalons: 1, autos: 1 },
});
/** The first car is in moderation: its step shows the status, and other steps stay until done. */
export const FirstCarSent: Story = {
  parameters: { responses: [oneCar, onlyCar('moderation'), onlyOwner] },
  play: async ({ canvas }) => {
    const status = i18n.t('autos:status.moderation');
    await expect(await canvas.findByText(new RegExp(` · ${status}$`))).toBeVisible();
    await expect(canvas.getByText(i18n.t('work-panel:start.invite.title'))).toBeVisible();
  },
};
/** The first car is on sale: the remaining steps are a card of the panel, until hidden. */
export const StepsLeft: Story = {
  tags: ['keyboard'],
  parameters: { responses: [oneCar, onlyCar('active'), onlyOwner] },
  beforeEach: () => localStorage.removeItem('first-steps-hidden'),
  play: async ({ canvas }) => {
    const name = i18n.t('work-panel:start.left');
    const card = within(await canvas.findByRole('region', { name }));
    await expect(card.getByText(i18n.t('work-panel:start.invite.title'))).toBeVisible();
    await expect(card.queryByText(i18n.t('work-panel:start.auto.title'))).toBeNull();
    await expect(canvas.getByText(i18n.t('work-panel:allDone.title'))).toBeVisible();
    card.getByRole('button', { name: i18n.t('hide') }).click();
    await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    localStorage.removeItem('first-steps-hidden');
  },
};
/** One part failed to load: its card shows the error and a button to retry, and no figure shows a wrong 0. */
let isDown = true;
export const PartFailing: Story = {
  parameters: {
    responses: [
      http.get(address, () =>
        HttpResponse.json(isDown ? { ...morning, leads: [], failed: ['leads'] } : morning),
      ),
    ],
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const name = i18n.t('work-panel:leads.title');
    const queue = within(await canvas.findByRole('region', { name }));
    await expect(await queue.findByRole('alert')).toBeVisible();
    await expect(
      (await canvas.findAllByText(morning.rooms[0]?.client_name ?? ''))[0],
    ).toBeVisible();
    await expect(canvas.queryByText(i18n.t('work-panel:done.leads'))).toBeNull();
    await expect(canvas.getByRole('link', { name: /—/ })).toHaveAttribute(
      'href',
      `${paths.leads}?status=new`,
    );
    isDown = false;
    queue.getByRole('button', { name: i18n.t('retry') }).click();
    await areThere(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(address)] },
  play: ({ canvas }) => saysItIsDown(canvas),
};
export const Retried: Story = { tags: ['keyboard'], ...comesBack([address], areThere) };
/** A phone shows title, tiles and leads first: the first buyer can be called without scrolling, even on 320 × 568. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await areThere(canvas);
    const tiles = within(canvas.getByRole('group', { name: i18n.t('work-panel:tiles.label') }));
    const tops = tiles.getAllByRole('link').map((tile) => tile.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const [lead] = morning.leads;
    const first = canvas.getByRole('button', {
      name: i18n.t('work-panel:leads.contactedName', { name: lead?.client_name }),
    });
    await expect(first.getBoundingClientRect().top).toBeLessThanOrEqual(370);
  },
};
