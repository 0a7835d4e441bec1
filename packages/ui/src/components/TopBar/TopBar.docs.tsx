import type { ComponentDocs } from '../../docs/component-docs';
import { NotificationsBell, TopBar } from './TopBar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'The bar over every page from tablet width up: the way back, search, language, theme, news.',
  props: { TopBar, NotificationsBell },
  whenToUse: ['Once, in `AppShell`, from 768 px on.'],
  whenNot: [
    { when: 'A phone', instead: ['MobileTitleBar'] },
    { when: 'The title and the actions of a page', instead: ['Page'] },
    { when: 'Looking through one list', instead: ['SearchField', 'FilterBar'] },
    { when: 'Something that everybody must read', instead: ['Banner'] },
  ],
  anatomy: {
    parts: [
      { name: 'Toggle', text: 'Folds the sidebar. Its name says what a press will do.' },
      { name: 'Back, forward', text: 'Steps in history. Disabled where there is no such step.' },
      {
        name: 'Search',
        text: 'Looks like a field and is a button: it opens the `CommandPalette`. Up to 340 px, with its keys at the end; on touch without them.',
      },
      { name: 'Language', text: 'A small `SegmentedControl`: RU and UZ.' },
      { name: 'Theme', text: 'A moon by day, a sun by night: what a press brings.' },
      { name: 'Bell', text: 'With a red dot when there is something new. Its name says so too.' },
    ],
  },
  states: {
    Default: 'Forward has nowhere to go. There is news.',
    NothingNew: 'No dot.',
    LongText: 'The words of search end in dots before anything else gives way.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Say both in the bell’s name: «Есть новые уведомления», “Yangi bildirishnomalar bor”.',
      },
      dont: { text: 'Keep one name and show a dot: it is only a colour.' },
    },
    {
      do: { text: 'Name what a press will do: «Тёмная тема» while it is light.' },
      dont: { text: 'Add actions of a page here. They stand beside its title.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from left to right. A disabled step is passed over; the language is one stop.',
    },
    { keys: ['ArrowRight'], does: 'In the language: chooses the other one.' },
    { keys: ['Enter'], does: 'Presses; on search, opens the palette. So does `Space`.' },
  ],
  screenReader: {
    ru: 'Свернуть меню, кнопка, развёрнуто. Назад, кнопка. Поиск Ctrl F, кнопка, открывает окно',
    uz: 'Menyuni yig‘ish, tugma, yoyilgan. Orqaga, tugma. Qidiruv Ctrl F, tugma, oyna ochadi',
    note: 'It is the page’s banner. The keys are part of the name of search; on touch they are not.',
  },
  limits: [
    'It shows `Ctrl F` and does not listen for it: the shell does.',
    'The browser does not tell whether there is a step forward: the app counts its own.',
    'No place for a title: it does not know the page.',
    'Where it is narrow only search gives way. It has no form for phones: there it is a `MobileTitleBar`.',
  ],
} satisfies ComponentDocs;
