import type { Notification, NotificationList } from '@karvon/api/main';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bellQuery } from './bell-query';
import { notificationsOf, notificationsQuery, setUnread } from './notifications-cache';

const notification = (id: number, read = false): Notification => ({
  id,
  type: 'lead_new',
  title: 'Новый лид',
  text: '',
  read,
  created_at: '2026-07-05T09:12:40Z',
});
const list = (...results: Notification[]): NotificationList => ({
  results,
  count: 45,
  unread_count: 9,
});

it('shows each notification once when pages shift', () => {
  const pages = [list(notification(5), notification(4)), list(notification(4), notification(3))];
  expect(notificationsOf(pages).map(({ id }) => id)).toEqual([5, 4, 3]);
});

it('requests pages of twenty until the count is reached', () => {
  const { getNextPageParam } = notificationsQuery();
  const next = (pages: number) => {
    const all = Array.from({ length: pages }, () => list());
    return getNextPageParam?.(list(), all, 1, [1]);
  };
  expect([next(1), next(2), next(3)]).toEqual([2, 3, undefined]);
});

it('updates the count and read marks in all caches', () => {
  const client = new QueryClient();
  client.setQueryData(bellQuery().queryKey, list(notification(5)));
  client.setQueryData(notificationsQuery().queryKey, {
    pages: [list(notification(5), notification(4))],
    pageParams: [1],
  });
  setUnread(client, 1, (other) => (other.id <= 4 ? { ...other, read: true } : other));
  expect(client.getQueryData(bellQuery().queryKey)).toMatchObject({ unread_count: 1 });
  expect(client.getQueryData(notificationsQuery().queryKey)).toMatchObject({
    pages: [{ unread_count: 1, results: [{ read: false }, { read: true }] }],
  });
});
