import { fixtures } from '@karvon/api/fixtures';
import type { Message, MessageList, Room, RoomAuto, RoomList } from '@karvon/api/chat';

const hour = 60;
const day = 24 * hour;

/** A moment some minutes ago, so that conversations are always of today and yesterday. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const carOf = (id: number, title: string): RoomAuto => ({
  id,
  title,
  brand_id: 1,
  model_id: 14,
  status: 'active',
  allowed_transitions: [],
  currency: 'UZS',
});

type MessageContent = Pick<Message, 'text' | 'author'> & Partial<Pick<Message, 'attachments'>>;

const messageOf = (
  id: number,
  roomId: number,
  minutes: number,
  { text, author, attachments = [] }: MessageContent,
): Message => ({
  id,
  room_id: roomId,
  author,
  text,
  attachments,
  created_at: ago(minutes),
  ...(author === 'business' && { business_owner_id: fixtures.login.business_user.id }),
});

interface Row extends MessageContent {
  id: number;
  username: string;
  car: string;
  /** Age of the last message in minutes. */
  minutes: number;
  unread?: number;
  type?: Room['room_type'];
}

const roomOf = ({
  id,
  username,
  car,
  minutes,
  unread = 0,
  type = 'buyer',
  ...content
}: Row): Room => ({
  id,
  unreadCount: unread,
  room_type: type,
  channel: 'site',
  username,
  is_online: false,
  last_seen_at: ago(minutes),
  opened_at: ago(3 * day),
  car: carOf(5000 + id, car),
  viewed_autos: [],
  last_message: messageOf(90_000 + id, id, minutes, content),
  version: 1,
  last_read_by_client: 90_000 + id,
  is_pinned: false,
  is_blocked: false,
  note: '',
  updated_at: ago(minutes),
});

const [first, second] = fixtures.listRooms.results;

/** The contract's room with a lead and a car, whose buyer has just asked a question. */
const asking: Room = {
  ...fixtures.getRoom,
  ...first,
  last_seen_at: ago(2),
  waiting_since: ago(12),
  last_message: messageOf(90_415, 701, 2, {
    author: 'client',
    text: 'И мою Спарк 2019 года примете в зачёт?',
  }),
  updated_at: ago(2),
};

const rooms: readonly Room[] = [
  asking,
  {
    ...asking,
    ...second,
    lead: undefined,
    waiting_since: ago(19),
    last_message: messageOf(90_401, 702, 19, {
      author: 'client',
      text: 'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?',
    }),
    updated_at: ago(19),
  },
  roomOf({
    id: 703,
    username: 'Мирзо Турсунов',
    car: 'Chevrolet Cobalt, 2024',
    minutes: 45,
    author: 'business',
    text: 'Да, машина в салоне на Чиланзаре, можно посмотреть до 20:00.',
  }),
  roomOf({
    id: 704,
    username: 'Гулнора Юсупова',
    car: 'BYD Song Plus DM-i',
    minutes: 2 * hour,
    unread: 3,
    author: 'client',
    text: 'Какой запас хода зимой?',
  }),
  roomOf({
    id: 706,
    username: 'Посетитель 8412',
    car: 'Chevrolet Tahoe',
    minutes: 3 * hour,
    unread: 1,
    type: 'visitor',
    author: 'client',
    text: '',
    attachments: [fixtures.uploadImage],
  }),
  roomOf({
    id: 705,
    username: 'Otabek Qo‘chqorov',
    car: 'Chevrolet Damas, 2023',
    minutes: day + hour,
    author: 'business',
    text: 'Narxi oxirgisi, lekin kelishamiz.',
  }),
  roomOf({
    id: 707,
    username: 'Анвар Исмоилов',
    car: 'Chevrolet Spark, 2021',
    minutes: day + 2 * hour,
    author: 'client',
    text: 'Спасибо, подумаю до выходных',
  }),
  roomOf({
    id: 708,
    username: 'Лола Пулатова',
    car: 'Chevrolet Gentra, 2022',
    minutes: 3 * day,
    author: 'business',
    text: 'Отправил отчёт по кузову, посмотрите.',
  }),
];

/** Eight conversations: unread and answered, in both languages, one of a visitor who sent only an image. */
export const roomList: RoomList = {
  results: [...rooms],
  count: rooms.length,
  unread_rooms_count: rooms.filter(({ unreadCount }) => unreadCount > 0).length,
};

export const totalUnread = {
  total_unread_messages: rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
};

const said: readonly [minutes: number, author: Message['author'], text: string][] = [
  [2, 'client', 'И мою Спарк 2019 года примете в зачёт?'],
  [4, 'client', 'А рассрочка на 24 месяца возможна?'],
  [day + 20, 'business', 'Один владелец, без окраса, сервисная книжка на месте.'],
  [
    day + 21,
    'business',
    'Здравствуйте, Дилноза! Да, машина в салоне на Чиланзаре, можно посмотреть сегодня до 20:00.',
  ],
  [day + 26, 'client', 'Добрый день! Tracker ещё продаётся?'],
];

/** The first conversation over two days, newest first. */
export const messageList: MessageList = {
  total: said.length,
  data: {
    items: said.map(([minutes, author, text], at) =>
      messageOf(90_415 - at, asking.id, minutes, { author, text }),
    ),
  },
};

export const openRoomId = asking.id;
