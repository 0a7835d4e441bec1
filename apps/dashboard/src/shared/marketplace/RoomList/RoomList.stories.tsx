import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '@karvon/ui/EmptyState';
import { RoomList, type Room } from './RoomList';

const of = (room: Omit<Room, 'subjectIcon'>): Room => ({ ...room, subjectIcon: CarFront });

const rooms: Room[] = [
  of({
    id: 2,
    name: 'Дилноза Рашидова',
    onlineLabel: 'в сети',
    subject: 'Chevrolet Tracker, 2023',
    text: '',
    liveText: 'печатает…',
    time: '14:38',
    pinnedLabel: 'закреплено',
  }),
  of({
    id: 3,
    name: 'Sardor Abdullayev',
    onlineLabel: 'в сети',
    subject: 'Kia K5 GT-Line',
    text: 'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?',
    time: '14:21',
    unreadCount: 2,
    unreadLabel: '2 непрочитанных',
  }),
  of({
    id: 1,
    name: 'Мирзо Турсунов',
    subject: 'Chevrolet Cobalt, 2024',
    text: 'Вы: Да, машина в салоне на Чиланзаре',
    time: '13:55',
  }),
  of({
    id: 4,
    name: 'Гулнора Юсупова',
    subject: 'BYD Song Plus DM-i',
    text: 'Какой запас хода зимой?',
    time: '12:40',
    unreadCount: 3,
    unreadLabel: '3 непрочитанных',
  }),
  of({
    id: 6,
    name: 'Otabek Qo‘chqorov',
    subject: 'Chevrolet Damas, 2023',
    text: 'Siz: Narxi oxirgisi',
    time: 'вчера',
  }),
];

const many = (count: number): Room[] =>
  Array.from({ length: count }, (_, at) =>
    of({
      id: at,
      name: `Покупатель ${String(at)}`,
      subject: 'Chevrolet Cobalt, 2024',
      text: 'Ещё продаётся?',
      time: '12:00',
    }),
  );

const meta = {
  title: 'Product parts/RoomList',
  component: RoomList,
  args: { 'aria-label': 'Чаты', rooms, selectedId: 2, onSelect: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 480, maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  render: function Opening(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <RoomList
        {...args}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          void args.onSelect(id);
        }}
      />
    );
  },
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A row is opened by keys, then one is found by its first letters. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(/^Sardor/);
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('гул');
    await expect(canvas.getByRole('option', { name: /^Гулнора/ })).toHaveFocus();
  },
};
export const TenThousand: Story = {
  args: { rooms: many(10_000), selectedId: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: /^Покупатель 9999,/ })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    const first = /^Покупатель 0,/;
    await waitFor(() => expect(canvas.getByRole('option', { name: first })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Покупатель [1-9]/));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('option', { name: first })).toHaveFocus());
  },
};
/** The row that Tab leads to: the chosen one. */
export const FocusVisible: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('option', { selected: true });
    const { boxShadow } = getComputedStyle(row);
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() => expect(row).not.toHaveStyle({ boxShadow }));
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const LoadingMore: Story = { args: { end: { state: 'loading', label: 'Загружаем ещё' } } };
export const Failed: Story = {
  args: {
    end: { state: 'failed', message: 'Не загрузилось', retryLabel: 'Повторить', onRetry: fn() },
  },
};
export const Empty: Story = {
  args: {
    rooms: [],
    emptyState: <EmptyState icon={MessageCircle} title="Пока никто не написал" />,
  },
};
export const LongText: Story = {
  args: {
    rooms: rooms.map((room) => ({
      ...room,
      name: 'Abdulqodirjon Muhammadsharif o‘g‘li Xo‘jamberdiyev',
      subject: 'Mercedes-Benz GLE Coupe AMG 53 4MATIC+ maxsus seriya',
      unreadCount: 1284,
      unreadLabel: '1284 ta o‘qilmagan',
    })),
  },
};
