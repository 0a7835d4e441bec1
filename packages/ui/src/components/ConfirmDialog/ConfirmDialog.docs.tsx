import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { ConfirmDialog } from './ConfirmDialog';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Asks the user to confirm an action that has consequences.',
  props: { ConfirmDialog },
  whenToUse: [
    'Use it for an action that cannot be undone or is public immediately: deleting, submitting a changed price to moderation.',
    'Use it before leaving a form with unsaved changes.',
  ],
  whenNot: [
    {
      when: 'An action that can be undone',
      instead: ['Toast'],
      because: 'Do it, and offer «Вернуть» for ten seconds.',
    },
    { when: 'Something has to be filled in', instead: ['Dialog'] },
    { when: 'Information only', instead: ['Banner', 'Toast'] },
    { when: 'A choice of actions', instead: ['Menu', 'Dialog'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Scrim',
        text: 'Clicking it does nothing.',
        at: 'div:has(> div > [role=alertdialog])',
      },
      {
        name: 'Question',
        text: 'Names the action and the object: «Удалить объявление?»',
        at: '[role=alertdialog] h2',
      },
      {
        name: 'Close button',
        text: 'The same as Cancel.',
        at: '[role=alertdialog] header > button',
      },
      {
        name: 'Text',
        text: 'What will happen, what is kept, what can be undone.',
        at: '[role=alertdialog] > div',
      },
      { name: 'Cancel', text: 'Focused first, so that Enter does no harm.', at: 'footer button' },
      {
        name: 'Action',
        text: 'The verb of the question. Red with `tone="danger"`.',
        at: 'footer button:last-child',
      },
    ],
  },
  states: {
    Default: '`danger`: 440 px wide; on a phone a sheet at the bottom.',
    Primary: 'Nothing is lost, but others will see it.',
    Pending: 'Both buttons and Escape are disabled until the action ends.',
    LongText: 'The title and text wrap.',
    OnPhone: 'A sheet at the bottom: part of the page stays visible.',
    LongTextOnPhone: 'Buttons that do not fit are stacked, the action on top.',
  },
  stage: { width: 'half', frame: 420 },
  pairs: [
    {
      do: {
        text: 'Repeat the verb of the question.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Bekor qilish</Button>
            <Button variant="danger">O‘chirish</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Use Yes and No: users who read only the button do not know what it does.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yo‘q</Button>
            <Button variant="danger">Ha</Button>
          </Inline>
        ),
      },
    },
    {
      do: { text: 'Say what is kept: «Лиды останутся».' },
      dont: { text: 'Only ask «Вы уверены?».' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from Cancel to the action, to the Close button, and round again.',
    },
    { keys: ['Enter'], does: 'Activates the focused button: Cancel at first.' },
    { keys: ['Escape'], does: 'Cancels, unless the action is pending.' },
  ],
  screenReader: {
    ru: 'Удалить объявление?, предупреждение. Отменить, кнопка',
    uz: 'E’lon o‘chirilsinmi?, ogohlantirish. Bekor qilish, tugma',
    note: 'Its role is `alertdialog`. Some screen readers continue with the text, others need a command.',
  },
  limits: [
    'It does not close after `onConfirm`: the page closes it when the action has succeeded.',
    'It does not show errors: the `FailureProvider` receives the rejected promise, and the page shows a `Toast` or a `Banner`.',
  ],
} satisfies ComponentDocs;
