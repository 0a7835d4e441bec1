import { render, screen, within } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FeedList, type FeedItem } from './FeedList';

const item: FeedItem = {
  id: 1,
  icon: Bell,
  title: 'Новый лид',
  text: 'Дилшод ждёт ответа.',
  time: '5 минут назад',
  dateTime: '2026-07-05T09:12:40Z',
};
const day = (...items: FeedItem[]) => [{ id: 'today', title: 'Сегодня', items }];
const nothing = () => undefined;

it('groups by day and says what is new', () => {
  render(
    <FeedList
      days={day({ ...item, unreadLabel: 'не прочитано', href: '#lead' })}
      onPress={nothing}
    />,
  );
  const region = within(screen.getByRole('region', { name: 'Сегодня' }));
  expect(region.getByRole('link', { name: /Новый лид.*ждёт ответа.*не прочитано/ })).toBeTruthy();
});

it('has no dot on what was read, and no line for no text', () => {
  render(<FeedList days={day({ ...item, text: '' })} onPress={nothing} />);
  expect(screen.getByRole('button').textContent).toBe('Новый лид5 минут назад');
  expect(screen.queryByRole('img')).toBeNull();
});

it('tells which row was pressed, by keys too', async () => {
  const onPress = vi.fn<(pressed: FeedItem) => void>();
  render(<FeedList days={day(item, { ...item, id: 2 })} onPress={onPress} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress.mock.calls.map(([pressed]) => pressed.id)).toEqual([2]);
});

it('asks for older ones at its end, and not while they come', async () => {
  const onEndReached = vi.fn<() => void>();
  const { rerender } = render(
    <FeedList days={day(item)} onPress={nothing} onEndReached={onEndReached} />,
  );
  await vi.waitFor(() => expect(onEndReached).toHaveBeenCalledOnce());
  rerender(<FeedList days={day(item)} onPress={nothing} onEndReached={onEndReached} isPending />);
  expect(onEndReached).toHaveBeenCalledOnce();
});
