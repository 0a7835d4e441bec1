import type { ComponentDocs } from '../../docs/component-docs';
import { BulkBar } from './BulkBar';

export const docs = {
  status: 'ready',
  summary: 'What can be done with all chosen rows, in an inverse bar over the bottom of the page.',
  props: { BulkBar },
  whenToUse: [
    'Above a `Table` with `selection` or cards with boxes, from the first chosen row on.',
    'Deeds that make sense for many at once: lift, take off, archive, move to another showroom.',
  ],
  whenNot: [
    {
      when: 'Deeds for one row',
      instead: ['Menu', 'IconButton'],
      because: 'Nobody should choose a row to act on it.',
    },
    { when: 'Buttons of a form', instead: ['ActionBar'] },
    { when: 'Telling that it is done', instead: ['Toast'] },
    { when: 'Deeds for the whole list', instead: ['Page', 'FilterBar'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Bar',
        text: 'Inverse, in the middle of the lower edge. On a phone above the tab bar, as wide as the screen.',
      },
      { name: 'Count', text: '«Выбрано: 2». Readers are told whenever it changes.' },
      { name: 'Deeds', text: 'Verbs with icons. Where they do not fit they scroll sideways.' },
      { name: 'Cross', text: 'Drops the choice. It always stays in view.' },
    ],
  },
  states: {
    Default: 'The commonest deed first.',
    Disabled: 'A deed that none of the chosen rows allows.',
    Pending: 'A spinner in the icon’s place; the other deeds can still be pressed.',
    LongText: 'Labels do not wrap: the bar grows, then its deeds scroll.',
  },
  stage: { width: 'full', frame: 200 },
  pairs: [
    {
      do: {
        text: 'Mount it only while something is chosen, and keep the choice when the page of the list changes.',
      },
      dont: { text: 'Keep an empty bar with held buttons: it covers the last rows for nothing.' },
    },
    {
      do: { text: 'Say afterwards how many went through and why the others did not.' },
      dont: { text: 'Hold a deed because one of forty rows forbids it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the deeds to the cross. Held deeds are passed over.' },
    { keys: ['Enter'], does: 'Does the focused deed; on the cross, drops the choice.' },
    { keys: ['Space'], does: 'The same.' },
  ],
  reader: {
    ru: 'Действия с выбранными, область. Выбрано: 2. Поднять, кнопка',
    uz: 'Tanlanganlar bilan amallar, hudud. Tanlandi: 2. Ko‘tarish, tugma',
    note: 'It is a region: readers jump to it by landmarks. A count that changes is read out in turn.',
  },
  limits: [
    'It covers the last rows of a page: leave about 80 px below the list while it is there.',
    'The focus does not move to it when it appears. When it goes, the focus goes back to where it came from.',
    'A held deed gives no reason, and that deeds scroll is shown only by the cut label.',
    'Escape does not drop the choice.',
  ],
} satisfies ComponentDocs;
