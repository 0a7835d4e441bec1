import type { Notification, NotificationList } from '@karvon/api/main';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bellQuery } from './bell-query';
import { noticesOf, noticesQuery, setUnread } from './notices-cache';

const notice = (id: number, read = false): Notification => ({
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

it('shows each notice once, however pages shift', () => {
  const pages = [list(notice(5), notice(4)), list(notice(4), notice(3))];
  expect(noticesOf(pages).map(({ id }) => id)).toEqual([5, 4, 3]);
});

it('asks for the next page of twenty until the count is reached', () => {
  const { getNextPageParam } = noticesQuery();
  const next = (pages: number) => {
    const all = Array.from({ length: pages }, () => list());
    return getNextPageParam?.(list(), all, 1, [1]);
  };
  expect([next(1), next(2), next(3)]).toEqual([2, 3, undefined]);
});

it('puts the figure and the marks everywhere', () => {
  const client = new QueryClient();
  client.setQueryData(bellQuery().queryKey, list(notice(5)));
  client.setQueryData(noticesQuery().queryKey, {
    pages: [list(notice(5), notice(4))],
    pageParams: [1],
  });
  setUnread(client, 1, (other) => (other.id <= 4 ? { ...other, read: true } : other));
  expect(client.getQueryData(bellQuery().queryKey)).toMatchObject({ unread_count: 1 });
  expect(client.getQueryData(noticesQuery().queryKey)).toMatchObject({
    pages: [{ unread_count: 1, results: [{ read: false }, { read: true }] }],
  });
});
