import { fixtures } from '@karvon/api/fixtures';
import { problemResponse } from '@karvon/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, within } from 'storybook/test';
import { i18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { responding, failing, waiting } from '../../testing/responses';
import { messageList, openRoomId, roomList, totalUnread } from '../../testing/chat-responses';
import { screenAt } from '../../testing/screen-story';
import { onPhone, saysItIsEmpty } from '../../testing/story-steps';

const address = paths.chat();
const rooms = '/chat/api/room/list/';
const unread = '/chat/api/room/total_unread_messages/';
const messages = '/chat/api/messages/:roomId/list';
const conversations = [
  responding(rooms, roomList),
  responding(unread, totalUnread),
  responding(messages, messageList),
];
const isOther = ({ id }: { id: number }) => id !== openRoomId;
const nobody = [
  responding(rooms, { results: [], count: 0, unread_rooms_count: 0 }),
  responding(unread, { total_unread_messages: 0 }),
];

const meta = {
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  ...screenAt(paths.chat(openRoomId)),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isOpen = async (canvas: Canvas) => {
  await expect(await canvas.findByText('Добрый день! Tracker ещё продаётся?')).toBeVisible();
};
const hasRooms = async (canvas: Canvas) => {
  await expect(await canvas.findByText('Мирзо Турсунов')).toBeVisible();
};
const failed = async (canvas: Canvas, title: string) => {
  await expect(await canvas.findByText(title)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: i18n.t('retry') })).toBeVisible();
};
const nobodyWrote: Story['play'] = async ({ canvas }) => {
  await saysItIsEmpty(canvas, {
    title: i18n.t('chat:empty.title'),
    text: i18n.t('chat:empty.text'),
  });
  await expect(canvas.getByRole('link', { name: i18n.t('chat:empty.action') })).toHaveAttribute(
    'href',
    paths.autos.index,
  );
};

export const Default: Story = {
  parameters: { responses: conversations },
  play: ({ canvas }) => isOpen(canvas),
};
export const Loading: Story = {
  parameters: { responses: [waiting(rooms), waiting('/chat/api/room/:roomId/')] },
  play: async ({ canvas }) => {
    const thread = await canvas.findByRole('log', { name: i18n.t('chat:thread.loading') });
    await expect(thread).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const Empty: Story = {
  args: { path: address },
  parameters: { responses: nobody },
  play: nobodyWrote,
};
export const Failing: Story = {
  args: { path: address },
  parameters: { responses: [failing(rooms)] },
  play: ({ canvas }) => failed(canvas, i18n.t('chat:failed.rooms')),
};
export const FailingThread: Story = {
  parameters: { responses: [failing(messages), ...conversations] },
  play: async ({ canvas }) => {
    await hasRooms(canvas);
    await failed(canvas, i18n.t('chat:failed.messages'));
  },
};
export const NothingOpen: Story = {
  args: { path: address },
  parameters: { responses: conversations },
  play: async ({ canvas }) => {
    await hasRooms(canvas);
    await saysItIsEmpty(canvas, {
      title: i18n.t('chat:empty.choose'),
      text: i18n.t('chat:empty.chooseText'),
    });
  },
};
export const EmptyThread: Story = {
  parameters: {
    responses: [responding(messages, { total: 0, data: { items: [] } }), ...conversations],
  },
  play: async ({ canvas }) => {
    await hasRooms(canvas);
    await saysItIsEmpty(canvas, {
      title: i18n.t('chat:empty.thread'),
      text: i18n.t('chat:empty.threadText'),
    });
  },
};
/** The URL names a room that was deleted or belongs to another dealer. */
export const NoSuchRoom: Story = {
  parameters: {
    responses: [
      responding(rooms, { ...roomList, results: roomList.results.filter(isOther) }),
      ...conversations,
      http.get('/chat/api/room/:roomId/', () => problemResponse(404)),
    ],
  },
  play: async ({ canvas }) => {
    await hasRooms(canvas);
    await expect(await canvas.findByText(i18n.t('chat:empty.noRoom'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: i18n.t('chat:empty.toList') })).toBeVisible();
  },
};
export const FilteredEmpty: Story = {
  args: { path: `${address}?status=unread&type=visitor` },
  parameters: { responses: nobody },
  play: async ({ canvas }) => {
    await saysItIsEmpty(canvas, {
      title: i18n.t('chat:empty.filtered'),
      text: i18n.t('chat:empty.filteredText'),
    });
  },
};
export const Phone: Story = {
  globals: onPhone,
  parameters: { responses: conversations },
  play: async ({ canvas }) => {
    await isOpen(canvas);
    await expect(canvas.getByRole('button', { name: i18n.t('chat:thread.back') })).toBeVisible();
    await expect(canvas.queryByText('Мирзо Турсунов')).toBeNull();
  },
};
export const PhoneRooms: Story = {
  globals: onPhone,
  args: { path: address },
  parameters: { responses: conversations },
  play: async ({ canvas }) => {
    await hasRooms(canvas);
    const tabs = canvas.getByRole('navigation', { name: i18n.t('shell:nav.label') });
    await expect(within(tabs).getByText(i18n.t('shell:tabs.more'))).toBeVisible();
  },
};
export const PhoneEmpty: Story = {
  globals: onPhone,
  args: { path: address },
  parameters: { responses: nobody },
  play: nobodyWrote,
};

/** The buyer stopped the bot: nothing can be sent, and the last message did not arrive. */
const stoppedRoom = {
  ...fixtures.getRoom,
  id: openRoomId,
  channel: 'telegram' as const,
  telegram: { username: 'sherzod_e', blocked: true, muted: false },
};
const undelivered = {
  total: 1,
  data: {
    items: fixtures.listMessages.data.items.slice(0, 1).map((message) => ({
      ...message,
      room_id: openRoomId,
      edited_at: message.created_at,
      delivery: { state: 'failed' as const, reason: 'blocked' as const },
    })),
  },
};
export const TelegramStopped: Story = {
  parameters: {
    responses: [
      responding(rooms, { results: [stoppedRoom], count: 1, unread_rooms_count: 0 }),
      responding(unread, totalUnread),
      responding('/chat/api/room/:roomId/', stoppedRoom),
      responding(messages, undelivered),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        i18n.t('chat:state.notDelivered', { reason: i18n.t('chat:delivery.blocked') }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: i18n.t('chat:state.retry') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: i18n.t('chat:state.discard') })).toBeNull();
    await expect(canvas.getByRole('link', { name: i18n.t('chat:composer.call') })).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: i18n.t('chat:composer.label') }),
    ).toBeDisabled();
  },
};
export const TelegramStoppedOnPhone: Story = {
  globals: onPhone,
  parameters: TelegramStopped.parameters,
  play: TelegramStopped.play,
};
