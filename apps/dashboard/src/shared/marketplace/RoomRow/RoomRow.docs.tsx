import { CarFront } from 'lucide-react';
import type { ComponentDocs } from '@karvon/ui/docs';
import { RoomRow, type Room } from './RoomRow';

const room: Room = {
  id: 3,
  name: 'Sardor Abdullayev',
  onlineLabel: 'onlayn',
  subject: 'Kia K5 GT-Line',
  subjectIcon: CarFront,
  text: 'Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?',
  time: '14:21',
  unreadCount: 2,
  unreadLabel: '2 ta o‘qilmagan',
};
const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'A conversation in one row: name, subject, last message, time and number of unread messages.',
  props: { RoomRow },
  whenToUse: [
    'Use it for one or a few conversations on another page: those of a car, those that wait longest.',
  ],
  whenNot: [
    {
      when: 'The list of all conversations',
      instead: ['RoomList'],
      because: 'It mounts only visible rows and is one Tab stop.',
    },
    { when: 'A user without a conversation', instead: ['RowList'] },
    { when: 'Other notifications', instead: ['RowList'] },
    { when: 'A car', instead: ['RowList'] },
  ],
  anatomy: {
    example: <RoomRow room={room} onPress={nothing} />,
    parts: [
      {
        name: 'Image',
        text: '44 px: a photo or initials, with a green dot when online.',
        at: 'button > *',
      },
      {
        name: 'Name',
        text: 'Weight 600, one line, with a pin icon if the chat is pinned.',
        at: 'button bdi',
      },
      {
        name: 'Subject',
        text: '12 px, muted, with its icon: the car. Optional.',
        at: 'button svg',
      },
      {
        name: 'Last message',
        text: 'One line. Unread: text colour and weight 500. While someone is typing: accent.',
        at: 'button bdi[data-unread]',
      },
      { name: 'Time and count', text: 'A red count above zero, 99+ above 99.', at: 'time' },
    ],
  },
  family: ['Default', 'Unread', 'Typing', 'Selected', 'Pinned'],
  states: {
    Default: 'Read: the last message is muted.',
    Unread: 'The count, with its text for screen readers.',
    Typing: '`liveText` replaces the last message.',
    Selected: 'The open chat, as a raised tile.',
    Pinned: 'A pin icon after the name.',
    Empty: 'Nothing is known yet: the row keeps its height.',
    LongText: 'Every line is truncated, except the time and count.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Mark the dealer’s own last message: «Вы: …».',
        example: (
          <RoomRow
            room={{ ...room, text: 'Siz: Ha, ertaga kuting', unreadCount: 0 }}
            onPress={nothing}
          />
        ),
      },
      dont: {
        text: 'Leave it unclear who has to reply.',
        example: (
          <RoomRow
            room={{ ...room, text: 'Ha, ertaga kuting', unreadCount: 0 }}
            onPress={nothing}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the row.' },
    { keys: ['Enter'], does: 'Opens it. Without `href`, `Space` does too.' },
  ],
  screenReader: {
    ru: 'Дилноза Рашидова, Chevrolet Tracker, 2023, И мою Спарк 2019 года примете в зачёт?, 14:38, в сети, кнопка',
    uz: 'Dilnoza Rashidova, Chevrolet Tracker, 2023, Spark 2019 ni hisobga olasizmi?, 14:38, onlayn, tugma',
    note: 'The full row is one name. The unread count follows the time; without `unreadLabel` only the number is announced.',
  },
  limits: [
    'The row has no controls of its own: mute and pin belong in the open chat.',
    'A message longer than one line is truncated, and nothing shows the full text.',
    'Times are strings: the page formats «вчера» and updates it.',
  ],
} satisfies ComponentDocs;
