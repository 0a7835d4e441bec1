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

const steps = (label: string, names: readonly string[]) => (
  <SectionNav
    isOrdered
    aria-label={label}
    currentId={names[0]}
    stateLabels={{ done: 'tayyor' }}
    items={names.map((name) => ({ id: name, label: name, state: 'empty' }))}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: '`isOrdered` shows steps.',
      before: '<Stepper steps={names} current={1} />',
      after: '<SectionNav isOrdered items={steps} currentId="code" />',
    },
  ],
  reviewed: '2026-11-22',
  summary:
    'The sections of a long form, or the steps of a task: which are complete, which have an error, which is current.',
  props: { SectionNav },
  whenToUse: [
    'Use it for a form of four or more sections on one page that can be filled in in any order.',
    'Set `isOrdered` for two to four steps in a fixed order, one page each: phone, code, showroom.',
  ],
  whenNot: [
    { when: 'Views that are shown one at a time', instead: ['Tabs'] },
    {
      when: 'A list of what is missing, the most important first',
      instead: ['RowList', 'CompletenessDial'],
    },
    { when: 'Pages of the product', instead: ['Sidebar'] },
    { when: 'A percentage', instead: ['Meter', 'CompletenessDial'] },
    { when: 'A history with times', instead: ['Timeline'] },
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
        text: 'Sticky, 24 px below the top bar; on a phone a row that scrolls horizontally under a fade.',
      },
      {
        name: 'Row',
        text: 'The exact title of the section. 36 px high, 44 px on a phone.',
        at: 'a',
      },
      {
        name: 'Status icon',
        text: 'Green with a check mark, a red ring with a cross, or an empty ring. Never colour alone.',
        at: 'a > span',
      },
      {
        name: 'Current',
        text: 'A soft accent background; `currentId` comes from the scroll position, which the page tracks.',
        at: 'a[aria-current]',
      },
      {
        name: 'Step',
        text: 'With `isOrdered`: a 26 px icon and a noun. Done is green with a check mark, current is solid accent with its number, next is a ring. On a phone only the name of the current step is visible; the others are for screen readers.',
      },
      { name: 'Line', text: 'Fills the space between steps, at least 16 px.' },
    ],
  },
  family: ['Default', 'Steps'],
  states: {
    Default: 'The current section is still empty: its ring is thick.',
    DoneCurrent: 'The current section is complete: the check mark stays.',
    LongText: 'Text wraps in the column, but not in the row of a phone.',
    Steps: 'The second of three, with `isOrdered`.',
    FirstStep: 'Nothing is done yet.',
    StepsDone: 'Every step is done, and none is current.',
    LongSteps: 'Names wrap in their part of the row.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Mark a section as complete when nothing is missing.',
        example: nav('To‘g‘ri holatlar', [
          { id: 'model', label: 'Model', state: 'done' },
          { id: 'price', label: 'Narx', state: 'empty' },
        ]),
      },
      dont: {
        text: 'Show errors in sections that the user has not edited yet.',
        example: nav('Erta xatolar', [
          { id: 'model', label: 'Model', state: 'error' },
          { id: 'price', label: 'Narx', state: 'error' },
        ]),
      },
    },
    {
      do: {
        text: 'Use one word per step.',
        example: steps('Qisqa qadamlar', ['Telefon', 'Kod', 'Salon']),
      },
      dont: {
        text: 'Use sentences: they belong in the page title.',
        example: steps('Uzun qadamlar', [
          'Telefon raqamingizni kiriting',
          'Kodni kiriting',
          'Salonni to‘ldiring',
        ]),
      },
    },
    {
      do: { text: 'Count only the steps that the user sees.' },
      dont: { text: 'Add a step while the user is in the process.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the sections, one Tab stop each. Steps take no focus.' },
    {
      keys: ['Enter'],
      does: 'Scrolls to the section and focuses it, so that the next Tab moves to its first field.',
    },
  ],
  screenReader: {
    ru: 'Разделы формы, навигация. Модель, заполнено, ссылка',
    uz: 'Shakl bo‘limlari, navigatsiya. Model, to‘ldirilgan, havola',
    note: 'The current section is announced as current. A change of status is announced on the next visit. Of a step the numbers are hidden: screen readers announce the position in the list.',
  },
  limits: [
    'The section needs the same `id` and `tabIndex={-1}`. Otherwise it is scrolled to but not focused.',
    'It does not track scrolling.',
    'The address does not change: a section cannot be linked to from outside.',
    'Steps cannot be clicked: add a Back button to the page.',
    'Steps are always one row: below 360 px even three names of five to seven letters break.',
  ],
} satisfies ComponentDocs;
