import type { ComponentDocs } from '../../docs/component-docs';
import { PasswordField } from './PasswordField';

const uz = { showLabel: 'Parolni ko‘rsatish', hideLabel: 'Parolni yashirish' };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A password field with a button that shows the password.',
  props: { PasswordField },
  whenToUse: [
    'Use it for sign-in: `autoComplete="current-password"` is the default.',
    'Use `new-password` for a new one, so that the browser suggests a strong password.',
  ],
  whenNot: [
    {
      when: 'A code from a message',
      instead: ['CodeField'],
      because: 'A code is short and is used once, so it need not be hidden.',
    },
    { when: 'Any other text', instead: ['TextField'] },
  ],
  anatomy: {
    example: (
      <PasswordField
        label="Пароль"
        defaultValue="karvon-demo"
        showLabel="Показать пароль"
        hideLabel="Скрыть пароль"
        description="Не короче 8 знаков"
      />
    ),
    parts: [
      {
        name: 'Label',
        text: '`labelAction`, on the right, links to a forgotten password.',
        at: 'label',
      },
      {
        name: 'Input',
        text: 'Dots, or the characters. Spelling is never checked.',
        at: 'input',
      },
      {
        name: 'Show button',
        text: 'Shows and hides the password. Its name says what the next click does.',
        at: 'button',
      },
      {
        name: 'Message',
        text: 'The rules, or the error message in their place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'No placeholder: dots would look like a password.',
    Invalid: 'Say that the details do not match, not which of them is wrong.',
    Disabled: 'The Show button is disabled too.',
    LongText: 'The size for sign-in pages; the rules are visible before the user types.',
  },
  pairs: [
    {
      do: {
        text: 'State the rules in advance.',
        example: (
          <PasswordField
            {...uz}
            label="Yangi parol"
            autoComplete="new-password"
            description="Kamida 8 belgi, harf va raqam"
          />
        ),
      },
      dont: {
        text: 'Reveal them one by one as errors.',
        example: (
          <PasswordField
            {...uz}
            label="Yangi parol"
            autoComplete="new-password"
            errorMessage="Parol yaroqsiz"
          />
        ),
      },
    },
    {
      do: { text: 'Allow pasting and password managers.' },
      dont: { text: 'Ask for the password twice: users can check it with the Show button.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus into the field, then to the Show button, then out.' },
    {
      keys: ['Enter'],
      does: 'In the field: submits the form. On the button: shows or hides the password.',
    },
    { keys: ['Space'], does: 'On the button: shows or hides the password. Focus stays on it.' },
  ],
  screenReader: {
    ru: 'Пароль, поле ввода пароля; Показать пароль, кнопка',
    uz: 'Parol, parol kiritish maydoni; Parolni ko‘rsatish, tugma',
    note: 'Hidden characters are announced as dots or stars. The name of the Show button changes with each click.',
  },
  limits: [
    'A visible password stays visible until the button is clicked again, also after the form was submitted.',
    'It does not measure strength and does not warn about Caps Lock.',
    'The Show button is a Tab stop between this field and the next.',
  ],
} satisfies ComponentDocs;
