import type { ComponentDocs } from '../../docs/component-docs';
import { NotificationsBell, TopBar } from './TopBar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'The bar above every page on a tablet or desktop: history, search, language, theme, notifications.',
  props: { TopBar, NotificationsBell },
  whenToUse: ['Use it once, in `AppShell`, from 768 px.'],
  whenNot: [
    { when: 'A phone; the title and the actions of a page', instead: ['Page'] },
    { when: 'Searching one list', instead: ['SearchField', 'FilterBar'] },
    { when: 'A message that every user must read', instead: ['Banner'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Toggle',
        text: 'Collapses the sidebar. Its name says what it will do.',
        at: 'header > button',
      },
      {
        name: 'Back and Forward',
        text: 'Browser history. Disabled if there is no such step.',
        at: 'header > button:nth-of-type(2)',
      },
      {
        name: 'Search',
        text: 'Looks like a field but is a button: it opens the `CommandPalette`. Up to 340 px, with its shortcut at the end, except on touch.',
        at: '[aria-haspopup=dialog]',
      },
      { name: 'Language', text: 'A small `SegmentedControl`: RU and UZ.', at: '[role=radiogroup]' },
      {
        name: 'Theme',
        text: 'A moon in light theme, a sun in dark theme: what it switches to.',
        at: '[role=radiogroup] ~ button',
      },
      {
        name: 'Bell',
        text: 'With a red dot for new notifications. Its name says so too.',
        at: 'header > span:last-child',
      },
    ],
  },
  states: {
    Default: 'Forward is disabled. There are new notifications.',
    NothingNew: 'No dot.',
    LongText: 'The search text is truncated first.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Include the state in the bell’s name: «Есть новые уведомления», “Yangi bildirishnomalar bor”.',
      },
      dont: { text: 'Keep one name and show only a dot.' },
    },
    {
      do: { text: 'Name what the button will do: «Тёмная тема» in light theme.' },
      dont: { text: 'Add actions of a page. They belong next to its title.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from left to right. Disabled buttons are skipped; the language is one stop.',
    },
    { keys: ['ArrowRight'], does: 'In the language: selects the other one.' },
    {
      keys: ['Enter'],
      does: 'Activates the button; on search, opens the palette. So does `Space`.',
    },
  ],
  screenReader: {
    ru: 'Свернуть меню, кнопка, развёрнуто. Назад, кнопка. Поиск Ctrl F, кнопка, открывает окно',
    uz: 'Menyuni yig‘ish, tugma, yoyilgan. Orqaga, tugma. Qidiruv Ctrl F, tugma, oyna ochadi',
    note: 'It is the banner landmark. The shortcut is part of the name of the search, except on touch.',
  },
  limits: [
    'It shows `Ctrl F` but does not handle it: the shell does.',
    'Browsers do not report whether Forward is possible: the app counts its own steps.',
    'It has no page title.',
    'Only the search shrinks. On phones use the `phoneBar` of a `Page`.',
  ],
} satisfies ComponentDocs;
