import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  MessageList,
  type MessageListHandle,
  type MessageListItem,
  type MessageListLabels,
  type MessageListProps,
} from './MessageList';

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
  toEnd: 'К последним',
  newBelow: (count) => `${String(count)} новых ниже`,
};

const message = (id: number, side: 'in' | 'out' = 'in'): MessageListItem => ({
  kind: 'message',
  id,
  side,
  text: `Сообщение ${String(id)}. ${'слова и слова '.repeat(Math.abs(id * 7) % 23)}`,
  time: '12:00',
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => message(from + at));

const list = (props: Partial<MessageListProps>, height = 400) => (
  <div style={{ height, width: 500 }}>
    <MessageList aria-label="Сообщения" items={range(0, 200)} labels={labels} {...props} />
  </div>
);
// By its name: what react-aria says aloud is a log as well.
const log = () => screen.getByRole('log', { name: 'Сообщения' });
const gapToEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight;
const topOf = (id: number) =>
  screen.getByText(new RegExp(`^Сообщение ${String(id)}\\.`)).getBoundingClientRect().top;
/** The first message that begins below the upper edge. */
const firstVisible = () => {
  const [first] = screen
    .getAllByRole('article')
    .filter((row) => row.getBoundingClientRect().top > log().getBoundingClientRect().top);
  return Number(/Сообщение (\d+)/.exec(first?.textContent ?? '')?.[1]);
};
/** Scrolling is answered in the next frames; a settled list does not move for three of them and has rendered every row. */
async function settled() {
  let same = 0;
  let before = -1;
  while (same < 3) {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
    await act(() => new Promise(requestAnimationFrame));
    const isComplete = log().querySelector('[role=presentation]') === null;
    same = isComplete && log().scrollTop === before ? same + 1 : 0;
    before = log().scrollTop;
  }
}

it('opens at the newest, with few of 100,000 mounted', async () => {
  render(list({ items: range(0, 100_000) }));
  await screen.findByText(/^Сообщение 99999\./);
  await waitFor(() => expect(gapToEnd()).toBeLessThanOrEqual(1));
  expect(screen.getAllByRole('article').length).toBeLessThan(60);
});

it('opens at the first unread one', async () => {
  const items: MessageListItem[] = [
    ...range(0, 100),
    { kind: 'unread', id: 'unread', label: 'Непрочитанные' },
    ...range(100, 150),
  ];
  render(list({ items, opensAt: 'unread' }));
  await settled();
  const top = screen.getByText('Непрочитанные').getBoundingClientRect().top;
  const fromEdge = top - log().getBoundingClientRect().top;
  // Below the day that lies over the edge.
  expect(fromEdge).toBeGreaterThanOrEqual(32);
  expect(fromEdge).toBeLessThan(64);
});

it('asks once for older ones near the start, and what is read stays where it is when they come', async () => {
  const onLoad = vi.fn<() => void>();
  const older = { state: 'more', onLoad } as const;
  const { rerender } = render(list({ items: range(0, 60), older }));
  await settled();
  expect(onLoad).not.toHaveBeenCalled();
  log().scrollTop = 300;
  await settled();
  expect(onLoad).toHaveBeenCalledOnce();
  const id = firstVisible();
  const before = topOf(id);
  rerender(list({ items: range(-30, 60), older }));
  await settled();
  expect(Math.abs(topOf(id) - before)).toBeLessThanOrEqual(1);
});

it('goes on through a day that is longer than a page, and does not move what is read at its edge', async () => {
  const onLoad = vi.fn<() => void>();
  const older = { state: 'more', onLoad } as const;
  const day: MessageListItem = { kind: 'day', id: 'today', label: 'Сегодня' };
  const { rerender } = render(list({ items: [day, ...range(60, 90)], older }));
  await settled();
  log().scrollTop = 0;
  await settled();
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Сегодня')).toBeTruthy();
  const before = topOf(60);
  rerender(list({ items: [day, ...range(30, 90)], older }));
  await settled();
  // The message now continues the one above it, so it is closer to it.
  expect(Math.abs(topOf(60) - before)).toBeLessThanOrEqual(8);
  log().scrollTop = 0;
  await settled();
  expect(onLoad).toHaveBeenCalledTimes(2);
  rerender(list({ items: [day, ...range(0, 90)] }));
  await settled();
  log().scrollTop = 0;
  await settled();
  const line = screen.getByText('Сегодня').getBoundingClientRect();
  expect(line.bottom).toBeLessThanOrEqual(topOf(0));
});

it('follows new ones at the end', async () => {
  const { rerender } = render(list({ items: range(0, 100) }));
  await settled();
  rerender(list({ items: range(0, 103) }));
  await settled();
  expect(gapToEnd()).toBeLessThanOrEqual(1);
  expect(screen.queryByRole('button', { name: /ниже/ })).toBeNull();
});

// After a reload without a network: what was said meanwhile comes above what still waits to be sent.
it('stays at the end when messages come above the last ones', async () => {
  const waiting = range(900, 902);
  const { rerender } = render(list({ items: [...range(0, 30), ...waiting] }));
  await settled();
  expect(gapToEnd()).toBeLessThan(2);
  rerender(list({ items: [...range(0, 33), ...waiting] }));
  await settled();
  expect(gapToEnd()).toBeLessThan(2);
});

it('leaves one who reads above in peace, and counts what came below', async () => {
  const onEndChange = vi.fn<(isAtEnd: boolean) => void>();
  const { rerender } = render(list({ items: range(0, 100), onEndChange }));
  await settled();
  log().scrollTop -= 900;
  await settled();
  const id = firstVisible();
  const before = topOf(id);
  expect(onEndChange).toHaveBeenLastCalledWith(false);
  rerender(list({ items: [...range(0, 102), message(500, 'out')], onEndChange }));
  await settled();
  expect(Math.abs(topOf(id) - before)).toBeLessThanOrEqual(1);
  await userEvent.click(screen.getByRole('button', { name: '2 новых ниже' }));
  await settled();
  expect(gapToEnd()).toBeLessThanOrEqual(1);
  expect(onEndChange).toHaveBeenLastCalledWith(true);
});

it('what one says oneself leads to the end', async () => {
  const items = range(0, 100);
  const { rerender } = render(list({ items }));
  await settled();
  log().scrollTop -= 900;
  await settled();
  const said: MessageListItem = {
    kind: 'message',
    id: 101,
    side: 'out',
    text: 'Да',
    time: '12:01',
    state: 'sending',
  };
  rerender(list({ items: [...items, said] }));
  await settled();
  expect(gapToEnd()).toBeLessThanOrEqual(1);
});

it('announces what they write, and neither older pages nor what we write', async () => {
  const { rerender } = render(list({ items: range(0, 50) }));
  const status = screen.getByRole('status');
  rerender(list({ items: range(-30, 50) }));
  rerender(list({ items: [...range(-30, 50), message(60, 'out')] }));
  expect(status.textContent).toBe('');
  rerender(list({ items: [...range(-30, 50), message(60, 'out'), message(61)] }));
  await waitFor(() => expect(status.textContent).toMatch(/^Дилноза: Сообщение 61\./));
});

it('keeps the lower edge while the box changes its height', async () => {
  const items = range(0, 100);
  const { rerender } = render(list({ items }));
  await settled();
  rerender(list({ items }, 250));
  await settled();
  expect(gapToEnd()).toBeLessThanOrEqual(1);
  rerender(list({ items }, 400));
  await settled();
  expect(gapToEnd()).toBeLessThanOrEqual(1);
  log().scrollTop -= 900;
  await settled();
  const rows = screen.getAllByRole('article');
  const row = rows[Math.floor(rows.length / 2)];
  const fromBottom = () =>
    log().getBoundingClientRect().bottom - (row?.getBoundingClientRect().bottom ?? 0);
  const before = fromBottom();
  rerender(list({ items }, 300));
  await settled();
  expect(Math.abs(fromBottom() - before)).toBeLessThanOrEqual(1);
});

it('is walked by keys, and the focus lasts while one scrolls away', async () => {
  render(list({}));
  await settled();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toMatch(/Сообщение 199\./);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toMatch(/Сообщение 197\./);
  log().scrollTop = 0;
  await settled();
  expect(document.activeElement?.textContent).toMatch(/Сообщение 197\./);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toMatch(/Сообщение 0\./);
  await userEvent.keyboard('{End}');
  await settled();
  expect(document.activeElement?.textContent).toMatch(/Сообщение 199\./);
});

it('jumps to a message, and says when it is not there', async () => {
  const ref = createRef<MessageListHandle>();
  render(list({ ref }));
  await settled();
  act(() => expect(ref.current?.scrollToItem(20)).toBe(true));
  await settled();
  const top = topOf(20) - log().getBoundingClientRect().top;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(400);
  expect(ref.current?.scrollToItem(9999)).toBe(false);
});

it('shows the day of what is read while its divider is above', async () => {
  const items: MessageListItem[] = [
    { kind: 'day', id: 'd1', label: 'Вчера' },
    ...range(0, 50),
    { kind: 'day', id: 'd2', label: 'Сегодня' },
    ...range(50, 100),
  ];
  render(list({ items }));
  await settled();
  expect(screen.getByText('Сегодня')).toBeTruthy();
  log().scrollTop = 1000;
  await settled();
  expect(screen.getByText('Вчера')).toBeTruthy();
});

it('a short conversation is at the bottom', () => {
  render(list({ items: range(0, 1) }));
  const row = screen.getByRole('article').getBoundingClientRect();
  expect(log().getBoundingClientRect().bottom - row.bottom).toBeLessThan(40);
});

it('the arrow gives its focus to the last message as it goes', async () => {
  render(list({}));
  await settled();
  log().scrollTo({ top: 0 });
  const arrow = await screen.findByRole('button', { name: 'К последним' });
  await settled();
  arrow.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'К последним' })).toBeNull());
  await settled();
  const last = screen.getAllByRole('article').at(-1);
  expect(last?.textContent).toMatch(/Сообщение 199\./);
  expect(document.activeElement).toBe(last);
  expect(gapToEnd()).toBeLessThanOrEqual(1);
});

it('when older ones are asked for again the focus goes on to the messages', async () => {
  function Page() {
    const [isLoading, setLoading] = useState(false);
    const onRetry = () => setLoading(true);
    return list({
      older: isLoading
        ? { state: 'loading', label: 'Загружаем' }
        : { state: 'failed', message: 'Не загрузилось', retryLabel: 'Повторить', onRetry },
    });
  }
  render(<Page />);
  await settled();
  screen.getAllByRole('article').at(-1)?.focus();
  screen.getByRole('button', { name: 'Повторить' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('img', { name: 'Загружаем' });
  expect(document.activeElement?.getAttribute('role')).toBe('article');
});

it('shows a message that cannot be rendered as its text, and the others as they are', () => {
  const broken = {
    id: 'photo',
    get src(): string {
      throw new Error('no address');
    },
  };
  const items: MessageListItem[] = [
    message(1),
    { kind: 'message', id: 2, side: 'in', text: 'Смотрите фото', images: [broken], time: '12:01' },
    message(3),
  ];
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error).mockImplementation(() => undefined);
  render(list({ items }));
  expect(screen.getAllByRole('article').map((row) => row.textContent?.slice(0, 23))).toEqual([
    'Дилноза: Сообщение 1. с',
    'Дилноза: Смотрите фото',
    'Дилноза: Сообщение 3. с',
  ]);
  // React's own word about it.
  error.mockClear();
});
