import { EyeOff, Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Menu } from './Menu';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A button with a list of actions for one object.',
  props: { Menu },
  whenToUse: [
    'Use it for three or more actions on a card or a row. Keep the most frequent one outside.',
    'Use `isSelected` to choose how a list is shown: a check mark shows the current option.',
    'Use it with a `header` for the user’s own menu.',
  ],
  whenNot: [
    {
      when: 'A value in a form',
      instead: ['Select'],
      because: 'A menu runs actions, a select stores a value.',
    },
    { when: 'One or two actions', instead: ['Button', 'IconButton'] },
    { when: 'Text, fields or anything that is not a row', instead: ['Popover'] },
    { when: 'Actions on a phone that need a description', instead: ['Dialog'] },
    { when: 'Everything the product can do', instead: ['CommandPalette'] },
  ],
  anatomy: {
    story: 'WithHeader',
    parts: [
      {
        name: 'Trigger',
        text: 'A `Button` or `IconButton`; it looks pressed while the menu is open.',
        at: '#storybook-root button',
      },
      {
        name: 'Header',
        text: 'Above the rows: the owner of the menu. Not a row. Optional.',
        at: '[role=menu] > [role=presentation]',
      },
      {
        name: 'Row',
        text: '36 px high, 44 px on touch: an icon and a verb; at the end a shortcut or a check mark.',
        at: '[role=menuitem]',
      },
      {
        name: 'Second line',
        text: 'Why a row is disabled, or what it will do.',
        at: '[role=menuitem] span > span',
      },
      {
        name: 'Line',
        text: 'Separates destructive actions from the others. The line and the order are automatic.',
        at: '[role=menu] hr',
      },
    ],
  },
  states: {
    Default: 'The destructive row is last, although it is first in `items`.',
    Disabled: 'It stays in its place, with the reason below it.',
    Choices: 'Rows are checkboxes for screen readers; the check mark shows the current option.',
    WithHeader: 'A name above the rows, in small text.',
    LongText: 'Rows wrap and are not truncated.',
  },
  stage: { width: 'third' },
  pairs: [
    {
      do: {
        text: 'Start each row with a verb, and say what will be lost.',
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
        text: 'Use a noun: nobody knows what clicking «E’lon» does.',
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
      do: {
        text: 'Disable an action that is available elsewhere, with the reason in `description`.',
      },
      dont: { text: 'Remove a row temporarily: users look for it where it was.' },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the trigger: opens at the first row, or closes. On a row: runs it. `Space` does the same.',
    },
    {
      keys: ['ArrowDown'],
      does: 'On the trigger: opens at the first row. In the menu: moves to the next row, and from the last to the first.',
    },
    {
      keys: ['ArrowUp'],
      does: 'On the trigger: opens at the last row. In the menu: moves to the previous row.',
    },
    { keys: ['Home'], does: 'Moves to the first row; `End` to the last.' },
    {
      keys: ['A–Z'],
      does: 'Typing letters moves to the next row that starts with them, in any script. Repeating one letter moves through all rows that start with it.',
    },
    { keys: ['Escape'], does: 'Closes it; focus returns to the trigger.' },
    { keys: ['Tab'], does: 'Closes it, and moves on from the trigger.' },
  ],
  screenReader: {
    ru: 'Ещё, кнопка, всплывающее меню, развёрнуто; Действия с объявлением, меню; Изменить',
    uz: 'Yana, tugma, ochiladigan menyu, ochiq; E’lon bilan amallar, menyu; Tahrirlash',
    note: 'Disabled rows can be focused and are announced with their reason. Options are announced as checked or not checked.',
  },
  limits: [
    'No nested menus.',
    'Options are checkboxes, not radios: the page ensures that only one is checked.',
    'Scrolling the page or resizing the window closes it; focus returns to the trigger.',
    'The trigger must be a `Button` or `IconButton` of this package.',
  ],
} satisfies ComponentDocs;
