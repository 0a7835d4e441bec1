import { Gauge } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { icon } from '../../private/icon-size';
import { TextField } from './TextField';

const password = {
  type: 'password',
  autoComplete: 'new-password',
  showLabel: 'Parolni ko‘rsatish',
  hideLabel: 'Parolni yashirish',
} as const;

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: 'Takes a password, with a button that shows it.',
      before: '<PasswordField showLabel="Show" hideLabel="Hide" />',
      after: '<TextField type="password" showLabel="Show" hideLabel="Hide" />',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'A field for one line of text or a password, with a label, a hint and an error message.',
  props: { TextField },
  whenToUse: [
    'Use it for one line of free text: a name, an address, a link, an email address.',
    'Use `type="password"` for a password. Set `autoComplete="new-password"` for a new one, so that the browser suggests a strong password.',
    'Use it for a number that is copied and never calculated with, such as a VIN. Put a unit into `suffix`.',
  ],
  whenNot: [
    { when: 'More than one line', instead: ['TextArea'] },
    {
      when: 'A phone number',
      instead: ['PhoneField'],
      because: 'It cleans pasted text and returns the contract’s `+998…`.',
    },
    {
      when: 'Money or another number',
      instead: ['MoneyField', 'NumberField'],
      because: 'They group digits while the user types and return a number.',
    },
    {
      when: 'A code from a message',
      instead: ['CodeField'],
      because: 'A code is short and is used once, so it need not be hidden.',
    },
    { when: 'Search', instead: ['SearchField'] },
    { when: 'One of a known list of options', instead: ['Select', 'ComboBox'] },
  ],
  anatomy: {
    example: (
      <TextField
        label="Пробег"
        defaultValue="24 500"
        description="Как на приборной панели"
        prefix={<Gauge {...icon.sm} />}
        suffix="км"
        isRequired
      />
    ),
    parts: [
      {
        name: 'Label',
        text: 'A noun above the field, always visible. The asterisk is visual only: screen readers announce “required”.',
        at: 'label',
      },
      { name: 'Prefix', text: 'A 16 px icon or fixed text before the value. Optional.', at: 'svg' },
      { name: 'Input', text: '40 px high; 44 px on touch, with 16 px text.', at: 'input' },
      {
        name: 'Suffix',
        text: 'A unit. Clicking it focuses the input. Optional.',
        at: 'input + *',
      },
      {
        name: 'Show button',
        text: 'With `type="password"`: shows and hides the password. Its name says what the next click does.',
      },
      {
        name: 'Message',
        text: 'The hint, or the error message in its place, so that the form moves by one line at most.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'The placeholder says what an empty value means. It never replaces the label.',
    Invalid: 'Shown when the field loses focus or the form is submitted, not while the user types.',
    Hovered: 'A darker border.',
    Focused: 'An accent border and a soft ring, for the mouse too.',
    FocusedInvalid: 'The border stays red until the value is valid.',
    Disabled: 'Something else has to be chosen first. Say what in the value or the hint.',
    ReadOnly: 'The value can be focused, read and copied, but not changed.',
    FocusedReadOnly: 'An accent border without the ring.',
    Password:
      'Dots, a button that shows them, and no placeholder, because dots would look like a password. Spelling is never checked.',
    PasswordInvalid: 'Say that the details do not match, not which of them is wrong.',
    PasswordDisabled: 'The Show button is disabled too.',
    LongText: 'The label and the message wrap; the value scrolls inside the input.',
  },
  pairs: [
    {
      do: {
        text: 'Say what is wrong and how to correct it.',
        example: (
          <TextField
            label="Sayt manzili"
            defaultValue="karvon"
            errorMessage="Manzilni to‘liq yozing: karvon.uz"
          />
        ),
      },
      dont: {
        text: 'Report the error and leave the user to guess.',
        example: (
          <TextField label="Sayt manzili" defaultValue="karvon" errorMessage="Xato qiymat" />
        ),
      },
    },
    {
      do: {
        text: 'Keep the label visible and put an example into the hint.',
        example: <TextField label="Название салона" description="Например, Karvon Chilonzor" />,
      },
      dont: {
        text: 'Use the placeholder as the label: it disappears with the first character.',
        example: <TextField aria-label="Название салона" placeholder="Название салона" />,
      },
    },
    {
      do: {
        text: 'State the rules of a new password in advance.',
        example: (
          <TextField
            {...password}
            label="Yangi parol"
            description="Kamida 8 belgi, harf va raqam"
          />
        ),
      },
      dont: {
        text: 'Reveal the rules one by one as errors.',
        example: <TextField {...password} label="Yangi parol" errorMessage="Parol yaroqsiz" />,
      },
    },
    {
      do: { text: 'Allow pasting and password managers.' },
      dont: { text: 'Ask for the password twice: users can check it with the Show button.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus into the field, then to the Show button of a password, then out. A read-only field can be focused too.',
    },
    {
      keys: ['Enter'],
      does: 'Submits the form. On the Show button: shows or hides the password.',
    },
    {
      keys: ['Space'],
      does: 'On the Show button: shows or hides the password. Focus stays on it.',
    },
    { keys: ['Home'], does: 'Moves to the start of the text; `End` moves to its end.' },
  ],
  screenReader: {
    ru: 'Название салона, редактирование текста, Karvon Motors',
    uz: 'Avtosalon nomi, matn maydoni, Karvon Motors',
    note: 'The hint follows the value, or the error message with “invalid entry”. A hint that appears later is announced too. A password is announced as dots or stars, then its button: “Показать пароль, кнопка”.',
  },
  limits: [
    'A visible password stays visible until the button is clicked again, also after the form was submitted.',
    'It does not measure the strength of a password and does not warn about Caps Lock.',
    'It does not validate: the form does, and sets `errorMessage`.',
    'A text over `maxLength` is kept: the field counts near the limit and says by how much it is too long. The form must not send it.',
  ],
} satisfies ComponentDocs;
