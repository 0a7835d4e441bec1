import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { TextField } from '../TextField/TextField';
import { TaskForm } from './TaskForm';

const nothing = () => undefined;

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-21',
  summary: 'The one task of a page: its title, what to do, the fields, one button.',
  props: { TaskForm },
  whenToUse: ['A page of `SplitScreen`: signing in, a code, a new password.'],
  whenNot: [
    { when: 'A form of sections', instead: ['Columns', 'Card'] },
    { when: 'A short form over a page', instead: ['Dialog'] },
    { when: 'A page within the shell', instead: ['Page'], because: 'It brings the title row.' },
  ],
  anatomy: {
    example: (
      <TaskForm
        title="Kirish"
        lead="Salon telefon raqamini kiriting."
        onSubmit={nothing}
        after={<Link href="#forgot">Parolni unutdingizmi?</Link>}
      >
        <TextField label="Telefon" />
        <Button variant="primary" type="submit" isFullWidth>
          Davom etish
        </Button>
      </TaskForm>
    ),
    parts: [
      { name: 'Title', text: 'The `h1` of the page, 28 px.', at: 'h1' },
      { name: 'Lead', text: 'What to do, in a sentence. Muted.', at: 'h1 + p' },
      { name: 'Fields', text: '20 px apart, each with its own error.', at: 'input' },
      {
        name: 'Button',
        text: 'A primary `Button` with `type="submit"`, full width.',
        at: 'button',
      },
      {
        name: 'After',
        text: 'The way to another task. 13 px, in the middle. Optional.',
        at: 'form > p',
      },
    ],
  },
  states: {
    Default: 'One field, one button.',
    WithAfter: 'With the way to another task.',
    LongText: 'Title and lead wrap.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'Say on the button what comes next: «Получить код», “Kodni olish”.' },
      dont: { text: 'Call every button «Далее»: nobody knows what it will do.' },
    },
    {
      do: { text: 'Put the server’s answer at its field, or into a `Note` above the button.' },
      dont: { text: 'Tell of a wrong code by a `Toast`: it is gone before it is read.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields to the button.' },
    { keys: ['Enter'], does: 'In any field of one line: sends the form.' },
  ],
  screenReader: {
    ru: 'Вход, заголовок первого уровня. Введите номер телефона салона',
    uz: 'Kirish, birinchi darajali sarlavha. Salon telefon raqamini kiriting',
    note: 'The browser’s own bubbles are off: errors are read at their fields, in the language of the page.',
  },
  limits: [
    'It does not wait for `onSubmit`: give `isPending` to the button, which ignores further presses.',
    'The page brings the focus to the first wrong field.',
    'Always an `h1`, so once a page.',
    'Without a submit button `Enter` sends only a form with a single field.',
  ],
} satisfies ComponentDocs;
