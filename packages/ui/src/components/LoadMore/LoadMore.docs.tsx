import type { ComponentDocs } from '../../docs/component-docs';
import { LoadMore } from './LoadMore';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'The end of a list on a phone: the number of loaded items, and a button for more.',
  props: { LoadMore },
  whenToUse: ['Use it below a list on a phone, where page numbers are too small.'],
  whenNot: [
    {
      when: 'The same list on a tablet or desktop',
      instead: ['Pagination'],
      because: 'There each page has an address that can be saved and shared.',
    },
    {
      when: 'Feeds and conversations that load on scroll',
      instead: ['RowList', 'RoomList', 'MessageList'],
    },
    { when: 'The rest of a long text', instead: ['Disclosure'] },
  ],
  anatomy: {
    example: (
      <LoadMore label="Показать ещё" summary="Показано 20 из 131" hasMore onPress={nothing} />
    ),
    parts: [
      {
        name: 'Summary',
        text: 'The number of loaded items and the total, announced when it changes.',
        at: 'output',
      },
      { name: 'Button', text: 'Full width. Hidden at the end of the list.', at: 'button' },
    ],
  },
  states: {
    Loading: 'The button keeps its label and shows a spinner; further presses are ignored.',
    LongText: 'The summary wraps; the label of the button does not.',
    End: 'Only the summary is left. It says that all items are shown.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Show the total.',
        example: (
          <LoadMore label="Yana ko‘rsatish" summary="131 tadan 20 tasi" hasMore onPress={nothing} />
        ),
      },
      dont: {
        text: 'Leave users to guess whether three or three hundred are left.',
        example: <LoadMore label="Yana" summary="20 ta" hasMore onPress={nothing} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button.' },
    { keys: ['Enter'], does: 'Loads more. `Space` does the same.' },
  ],
  screenReader: {
    ru: 'Показано 20 из 131; Показать ещё, кнопка',
    uz: '131 tadan 20 tasi ko‘rsatilgan; Yana ko‘rsatish, tugma',
    note: 'Only the summary is announced: “Shown 40 of 131”. Focus stays on the button. When the button disappears, focus moves to the first new row.',
  },
  limits: [
    'It shows no errors: show a `Toast` or a `Banner`, and let the user try again.',
    'Rows stay mounted: with some hundreds, use a virtual list.',
  ],
} satisfies ComponentDocs;
