import type { ComponentDocs } from '../../docs/component-docs';
import { MessageList } from './MessageList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A conversation of any length: the newest below, older ones as one scrolls up.',
  props: { MessageList },
  whenToUse: [
    'The middle of a chat, between the head of the `Pane` and the `Composer`.',
    'With `opensAt="unread"`, where a user has been away: it opens at the line above what is new.',
  ],
  whenNot: [
    { when: 'The list of conversations', instead: ['RoomList'] },
    { when: 'What happened to a car, which nobody answers', instead: ['Timeline'] },
    { when: 'News of many things', instead: ['RowList'] },
    { when: 'One message, in a window or on a page', instead: ['ChatBubble'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Message',
        text: 'A `ChatBubble`, theirs at the left, ours at the right. One after another of the same side stand closer.',
      },
      {
        name: 'Day',
        text: 'A line between days. While one reads, the day of what is on top stays in view.',
      },
      { name: 'Unread', text: 'The line above the first message that was not read.' },
      { name: 'Note', text: 'What the program says in between: the buyer has opened the listing.' },
      { name: 'Older', text: 'On top: that older ones load, or that they did not, with “again”.' },
      { name: 'Arrow down', text: 'While one reads above. It counts what has come below.' },
    ],
  },
  states: {
    Default: 'Short: it stands at the bottom, near the composer. The last message has failed.',
    Unread: 'Opens with the line at the top and what is new below it.',
    HundredThousand: 'Few are mounted, whatever the length.',
    NewBelow: 'One who reads above is left in peace; the arrow says how many came.',
    Loading: 'Shapes of messages while the first page is on its way.',
    LoadingOlder: 'What is read stays where it is when they come.',
    OlderFailed: 'The reason and “again” on top; the rest can be read.',
    Empty: 'Given by the page, in the middle.',
    LongText: 'Words without spaces break inside the bubble.',
  },
  stage: { width: 'half', frame: 660 },
  pairs: [
    {
      do: {
        text: 'Keep the `id` of a message while it is sent and after: the focus and the place last.',
      },
      dont: {
        text: 'Exchange a message for its saved twin under another `id`: it jumps and is announced again.',
      },
    },
    {
      do: { text: 'Mark as read when `onEndChange` says that the end is in view.' },
      dont: { text: 'Mark as read on opening: one may have opened at the first of eighty.' },
    },
    {
      do: { text: 'Give another conversation another `key`.' },
      dont: {
        text: 'Exchange all items in place: it would keep the place of the conversation before.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the last message in view or the one that had the focus, then to what can be pressed in it.',
    },
    {
      keys: ['ArrowUp'],
      does: 'The message before; `ArrowDown` the next. Days and notes are passed over.',
    },
    { keys: ['PageUp'], does: 'A screen up; `PageDown` a screen down.' },
    { keys: ['Home'], does: 'The oldest that is loaded; `End` the newest.' },
    { keys: ['Enter'], does: 'On “again”, an image or the arrow down: presses it.' },
  ],
  screenReader: {
    ru: 'Сообщения: Дилноза Рашидова, журнал; По trade-in нужен короткий осмотр… 14:41, не отправлено, статья',
    uz: 'Xabarlar: Dilnoza Rashidova, jurnal; Trade-in uchun qisqa ko‘rik kerak… 14:41, yuborilmadi, maqola',
    note: 'What they write is announced with their name when it comes. Our own messages and older pages are not.',
  },
  limits: [
    'A conversation that is flung shows skeletons where messages fly by faster than a cheap phone renders them.',
    'It fills its parent’s height; a parent without one shows nothing.',
    'Only mounted messages are found by the browser’s search in the page, and can be selected together.',
    'A message is scrolled to only when it is among the items: `scrollToItem` says false, and the page loads it.',
    'Messages in other tabs of one conversation, drafts and what is being typed are the page’s.',
    'It answers none of the keys while the focus is in the composer.',
  ],
} satisfies ComponentDocs;
