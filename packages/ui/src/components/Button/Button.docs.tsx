import { ArrowUp, Check, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Tooltip } from '../Tooltip/Tooltip';
import { Button } from './Button';

const reason = 'Поднять можно через 2 дня';

export const docs = {
  status: 'ready',
  summary: 'Does something on this page: saves, sends, deletes, opens a window.',
  props: { Button },
  whenToUse: [
    'The action of a form, a dialog or a card.',
    '`primary` for the one thing that the screen is for; `secondary` and `soft` beside it; `ghost` for what may be overlooked.',
    '`danger` for an action that cannot be taken back, in the dialog that asks about it; `danger-ghost` for the way there.',
    '`picker` for a button that opens a `Popover` of values and stands in one row with `Select`: the row looks as one.',
  ],
  whenNot: [
    {
      when: 'It leads to another page',
      instead: ['LinkButton', 'Link'],
      because: 'People open links in a new tab, and screen readers announce them as links.',
    },
    { when: 'Only an icon fits', instead: ['IconButton'], because: 'It brings its own tooltip.' },
    { when: 'Several actions for one thing', instead: ['Menu'] },
    { when: 'One of a few views', instead: ['SegmentedControl', 'Tabs'] },
    { when: 'Something is switched on or off', instead: ['Switch', 'Checkbox'] },
  ],
  anatomy: {
    example: (
      <Button variant="primary" size="lg" icon={ArrowUp}>
        Поднять
      </Button>
    ),
    parts: [
      {
        name: 'Ground',
        text: '32, 40 or 48 px high; 36, 44, 52 on touch. Hover is one step darker, pressed two.',
        at: 'button',
      },
      {
        name: 'Icon',
        text: 'Optional. While work is under way a spinner stands here.',
        at: 'svg',
      },
      { name: 'Label', text: 'A verb. It never wraps; too long, it ends in dots.', at: 'span' },
    ],
  },
  states: {
    Variants:
      'From loud to quiet, then the two for what is lost for good, then the one that stands among pickers.',
    Hovered: 'One step darker, or the first tint of a quiet one.',
    Pressed: 'Two steps, as long as it is held.',
    FocusVisible: 'A ring with a gap, for keys only: a press of the mouse leaves none.',
    Disabled: 'Gone from the order of Tab. Where a user would ask why, give `disabledReason`.',
    Pending: 'Keeps its label and its width. Further presses are ignored.',
    WithReason: 'Looks disabled, but can be focused, and the reason is read out.',
    Sizes: '`sm` in rows and cards, `md` in forms, `lg` on sign-in pages and phones.',
    LongText: 'Full width on a phone: two buttons that do not fit beside each other stack.',
  },
  pairs: [
    {
      do: {
        text: 'One primary button, with a verb that says the action.',
        example: (
          <Inline gap={2}>
            <Button>Отменить</Button>
            <Button variant="primary" icon={Check}>
              Опубликовать
            </Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Two primary buttons, with words that answer nothing.',
        example: (
          <Inline gap={2}>
            <Button variant="primary">Нет</Button>
            <Button variant="primary">Да</Button>
          </Inline>
        ),
      },
    },
    {
      do: {
        text: 'Say why it cannot be pressed: for screen readers by `disabledReason`, for eyes by a tooltip with the same words.',
        example: (
          <Tooltip content={reason}>
            <Button icon={ArrowUp} disabledReason={reason}>
              Поднять
            </Button>
          </Tooltip>
        ),
      },
      dont: {
        text: 'Grey it out and keep quiet.',
        example: (
          <Button icon={ArrowUp} isDisabled>
            Поднять
          </Button>
        ),
      },
    },
    {
      do: {
        text: 'Lead to a dangerous action quietly; the dialog that asks carries the red button.',
        example: (
          <Button variant="danger-ghost" icon={Trash2}>
            O‘chirish
          </Button>
        ),
      },
      dont: {
        text: 'Let the rarest action be the loudest thing on the page.',
        example: (
          <Button variant="danger" size="lg" icon={Trash2}>
            O‘chirish
          </Button>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button. A disabled one is passed over unless it has a reason.',
    },
    { keys: ['Enter'], does: 'Presses it when the key goes down.' },
    { keys: ['Space'], does: 'Presses it when the key comes up.' },
  ],
  screenReader: {
    ru: 'Сохранить, кнопка',
    uz: 'Saqlash, tugma',
    note: 'While pending it is announced as busy. With `disabledReason`: “unavailable”, then the reason.',
  },
  limits: [
    'The label stays on one line at every width: keep it under about 24 letters in Uzbek.',
    '`isPending` does not say when the work is done: show a `Toast` or move the focus.',
  ],
} satisfies ComponentDocs;
