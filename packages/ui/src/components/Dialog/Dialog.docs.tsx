import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Dialog } from './Dialog';

export const docs = {
  status: 'ready',
  summary:
    'A window over the page, in the middle, at the right (a drawer) or from below (a sheet): the page waits until it is closed.',
  props: { Dialog },
  whenToUse: [
    'A short form that belongs to the page below: a reason, a price, a date.',
    'A choice that must be made before anything else can happen.',
    'All filters of a list, or the details of a row, while the page stays in view: `placement="end"`.',
    'On a phone, what a menu is on a desktop: `placement="bottom"`.',
  ],
  whenNot: [
    {
      when: 'A plain question with two answers',
      instead: ['ConfirmDialog'],
      because: 'It is announced as an alert and stays a small sheet on phones.',
    },
    {
      when: 'Something to read beside the page all the time',
      instead: ['Panes', 'Columns'],
    },
    { when: 'A long form', instead: ['Page'], because: 'It deserves an address.' },
    {
      when: 'The list of a field',
      instead: ['Select', 'ComboBox'],
      because: 'They open a sheet on phones by themselves.',
    },
    { when: 'A few actions for one thing', instead: ['Menu'] },
    { when: 'A word on something', instead: ['Popover', 'Tooltip'] },
    { when: 'Telling that something is done', instead: ['Toast', 'Banner'] },
  ],
  anatomy: {
    parts: [
      { name: 'Scrim', text: 'Covers the page. A press on it closes, unless words would be lost.' },
      {
        name: 'Title',
        text: 'Says the action, as a noun or a verb, and names the window for screen readers.',
      },
      {
        name: 'Image, description, end',
        text: 'Optional: an `Avatar` before the title, one line below it, a state beside the cross.',
      },
      { name: 'Closing cross', text: 'Always there; `closeLabel` names it.' },
      { name: 'Body', text: 'Scrolls by itself. Where nothing in it takes the focus, it does.' },
      {
        name: 'Footer',
        text: 'Stays in view. Cancel first, the action last; on phones above the keyboard.',
      },
    ],
  },
  states: {
    Default: '560 px wide, and the whole screen on a phone.',
    Small: '440 px: one field or a sentence.',
    Large: '760 px: a list to choose from.',
    WithoutFooter: 'Everything in it acts at once; the cross only closes.',
    Scrolling: 'Title and buttons stay, the body scrolls.',
    AtTheEnd:
      'A drawer, 480 px wide and as high as the window. The quiet button resets, the primary one says how many it shows.',
    AtTheEndOnPhone: 'The full screen, from the right.',
    WithHeaderParts: 'Who it is about, and a state that stays in view.',
    AtTheBottom: 'As high as its content, at most 85 % of the screen and 760 px wide.',
    AtTheBottomScrolling:
      'From 85 % on the body scrolls and takes the focus, so that keys can scroll it.',
    OnPhone: 'The whole screen; the buttons share the width of a foot that stays.',
    ScrollingOnPhone: 'The body scrolls between title and foot.',
    LongText: 'The title wraps; the cross stays at the first line.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: {
        text: 'Name the action on the button, Cancel before it.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Bekor qilish</Button>
            <Button variant="primary">Narxni saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Ask the user to remember the question.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Yo‘q</Button>
            <Button variant="primary">OK</Button>
          </Inline>
        ),
      },
    },
    {
      do: { text: 'Turn `isDismissable` off as soon as something is typed in it.' },
      dont: { text: 'Open a dialog from a dialog. Replace the content, or make it a page.' },
    },
    {
      do: {
        text: 'Close a sheet with the choice: «Сначала дешёвые» is pressed, and the list is sorted.',
      },
      dont: { text: 'Ask for a second press on «Готово» after one choice.' },
    },
    {
      do: {
        text: 'Keep half-chosen filters in the page: closing and opening again must not lose them.',
      },
      dont: { text: 'Say «Применить» where the button can say what it will show.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the window and, after the last stop, to its first again.',
    },
    { keys: ['Shift', 'Tab'], does: 'The same backwards.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to what opened the window.' },
  ],
  screenReader: {
    ru: 'Причина отказа, диалоговое окно',
    uz: 'Rad etish sababi, muloqot oynasi',
    note: 'The page below is hidden from screen readers while the window is open.',
  },
  limits: [
    'It is controlled only: the page holds `isOpen`, so that the back button and links can close it.',
    'The content is mounted anew at each opening. What has to last belongs into the page.',
    'A drawer cannot be widened, and a sheet cannot be pulled down by touch: the cross, the scrim and Escape close it.',
    '`bottom` is a sheet at every width: show a `Menu` on wide screens yourself.',
  ],
} satisfies ComponentDocs;
