import { ArrowUp, Check, Download, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../Inline/Inline';
import { Tooltip } from '../Tooltip/Tooltip';
import { Button } from './Button';

const reason = 'Поднять можно через 2 дня';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: 'With `href` it is a link.',
      before: '<LinkButton href="/cars">',
      after: '<Button href="/cars">',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'Starts an action on this page, or with `href` leads to another page.',
  props: { Button },
  whenToUse: [
    'Use it for the action of a form, a dialog or a card.',
    'Use it with `href` when the main action opens another page, such as «Добавить авто», and as the action of an empty or failed screen.',
    'Use it with `href` and `download` for a file.',
    'Use `primary` for the main action of the screen, `secondary` and `soft` for other actions, and `ghost` for minor ones.',
    'Use `danger` for an action that cannot be undone, in the dialog that confirms it. Use `danger-ghost` for the button that opens that dialog.',
    'Use `picker` for a button that opens a `Popover` of values in a row of `Select` fields, so that the row looks the same.',
  ],
  whenNot: [
    { when: 'A link in a sentence or a name in a row', instead: ['Link'] },
    { when: 'Only an icon fits', instead: ['IconButton'], because: 'It has its own tooltip.' },
    { when: 'Several actions for one object', instead: ['Menu'] },
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
        name: 'Container',
        text: '32, 40 or 48 px high; 36, 44 or 52 px on touch. It is one step darker on hover and two when pressed.',
        at: 'button',
      },
      {
        name: 'Icon',
        text: 'Optional. A spinner replaces it while the action is pending.',
        at: 'svg',
      },
      {
        name: 'Label',
        text: 'A verb. It never wraps. Text that is too long ends with an ellipsis.',
        at: 'span',
      },
    ],
  },
  states: {
    Variants:
      'From most to least prominent, then the two for destructive actions, then the one for rows of fields.',
    Hovered: 'One step darker. Quiet variants get a light tint.',
    Pressed: 'Two steps darker while it is held.',
    FocusVisible: 'A ring with a gap. It is shown for the keyboard only, not for the mouse.',
    Disabled: 'Not in the tab order. Set `disabledReason` where a user would ask why.',
    Pending: 'It keeps its label and width, and ignores further presses.',
    WithReason: 'It looks disabled but can be focused. Screen readers announce the reason.',
    Sizes: 'Use `sm` in rows and cards, `md` in forms, and `lg` on sign-in pages and phones.',
    Links:
      'Links look the same, but are announced as links and open in a new tab on request. A disabled one cannot be focused.',
    LongText: 'Full width on a phone. Two buttons that do not fit side by side are stacked.',
  },
  pairs: [
    {
      do: {
        text: 'Use one primary button, with a verb that names the action.',
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
        text: 'Use two primary buttons with labels that do not name the action.',
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
        text: 'Say why it is disabled: use `disabledReason` for screen readers and a tooltip with the same text for everyone else.',
        example: (
          <Tooltip content={reason}>
            <Button icon={ArrowUp} disabledReason={reason}>
              Поднять
            </Button>
          </Tooltip>
        ),
      },
      dont: {
        text: 'Disable it without a reason.',
        example: (
          <Button icon={ArrowUp} isDisabled>
            Поднять
          </Button>
        ),
      },
    },
    {
      do: {
        text: 'Start a destructive action with a quiet button. The red button belongs in the confirmation dialog.',
        example: (
          <Button variant="danger-ghost" icon={Trash2}>
            O‘chirish
          </Button>
        ),
      },
      dont: {
        text: 'Make the least used action the most prominent one on the page.',
        example: (
          <Button variant="danger" size="lg" icon={Trash2}>
            O‘chirish
          </Button>
        ),
      },
    },
    {
      do: {
        text: 'Set `href` for a page, so that people can open it in a new tab. Leave it out for an action.',
        example: (
          <Inline gap={2}>
            <Button href="#new">Yangi e’lon</Button>
            <Button variant="primary">Saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Use the label “Next”: out of context it has no meaning.',
        example: <Button href="#next">Davom etish</Button>,
      },
    },
    {
      do: {
        text: 'Name the file that will be downloaded.',
        example: (
          <Button href="#report" download="leads.csv" icon={Download}>
            Скачать лиды, CSV
          </Button>
        ),
      },
      dont: {
        text: 'Use a link for a file that takes long to create: it shows no progress.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the button. A disabled button is skipped unless it has a reason.',
    },
    { keys: ['Enter'], does: 'Activates it on key down, or follows the link.' },
    { keys: ['Space'], does: 'Activates it on key up. On a link it does nothing.' },
    { keys: ['Control', 'Enter'], does: 'Opens a link in a new tab.' },
  ],
  screenReader: {
    ru: 'Сохранить, кнопка',
    uz: 'Saqlash, tugma',
    note: 'With `href`: “Добавить авто, ссылка”. A pending button is announced as busy. With `disabledReason` it is announced as “unavailable”, then the reason.',
  },
  limits: [
    'The label never wraps, and nothing shows a truncated one in full: keep it under about 24 characters in Uzbek.',
    'A link takes neither `isPending` nor `disabledReason`, and does not show that it opens a new tab.',
    '`isPending` does not announce the end of the action: show a `Toast` or move the focus.',
  ],
} satisfies ComponentDocs;
