import type { ComponentDocs } from '@karvon/ui/docs';
import { MessageList } from './MessageList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'A conversation of any length: the newest message at the bottom, older ones loaded on scroll.',
  props: { MessageList },
  whenToUse: [
    'Use it in a chat, between the header of the `Pane` and the `Composer`.',
    'Set `opensAt="unread"` to open at the first new message.',
  ],
  whenNot: [
    { when: 'The list of conversations', instead: ['RoomList'] },
    { when: 'The history of a car, without replies', instead: ['Timeline'] },
    { when: 'Notifications about different things', instead: ['RowList'] },
    { when: 'One message, in a dialog or on a page', instead: ['ChatBubble'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Message',
        text: 'A `ChatBubble`: theirs on the left, ours on the right. Consecutive messages of one side are closer together.',
        at: '[role=article]',
      },
      {
        name: 'Day',
        text: 'A line between days. While the user scrolls, the day of the top message stays visible.',
        at: '[data-kind=day] span',
      },
      { name: 'Unread', text: 'The line above the first unread message.' },
      { name: 'Note', text: 'A system message: the buyer has opened the listing.' },
      {
        name: 'Older',
        text: 'At the top: older messages are loading, or failed to load, with a Retry button.',
      },
      {
        name: 'Scroll button',
        text: 'Shown when the user has scrolled up. It counts new messages.',
      },
    ],
  },
  states: {
    Default:
      'A short conversation is at the bottom, near the composer. The last message has failed.',
    Unread: 'Opens with the unread line at the top.',
    HundredThousand: 'Only visible messages are mounted, whatever the length.',
    NewBelow:
      'A user who has scrolled up stays there; the button shows the number of new messages.',
    Loading: 'Placeholders while the first page loads.',
    LoadingOlder: 'Visible messages do not move when older ones arrive.',
    OlderFailed: 'The reason and a Retry button at the top; loaded messages can be read.',
    Empty: 'Set by the page, centred.',
    LongText: 'Long words break inside the bubble.',
  },
  stage: { width: 'half', frame: 660 },
  pairs: [
    {
      do: {
        text: 'Keep the `id` of a message when it has been sent, so that focus and scroll position are kept.',
      },
      dont: {
        text: 'Replace a message with its saved copy under another `id`: it jumps and is announced again.',
      },
    },
    {
      do: { text: 'Mark messages as read when `onEndChange` reports that the end is visible.' },
      dont: { text: 'Mark them as read on opening: the user may be at the first of eighty.' },
    },
    {
      do: { text: 'Set another `key` for another conversation.' },
      dont: {
        text: 'Replace all items in place: the scroll position of the previous conversation would be kept.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the last visible or last focused message, then to the controls in it.',
    },
    {
      keys: ['ArrowUp'],
      does: 'Moves to the previous message; `ArrowDown` to the next. Days and notes are skipped.',
    },
    { keys: ['PageUp'], does: 'Moves up by a screen; `PageDown` moves down.' },
    { keys: ['Home'], does: 'Moves to the oldest loaded message; `End` to the newest.' },
    { keys: ['Enter'], does: 'Activates Retry, an image or the scroll button.' },
  ],
  screenReader: {
    ru: 'Сообщения: Дилноза Рашидова, журнал; По trade-in нужен короткий осмотр… 14:41, не отправлено, статья',
    uz: 'Xabarlar: Dilnoza Rashidova, jurnal; Trade-in uchun qisqa ko‘rik kerak… 14:41, yuborilmadi, maqola',
    note: 'New messages from others are announced with the author’s name. Our own messages and older pages are not.',
  },
  limits: [
    'On very fast scrolling, slow phones show skeletons for a moment.',
    'It fills its parent’s height; in a parent without a height nothing is visible.',
    'The browser’s search finds only mounted messages, and only they can be selected together.',
    '`scrollToItem` returns false for a message that is not loaded; the page loads it.',
    'Other tabs, drafts and typing indicators are handled by the page.',
    'Its keyboard shortcuts do not work while the composer is focused.',
  ],
} satisfies ComponentDocs;
