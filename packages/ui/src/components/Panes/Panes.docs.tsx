import type { ComponentDocs } from '../../docs/component-docs';
import { Panes } from './Panes';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'Two or three panes side by side that scroll each for itself; on a phone one at a time.',
  props: { Panes },
  whenToUse: [
    'Going quickly from one thing to the next while both the list and the thing stay in view: chats.',
  ],
  whenNot: [
    { when: 'A page that scrolls as a whole, with a column beside it', instead: ['Columns'] },
    { when: 'A form with a rail', instead: ['Columns'] },
    {
      when: 'Things that need the whole width once chosen',
      instead: ['Page'],
      because: 'A list and a page of its own keep the back button true.',
    },
    { when: 'One pane', instead: ['Pane'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'List',
        text: '328 px: what is chosen from. The whole screen on a phone while `shown` is `list`.',
      },
      { name: 'Main', text: 'The rest of the width: what was chosen.' },
      {
        name: 'Aside',
        text: '296 px: what is known about it. Never on a phone; below 1280 px leave it out and give it a `Dialog` at the end.',
      },
    ],
  },
  states: {
    Default: 'Thirty rows at the left scroll, the conversation stays.',
    WithAside: 'Three panes, parted by hairlines.',
    MainOnPhone: 'At 360 px the conversation alone: the way back stands in its head.',
  },
  stage: { width: 'full', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Let the address decide `shown`: a chosen thing has an address, so the phone’s back button leads to the list.',
      },
      dont: { text: 'Keep it in the state of the page: back would leave the chats.' },
    },
    {
      do: { text: 'Show an `EmptyState` in the main pane while nothing is chosen.' },
      dont: { text: 'Open the first chat by itself: it would count as read.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Чаты, область; Сообщения; Дилноза Рашидова, 1, ссылка',
    uz: 'Chatlar, hudud; Xabarlar; Dilnoza Rashidova, 1, havola',
    note: 'The frame is silent; each `Pane` is a region. On a phone the hidden pane is hidden from screen readers too.',
  },
  limits: [
    'It needs a parent with a height, such as the main part of `AppShell`; it is 320 px high at least.',
    'Widths are fixed: a user cannot drag the line between panes.',
    'It does not hide the aside between 768 and 1280 px by itself; the page has to leave it out.',
    'On a phone the pane that is not shown stays mounted: its lists keep working.',
    'One on a screen: it takes the room of the scroll bar away from the whole page.',
  ],
} satisfies ComponentDocs;
