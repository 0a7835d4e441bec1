import type { ComponentDocs } from '../../docs/component-docs';
import { BottomSheet } from './BottomSheet';

export const docs = {
  status: 'ready',
  summary: 'A sheet from below, under the thumb: a list to choose from, more places to go.',
  props: { BottomSheet },
  whenToUse: [
    'On a phone, what a menu is on a desktop: «Ещё» of the tab bar, the views of a list.',
    'A choice of one thing that closes with the press.',
  ],
  whenNot: [
    {
      when: 'A form with several fields',
      instead: ['Dialog'],
      because: 'On a phone it has the whole screen and room for the keyboard.',
    },
    {
      when: 'A question before a deed',
      instead: ['ConfirmDialog'],
      because: 'On a phone it is a sheet by itself, and announced as an alert.',
    },
    { when: 'Filters', instead: ['Drawer'] },
    {
      when: 'The list of a field',
      instead: ['Select', 'ComboBox'],
      because: '`Select` opens a sheet on phones by itself.',
    },
    { when: 'Deeds at a pointer', instead: ['Menu'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Scrim',
        text: 'The page shows through it. A press on it closes, unless `isDismissable` is off.',
      },
      {
        name: 'Sheet',
        text: 'As high as its content, at most 85 % of the screen; at most 760 px wide, in the middle.',
      },
      { name: 'Title', text: 'Names the sheet for readers.' },
      { name: 'Cross', text: 'Named by `closeLabel`.' },
      { name: 'Body', text: 'Scrolls; the page below does not.' },
      { name: 'Footer', text: 'Optional. It stays in view and keeps clear of the home bar.' },
    ],
  },
  states: {
    Default: 'As low as its content allows.',
    LongText:
      'From 85 % of the height on the body scrolls and takes the focus, so that keys can scroll it.',
  },
  stage: { width: 'third', frame: 560 },
  pairs: [
    {
      do: {
        text: 'Close it with the choice: «Сначала дешёвые» is pressed, and the list is sorted.',
      },
      dont: { text: 'Ask for a second press on «Готово» after one choice.' },
    },
    {
      do: { text: 'Turn `isDismissable` off as soon as something was typed in it.' },
      dont: { text: 'Open a second sheet from it. Change its content instead.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the sheet and, after its last stop, to the first again.',
    },
    { keys: ['Shift', 'Tab'], does: 'The same backwards.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to what opened it.' },
  ],
  reader: {
    ru: 'Ещё, диалоговое окно',
    uz: 'Yana, muloqot oynasi',
    note: 'The page below is hidden from readers while it is open.',
  },
  limits: [
    'It cannot be pulled down by a finger: the cross, the scrim and Escape close it.',
    'It is a sheet at every width. Show a `Menu` or a `Drawer` on wide screens yourself.',
    'The content is mounted anew at each opening.',
  ],
} satisfies ComponentDocs;
