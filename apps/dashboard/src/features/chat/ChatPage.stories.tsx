import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, failing, waiting } from '../../testing/answers';
import { messageList, openRoomId, roomList, totalUnread } from '../../testing/chat-answers';
import { screenAt } from '../../testing/screen-story';

const address = '/dashboard/chat';
const openAddress = `${address}?current-chat-id=${String(openRoomId)}`;
const rooms = '/chat/api/room/list/';
const unread = '/chat/api/room/total_unread_messages/';
const messages = '/chat/api/messages/:roomId/list';
const conversations = [
  answering(rooms, roomList),
  answering(unread, totalUnread),
  answering(messages, messageList),
];

const meta = {
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  ...screenAt(openAddress),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const titled: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};

/** A conversation is open: rooms, thread, and what is known of buyer and car. */
export const Default: Story = {
  parameters: { answers: conversations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Добрый день! Tracker ещё продаётся?')).toBeVisible();
  },
};
/** What has not come yet: rooms, and in the open one its messages. */
export const Loading: Story = {
  parameters: { answers: [waiting(rooms), waiting('/chat/api/room/:roomId/')] },
  play: titled,
};
/** Nobody has written yet. */
export const Empty: Story = {
  args: { path: address },
  parameters: {
    answers: [
      answering(rooms, { results: [], count: 0, unread_rooms_count: 0 }),
      answering(unread, { total_unread_messages: 0 }),
    ],
  },
  play: titled,
};
/** The rooms could not be had. */
export const Failing: Story = {
  args: { path: address },
  parameters: { answers: [failing(rooms)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Повторить|Qayta/ }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
/** The rooms are there and the messages are not. */
export const FailingThread: Story = {
  parameters: { answers: [failing(messages), ...conversations] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /Повторить|Qayta/ }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
/** No conversation is chosen. */
export const NothingOpen: Story = {
  args: { path: address },
  parameters: { answers: conversations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Мирзо Турсунов')).toBeVisible();
  },
};
/** On a phone the open conversation has the screen for itself. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { answers: conversations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Добрый день! Tracker ещё продаётся?')).toBeVisible();
  },
};
