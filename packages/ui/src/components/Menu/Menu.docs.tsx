import { EyeOff, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Menu } from './Menu';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A button with a list of actions for one thing.',
  props: { Menu },
  whenToUse: [
    'Three or more actions on a card or a row, of which the most frequent stands outside.',
    'A few ways to show a list, with `isSelected`: a check marks the one in use.',
    'The user’s own menu, with a `header`.',
  ],
  whenNot: [
    {
      when: 'An answer of a form',
      instead: ['Select'],
      because: 'A menu acts, a select holds a value.',
    },
    { when: 'One or two actions', instead: ['Button', 'IconButton'] },
    { when: 'Words, fields or anything that is not a row', instead: ['Popover'] },
    { when: 'Actions on a phone that need room for words', instead: ['Dialog'] },
    { when: 'Everything the program can do', instead: ['CommandPalette'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Trigger',
        text: 'A `Button` or `IconButton`; it looks pressed while the menu is open.',
      },
      { name: 'Header', text: 'Above the rows: whose menu it is. Not a row. Optional.' },
      {
        name: 'Row',
        text: '36 px high, 44 on touch: icon and verb; at the end keys or a check.',
      },
      { name: 'Second line', text: 'Why a row is disabled, or what follows from it.' },
      { name: 'Line', text: 'Parts danger from the rest. It and the order come by themselves.' },
    ],
  },
  states: {
    Default: 'The dangerous row is last, though `items` has it first.',
    Disabled: 'Stays in its place and is read, with the reason below it.',
    Choices: 'Rows are boxes to screen readers; the check marks what is in use.',
    WithHeader: 'A name above the rows, in small print.',
    LongText: 'Rows wrap instead of being cut.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Begin each row with a verb, and say what is lost.',
        example: (
          <Menu
            aria-label="Amallar"
            trigger={<Button>Amallar</Button>}
            items={[
              { id: 'hide', label: 'Ko‘rsatuvdan olish', icon: EyeOff },
              { id: 'remove', label: 'E’lonni o‘chirish', icon: Trash2, tone: 'danger' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Name things: nobody knows what a press on «E’lon» does.',
        example: (
          <Menu
            aria-label="Noaniq amallar"
            trigger={<Button>Boshqa</Button>}
            items={[
              { id: 'car', label: 'E’lon', icon: EyeOff },
              { id: 'bin', label: 'Savat', icon: Trash2 },
            ]}
          />
        ),
      },
    },
    {
      do: { text: 'Disable a row that others have, and give the reason in `description`.' },
      dont: { text: 'Take a row away for a moment: people look for it where it was.' },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the trigger: opens at the first row, or closes. On a row: does it. `Space` too.',
    },
    {
      keys: ['ArrowDown'],
      does: 'On the trigger: opens at the first row. In the menu: the next one, round the end.',
    },
    {
      keys: ['ArrowUp'],
      does: 'On the trigger: opens at the last row. In the menu: the one before.',
    },
    { keys: ['Home'], does: 'The first row; `End` the last.' },
    {
      keys: ['A–Z'],
      does: 'Letters typed quickly: the next row that begins with them, in any script. One letter again and again: each row that begins with it.',
    },
    { keys: ['Escape'], does: 'Closes; the focus returns to the trigger.' },
    { keys: ['Tab'], does: 'Closes, and goes on from the trigger.' },
  ],
  screenReader: {
    ru: 'Ещё, кнопка, всплывающее меню, развёрнуто; Действия с объявлением, меню; Изменить',
    uz: 'Yana, tugma, ochiladigan menyu, ochiq; E’lon bilan amallar, menyu; Tahrirlash',
    note: 'Disabled rows can be reached and are read with their reason. A choice is read as checked or not.',
  },
  limits: [
    'No menus inside menus.',
    'Choices are boxes, not radios: that only one is checked is for the page to keep.',
    'Scrolling the page or resizing the window closes it; the focus returns to the trigger.',
    'The trigger must be a `Button` or `IconButton` of this package: it is wired up by a context.',
  ],
} satisfies ComponentDocs;
