import type { ComponentDocs } from '../../docs/component-docs';
import { TextField } from '../TextField/TextField';
import { PhoneField } from './PhoneField';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A phone number of Uzbekistan: `+998` stands there, nine digits are typed.',
  props: { PhoneField },
  whenToUse: [
    'Signing in by phone, the phone of a showroom, of a user.',
    'Wherever the contract wants `+998…`: it gives that and nothing else.',
  ],
  whenNot: [
    {
      when: 'A number of another country',
      instead: ['TextField'],
      because: 'Here it is not taken.',
    },
    { when: 'The code from the message', instead: ['CodeField'] },
    { when: 'Calling a number', instead: ['IconButton', 'Link'] },
    { when: 'A name that is found by a number', instead: ['SearchField'] },
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
      { name: 'Label', text: 'Whose phone it is.', at: 'label' },
      {
        name: 'Prefix',
        text: '`+998`, fixed. A press on it focuses the field.',
        at: 'label + * > *',
      },
      {
        name: 'Number',
        text: 'Grouped as `90 123 45 67` while it is typed; the digits’ keyboard on phones.',
        at: 'input',
      },
      { name: 'Message', text: 'The hint, or the error in its place.', at: 'label + div + span' },
    ],
  },
  states: {
    Empty: 'The placeholder shows the form, not an example to keep.',
    Invalid: 'A beginning is kept as typed: the form says that digits are missing.',
    Disabled: 'The plate goes grey with it.',
    Large: '48 px, for sign-in.',
    Absurd: 'What is no number at all is an empty field.',
    ReadOnly: 'A sunken ground. The number can be chosen and copied.',
    LongText: 'The hint says who will call.',
  },
  pairs: [
    {
      do: {
        text: 'Say how many digits are missing, or that they are.',
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
        text: 'Explain the format: the field makes it.',
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
        text: 'Take a number as people keep it: `+998 (90) 123-45-67`, `8 90 123 45 67`, with or without `+998`.',
      },
      dont: {
        text: 'Ask for a phone in a plain field.',
        example: <TextField label="Telefon" placeholder="+998901234567" />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Into the field, then out. The plate is no stop.' },
    { keys: ['Backspace'], does: 'Takes the digit before the caret, also across a gap.' },
    {
      keys: ['Control', 'V'],
      does: 'Pastes: brackets, dashes, spaces and the country’s code fall away.',
    },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  screenReader: {
    ru: 'Телефон, поле ввода телефона, 90 123 45 67',
    uz: 'Telefon, telefon raqami maydoni, 90 123 45 67',
    note: 'The plate is outside the input: `+998` is not read as part of the value.',
  },
  limits: [
    'Uzbekistan only. A foreign number that is pasted with its `+` leaves the field empty, without a word; without `+` it is cut to nine digits.',
    'Whether nine digits are there, and whether the operator’s code exists, is for the form.',
    '`onChange` gives beginnings too (`+99890`): do not search or save by them.',
    'The placeholder is fixed.',
  ],
} satisfies ComponentDocs;
