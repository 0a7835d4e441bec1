import type { ComponentDocs } from '../../docs/component-docs';
import { LoadMore } from './LoadMore';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'The end of a list on a phone: how much is shown, and a button for more.',
  props: { LoadMore },
  whenToUse: ['Below a list on a phone, where page numbers are too small to hit.'],
  whenNot: [
    {
      when: 'The same list from a tablet on',
      instead: ['Pagination'],
      because: 'There a page has an address that can be kept and sent.',
    },
    {
      when: 'News and conversations, which load as one scrolls',
      instead: ['RowList', 'RoomList', 'MessageList'],
    },
    { when: 'More of one long text', instead: ['Disclosure'] },
  ],
  anatomy: {
    example: (
      <LoadMore label="Показать ещё" summary="Показано 20 из 131" hasMore onPress={nothing} />
    ),
    parts: [
      { name: 'Summary', text: 'How many of how many, read out when it changes.', at: 'output' },
      { name: 'Button', text: 'Over the whole width. Gone at the end of the list.', at: 'button' },
    ],
  },
  states: {
    Loading: 'The button keeps its label and spins; a second press is ignored.',
    LongText: 'The summary wraps; the button’s label stays on one line.',
    End: 'Only the summary is left, and says that this is all.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Say how much there is in all.',
        example: (
          <LoadMore label="Yana ko‘rsatish" summary="131 tadan 20 tasi" hasMore onPress={nothing} />
        ),
      },
      dont: {
        text: 'Leave people to guess whether three or three hundred are left.',
        example: <LoadMore label="Yana" summary="20 ta" hasMore onPress={nothing} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button.' },
    { keys: ['Enter'], does: 'Asks for more. `Space` does the same.' },
  ],
  screenReader: {
    ru: 'Показано 20 из 131; Показать ещё, кнопка',
    uz: '131 tadan 20 tasi ko‘rsatilgan; Yana ko‘rsatish, tugma',
    note: 'New rows are told by the summary alone: “Shown 40 of 131”. The focus stays on the button, and goes to the first new row when the button goes with the last page.',
  },
  limits: [
    'It has no words for a failed page: show a `Toast` or a `Banner` and let the button be pressed again.',
    'Rows stay mounted: after some hundreds a virtual list is needed.',
  ],
} satisfies ComponentDocs;
