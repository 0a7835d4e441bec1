import type { ComponentDocs } from '../../docs/component-docs';
import { TextField } from '../TextField/TextField';
import { PhoneField } from './PhoneField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'A field for a phone number: nine digits behind `+998`, or a number of another country that begins with `+`.',
  props: { PhoneField },
  whenToUse: [
    'Use it for sign-in by phone, or for the phone of a showroom, a user or a buyer.',
    'The value has the format of the API: `+998…`.',
  ],
  whenNot: [
    { when: 'The code from the message', instead: ['CodeField'] },
    { when: 'A phone number to call', instead: ['IconButton', 'Link'] },
    { when: 'Search by phone number', instead: ['SearchField'] },
  ],
  anatomy: {
    example: (
      <PhoneField
        label="Телефон"
        value="+998901234567"
        onChange={nothing}
        description="На него придёт код"
      />
    ),
    parts: [
      { name: 'Label', text: 'Whose phone number it is.', at: 'label' },
      {
        name: 'Prefix',
        text: '`+998`. Clicking it focuses the field. It goes when the number begins with `+`.',
        at: 'label + * > *',
      },
      {
        name: 'Number',
        text: 'Grouped as `90 123 45 67` as the user types. Phones show a numeric keyboard.',
        at: 'input',
      },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder shows the format.',
    Foreign: 'The calling code is part of the number, in place of the prefix.',
    TooLong: 'Digits too many stay as typed: the form says that the number is too long.',
    Invalid: 'An incomplete number is kept: the form says that digits are missing.',
    Disabled: 'The prefix is grey too.',
    Large: '48 px, for sign-in.',
    Absurd: 'A value that is not a number is an empty field.',
    ReadOnly: 'A sunken background. The number can be selected and copied.',
    LongText: 'The hint says who will call.',
  },
  pairs: [
    {
      do: {
        text: 'Say that digits are missing, or how many.',
        example: (
          <PhoneField
            label="Telefon"
            value="+99890123"
            onChange={nothing}
            errorMessage="Yana 4 ta raqam kiriting"
          />
        ),
      },
      dont: {
        text: 'Explain the format: the field applies it.',
        example: (
          <PhoneField
            label="Telefon"
            value="+99890123"
            onChange={nothing}
            errorMessage="Format: +998XXXXXXXXX"
          />
        ),
      },
    },
    {
      do: {
        text: 'Accept numbers in any format: `+998 (90) 123-45-67`, `8 90 123 45 67`, with or without `+998`.',
      },
      dont: {
        text: 'Use a plain text field for a phone number.',
        example: <TextField label="Telefon" placeholder="+998901234567" />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then out. The prefix is not focusable.' },
    { keys: ['Backspace'], does: 'Deletes the digit before the caret, also across a space.' },
    {
      keys: ['Control', 'V'],
      does: 'Pastes a number, also out of a text. Brackets, dashes, spaces, `998` and `8` before nine digits are removed.',
    },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  screenReader: {
    ru: 'Телефон, поле ввода телефона, 90 123 45 67',
    uz: 'Telefon, telefon raqami maydoni, 90 123 45 67',
    note: 'The prefix is outside the input: `+998` is not announced as part of the value. The calling code of another country is.',
  },
  limits: [
    'The form checks the number: how long it is, that the operator code exists, and that its country is accepted.',
    'Foreign numbers are grouped in the same way for all countries.',
    '`onChange` is also called with incomplete numbers (`+99890`): do not search or save them.',
    'The placeholder is fixed.',
  ],
} satisfies ComponentDocs;
