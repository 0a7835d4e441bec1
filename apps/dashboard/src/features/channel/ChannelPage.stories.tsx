import { fixtures } from '@karvon/api/fixtures';
import type { TelegramChannel } from '@karvon/api/main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Channel',
  tags: ['!autodocs'],
  ...screenAt(paths.channel.root),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const channels = '/main/telegram/channels';
const telegram = '/main/telegram';
const posts = '/main/telegram/posts';
const auto = fixtures.getAuto;
const channel = fixtures.getTelegramChannel;
const { account: _, ...unlinked } = fixtures.getTelegram;
const { results } = fixtures.listTelegramPosts;
const none = Object.fromEntries(
  Object.keys(fixtures.listTelegramPosts.statuses).map((status) => [status, 0]),
);

const withChannel = (changes: Partial<TelegramChannel>) => ({
  responses: [responding(channels, { results: [{ ...channel, ...changes }] })],
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('channel:state.working'))).toBeVisible();
    await expect(
      await canvas.findByRole('switch', { name: new RegExp(i18n.t('channel:mark_sold')) }),
    ).toBeChecked();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };
export const Phone: Story = { globals: onPhone, play: Default.play };
export const Loading: Story = {
  parameters: { responses: [waiting(channels)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: i18n.t('loading') })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { responses: [failing(channels)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { responses: [responding(channels, { results: [] })] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: i18n.t('channel:connect') });
    await expect(button).toBeEnabled();
  },
};
/** The own account comes first, so that the bot knows who added it. */
export const NoLink: Story = {
  parameters: {
    responses: [
      responding(channels, { results: [] }),
      responding(telegram, { ...unlinked, state: 'none' }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: i18n.t('channel:toLink') });
    await expect(link).toHaveAttribute('href', paths.telegram);
  },
};
export const Off: Story = {
  parameters: { responses: [responding(telegram, { ...unlinked, state: 'off' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(i18n.t('channel:off'))).toBeVisible();
  },
};
export const LostRights: Story = {
  parameters: withChannel({ state: 'no_rights', missing_rights: ['edit', 'delete'] }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(i18n.t('channel:right.edit'));
    await expect(alert).toHaveTextContent(i18n.t('channel:right.delete'));
  },
};
export const Lost: Story = {
  parameters: withChannel({ state: 'lost', missing_rights: ['post', 'edit', 'delete'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(i18n.t('channel:state.lost'));
  },
};
export const Away: Story = {
  parameters: withChannel({ failing_since: '2026-07-05T07:10:00Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12:10', { exact: false })).toBeVisible();
  },
};

const asSeller = responding('/main/business/profile', {
  ...fixtures.getProfile,
  member: { id: 61, is_owner: false, role: 'seller', permissions: [], avtosalons: [] },
});

/** A seller reads the settings, and sees who may change them. */
export const AsSeller: Story = {
  parameters: { responses: [asSeller] },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(i18n.t('common:managerOnly'), { selector: 'p' });
    await expect(reason).toBeVisible();
    const sold = canvas.getByRole('switch', { name: new RegExp(i18n.t('channel:mark_sold')) });
    await waitFor(() => expect(sold).toBeDisabled());
  },
};
export const EmptyAsSeller: Story = {
  parameters: { responses: [asSeller, responding(channels, { results: [] })] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: i18n.t('channel:connect') });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Posts: Story = {
  args: { path: paths.channel.posts },
  play: async ({ canvas }) => {
    const [post] = results;
    await isSeen(await canvas.findByText(post?.car.title ?? ''));
  },
};
export const PostsOnPhone: Story = { ...Posts, globals: onPhone };
export const NoPosts: Story = {
  args: { path: paths.channel.posts },
  parameters: { responses: [responding(posts, { results: [], count: 0, statuses: none })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: i18n.t('channel:emptyPosts') }),
    ).toBeVisible();
  },
};
export const OnePost: Story = {
  args: { path: paths.channel.post(results[0]?.id ?? 0) },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await isSeen(await within(drawer).findByText(i18n.t('channel:status.posted')));
  },
};

const sendPath = paths.channel.send([auto.id]);
const send = (responses: ReturnType<typeof responding>[]) => ({
  args: { path: sendPath },
  parameters: { responses },
});

/** The car is in the channel: its post is brought up to date, or replaced once a day. */
export const SendAgain: Story = {
  args: { path: sendPath },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    const name = i18n.t('channel:carAction.refresh');
    await expect(await sheet.findByRole('button', { name })).toBeEnabled();
    await expect(
      sheet.getByRole('button', { name: new RegExp(i18n.t('channel:carAction.repost')) }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
const unsent = {
  ...auto,
  telegram_posts: [],
  allowed_telegram: [{ channel_id: channel.id, action: 'send' }],
};
export const SendFirst: Story = {
  ...send([responding(`/main/autos/${String(auto.id)}`, unsent)]),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    const name = i18n.t('channel:carAction.send');
    await expect(await sheet.findByRole('button', { name })).toBeEnabled();
  },
};
export const SendOnPhone: Story = { ...SendFirst, globals: onPhone };
export const SendFailed: Story = {
  ...send([failing(`/main/autos/${String(auto.id)}`)]),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('alert')).toBeVisible();
  },
};
