import type { ComponentDocs } from '../../docs/component-docs';
import { PasswordField } from './PasswordField';

const uz = { showLabel: 'Parolni ko‘rsatish', hideLabel: 'Parolni yashirish' };

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A password, hidden, with a button to look at it.',
  props: { PasswordField },
  whenToUse: [
    'Signing in: `autoComplete="current-password"`, the default.',
    'Choosing a new one: `new-password`, so that the browser offers a strong one.',
  ],
  whenNot: [
    {
      when: 'A code from a message',
      instead: ['CodeField'],
      because: 'It is short, is used once and hides nothing.',
    },
    { when: 'Anything else that is typed', instead: ['TextField'] },
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
        text: '`labelAction` at its right end leads to a forgotten password.',
        at: 'label',
      },
      {
        name: 'Input',
        text: 'Dots, or the letters. No spelling is checked, also when they are shown.',
        at: 'input',
      },
      {
        name: 'Eye',
        text: 'Shows and hides. Its name says what the next press does.',
        at: 'button',
      },
      {
        name: 'Message',
        text: 'The rules, or the error in their place.',
        at: 'label + div + span',
      },
    ],
  },
  states: {
    Empty: 'No placeholder: dots would look like a password.',
    Invalid: 'Say that it does not fit, not which of the two is wrong.',
    Disabled: 'The eye is disabled with it.',
    LongText: 'The size of sign-in pages; the rules stand below before anything is typed.',
  },
  pairs: [
    {
      do: {
        text: 'Say the rules before they are broken.',
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
        text: 'Tell them one by one as errors.',
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
      do: { text: 'Let people paste and use their password manager.' },
      dont: { text: 'Ask for it twice: the eye is there to check what was typed.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Into the field, then to the eye, then out.' },
    { keys: ['Enter'], does: 'In the field: sends the form. On the eye: shows or hides.' },
    { keys: ['Space'], does: 'On the eye: shows or hides. The focus stays on it.' },
  ],
  screenReader: {
    ru: 'Пароль, поле ввода пароля; Показать пароль, кнопка',
    uz: 'Parol, parol kiritish maydoni; Parolni ko‘rsatish, tugma',
    note: 'Hidden letters are read as dots or stars. The eye changes its name with each press.',
  },
  limits: [
    'A password that is shown stays so until the eye is pressed again, also after the form was sent.',
    'It measures no strength, and does not warn of Caps Lock.',
    'The eye is a stop of Tab between the field and the next one.',
  ],
} satisfies ComponentDocs;
