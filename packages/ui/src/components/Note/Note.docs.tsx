import type { ComponentDocs } from '../../docs/component-docs';
import { Note } from './Note';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'A message between the fields of a small form, in one of three tones.',
  props: { Note },
  whenToUse: [
    'Use it for a message about the form, not about a field: a wrong code, an unregistered number.',
    'Use it on sign-in pages and in small dialogs, where a banner would be as large as the form.',
  ],
  whenNot: [
    { when: 'A message above the content of a page, with an action', instead: ['Banner'] },
    {
      when: 'An error of one field',
      instead: ['TextField'],
      because: 'Its `errorMessage` is below the field and linked to it.',
    },
    { when: 'Something has succeeded', instead: ['Toast'] },
    { when: 'A section that failed to load', instead: ['EmptyState'] },
    { when: 'A hint', instead: ['Text'] },
  ],
  anatomy: {
    example: <Note>Этот номер ещё не подключён.</Note>,
    parts: [
      {
        name: 'Sentence',
        text: 'On a soft background with a border of the same tone. No icon, no Close button.',
        at: 'p',
      },
    ],
  },
  states: {
    Default: 'Neutral information: what will happen, what is missing.',
    Success:
      'A figure that is good for the user: what is earned, what is saved. What was done is a toast.',
    Danger: 'Something failed. Set `role="alert"` if it appears after an action.',
    LongText: 'It wraps. For more than two sentences use a `Banner` or a page.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is wrong and what to do.',
        example: <Note tone="danger">Kod noto‘g‘ri. Yangi kodni 40 soniyadan keyin so‘rang.</Note>,
      },
      dont: {
        text: 'Show a technical error.',
        example: <Note tone="danger">Xatolik: 422</Note>,
      },
    },
    {
      do: { text: 'Set `role` only on the new message, if another was there before.' },
      dont: {
        text: 'Set `alert` on a message that is there from the start: it interrupts with nothing new.',
      },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Этот номер ещё не подключён.',
    uz: 'Bu raqam hali ulanmagan.',
    note: 'It is read in order. With `alert` it is announced immediately when it appears, with `status` after the current speech.',
  },
  limits: [
    'The tones have no icon and differ only by colour, so the text must say that something failed.',
    'It is a paragraph: it can contain a `Link`, but no lists or buttons.',
    'Most screen readers do not announce the `role` of a note that is there when the page opens.',
  ],
} satisfies ComponentDocs;
