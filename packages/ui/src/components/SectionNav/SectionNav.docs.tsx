import type { ComponentDocs } from '../../docs/component-docs';
import { SectionNav, type SectionNavProps } from './SectionNav';

const nav = (label: string, items: SectionNavProps['items']) => (
  <SectionNav
    aria-label={label}
    currentId="price"
    stateLabels={{ done: 'to‘ldirilgan', error: 'xato bor', empty: 'to‘ldirilmagan' }}
    items={items}
    onSelect={() => undefined}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'The sections of a long form beside it: which are filled in, which has an error, where one is.',
  props: { SectionNav },
  whenToUse: ['A form of four sections or more on one page, filled in in any order.'],
  whenNot: [
    {
      when: 'Steps that follow one another, a page each',
      instead: ['Stepper'],
    },
    { when: 'Views of which one is shown', instead: ['Tabs'] },
    { when: 'What is still missing, in order of worth', instead: ['RowList', 'CompletenessDial'] },
    { when: 'Places of the product', instead: ['Sidebar'] },
  ],
  anatomy: {
    example: nav('Shakl bo‘limlari', [
      { id: 'model', label: 'Model', state: 'done' },
      { id: 'photos', label: 'Suratlar', state: 'error' },
      { id: 'price', label: 'Narx va shartlar', state: 'empty' },
    ]),
    parts: [
      {
        name: 'Column',
        text: 'Sticks 24 px below the top bar; on a phone a row that scrolls sideways under a fade.',
      },
      {
        name: 'Row',
        text: 'The name of the section, word for word. 36 px high, 44 on a phone.',
        at: 'a',
      },
      {
        name: 'Mark',
        text: 'Green with a check, red ring with a cross, or an empty ring. Never colour alone.',
        at: 'a > span',
      },
      {
        name: 'Current',
        text: 'Soft accent ground; `currentId` comes from the scroll position, which the page watches.',
        at: 'a[aria-current]',
      },
    ],
  },
  states: {
    Default: 'The current section is still empty: its ring is thick.',
    DoneCurrent: 'Where one is and whether it is done are two things: the check stays.',
    LongText: 'In the column words wrap; in the phone’s row they do not.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Mark a section done when nothing in it is missing.',
        example: nav('To‘g‘ri holatlar', [
          { id: 'model', label: 'Model', state: 'done' },
          { id: 'price', label: 'Narx', state: 'empty' },
        ]),
      },
      dont: {
        text: 'Show errors in sections that nobody has touched yet.',
        example: nav('Erta xatolar', [
          { id: 'model', label: 'Model', state: 'error' },
          { id: 'price', label: 'Narx', state: 'error' },
        ]),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the sections, one stop each.' },
    {
      keys: ['Enter'],
      does: 'Goes to the section and puts the focus on it, so that the next Tab is its first field.',
    },
  ],
  screenReader: {
    ru: 'Разделы формы, навигация. Модель, заполнено, ссылка',
    uz: 'Shakl bo‘limlari, navigatsiya. Model, to‘ldirilgan, havola',
    note: 'The current one is announced as current. A change of state is not announced: it is heard on coming back.',
  },
  limits: [
    'The section’s element needs the same `id` and `tabIndex={-1}`, or it is scrolled to and not focused.',
    'It does not watch the scrolling itself.',
    'The address stays as it is: a section cannot be linked to from outside.',
  ],
} satisfies ComponentDocs;
