import type { NotificationTarget } from '@karvon/api/main';
import { paths } from '../paths';

/** Path of a notification's subject. Undefined without a page. */
export function notificationPath(target: NotificationTarget | undefined): string | undefined {
  if (target === undefined) return undefined;
  const { type, id } = target;
  switch (type) {
    case 'auto':
      return paths.autos.view(id);
    case 'lead':
      return paths.lead(id);
    case 'room':
      return paths.chat(id);
    case 'application':
      return paths.tradeIn.application(id);
    case 'trade_in_auto':
      return paths.tradeIn.offers(id);
    case 'campaign':
      return paths.ads.result(id);
    case 'car_model':
      return paths.carControl.one(id);
    case 'feed':
      return paths.autos.feeds;
    case 'import':
      return paths.autos.import(id);
    case 'payment':
      return paths.ads.payment(id);
    case 'employee':
      return paths.employees.view(id);
    case 'session':
      return paths.profile;
    case 'telegram':
      return paths.telegram;
    case 'telegram_channel':
      return paths.channel.root;
    case 'telegram_post':
      return paths.channel.post(id);
    default:
      return type satisfies never;
  }
}

/** Subjects whose pages update themselves: rooms by the stream, cars by `refreshSubject`. Other pages need the toast as well. */
const followed: readonly NotificationTarget['type'][] = ['room', 'auto'];

export const isOnScreen = (target: NotificationTarget | undefined, address: string): boolean => {
  const path = notificationPath(target);
  if (path === undefined || target === undefined || !followed.includes(target.type)) return false;
  const [page, here] = [new URL(path, 'https://here'), new URL(address, 'https://here')];
  if (page.pathname !== here.pathname) return false;
  if (target.type !== 'room' || here.search === '') return true;
  const room = 'current-chat-id';
  return page.searchParams.get(room) === here.searchParams.get(room);
};
