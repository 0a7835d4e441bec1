import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { CodeField } from './CodeField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The digits of a code from an SMS: boxes for eyes, one input for everything else.',
  props: { CodeField },
  whenToUse: ['A one-time code of known length that a message brings: signing in, a new number.'],
  whenNot: [
    { when: 'A password', instead: ['PasswordField'] },
    { when: 'A code with letters or of unknown length', instead: ['TextField'] },
    { when: 'A number to calculate with', instead: ['NumberField'] },
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
      { name: 'Label', text: 'Where the code is: «Код из SMS».', at: 'label' },
      {
        name: 'Input',
        text: 'Lies unseen over all boxes. Phones offer the code from the message to it.',
        at: 'input',
      },
      {
        name: 'Box',
        text: '44 × 48 px, one for each digit. The next one has the ring.',
        at: 'input + span',
      },
      {
        name: 'Message',
        text: 'When it can be sent again, or what was wrong.',
        at: '[slot="description"]',
      },
    ],
  },
  states: {
    Empty: 'The first box waits.',
    Invalid: 'All boxes are red; the error says how many tries are left.',
    Disabled: 'While the code is checked, or after the last try.',
    ReadOnly: 'The boxes are sunken and have no ring; the code can still be copied.',
    LongText: 'The label wraps above the boxes.',
  },
  pairs: [
    {
      do: {
        text: 'Send it by itself with `onComplete`, and say how many tries are left.',
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
        text: 'Six fields of one digit: pasting, autofill and screen readers fail at them.',
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
    { keys: ['Tab'], does: 'Moves into the field, then past all its boxes.' },
    { keys: ['0–9'], does: 'Writes the next digit. Other characters are dropped.' },
    { keys: ['Backspace'], does: 'Takes the last digit away.' },
    {
      keys: ['Ctrl', 'V'],
      does: 'Puts the pasted code in place of what stood there, without its spaces and words.',
    },
  ],
  screenReader: {
    ru: 'Код из SMS, редактирование текста, 417, Отправить ещё раз через 0:42',
    uz: 'SMS dagi kod, matn maydoni, 417, Qayta yuborish 0:42 dan keyin',
    note: 'One field, not six: the boxes are hidden from screen readers.',
  },
  limits: [
    'The caret stands at the end: a wrong digit in the middle is reached by Backspace.',
    'More than six digits are narrower than 44 px on a phone of 360.',
    '`onComplete` fires again when the last digit is typed anew: hold the field while the code is checked.',
    'It keeps no code out of the clipboard or the browser’s history of pasted things.',
  ],
} satisfies ComponentDocs;
