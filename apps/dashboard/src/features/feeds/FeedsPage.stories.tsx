import { fixtures } from '@karvon/api/fixtures';
import type { FeedSource } from '@karvon/api/main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isBusy, isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Feeds',
  tags: ['!autodocs'],
  ...screenAt(paths.autos.feeds),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sources = '/main/feed-sources';
const exports$ = '/main/feed-exports';
const [held] = fixtures.listFeedSources.results;
const [out] = fixtures.listFeedExports.results;
const run = {
  ...fixtures.listFeedSources.results[0]?.last_run,
  gone: 0,
  held_reason: undefined,
};
const good = { ...run, state: 'done', cars: 118, created: 3, updated: 12, same: 102, failed: 1 };
const failed = { ...run, state: 'failed', failure: 'status', http_status: 500, cars: 0 };

const inState = (at: number, name: string, state: FeedSource['state'], over: object) => ({
  ...held,
  id: 100 + at,
  name,
  state,
  allowed_actions: ['run'],
  ...over,
});

/** A feed in each state. */
const all = [
  inState(0, 'Сайт 1', 'new', {
    is_auto: false,
    last_run: undefined,
    next_run_at: undefined,
  }),
  inState(1, 'Сайт 2', 'running', {
    last_run: { ...run, state: 'fetching', ended_at: undefined },
  }),
  inState(2, 'Сайт 3', 'ready', {
    is_auto: false,
    last_run: { ...good, state: 'ready', import_id: 5 },
  }),
  inState(3, 'Сайт 4', 'working', { last_run: good }),
  { ...held, id: 104, name: 'Сайт 5', state: 'held' as const },
  inState(5, 'Сайт 6', 'failing', {
    last_run: failed,
    failing_since: '2025-11-20T07:00:00Z',
  }),
  inState(7, 'Сайт 8', 'failing', {
    last_run: { ...failed, http_status: 304 },
    failing_since: '2025-11-20T07:00:00Z',
  }),
  inState(6, 'Сайт 7', 'paused', {
    last_run: failed,
    next_run_at: undefined,
    allowed_actions: ['run', 'automate'],
  }),
];

const states = responding(sources, { results: all });

const isThere = async (canvas: Canvas) => {
  for (const { state } of all) {
    // A feed that others read works too.
    const [badge] = await canvas.findAllByText(i18n.t(`feeds:state.${state}`), { exact: true });
    await expect(badge).toBeVisible();
  }
  const why = i18n.t('feeds:failure.status', { status: 500 });
  await expect(canvas.getAllByText((text) => text.includes(why))).toHaveLength(2);
  await isSeen(canvas.getByText((text) => text.includes(i18n.t('feeds:failure.unchanged'))));
  // Held since 12:00 in Tashkent, and read again at 14:00.
  await isSeen(canvas.getByText((text) => text.includes('12:00') && text.includes('118')));
  await isSeen(
    canvas.getByText((text) =>
      text.startsWith(i18n.t('feeds:read', { when: '', agent: '' }).slice(0, 5)),
    ),
  );
};

/** Each state: a failing feed shows why and since when. */
export const Default: Story = {
  parameters: { responses: [states] },
  play: ({ canvas }) => isThere(canvas),
};
export const Phone: Story = {
  globals: onPhone,
  parameters: { responses: [states] },
  play: ({ canvas }) => isThere(canvas),
};
export const Loading: Story = {
  parameters: { responses: [waiting(sources), waiting(exports$)] },
  play: isBusy,
};
/** Each list says what it is for. */
export const Empty: Story = {
  parameters: {
    responses: [responding(sources, { results: [] }), responding(exports$, { results: [] })],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText(i18n.t('feeds:inEmpty')));
    await isSeen(await canvas.findByText(i18n.t('feeds:outEmpty')));
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(sources), failing(exports$)] },
  play: async ({ canvas }) => {
    const name = i18n.t('retry');
    await waitFor(() => expect(canvas.getAllByRole('button', { name })).toHaveLength(2));
  },
};
/** The dealer decides on a held feed. */
export const Held: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: i18n.t('feeds:decide') })).click();
    const name = i18n.t('feeds:decideTitle', { name: held?.name });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await isSeen(dialog.getByText(i18n.t('feeds:held.gone', { n: 44, all: 118 })));
    await expect(dialog.getByRole('button', { name: i18n.t('feeds:apply') })).toBeEnabled();
  },
};
/** A feed that others read was switched off, and one keeps its old address for a day. */
export const Out: Story = {
  parameters: {
    responses: [
      responding(exports$, {
        results: [
          { ...out, is_on: false, last_read_at: undefined, last_reader: undefined },
          { ...out, id: 9, name: 'Каталог', old_until: '2025-11-21T09:00:00Z', with_vin: true },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await isSeen(await canvas.findByText(i18n.t('feeds:off'), { exact: true }));
    await isSeen(canvas.getByText(i18n.t('feeds:never'), { exact: true }));
  },
};
