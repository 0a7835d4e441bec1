import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Sample } from '@karvon/ui/testing/SampleTexts';
import { holdBrowserFocus } from '@karvon/ui/testing/held-states';
import { MessageList, type MessageListItem, type MessageListLabels } from './MessageList';

const labels: MessageListLabels = {
  author: { in: 'Дилноза', out: 'Вы' },
  state: {
    sending: 'отправляется',
    sent: 'отправлено',
    read: 'прочитано',
    failed: 'не отправлено',
  },
  retry: 'повторить',
  discard: 'удалить',
  image: (position, count) => `Фото ${String(position)} из ${String(count)}`,
  toEnd: 'К последним сообщениям',
  newBelow: (count) => `${String(count)} новых ниже`,
};

const theirs = (id: number, text: string, time: string): MessageListItem => ({
  kind: 'message',
  id,
  side: 'in',
  text,
  time,
});
const ours = (id: number, text: string, time: string): MessageListItem => ({
  kind: 'message',
  id,
  side: 'out',
  text,
  time,
  state: 'read',
});

const items: MessageListItem[] = [
  { kind: 'day', id: 'd1', label: '19 ноября' },
  theirs(1, 'Добрый день! Tracker ещё продаётся?', '18:04'),
  ours(
    2,
    'Здравствуйте, Дилноза! Да, машина в салоне на Чиланзаре, можно посмотреть сегодня до 20:00.',
    '18:09',
  ),
  ours(3, 'Один владелец, без окраса, сервисная книжка на месте.', '18:10'),
  { kind: 'day', id: 'd2', label: 'Сегодня' },
  theirs(4, 'А рассрочка на 24 месяца возможна?', '14:36'),
  theirs(5, 'И мою Спарк 2019 года примете в зачёт?', '14:38'),
  ours(6, 'Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.', '14:40'),
  {
    kind: 'message',
    id: 7,
    side: 'out',
    text: 'По trade-in нужен короткий осмотр, это 20 минут. Завтра в 11:00 удобно?',
    time: '14:41',
    state: 'failed',
  },
];

const many = (count: number): MessageListItem[] =>
  Array.from({ length: count }, (_, at) => {
    const sentence = 'машина в салоне, можно посмотреть '.repeat(1 + ((at * 7) % 5));
    return at % 3 === 0
      ? theirs(at, `${String(at)}: ${sentence}`, '12:00')
      : ours(at, `${String(at)}: ${sentence}`, '12:01');
  });

const meta = {
  title: 'Product parts/MessageList',
  component: MessageList,
  args: {
    'aria-label': 'Сообщения: Дилноза Рашидова',
    items,
    labels,
    onRetry: fn(),
    onDiscard: fn(),
    onOpenImage: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 640, maxWidth: 568 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Tab leads to the last visible message, arrows, Home and End to others; Tab again to the controls of one. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const messages = canvas.getAllByRole('article');
    await userEvent.tab();
    await expect(messages.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(messages.at(-2)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('article')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('article')[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getAllByRole('article').at(-1)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'повторить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith(7);
  },
};
/** PageUp and PageDown move by what is visible; End leads to the newest message. */
export const KeyboardInLongTalk: Story = {
  tags: ['keyboard'],
  args: { items: many(300) },
  play: async ({ canvas, userEvent }) => {
    // Tab leads to the last one in view, so the list has to be at its end.
    await waitFor(async () => {
      const log = canvas.getByRole('log').getBoundingClientRect();
      await expect(canvas.getByText(/^299: /).getBoundingClientRect().bottom).toBeLessThan(
        log.bottom,
      );
    });
    const place = () => Number(/(\d+): /.exec(document.activeElement?.textContent ?? '')?.[1]);
    const isSeen = () => {
      const log = canvas.getByRole('log').getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return focused !== undefined && focused.bottom > log.top && focused.top < log.bottom;
    };
    await userEvent.tab();
    await waitFor(() => expect(place()).toBe(299));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(place()).toBeLessThan(297));
    const once = place();
    await expect(once).toBeGreaterThan(280);
    await waitFor(() => expect(isSeen()).toBe(true));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(place()).toBeLessThan(once - 2));
    const twice = place();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBeGreaterThan(twice + 2));
    await waitFor(() => expect(isSeen()).toBe(true));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(place()).toBe(299));
  },
};
/** The message that Tab leads to: the last visible one. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('article').at(-1);
    if (last) await holdBrowserFocus(last);
    await expect(last).toHaveFocus();
  },
};
export const Unread: Story = {
  args: {
    opensAt: 'unread',
    items: [
      ...many(60),
      { kind: 'unread', id: 'unread', label: 'Непрочитанные' },
      ...many(20).map((item): MessageListItem => ({ ...item, id: `u${String(item.id)}` })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Непрочитанные')).toBeVisible());
  },
};
export const HundredThousand: Story = {
  args: { items: many(100_000) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^99999: /)).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(50);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText(/^0: /).closest('[role=article]')).toHaveFocus());
  },
};
export const NewBelow: Story = {
  args: { items: many(60) },
  render: function Growing(args) {
    const [list, setList] = useState(args.items);
    return (
      <Sample>
        <button
          type="button"
          onClick={() => setList((now) => [...now, theirs(1000 + now.length, 'Алло?', '15:00')])}
        >
          Написать
        </button>
        <MessageList {...args} items={list} />
      </Sample>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(600));
    log.scrollTop -= 600;
    const write = canvas.getByRole('button', { name: 'Написать' });
    await canvas.findByRole('button', { name: 'К последним сообщениям' });
    await userEvent.click(write);
    await userEvent.click(write);
    await userEvent.click(await canvas.findByRole('button', { name: '2 новых ниже' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /ниже/ })).toBeNull());
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const LoadingOlder: Story = {
  args: { older: { state: 'loading', label: 'Загружаем раньше' } },
};
export const OlderFailed: Story = {
  args: {
    older: { state: 'failed', message: 'Не загрузилось', retryLabel: 'Повторить', onRetry: fn() },
  },
};
export const Empty: Story = {
  args: { items: [], emptyState: <EmptyState title="Пока нет сообщений" /> },
};
export const LongText: Story = {
  args: {
    items: [
      { kind: 'day', id: 'd', label: '2026-yil 19-noyabr, payshanba' },
      theirs(1, 'mashinangizhaliyamsotilmaganmi'.repeat(10), '18:04'),
      { kind: 'note', id: 'n', label: 'Xaridor e’loningizni ochdi va narxini so‘radi' },
      ours(2, 'Ertaga soat o‘n birda ko‘rishga borsam bo‘ladimi? '.repeat(12), '18:05'),
    ],
  },
};
