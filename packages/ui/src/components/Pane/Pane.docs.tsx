import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../Text/Text';
import { Pane } from './Pane';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A region whose head and foot stay while what is between them scrolls.',
  props: { Pane },
  whenToUse: [
    'One of the `Panes`: the list of chats, the conversation, what is known of the car.',
    'With `isFixed` around a list that scrolls by itself: `RoomList`, `MessageList`.',
  ],
  whenNot: [
    { when: 'A box on a page that scrolls as a whole', instead: ['Card'] },
    { when: 'Something that comes in from the side', instead: ['Dialog'] },
    { when: 'A column beside the content of a page', instead: ['Columns'] },
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
        text: '`bar`: one line of 64 px over a hairline, 60 on a phone. `plain`: words and filters on the pane’s ground.',
        at: 'section > div',
      },
      {
        name: 'Content',
        text: 'Takes the height that is left and scrolls alone.',
        at: 'section > div + div',
      },
      {
        name: 'Footer',
        text: 'Stays at the bottom; what stands in it renders its own line.',
        at: 'section > div:last-child',
      },
    ],
  },
  states: {
    Default: 'A plain head; 16 px around the content because of `isPadded`.',
    BarAndFooter: 'A conversation: a bar above, a composer below, the canvas between.',
    Centered: 'Nothing chosen yet: what says so stands in the middle.',
    LongText: 'The content scrolls, head and foot stay.',
  },
  stage: { frame: 340 },
  pairs: [
    {
      do: { text: 'Name the region by what is in it: «Чаты», «Yozishma».' },
      dont: { text: 'Name it by its place: “left pane” tells a reader nothing.' },
    },
    {
      do: { text: 'Let a virtual list scroll by itself, with `isFixed`.' },
      dont: {
        text: 'Put a scrolling list into a scrolling pane: two scroll bars, and a wheel that stops.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Чаты, область; Сообщения; Дилноза Рашидова',
    uz: 'Chatlar, hudud; Xabarlar; Dilnoza Rashidova',
    note: 'A region with a name: screen readers jump from pane to pane.',
  },
  limits: [
    'It has no height of its own: its parent gives it one, as `Panes` does, or nothing scrolls.',
    'It takes no focus by itself. Where nothing inside does either, only browsers that focus scrolling boxes can scroll it by keys.',
    'It does not remember how far it was scrolled.',
  ],
} satisfies ComponentDocs;
