import type { ComponentDocs } from '../../docs/component-docs';
import { Stepper } from './Stepper';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'How far one is in a task of a few pages that follow one another.',
  props: { Stepper },
  whenToUse: ['Two to four steps in a fixed order: phone, code, showroom.'],
  whenNot: [
    { when: 'Sections filled in in any order', instead: ['SectionNav'] },
    { when: 'Views to go between', instead: ['Tabs'] },
    { when: 'A share in percent', instead: ['Meter', 'CompletenessDial'] },
    { when: 'What already happened, with times', instead: ['Timeline'] },
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
        name: 'Mark',
        text: '26 px. Done: green with a check. Current: solid accent with its number. To come: a ring with its number.',
        at: 'li > span',
      },
      {
        name: 'Name',
        text: 'A noun. The current one in 500 and full ink. On a phone only that one is seen; the others are read.',
        at: 'li > span + span',
      },
      { name: 'Line', text: 'Takes the room between steps, 16 px at least.' },
    ],
  },
  states: {
    Default: 'The second of three.',
    First: 'Nothing is done yet.',
    AllDone: '`current` equals the number of steps: every mark is a check.',
    LongText: 'Names wrap inside their part of the row.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'One word a step.',
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
        text: 'Sentences: the title of the page says them.',
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
      do: { text: 'Count the steps that a user really sees.' },
      dont: { text: 'Add a step in the middle of the way.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Шаги, список, 3 элемента. Телефон, готово. Код, текущий шаг. Салон',
    uz: 'Qadamlar, ro‘yxat, 3 element. Telefon, tayyor. Kod, joriy qadam. Salon',
    note: 'The numbers in the marks are not read: the list counts.',
  },
  limits: [
    'Steps cannot be pressed: the way back is a button of the page.',
    'Always a row: below 360 px even three names of five to seven letters break within a word.',
    'Names must differ from one another.',
    'No state for a failed step. Say it in a `Banner` below.',
  ],
} satisfies ComponentDocs;
