import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { screenAt } from '../../testing/screen-story';
import { isSeen, onPhone } from '../../testing/story-steps';

const meta = {
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  ...screenAt(paths.workPanel),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const notifications = '/main/notifications';
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: i18n.t('notifications') }));
const open = async (canvas: Canvas) => {
  // Its name includes the unread count once that has loaded.
  const name = new RegExp(`^${i18n.t('notifications')}`);
  (await canvas.findByRole('button', { name })).click();
  return drawer();
};
const areThere = async (list: ReturnType<typeof within>) => {
  for (const { text } of fixtures.listNotifications.results) {
    await isSeen(await list.findByText(text));
  }
  await isSeen(list.getByRole('button', { name: i18n.t('notifications:readAll') }));
  // Only rows of missed calls have a link to call back.
  const back: HTMLElement[] = list.getAllByRole('link', { name: i18n.t('callBack') });
  await expect(back.map((link) => link.getAttribute('href'))).toEqual(
    fixtures.listNotifications.results.flatMap(({ phone }) => (phone ? [`tel:${phone}`] : [])),
  );
};

/** Notifications by day; unread ones have a dot. */
export const Default: Story = { play: async ({ canvas }) => areThere(await open(canvas)) };
export const Loading: Story = {
  parameters: { responses: [waiting(notifications)] },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas);
    const { body } = canvasElement.ownerDocument;
    const busy = body.querySelector<HTMLElement>('[role="dialog"] [aria-busy="true"]');
    await expect(busy).not.toBeNull();
    if (busy !== null) await isSeen(busy);
  },
};
export const Empty: Story = {
  parameters: {
    responses: [responding(notifications, { results: [], count: 0, unread_count: 0 })],
  },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await isSeen(await list.findByText(i18n.t('notifications:empty.title')));
    await isSeen(list.getByText(i18n.t('notifications:empty.text')));
    await expect(list.queryByRole('button', { name: i18n.t('notifications:readAll') })).toBeNull();
  },
};
export const Failing: Story = {
  parameters: { responses: [failing(notifications)] },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const alert = await list.findByRole('alert');
    await expect(alert).toHaveTextContent(i18n.t('errors:service_unavailable'));
    await isSeen(within(alert).getByRole('button', { name: i18n.t('retry') }));
  },
};
/** On a phone the drawer opens from «Ещё». */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: i18n.t('shell:tabs.more') })).click();
    const more = within(await screen.findByRole('dialog', { name: i18n.t('shell:tabs.more') }));
    more.getByRole('button', { name: new RegExp(i18n.t('notifications')) }).click();
    await areThere(await drawer());
  },
};
