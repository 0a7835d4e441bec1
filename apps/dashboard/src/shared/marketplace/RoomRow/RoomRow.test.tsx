import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RoomRow, type Room } from './RoomRow';

const room: Room = {
  id: 1,
  name: 'Дилноза',
  onlineLabel: 'в сети',
  subject: 'Tracker, 2023',
  text: 'Продаётся?',
  time: '14:38',
  unreadCount: 2,
  unreadLabel: '2 непрочитанных',
  pinnedLabel: 'закреплено',
};

it('reads the whole row as one sentence', () => {
  render(<RoomRow room={room} href="#1" />);
  expect(
    screen.getByRole('link', {
      name: 'Дилноза, Tracker, 2023, Продаётся?, 14:38, 2 непрочитанных, в сети, закреплено',
    }),
  ).toBeTruthy();
});

it('what goes on is in the place of the last words', () => {
  render(<RoomRow room={{ ...room, liveText: 'печатает…' }} />);
  expect(screen.queryByText('Продаётся?')).toBeNull();
  expect(screen.getByRole('button', { name: /печатает…/ })).toBeTruthy();
});

it.each([0, -3, Number.NaN, undefined])('has no counter for %s', (unreadCount) => {
  render(<RoomRow room={{ ...room, unreadCount }} />);
  expect(screen.getByRole('button').textContent).not.toMatch(/непрочитанных|NaN|^0/);
  expect(screen.getByText('Продаётся?').hasAttribute('data-unread')).toBe(false);
});

it('is pressed by keys, and says that it is the open one', async () => {
  const onPress = vi.fn<() => void>();
  render(<RoomRow room={room} onPress={onPress} isSelected />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-current')).toBe('true');
});
