import type { ComponentDocs } from '../../docs/component-docs';
import { StickyAction } from './StickyAction';

export const docs = {
  status: 'ready',
  summary: 'The one primary deed of a phone’s screen, above the tab bar at the thumb.',
  props: { StickyAction },
  whenToUse: [
    'A list whose page can add a new thing: on wider screens that button stands in the title row.',
  ],
  whenNot: [
    { when: 'The footer of a form', instead: ['ActionBar'] },
    { when: 'A deed for chosen rows', instead: ['BulkBar'] },
    { when: 'Several deeds', instead: ['BottomSheet', 'Menu'] },
    { when: 'The place itself', instead: ['TabBar'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Place',
        text: '12 px from the right edge and from the tab bar, with the safe area of the phone counted in. A large shadow lifts it.',
      },
      {
        name: 'Button',
        text: 'A `Button` or `LinkButton`, `primary`, `lg`: an icon and one verb.',
      },
    ],
  },
  states: {
    Default: 'Below 768 px only. On wider screens it is not there, for readers neither.',
    LongText: 'Three words in Uzbek are the most: the rest of the row is the list’s.',
  },
  stage: { width: 'third', frame: 240 },
  pairs: [
    {
      do: { text: 'An icon and a verb: «Добавить», “Qo‘shish”.' },
      dont: { text: 'A bare plus: nobody knows what it adds.' },
    },
    {
      do: { text: 'Leave room below the last row, or the button covers it.' },
      dont: { text: 'Show it on a form: there the footer stands in its place.' },
    },
  ],
  keyboard: 'none',
  reader: {
    ru: 'Добавить, ссылка',
    uz: 'Qo‘shish, havola',
    note: 'It says nothing itself; the focus is the button’s.',
  },
  limits: [
    'It counts on a tab bar of 60 px: on a screen without one it hangs too high.',
    'In the order of Tab it stands where it is written, not where it is seen. Write it after the title row.',
    'It does not move aside for the keyboard of the phone, nor hide while one scrolls.',
    'A `Toast` comes up in the same corner and covers it for its four seconds.',
  ],
} satisfies ComponentDocs;
