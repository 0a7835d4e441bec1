import type { ComponentDocs } from '../../docs/component-docs';
import { RoomList } from './RoomList';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Conversations by the thousand: one stop of Tab, and only the rows in view are mounted.',
  props: { RoomList },
  whenToUse: ['The list beside a thread. On a phone it is a page of its own.'],
  whenNot: [
    { when: 'A few conversations within another page', instead: ['RoomRow'] },
    { when: 'Messages of one conversation', instead: ['MessageList'] },
    { when: 'Facts that are compared', instead: ['Table'] },
    { when: 'News', instead: ['RowList'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'List',
        text: 'Fills the height of its parent, such as a `Pane`, and scrolls in itself.',
      },
      {
        name: 'Room',
        text: 'A `RoomRow` by its looks, always 74 px with its space. The open one is raised.',
      },
      {
        name: 'End',
        text: 'A spinner while older ones come; the error and a way to try again when they do not.',
      },
    ],
  },
  states: {
    Default: 'The open room is raised; two have something new, one user is typing.',
    TenThousand: 'Ten thousand rooms, fewer than forty in the page.',
    Loading: 'Eight shapes of rooms.',
    LoadingMore: 'The next page is on its way.',
    Failed: 'The next page did not come. What is there stays.',
    Empty: '`emptyState` in place of the rows.',
    LongText: 'All lines are cut; rows stay equally high.',
  },
  stage: { width: 'third', frame: 520 },
  pairs: [
    {
      do: { text: 'Keep a room’s `id` when it moves up: the focus goes with it.' },
      dont: { text: 'Use its place as `id`: the focus would jump to another user.' },
    },
    {
      do: { text: 'With filters on, offer to clear them in `emptyState`.' },
      dont: { text: 'Say «Пока никто не написал» when a filter hides all.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves into the list, to the room where one was, or the chosen one, or the first in view; then out of it.',
    },
    {
      keys: ['ArrowDown'],
      does: 'The next room; `ArrowUp` the one before. Nothing is opened by it.',
    },
    { keys: ['Home'], does: 'The first room; `End` the last that is loaded.' },
    { keys: ['PageDown'], does: 'A screen further; `PageUp` back.' },
    { keys: ['А'], does: 'First letters lead to the next person whose name begins so.' },
    { keys: ['Enter'], does: 'Opens the room. So does `Space`.' },
  ],
  screenReader: {
    ru: 'Чаты, список. Дилноза Рашидова, Chevrolet Tracker, 2023, печатает…, 14:38, в сети, закреплено, выбрано, 1 из 5',
    uz: 'Chatlar, ro‘yxat. Dilnoza Rashidova, Chevrolet Tracker, 2023, yozmoqda…, 14:38, onlayn, mahkamlangan, tanlangan, 5 tadan 1',
    note: 'While older rooms are still to come the number of all is left out. A failed page is announced.',
  },
  limits: [
    'A list that is flung shows skeletons where rows fly by faster than a cheap phone renders them; what it comes to rest at is rendered within some frames.',
    'Its parent must have a height: without one the list grows to its whole length and mounts every row.',
    'Rows are equally high: no second line of a message.',
    'Rooms are options of a list, not links: they cannot be opened in a new tab.',
    'The browser’s find sees only the rooms in view; first letters look through those that are loaded.',
    'A new message is not announced here: the shell’s toast says it.',
  ],
} satisfies ComponentDocs;
