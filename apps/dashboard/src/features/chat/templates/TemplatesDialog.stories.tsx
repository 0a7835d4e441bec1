import { fixtures } from '@karvon/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { i18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import {
  responding,
  emptyList,
  failing,
  waiting,
  type MockResponse,
} from '../../../testing/responses';
import { messageList, openRoomId, roomList, totalUnread } from '../../../testing/chat-responses';
import { screenAt } from '../../../testing/screen-story';
import { isSeen, onPhone } from '../../../testing/story-steps';

const templates = '/chat/api/templates/';
const over = (...responses: readonly MockResponse[]) => ({
  responses: [
    ...responses,
    responding('/chat/api/room/list/', roomList),
    responding('/chat/api/room/total_unread_messages/', totalUnread),
    responding('/chat/api/messages/:roomId/list', messageList),
  ],
});

const meta = {
  title: 'Screens/Quick replies',
  tags: ['!autodocs'],
  ...screenAt(paths.chat(openRoomId)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) => {
  (await canvas.findByRole('button', { name: i18n.t('chat:templates.manage') })).click();
  const name = i18n.t('chat:templates.title');
  return within(await screen.findByRole('dialog', { name }));
};
const canAdd = async (dialog: ReturnType<typeof within>) => {
  await isSeen(await dialog.findByRole('button', { name: i18n.t('chat:templates.add') }));
};

export const Default: Story = {
  parameters: over(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    for (const { title: name } of fixtures.listTemplates.results) {
      const edit = i18n.t('chat:templates.edit', { name });
      await isSeen(await dialog.findByRole('button', { name: edit }));
    }
    await canAdd(dialog);
  },
};
export const Loading: Story = {
  parameters: over(waiting(templates)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.queryByRole('button', { name: i18n.t('chat:templates.add') })).toBeNull();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: over(emptyList(templates)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await isSeen(await dialog.findByText(i18n.t('chat:templates.empty')));
    await canAdd(dialog);
  },
};
export const Failing: Story = {
  parameters: over(failing(templates)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(i18n.t('chat:templates.failed'));
    await isSeen(within(alert).getByRole('button', { name: i18n.t('retry') }));
  },
};
export const Writing: Story = {
  parameters: over(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    (await dialog.findByRole('button', { name: i18n.t('chat:templates.add') })).click();
    const name = await dialog.findByRole('textbox', { name: i18n.t('chat:templates.name') });
    await expect(name).toHaveValue('');
    await waitFor(() => expect(name).toHaveFocus());
    await isSeen(dialog.getByRole('textbox', { name: i18n.t('chat:templates.text') }));
  },
};
/** The focus returns to the button that opened the form. */
export const Cancelled: Story = {
  tags: ['keyboard'],
  parameters: over(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const [first] = fixtures.listTemplates.results;
    for (const name of [
      i18n.t('chat:templates.add'),
      i18n.t('chat:templates.edit', { name: first?.title }),
    ]) {
      (await dialog.findByRole('button', { name })).click();
      (await dialog.findByRole('button', { name: i18n.t('cancel') })).click();
      const opener = await dialog.findByRole('button', { name });
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
export const Phone: Story = {
  globals: onPhone,
  parameters: over(),
  play: async ({ canvas }) => {
    await canAdd(await open(canvas));
  },
};
