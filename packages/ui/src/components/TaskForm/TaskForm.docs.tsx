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
  summary: 'The only task of a page: a title, instructions, fields and one button.',
  props: { TaskForm },
  whenToUse: ['Use it in a `SplitScreen`: sign-in, a code, a new password.'],
  whenNot: [
    { when: 'A form with sections', instead: ['Columns', 'Card'] },
    { when: 'A short form above a page', instead: ['Dialog'] },
    { when: 'A page in the shell', instead: ['Page'], because: 'It has the title row.' },
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
      { name: 'Instructions', text: 'What to do, in one sentence. Muted.', at: 'h1 + p' },
      { name: 'Fields', text: '20 px apart, each with its own error message.', at: 'input' },
      {
        name: 'Button',
        text: 'A primary `Button` with `type="submit"`, full width.',
        at: 'button',
      },
      {
        name: 'Link',
        text: 'A link to another task. 13 px, centred. Optional.',
        at: 'form > p',
      },
    ],
  },
  states: {
    Default: 'One field, one button.',
    WithAfter: 'With a link to another task.',
    LongText: 'The title and instructions wrap.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: { text: 'Say on the button what it does: «Получить код», “Kodni olish”.' },
      dont: { text: 'Label every button «Далее»: nobody knows what it will do.' },
    },
    {
      do: { text: 'Show a server error at its field, or in a `Note` above the button.' },
      dont: { text: 'Report a wrong code in a `Toast`: it closes before it is read.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields to the button.' },
    { keys: ['Enter'], does: 'In a single-line field: submits the form.' },
  ],
  screenReader: {
    ru: 'Вход, заголовок первого уровня. Введите номер телефона салона',
    uz: 'Kirish, birinchi darajali sarlavha. Salon telefon raqamini kiriting',
    note: 'The browser’s own messages are off: errors are announced at their fields, in the language of the page.',
  },
  limits: [
    'It does not wait for `onSubmit`: set `isPending` on the button, which ignores further presses.',
    'The page focuses the first field with an error.',
    'The title is always an `h1`, so use it once per page.',
    'Without a submit button, `Enter` submits only a form with one field.',
  ],
} satisfies ComponentDocs;
