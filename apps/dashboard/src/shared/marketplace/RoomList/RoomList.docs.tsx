import type { ComponentDocs } from '@karvon/ui/docs';
import { RoomList } from './RoomList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A list of thousands of conversations: one Tab stop, and only visible rows are mounted.',
  props: { RoomList },
  whenToUse: ['Use it next to a conversation. On a phone it is a separate page.'],
  whenNot: [
    { when: 'A few conversations on another page', instead: ['RoomRow'] },
    { when: 'Messages of one conversation', instead: ['MessageList'] },
    { when: 'Comparing facts', instead: ['Table'] },
    { when: 'Notifications', instead: ['RowList'] },
  ],
  anatomy: {
    story: 'LoadingMore',
    parts: [
      {
        name: 'List',
        text: 'Fills the height of its parent, such as a `Pane`, and scrolls.',
        at: '[role=listbox]',
      },
      {
        name: 'Chat',
        text: 'Looks like a `RoomRow`, always 74 px with its gap. The open one is raised.',
        at: '[role=option]',
      },
      {
        name: 'End',
        text: 'A spinner while older ones load; an error and a Retry button if they fail.',
        at: '[role=listbox] + div',
      },
    ],
  },
  states: {
    Default: 'The open chat is raised; two have new messages, in one the buyer is typing.',
    TenThousand: 'Ten thousand chats, fewer than forty in the page.',
    Loading: 'Eight placeholders.',
    LoadingMore: 'The next page is loading.',
    Failed: 'The next page failed to load. Loaded chats stay.',
    Empty: '`emptyState` replaces the rows.',
    LongText: 'All lines are truncated; rows keep their height.',
  },
  stage: { width: 'third', frame: 520 },
  pairs: [
    {
      do: { text: 'Keep a chat’s `id` when it moves up, so that focus moves with it.' },
      dont: { text: 'Use its position as `id`: focus would move to another user.' },
    },
    {
      do: { text: 'If filters are active, offer to reset them in `emptyState`.' },
      dont: { text: 'Say «Пока никто не написал» when a filter hides everything.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves into the list, to the last focused chat, the selected one, or the first visible one; then out of it.',
    },
    {
      keys: ['ArrowDown'],
      does: 'Moves to the next chat; `ArrowUp` to the previous. It does not open it.',
    },
    { keys: ['Home'], does: 'Moves to the first chat; `End` to the last loaded one.' },
    { keys: ['PageDown'], does: 'Moves down by a screen; `PageUp` moves up.' },
    { keys: ['А'], does: 'Typing letters moves to the next user whose name starts with them.' },
    { keys: ['Enter'], does: 'Opens the chat. So does `Space`.' },
  ],
  screenReader: {
    ru: 'Чаты, список. Дилноза Рашидова, Chevrolet Tracker, 2023, печатает…, 14:38, в сети, закреплено, выбрано, 1 из 5',
    uz: 'Chatlar, ro‘yxat. Dilnoza Rashidova, Chevrolet Tracker, 2023, yozmoqda…, 14:38, onlayn, mahkamlangan, tanlangan, 5 tadan 1',
    note: 'The total is left out while older chats can be loaded. A page that fails to load is announced.',
  },
  limits: [
    'On very fast scrolling, slow phones show skeletons for a moment.',
    'Its parent must have a height: otherwise every row is mounted.',
    'All rows have the same height: a message has one line.',
    'Chats are options of a list, not links: they cannot be opened in a new tab.',
    'The browser’s search finds only visible chats; typing letters finds all loaded ones.',
    'A new message is not announced here: the shell shows a toast.',
  ],
} satisfies ComponentDocs;
