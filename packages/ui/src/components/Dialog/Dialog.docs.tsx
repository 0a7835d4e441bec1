import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Dialog } from './Dialog';

export const docs = {
  status: 'ready',
  summary: 'A window over the page for one deed that is finished or given up before going on.',
  props: { Dialog },
  whenToUse: [
    'A short form that belongs to the page below: a reason, a price, a date.',
    'A choice that must be made before anything else can happen.',
  ],
  whenNot: [
    {
      when: 'A plain question with two answers',
      instead: ['ConfirmDialog'],
      because: 'It is announced as an alert and stays a small sheet on phones.',
    },
    {
      when: 'Filters or a quick look, while the page stays in view',
      instead: ['Drawer'],
    },
    { when: 'A few deeds for one thing', instead: ['Menu', 'BottomSheet'] },
    { when: 'A word on something', instead: ['Popover', 'Tooltip'] },
    { when: 'Telling that something is done', instead: ['Toast', 'Banner'] },
  ],
  anatomy: {
    parts: [
      { name: 'Scrim', text: 'Covers the page. A press on it closes, unless words would be lost.' },
      {
        name: 'Title',
        text: 'Says the deed, as a noun or a verb, and names the window for readers.',
      },
      { name: 'Closing cross', text: 'Always there; `closeLabel` names it.' },
      { name: 'Body', text: 'Scrolls by itself. Where nothing in it takes the focus, it does.' },
      {
        name: 'Footer',
        text: 'Stays in view. Cancel first, the deed last; on phones above the keyboard.',
      },
    ],
  },
  states: {
    Default: '560 px wide, and the whole screen on a phone.',
    Small: '440 px: one field or a sentence.',
    Large: '760 px: a list to choose from.',
    WithoutFooter: 'Everything in it acts at once; the cross only closes.',
    Scrolling: 'Title and buttons stay, the body scrolls.',
    OnPhone: 'The whole screen; the buttons share the width of a foot that stays.',
    ScrollingOnPhone: 'The body scrolls between title and foot.',
    LongText: 'The title wraps; the cross stays at the first line.',
  },
  stage: { width: 'half', frame: 560 },
  pairs: [
    {
      do: {
        text: 'Name the deed on the button, Cancel before it.',
        example: (
          <Inline gap={2} justify="flex-end">
            <Button>Bekor qilish</Button>
            <Button variant="primary">Narxni saqlash</Button>
          </Inline>
        ),
      },
      dont: {
        text: 'Ask the person to remember the question.',
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
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the window and, after the last stop, to its first again.',
    },
    { keys: ['Shift', 'Tab'], does: 'The same backwards.' },
    { keys: ['Escape'], does: 'Closes. The focus returns to what opened the window.' },
  ],
  reader: {
    ru: 'Причина отказа, диалоговое окно',
    uz: 'Rad etish sababi, muloqot oynasi',
    note: 'The page below is hidden from readers while the window is open.',
  },
  limits: [
    'It is controlled only: the page holds `isOpen`, so that the back button and links can close it.',
    'The content is mounted anew at each opening. What has to last belongs into the page.',
  ],
} satisfies ComponentDocs;
