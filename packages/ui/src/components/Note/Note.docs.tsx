import type { ComponentDocs } from '../../docs/component-docs';
import { Note } from './Note';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A sentence in a tone among the fields of a small form.',
  props: { Note },
  whenToUse: [
    'What belongs to the whole form and to no field: a wrong code, a number that is not connected.',
    'Sign-in pages and small windows, where a banner would be as large as the form.',
  ],
  whenNot: [
    { when: 'Above the content of a page, with a way out', instead: ['Banner'] },
    {
      when: 'What is wrong with one field',
      instead: ['TextField'],
      because: 'Its `errorMessage` stands below it and belongs to it.',
    },
    { when: 'Something is done', instead: ['Toast'] },
    { when: 'A whole part could not be loaded', instead: ['EmptyState'] },
    { when: 'A hint without weight', instead: ['Text'] },
  ],
  anatomy: {
    example: <Note>Этот номер ещё не подключён.</Note>,
    parts: [
      {
        name: 'Sentence',
        text: 'On a soft ground with a border of the same tone. No icon, no cross.',
        at: 'p',
      },
    ],
  },
  states: {
    Default: 'News of no weight: what will happen, what is missing.',
    Danger: 'Something did not work. Give `role="alert"` where it comes after a press.',
    LongText: 'Wraps as far as it must. Above two sentences a `Banner` or a page is better.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is wrong and what to do.',
        example: <Note tone="danger">Kod noto‘g‘ri. Yangi kodni 40 soniyadan keyin so‘rang.</Note>,
      },
      dont: {
        text: 'Name the failure of the program.',
        example: <Note tone="danger">Xatolik: 422</Note>,
      },
    },
    {
      do: { text: 'Mark with `role` only the part that is new, where the rest was there before.' },
      dont: {
        text: 'Give `alert` to what stands there from the beginning: it interrupts and says nothing new.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Этот номер ещё не подключён.',
    uz: 'Bu raqam hali ulanmagan.',
    note: 'Read in its place. With `alert` it is said at once when it appears, with `status` when the reader pauses.',
  },
  limits: [
    'Two tones only, and without an icon: a danger differs from an info by colour, so its words must say that something failed.',
    'It is a paragraph: lists and buttons do not belong in it. A `Link` does.',
    'A `role` on a note that is there when the page opens is passed over by most screen readers.',
  ],
} satisfies ComponentDocs;
