import type { MessageListItem } from '../../../apps/dashboard/src/shared/marketplace/MessageList/MessageList';
import type { Room } from '../../../apps/dashboard/src/shared/marketplace/RoomList/RoomList';

const text = 'The car stands in the showroom and can be seen today until eight. ';

export const messages = (count: number): MessageListItem[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'message',
    id: at,
    side: at % 3 === 0 ? 'in' : 'out',
    text: text.repeat(1 + ((at * 7) % 4)),
    time: '12:00',
    state: at % 3 === 0 ? undefined : 'read',
  }));

export const rooms = (count: number): Room[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    name: `Person ${String(at)}`,
    subject: 'A thing of the year 2024',
    text: text,
    time: '12:00',
    unreadCount: at % 4,
    unreadLabel: 'unread',
  }));

export interface Fact {
  id: number;
  name: string;
  price: string;
  views: string;
  days: string;
}

export const facts = (count: number): Fact[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    name: `Thing ${String(at)}`,
    price: String(90_000_000 + at * 1000),
    views: String((at * 37) % 2000),
    days: String(at % 60),
  }));
