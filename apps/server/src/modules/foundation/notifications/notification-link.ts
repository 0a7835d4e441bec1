import type { NotificationTarget } from './notification-types';

/** Page that a push notification opens. The dashboard's own list uses `shared/paths`. */
export function notificationLink(target: NotificationTarget | undefined): string {
  if (target === undefined) return '/dashboard/autos';
  const { type, id } = target;
  switch (type) {
    case 'auto':
      return `/dashboard/autos/view/${id}`;
    case 'lead':
      return `/dashboard/leads?lead=${id}`;
    case 'room':
      return `/dashboard/chat?current-chat-id=${id}`;
    case 'application':
      return `/dashboard/trade-in/applications?application=${id}`;
    case 'trade_in_auto':
      return `/dashboard/trade-in/offer-list/${id}`;
    case 'campaign':
      return `/dashboard/ads/result/${id}`;
    case 'car_model':
      return `/dashboard/car-control?id=${id}`;
    case 'feed':
      return '/dashboard/autos/feeds';
    case 'import':
      return `/dashboard/autos/import?id=${id}`;
    case 'payment':
      return '/dashboard/ads';
    case 'employee':
      return `/dashboard/employees/view/${id}`;
    case 'session':
      return '/dashboard/profile';
    case 'telegram':
      return '/dashboard/profile/telegram';
    case 'telegram_channel':
      return `/dashboard/telegram?channel=${id}`;
    case 'telegram_post':
      return `/dashboard/telegram?tab=posts&post=${id}`;
    default:
      return type satisfies never;
  }
}
