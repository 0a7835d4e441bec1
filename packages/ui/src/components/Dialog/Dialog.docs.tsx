import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Dialog } from './Dialog';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.4',
      text: 'Asks a question before an action.',
      before: '<ConfirmDialog tone="primary">',
      after: '<Dialog role="alertdialog" tone="neutral">',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'A modal window over the page: in the centre, on the right (a drawer), at the bottom (a sheet), or a question before an action.',
  props: { Dialog },
  whenToUse: [
    'Use it for a short form that belongs to the page: a reason, a price, a date.',
    'Use it for a choice that must be made before anything else.',
    'Use `role="alertdialog"` to ask before an action that cannot be undone or is public immediately, and before leaving a form with unsaved changes.',
    'Use `placement="end"` for all filters of a list, or the details of a row, while the page stays visible.',
    'Use `placement="bottom"` on a phone where a desktop has a menu.',
  ],
  whenNot: [
    {
      when: 'A question about an action that can be undone',
      instead: ['Toast'],
      because: 'Do it, and offer «Вернуть» for ten seconds.',
    },
    {
      when: 'Content that is always visible next to the page',
      instead: ['Panes', 'Columns'],
    },
    {
      when: 'A long form',
      instead: ['Page'],
      because: 'A page has an address that can be opened and shared.',
    },
    {
      when: 'The options of a field',
      instead: ['Select', 'ComboBox'],
      because: 'They open a sheet on phones automatically.',
    },
    { when: 'A few actions for one object', instead: ['Menu'] },
    { when: 'A short explanation', instead: ['Popover', 'Tooltip'] },
    { when: 'A message that something is done', instead: ['Toast', 'Banner'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Scrim',
        text: 'Covers the page. Clicking it closes the dialog, unless input would be lost. In a question it does nothing.',
        at: 'div:has(> div > [role=dialog])',
      },
      {
        name: 'Title',
        text: 'Names the action, and names the dialog for screen readers. A question names the object too: «Удалить объявление?»',
        at: '[role=dialog] h2',
      },
      {
        name: 'Image, description, end',
        text: 'Optional: an `Avatar` before the title, one line below it, and a status next to the Close button.',
        at: '[role=dialog] header > :first-child',
      },
      {
        name: 'Close button',
        text: 'Always present. `closeLabel` is its name.',
        at: '[role=dialog] header > button',
      },
      {
        name: 'Body',
        text: 'Scrolls separately. It takes the focus when nothing in it can. In a question: what will happen, what is kept, what can be undone.',
        at: '[role=dialog] > div',
      },
      {
        name: 'Footer',
        text: 'Always visible. Cancel is first and the action last. On phones it is above the keyboard. A question focuses Cancel first, so that Enter does no harm.',
        at: '[role=dialog] footer',
      },
    ],
  },
  states: {
    Default: '560 px wide; full screen on a phone.',
    Small: '440 px: one field or a sentence.',
    Large: '760 px: a list to choose from.',
    WithoutFooter: 'Every action in it takes effect immediately. The Close button only closes.',
    Scrolling: 'The header and footer stay and the body scrolls.',
    AtTheEnd:
      'A drawer, 480 px wide and as high as the window. The quiet button resets. The primary button says how many results it shows.',
    AtTheEndOnPhone: 'The full screen, from the right.',
    WithHeaderParts: 'Says who it is about, with a status that stays visible.',
    AtTheBottom: 'As high as its content, at most 85% of the screen and 760 px wide.',
    AtTheBottomScrolling:
      'Above 85% the body scrolls. It takes the focus so that the keyboard can scroll it.',
    OnPhone: 'Full screen. The buttons share the width of a fixed footer.',
    ScrollingOnPhone: 'The body scrolls between header and footer.',
    LongText: 'The title wraps. The Close button stays on the first line.',
    Question: '440 px wide; on a phone a sheet at the bottom. `danger` is red.',
    QuestionNeutral: 'Nothing is lost, but others will see it.',
    QuestionPending: 'Both buttons and Escape are disabled until the action ends.',
    QuestionLongText: 'The title and text wrap.',
    QuestionOnPhone: 'A sheet at the bottom: part of the page stays visible.',
    QuestionLongTextOnPhone: 'Buttons that do not fit are stacked, the action on top.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: {
        text: 'Name the action on the button, with Cancel before it.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Bekor qilish</Button>
            <Button variant="primary">Narxni saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Use labels that depend on the question.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yo‘q</Button>
            <Button variant="primary">OK</Button>
          </Inline>
        ),
      },
    },
    {
      do: {
        text: 'Repeat the verb of the question on the button, and say what is kept: «Лиды останутся».',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Bekor qilish</Button>
            <Button variant="danger">O‘chirish</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Ask only «Вы уверены?». Users who read only the button do not know what it does.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yo‘q</Button>
            <Button variant="danger">Ha</Button>
          </Inline>
        ),
      },
    },
    {
      do: { text: 'Turn `isDismissable` off as soon as the user types something.' },
      dont: { text: 'Open a dialog from a dialog. Replace the content, or make it a page.' },
    },
    {
      do: {
        text: 'Close a sheet when an option is chosen: after «Сначала дешёвые» the list is sorted.',
      },
      dont: { text: 'Require «Готово» after a single choice.' },
    },
    {
      do: {
        text: 'Keep unfinished filters in the page’s state, so that they survive closing and reopening.',
      },
      dont: { text: 'Use «Применить» where the button can say what it will show.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus through the dialog, and from the last element back to the first.',
    },
    { keys: ['Shift', 'Tab'], does: 'Moves focus backwards.' },
    {
      keys: ['Enter'],
      does: 'In a question it activates the focused button: Cancel at first.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the dialog, unless the action of a question is pending. Focus returns to the element that opened it.',
    },
  ],
  screenReader: {
    ru: 'Причина отказа, диалоговое окно',
    uz: 'Rad etish sababi, muloqot oynasi',
    note: 'The page is hidden from screen readers while the dialog is open. A question is an `alertdialog`: “Удалить объявление?, предупреждение. Отменить, кнопка”. Some screen readers continue with the text, others need a command.',
  },
  limits: [
    'A question does not close after `onConfirm`: the page closes it when the action has succeeded.',
    'A question does not show errors: the `FailureProvider` receives the rejected promise, and the page shows a `Toast` or a `Banner`.',
    'Controlled only: the page keeps `isOpen`, so that the back button and links can close it.',
    'The content is mounted again each time it opens. Keep lasting state in the page.',
    'A drawer cannot be resized and a sheet cannot be swiped away: the Close button, the scrim and Escape close it.',
    '`bottom` is a sheet at every width: show a `Menu` on wide screens yourself.',
  ],
} satisfies ComponentDocs;
