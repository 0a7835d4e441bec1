import type { ComponentDocs } from '@karvon/ui/docs';
import { Panes } from './Panes';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Two or three panes side by side that scroll separately; on a phone one at a time.',
  props: { Panes },
  whenToUse: [
    'Use it to move quickly between items while the list and the item are both visible, as in chats.',
  ],
  whenNot: [
    { when: 'A page that scrolls as one, with a second column', instead: ['Columns'] },
    { when: 'A form with a second column', instead: ['Columns'] },
    {
      when: 'Items that need the full width',
      instead: ['Page'],
      because: 'A list and a separate page work with the Back button.',
    },
    { when: 'One pane', instead: ['Pane'] },
  ],
  anatomy: {
    story: 'WithAside',
    parts: [
      {
        name: 'List',
        text: '328 px: the items. The full screen on a phone while `shown` is `list`.',
        at: '[data-shown] > :nth-child(1)',
      },
      {
        name: 'Main',
        text: 'The remaining width: the selected item.',
        at: '[data-shown] > :nth-child(2)',
      },
      {
        name: 'Aside',
        text: '296 px: facts about the item. Never on a phone. Below 1280 px leave it out and use a `Dialog` with `placement="end"`.',
        at: '[data-shown] > :nth-child(3)',
      },
    ],
  },
  states: {
    Default: 'The list on the left scrolls; the conversation stays.',
    WithAside: 'Three panes, separated by lines.',
    MainOnPhone: 'At 360 px only the conversation: the Back button is in its header.',
  },
  stage: { width: 'full', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Derive `shown` from the address: a selected item has its own, so the phone’s Back button leads to the list.',
      },
      dont: { text: 'Store it in the state of the page: Back would leave the chats.' },
    },
    {
      do: { text: 'Show an `EmptyState` in the main pane while nothing is selected.' },
      dont: { text: 'Open the first chat automatically: it would be marked as read.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Чаты, область; Сообщения; Дилноза Рашидова, 1, ссылка',
    uz: 'Chatlar, hudud; Xabarlar; Dilnoza Rashidova, 1, havola',
    note: 'The layout is not announced; each `Pane` is a region. On a phone the hidden pane is hidden from screen readers too.',
  },
  limits: [
    'It needs a parent with a height, such as the main part of `AppShell`; its minimum height is 320 px.',
    'Widths are fixed: users cannot resize panes.',
    'It does not hide the aside between 768 and 1280 px; the page has to leave it out.',
    'On a phone the hidden pane stays mounted.',
    'Use one per screen: it removes the scrollbar space from the page.',
  ],
} satisfies ComponentDocs;
