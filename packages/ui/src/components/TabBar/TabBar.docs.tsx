import type { ComponentDocs } from '../../docs/component-docs';
import { TabBar } from './TabBar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'The main navigation on a phone: up to five tabs at the bottom.',
  props: { TabBar },
  whenToUse: [
    'Use it below 768 px; the last tab opens the other pages.',
    'Use it in `AppShell`, which shows it on phones only.',
  ],
  whenNot: [
    { when: 'A tablet or a desktop', instead: ['Sidebar'] },
    { when: 'Views of one page', instead: ['Tabs'] },
    { when: 'An action', instead: ['Page', 'ActionBar'] },
    { when: 'A choice in a form', instead: ['SegmentedControl'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Bar',
        text: '60 px plus the safe area of the phone; a border above. Tabs have equal width.',
        at: 'nav',
      },
      { name: 'Icon', text: '22 px.', at: 'nav svg' },
      {
        name: 'Label',
        text: 'One word of 11 px, truncated. The current tab is accent.',
        at: 'nav a > span',
      },
      {
        name: 'Count',
        text: 'Red, on the corner of the icon, if above zero; 99+ above 99.',
        at: 'nav a > span + span',
      },
      {
        name: 'More',
        text: 'Without `href` a tab is a button: it opens a sheet with the other pages.',
        at: 'nav button',
      },
    ],
  },
  states: {
    Default: 'The second tab is current; seven chats are unread.',
    BigCounts: 'The badge shows 99+ at most.',
    LongText: 'Labels that do not fit are truncated: about ten characters at 360 px.',
  },
  stage: { width: 'third', frame: 240 },
  pairs: [
    {
      do: { text: 'Use one short word per tab: «Авто», “Lidlar”.' },
      dont: { text: 'Use the long names of the sidebar: “Avtomobillar” is truncated at 320 px.' },
    },
    {
      do: { text: 'Hide it on a form: the form’s footer is there.' },
      dont: { text: 'Show two bars above each other.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the tabs, from left to right.' },
    { keys: ['Enter'], does: 'Opens the page, or the sheet.' },
    { keys: ['Space'], does: 'Opens the sheet. For links use `Enter`.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация. Панель, ссылка. Чаты 7, ссылка',
    uz: 'Bo‘limlar, navigatsiya. Panel, havola. Chatlar 7, havola',
    note: 'The current page is announced as such; the last tab as a button that opens a dialog.',
  },
  limits: [
    'A count is announced without a label.',
    'An active button is shown in accent, but not announced as current.',
    'It covers the page: leave 60 px and the safe area below the content, as `AppShell` does.',
    'It does not hide on scroll or while typing.',
  ],
} satisfies ComponentDocs;
