import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { CodeField } from './CodeField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A field for a code from an SMS: one input, shown as one cell per digit.',
  props: { CodeField },
  whenToUse: ['Use it for a one-time code of known length, for sign-in or a new phone number.'],
  whenNot: [
    { when: 'A password', instead: ['TextField'] },
    { when: 'A code with letters or of unknown length', instead: ['TextField'] },
    { when: 'A number for calculations', instead: ['NumberField'] },
  ],
  anatomy: {
    example: (
      <CodeField
        label="Код из SMS"
        value="417"
        onChange={nothing}
        description="Отправить ещё раз через 0:42"
      />
    ),
    parts: [
      { name: 'Label', text: 'Says where the code was sent: «Код из SMS».', at: 'label' },
      {
        name: 'Input',
        text: 'Transparent, over all cells. Phones suggest the code from the message.',
        at: 'input',
      },
      {
        name: 'Cell',
        text: '44 × 48 px, one for each digit. The current one has the focus ring.',
        at: 'input + span',
      },
      {
        name: 'Message',
        text: 'When the code can be sent again, or what is wrong.',
        at: '[slot="description"]',
      },
    ],
  },
  states: {
    Empty: 'The first cell is focused.',
    Invalid: 'All cells are red; the error message says how many attempts are left.',
    Disabled: 'While the code is checked, or after the last attempt.',
    ReadOnly: 'A sunken background without a ring; the code can be copied.',
    LongText: 'The label wraps above the cells.',
  },
  pairs: [
    {
      do: {
        text: 'Submit automatically with `onComplete`, and say how many attempts are left.',
        example: (
          <CodeField
            label="SMS dagi kod"
            value="417293"
            onChange={nothing}
            errorMessage="Kod to‘g‘ri kelmadi, 3 ta urinish qoldi"
          />
        ),
      },
      dont: {
        text: 'Use six separate inputs: pasting, autofill and screen readers do not work with them.',
        example: (
          <Stack gap={2}>
            <TextField aria-label="1-raqam" defaultValue="4" size="sm" />
            <TextField aria-label="2-raqam" defaultValue="1" size="sm" />
          </Stack>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then past all cells.' },
    { keys: ['0–9'], does: 'Types the next digit. Other characters are ignored.' },
    { keys: ['Backspace'], does: 'Deletes the last digit.' },
    {
      keys: ['Ctrl', 'V'],
      does: 'Replaces the value with the code in the pasted text. Where no code or several are in it, the field says so.',
    },
  ],
  screenReader: {
    ru: 'Код из SMS, редактирование текста, 417, Отправить ещё раз через 0:42',
    uz: 'SMS dagi kod, matn maydoni, 417, Qayta yuborish 0:42 dan keyin',
    note: 'It is announced as one field: the cells are hidden from screen readers.',
  },
  limits: [
    'The caret is always at the end: to change a digit in the middle, delete back to it.',
    'More than six cells are narrower than 44 px on a 360 px phone.',
    '`onComplete` is called again when the last digit is retyped: disable the field while the code is checked.',
    'It does not remove the code from the clipboard or its history.',
  ],
} satisfies ComponentDocs;
