import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { failing, noShowrooms, responding, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  ...screenAt(paths.statistics),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panel = fixtures.getWorkPanel;
const { unread_count: unread } = fixtures.listNotifications;
const noNotifications = responding('/main/notifications', {
  results: [],
  count: 0,
  unread_count: 0,
});

const navigationOf = (canvas: Canvas) =>
  canvas.findByRole('navigation', { name: i18n.t('shell:nav.label') });
const userOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: new RegExp(i18n.t('shell:user.admin')) });
const isReadable: Story['play'] = async ({ canvas }) => {
  const navigation = await navigationOf(canvas);
  await expect(within(navigation).getByText(i18n.t('shell:nav.leads'))).toBeVisible();
  await expect(await canvas.findByRole('button', { name: i18n.t('notifications') })).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation).not.toHaveTextContent(/\d/);
};

/** Counts in the navigation, unread notifications in the bell. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const navigation = await navigationOf(canvas);
    await waitFor(async () =>
      expect(await userOf(canvas)).toHaveTextContent(fixtures.getProfile.full_name),
    );
    await waitFor(() => expect(navigation).toHaveTextContent(String(panel.counts.autos)));
    await expect(
      await canvas.findByRole('button', { name: i18n.t('shell:bell.some', { count: unread }) }),
    ).toBeVisible();
  },
};
/** The counts and the user are loading: no badge is shown in place of the name. */
export const Loading: Story = {
  parameters: { responses: [waiting('/main/*'), waiting('/chat/*')] },
  play: async (context) => {
    await isReadable(context);
    const text = (await userOf(context.canvas)).textContent;
    await expect(text.split(i18n.t('shell:user.admin'))).toHaveLength(2);
  },
};
/** A new dealer: no counts, no notifications. */
export const Empty: Story = {
  parameters: {
    responses: [
      noNotifications,
      responding('/main/work-panel', {
        ...panel,
        counts: Object.fromEntries(Object.keys(panel.counts).map((queue) => [queue, 0])),
      }),
      noShowrooms,
      responding('/chat/api/room/total_unread_messages/', { total_unread_messages: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    const navigation = await navigationOf(canvas);
    await expect(navigation).not.toHaveTextContent(/[1-9]/);
    await expect(
      await canvas.findByRole('button', { name: i18n.t('notifications') }),
    ).toBeVisible();
  },
};
/** The counts failed to load: they are left out, and the navigation still works. */
export const Failing: Story = {
  parameters: { responses: [failing('/main/*'), failing('/chat/*')] },
  play: isReadable,
};
/** Four items and «Ещё» at the bottom, the bell next to the title. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const tabs = within(await navigationOf(canvas));
    for (const place of ['panel', 'autos', 'leads', 'chats', 'more'] as const) {
      await expect(tabs.getByText(i18n.t(`shell:tabs.${place}`))).toBeVisible();
    }
    await expect(
      await canvas.findByRole('button', { name: i18n.t('shell:bell.some', { count: unread }) }),
    ).toBeVisible();
  },
};
