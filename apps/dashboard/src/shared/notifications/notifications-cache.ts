import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsInfiniteQueryOptions,
  getListNotificationsQueryKey,
} from '@karvon/api/main/notifications';
import type { Notification, NotificationList } from '@karvon/api/main';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

const size = 20;

export const notificationsQuery = () =>
  getListNotificationsInfiniteQueryOptions(
    { size },
    {
      query: {
        initialPageParam: 1,
        getNextPageParam: ({ count }, pages) =>
          pages.length * size < count ? pages.length + 1 : undefined,
      },
    },
  );

/** Notifications without duplicates, newest first: pages shift when new ones arrive. */
export const notificationsOf = (pages: readonly NotificationList[]): Notification[] => [
  ...new Map(
    pages.flatMap(({ results }) => results).map((notification) => [notification.id, notification]),
  ).values(),
];

type Pages = InfiniteData<NotificationList>;

export function setUnread(
  client: QueryClient,
  unread_count: number,
  change: (notification: Notification) => Notification = (notification) => notification,
): void {
  const next = (list: NotificationList): NotificationList => ({
    ...list,
    unread_count,
    results: list.results.map(change),
  });
  client.setQueriesData<NotificationList>({ queryKey: getListNotificationsQueryKey() }, (list) =>
    list === undefined ? undefined : next(list),
  );
  client.setQueriesData<Pages>({ queryKey: getListNotificationsInfiniteQueryKey() }, (data) =>
    data === undefined ? undefined : { ...data, pages: data.pages.map(next) },
  );
}

export function refreshNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: getListNotificationsInfiniteQueryKey() });
}
