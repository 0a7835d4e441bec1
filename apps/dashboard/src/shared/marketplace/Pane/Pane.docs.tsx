import type { ComponentDocs } from '@karvon/ui/docs';
import { Text } from '@karvon/ui/Text';
import { Pane } from './Pane';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A region with a fixed header and footer and scrolling content.',
  props: { Pane },
  whenToUse: [
    'Use it in `Panes`: the list of chats, the conversation, the facts of the car.',
    'Use `isFixed` around a list that scrolls itself: `RoomList`, `MessageList`.',
  ],
  whenNot: [
    { when: 'A container on a page that scrolls as one', instead: ['Card'] },
    { when: 'A panel that opens from the side', instead: ['Dialog'] },
    { when: 'A second column of a page', instead: ['Columns'] },
  ],
  anatomy: {
    example: (
      <div style={{ display: 'flex', height: 260 }}>
        <Pane
          aria-label="Чаты"
          headerKind="bar"
          header="Сообщения"
          footer={<Text tone="muted">Подвал</Text>}
          isPadded
        >
          Дилноза Рашидова
        </Pane>
      </div>
    ),
    parts: [
      {
        name: 'Header',
        text: '`bar`: one line of 64 px with a border, 60 px on a phone. `plain`: text and filters on the background of the pane.',
        at: 'section > div',
      },
      {
        name: 'Content',
        text: 'Fills the remaining height and scrolls.',
        at: 'section > div + div',
      },
      {
        name: 'Footer',
        text: 'Always at the bottom; its content has its own border.',
        at: 'section > div:last-child',
      },
    ],
  },
  states: {
    Default: 'A plain header; 16 px around the content because of `isPadded`.',
    BarAndFooter:
      'A conversation: a bar at the top, a composer at the bottom, the canvas between them.',
    Centered: 'Nothing is selected: a message in the middle says so.',
    LongText: 'The content scrolls; the header and footer stay.',
  },
  stage: { frame: 340 },
  pairs: [
    {
      do: { text: 'Name the region by its content: «Чаты», «Yozishma».' },
      dont: { text: 'Name it by its position: “left pane” means nothing to screen reader users.' },
    },
    {
      do: { text: 'Use `isFixed` for a virtual list.' },
      dont: {
        text: 'Put a scrolling list in a scrolling pane: there would be two scrollbars.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Чаты, область; Сообщения; Дилноза Рашидова',
    uz: 'Chatlar, hudud; Xabarlar; Dilnoza Rashidova',
    note: 'A region with a name: screen reader users move from pane to pane.',
  },
  limits: [
    'It has no height of its own: without the height of a parent, such as `Panes`, nothing scrolls.',
    'It is not focusable. If nothing inside is, it can be scrolled by keyboard only in browsers that focus scrolling areas.',
    'It does not store its scroll position.',
  ],
} satisfies ComponentDocs;
