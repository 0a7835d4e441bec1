import type { ComponentDocs } from '../../docs/component-docs';
import { TabBar } from './TabBar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary: 'A phone’s navigation: up to five places at the bottom, at the thumb.',
  props: { TabBar },
  whenToUse: [
    'The first rank of places below 768 px; the last tab opens the rest.',
    'Inside `AppShell`, which shows it on phones only.',
  ],
  whenNot: [
    { when: 'From tablet width up', instead: ['Sidebar'] },
    { when: 'Views of one page', instead: ['Tabs'] },
    { when: 'An action', instead: ['Page', 'ActionBar'] },
    { when: 'A choice in a form', instead: ['SegmentedControl'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Bar',
        text: '60 px and the phone’s safe area below; a hairline above. Tabs share the width evenly.',
      },
      { name: 'Icon', text: '22 px.' },
      { name: 'Label', text: 'One word of 11 px, cut with dots. The current tab in accent.' },
      {
        name: 'Count',
        text: 'Red, at the icon’s corner, above zero; 99+ beyond that.',
      },
      { name: 'More', text: 'Without `href` a tab is a button: it opens a sheet with the rest.' },
    ],
  },
  states: {
    Default: 'The second place is current, seven chats wait.',
    BigCounts: '99+ in the mark, whatever the number is.',
    LongText: 'Words that do not fit end in dots: about ten letters at 360 px.',
  },
  stage: { width: 'third', frame: 240 },
  pairs: [
    {
      do: { text: 'One short word a place: «Авто», “Lidlar”.' },
      dont: { text: 'The sidebar’s long names: “Avtomobillar” is cut at 320 px.' },
    },
    {
      do: { text: 'Take it away on a form: the form’s footer stands there.' },
      dont: { text: 'Show two bars above one another.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the places, from left to right.' },
    { keys: ['Enter'], does: 'Goes there, or opens the rest.' },
    { keys: ['Space'], does: 'Opens the rest; links follow `Enter` alone.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация. Панель, ссылка. Чаты 7, ссылка',
    uz: 'Bo‘limlar, navigatsiya. Panel, havola. Chatlar 7, havola',
    note: 'The current place is announced as the current page; the last one as a button that opens a window.',
  },
  limits: [
    'A count is read as a bare number.',
    'A button that is active is shown in accent, and not announced as current.',
    'It lies over the page: leave 60 px and the safe area below the content. `AppShell` does.',
    'It does not hide while one scrolls or types.',
  ],
} satisfies ComponentDocs;
