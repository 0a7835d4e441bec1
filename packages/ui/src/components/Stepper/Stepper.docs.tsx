import type { ComponentDocs } from '../../docs/component-docs';
import { Stepper } from './Stepper';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The current step of a task with a few pages in a fixed order.',
  props: { Stepper },
  whenToUse: ['Use it for two to four steps in a fixed order: phone, code, showroom.'],
  whenNot: [
    { when: 'Sections that can be filled in in any order', instead: ['SectionNav'] },
    { when: 'Views to switch between', instead: ['Tabs'] },
    { when: 'A percentage', instead: ['Meter', 'CompletenessDial'] },
    { when: 'A history with times', instead: ['Timeline'] },
  ],
  anatomy: {
    example: (
      <Stepper
        aria-label="Qadamlar"
        steps={['Telefon', 'Kod', 'Salon']}
        current={1}
        doneLabel="tayyor"
      />
    ),
    parts: [
      {
        name: 'Step icon',
        text: '26 px. Done: green with a check mark. Current: solid accent with its number. Next: a ring with its number.',
        at: 'li > span',
      },
      {
        name: 'Name',
        text: 'A noun. The current one has weight 500 and the text colour. On a phone only that one is visible; the others are for screen readers.',
        at: 'li > span + span',
      },
      { name: 'Line', text: 'Fills the space between steps, at least 16 px.' },
    ],
  },
  states: {
    Default: 'The second of three.',
    First: 'Nothing is done yet.',
    AllDone: '`current` equals the number of steps: every step has a check mark.',
    LongText: 'Names wrap in their part of the row.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Use one word per step.',
        example: (
          <Stepper
            aria-label="Qisqa qadamlar"
            steps={['Telefon', 'Kod', 'Salon']}
            current={0}
            doneLabel="tayyor"
          />
        ),
      },
      dont: {
        text: 'Use sentences: they belong in the page title.',
        example: (
          <Stepper
            aria-label="Uzun qadamlar"
            steps={['Telefon raqamingizni kiriting', 'Kodni kiriting', 'Salonni to‘ldiring']}
            current={0}
            doneLabel="tayyor"
          />
        ),
      },
    },
    {
      do: { text: 'Count only the steps that the user sees.' },
      dont: { text: 'Add a step while the user is in the process.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Шаги, список, 3 элемента. Телефон, готово. Код, текущий шаг. Салон',
    uz: 'Qadamlar, ro‘yxat, 3 element. Telefon, tayyor. Kod, joriy qadam. Salon',
    note: 'The numbers in the icons are hidden: screen readers announce the position in the list.',
  },
  limits: [
    'Steps cannot be clicked: add a Back button to the page.',
    'Always one row: below 360 px even three names of five to seven letters break.',
    'Names must be unique.',
    'There is no error state. Show a `Banner` below.',
  ],
} satisfies ComponentDocs;
