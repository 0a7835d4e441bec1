import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { ConfirmDialog } from './ConfirmDialog';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Asks once more before an action that costs something.',
  props: { ConfirmDialog },
  whenToUse: [
    'Something is taken away for good, or seen by others at once: deleting, sending to moderation with a changed price.',
    'Leaving a form with words that were not saved.',
  ],
  whenNot: [
    {
      when: 'What can be taken back',
      instead: ['Toast'],
      because: 'Do it, and offer «Вернуть» for ten seconds.',
    },
    { when: 'Something has to be filled in', instead: ['Dialog'] },
    { when: 'Only telling', instead: ['Banner', 'Toast'] },
    { when: 'Choosing among actions', instead: ['Menu', 'Dialog'] },
  ],
  anatomy: {
    parts: [
      { name: 'Scrim', text: 'A press on it answers nothing.' },
      { name: 'Question', text: 'Names the action and the thing: «Удалить объявление?»' },
      { name: 'Cross', text: 'The same as Cancel.' },
      { name: 'Text', text: 'What will happen, what stays, what can be taken back.' },
      { name: 'Cancel', text: 'Has the focus at first, so that Enter does no harm.' },
      { name: 'Action', text: 'The verb of the question. Red with `tone="danger"`.' },
    ],
  },
  states: {
    Default: '`danger`: 440 px wide, on a phone a sheet from below.',
    Primary: 'Nothing is lost, but others will see it.',
    Pending: 'Both ways and Escape are held until it is done.',
    LongText: 'Title and words wrap.',
    OnPhone: 'A sheet from below: the page stays in view.',
    LongTextOnPhone: 'Buttons that do not fit stack, the action on top.',
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
        text: 'Answer with yes: whoever reads only the button does not know what it does.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yo‘q</Button>
            <Button variant="danger">Ha</Button>
          </Inline>
        ),
      },
    },
    {
      do: { text: 'Say what is left: «Лиды останутся».' },
      dont: { text: 'Ask «Вы уверены?» and nothing else.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From Cancel to the action, then to the cross and round again.' },
    { keys: ['Enter'], does: 'Presses the focused button: Cancel at first.' },
    { keys: ['Escape'], does: 'Cancels, unless the action is under way.' },
  ],
  screenReader: {
    ru: 'Удалить объявление?, предупреждение. Отменить, кнопка',
    uz: 'E’lon o‘chirilsinmi?, ogohlantirish. Bekor qilish, tugma',
    note: 'Its role is `alertdialog`. Some screen readers go on with the text by themselves, others need a step up.',
  },
  limits: [
    'It does not close itself after `onConfirm`: the page does, when the action is done.',
    'It does not show why an action failed: the `FailureProvider` is told of the promise, the page says it in a `Toast` or a `Banner`.',
  ],
} satisfies ComponentDocs;
