/** Address of a page that a push notification opens: the fragment names the notification, which the page marks as read. */
export const openedLink = (link: string, id: string): string => `${link}#notification-${id}`;

/** Id of the notification that opened the page. */
export function openedNotification(hash: string): number | undefined {
  const id = Number(/^#notification-(\d{1,15})$/.exec(hash)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}
