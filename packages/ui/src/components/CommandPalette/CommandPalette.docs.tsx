import type { ComponentDocs } from '../../docs/component-docs';
import { CommandPalette } from './CommandPalette';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Searches everything from one field: cars, people, chats, actions.',
  props: { CommandPalette },
  whenToUse: [
    'Use it once in the application. `shortcut` opens it on any page, and so does the search in the `TopBar`.',
    'Group results by kind, with the best match first.',
  ],
  whenNot: [
    { when: 'Filtering the list on the page', instead: ['SearchField', 'FilterBar'] },
    { when: 'Choosing a value for a field', instead: ['ComboBox'] },
    { when: 'Actions for one object', instead: ['Menu'] },
    { when: 'A list of pages, without search', instead: ['Sidebar', 'TabBar'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Dialog',
        text: '560 px wide, a fifth of the height from the top; on a phone at the top, above the keyboard.',
        at: '[role=dialog]',
      },
      {
        name: 'Field',
        text: 'Always focused. Escape, a click outside, or the Close button of a touch screen closes the dialog.',
        at: '[role=combobox]',
      },
      {
        name: 'Group',
        text: 'The name of a kind above its results. A kind without results is not shown.',
        at: '[role=group] > div',
      },
      {
        name: 'Result',
        text: 'An image or an icon, the text with the match highlighted, and one fact on the right.',
        at: '[role=option]',
      },
    ],
  },
  states: {
    Default: 'The first result is preselected: Enter opens it.',
    Start: 'Nothing typed yet. Show recently visited cars here, if there are any.',
    NothingFound: 'A message, which is also announced.',
    LongText: 'Seven rows at most; text is truncated, the fact takes at most 40%.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: { text: 'Offer an action that includes the search text: «Добавить Chevrolet Cobalt».' },
      dont: { text: 'Fill it with commands that nobody types.' },
    },
    {
      do: { text: 'Keep the old results until new ones arrive.' },
      dont: { text: 'Clear the list at each letter: Enter would do nothing, or something else.' },
    },
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'K'],
      does: 'Opens it from any page; on a Mac with Command. `shortcut` can be another key, such as F. It works in Cyrillic layouts too.',
    },
    { keys: ['ArrowDown'], does: 'Moves to the next result, and from the last to the first.' },
    { keys: ['ArrowUp'], does: 'Moves to the previous result.' },
    { keys: ['Enter'], does: 'Closes the dialog and opens the highlighted result.' },
    { keys: ['Escape'], does: 'Closes the dialog. Focus returns to where it was.' },
  ],
  screenReader: {
    ru: 'Поиск по всему, диалоговое окно. Поиск по всему, поле со списком. Chevrolet Cobalt, 2024, 165 500 000 сум, 1 из 4',
    uz: 'Hammasidan izlash, muloqot oynasi. Hammasidan izlash, ro‘yxatli maydon. Chevrolet Cobalt, 2024, 165 500 000 so‘m, 4 tadan 1-si',
    note: 'The highlighted result is announced with the name of its group. Images are hidden.',
  },
  limits: [
    'Seven rows in total: a first group of seven hides the others. Limit each group yourself.',
    'There is no loading indicator: while the server searches, the old rows or nothing are shown.',
    'The number of results is announced only with `countLabel`.',
    'Without a `placeholder` the field repeats the name of the dialog.',
  ],
} satisfies ComponentDocs;
