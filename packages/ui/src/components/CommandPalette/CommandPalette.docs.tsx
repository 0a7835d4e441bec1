import type { ComponentDocs } from '../../docs/component-docs';
import { CommandPalette } from './CommandPalette';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary:
    'Looks everywhere from one field: cars, people, chats, actions. The keyboard never leaves it.',
  props: { CommandPalette },
  whenToUse: [
    'Once in the application, opened by `shortcut` from any page and by the search of the `TopBar`.',
    'Results of several kinds: the kind with the best match first.',
  ],
  whenNot: [
    { when: 'Finding rows of the list in view', instead: ['SearchField', 'FilterBar'] },
    { when: 'Choosing a value for a field', instead: ['ComboBox'] },
    { when: 'Actions for one thing', instead: ['Menu'] },
    { when: 'Places to go, without typing', instead: ['Sidebar', 'TabBar'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Window',
        text: '560 px wide, a fifth of the height from the top; on a phone at the top, above the keyboard.',
      },
      {
        name: 'Field',
        text: 'Has the focus all the time. The window closes by Escape or a press outside.',
      },
      {
        name: 'Group',
        text: 'The name of a kind above its results. A kind without results is left out.',
      },
      {
        name: 'Result',
        text: 'An image or an icon, the words with the match in the accent, and one fact at the right.',
      },
    ],
  },
  states: {
    Default: 'The first result is already marked: Enter takes it.',
    Start: 'Nothing typed yet. Give the last visited cars here, if there are any.',
    NothingFound: 'Says so, and is read out.',
    LongText: 'Seven rows at most; words end in dots, the fact takes at most 40 %.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: { text: 'Offer the action with the words in it: «Добавить Chevrolet Cobalt».' },
      dont: { text: 'Fill it with commands nobody types.' },
    },
    {
      do: { text: 'Keep the old results until new ones come.' },
      dont: { text: 'Empty the list at each letter: Enter would take nothing, or something else.' },
    },
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'K'],
      does: 'Opens it from anywhere, on a Mac with Command. `shortcut` may say F. In a Cyrillic layout too: the place of the key counts.',
    },
    { keys: ['ArrowDown'], does: 'Marks the next result, after the last the first.' },
    { keys: ['ArrowUp'], does: 'Marks the one before.' },
    { keys: ['Enter'], does: 'Closes the window and goes to the marked one.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to where it was.' },
  ],
  screenReader: {
    ru: 'Поиск по всему, диалоговое окно. Поиск по всему, поле со списком. Chevrolet Cobalt, 2024, 165 500 000 сум, 1 из 4',
    uz: 'Hammasidan izlash, muloqot oynasi. Hammasidan izlash, ro‘yxatli maydon. Chevrolet Cobalt, 2024, 165 500 000 so‘m, 4 tadan 1-si',
    note: 'The marked result is read with the name of its group. The images are silent.',
  },
  limits: [
    'Seven rows over all groups: a first group of seven hides the others. Cut each group yourself.',
    'There is no sign of loading: while the server looks, the old rows or nothing stand there.',
    'How many were found is said only with `countLabel`.',
    'Without a `placeholder` the field repeats the name of the window.',
  ],
} satisfies ComponentDocs;
