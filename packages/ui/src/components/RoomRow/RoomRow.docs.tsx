import { CarFront } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
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
  summary: 'A conversation in one row: who, about what, the last words, when, how much is unread.',
  props: { RoomRow },
  whenToUse: [
    'One or a few conversations within another page: those of a car, those that wait longest.',
  ],
  whenNot: [
    {
      when: 'The list of all conversations',
      instead: ['RoomList'],
      because: 'It mounts only what is in view and is one stop of Tab.',
    },
    { when: 'A person without a conversation', instead: ['RowList'] },
    { when: 'News of other kinds', instead: ['RowList'] },
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
        text: '600, one line. A pin after it when the room is pinned.',
        at: 'button bdi',
      },
      {
        name: 'Subject',
        text: '12 px, muted, with its icon: the car. Optional.',
        at: 'button svg',
      },
      {
        name: 'Last words',
        text: 'One line. Unread: full ink and 500. While somebody types: accent.',
        at: 'button bdi[data-unread]',
      },
      { name: 'Time and count', text: 'Red count above zero, 99+ beyond that.', at: 'time' },
    ],
  },
  states: {
    Default: 'Read: the last words are muted.',
    Unread: 'With the count, and its words for screen readers.',
    Typing: '`liveText` stands in place of the last words.',
    Selected: 'The open room, as a raised plate.',
    Pinned: 'A pin behind the name.',
    Empty: 'Nothing known yet: the row keeps its height.',
    LongText: 'Every line is cut with dots; time and count stay whole.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say whose the last words are when they are the dealer’s own: «Вы: …».',
        example: (
          <RoomRow
            room={{ ...room, text: 'Siz: Ha, ertaga kuting', unreadCount: 0 }}
            onPress={nothing}
          />
        ),
      },
      dont: {
        text: 'Leave it open who is waiting for whom.',
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
    { keys: ['Tab'], does: 'Moves to the row.' },
    { keys: ['Enter'], does: 'Opens it. Without `href` so does `Space`.' },
  ],
  screenReader: {
    ru: 'Дилноза Рашидова, Chevrolet Tracker, 2023, И мою Спарк 2019 года примете в зачёт?, 14:38, в сети, кнопка',
    uz: 'Dilnoza Rashidova, Chevrolet Tracker, 2023, Spark 2019 ni hisobga olasizmi?, 14:38, onlayn, tugma',
    note: 'The whole row is one name. What is unread comes right after the time, in the order of the eyes; without `unreadLabel` only its number.',
  },
  limits: [
    'Nothing in the row can be pressed by itself: muting or pinning belongs into the open room.',
    'Long messages are cut at one line, and nothing shows the rest.',
    'Times are words: the page says «вчера» and brings it up to date.',
  ],
} satisfies ComponentDocs;
