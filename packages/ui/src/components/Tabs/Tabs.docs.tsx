import type { ComponentDocs } from '../../docs/component-docs';
import { Tabs, type TabItem } from './Tabs';

const tabs = (label: string, items: readonly TabItem[]) => (
  <Tabs aria-label={label} currentId="all" items={items} />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Views of a page side by side, each a link with an address, most with a count.',
  props: { Tabs },
  whenToUse: [
    'The statuses of a list: each tab narrows the same rows, and its count says whether to look.',
    'The parts of one thing’s page: leads, history, statistics.',
  ],
  whenNot: [
    {
      when: 'A choice without an address: a currency, cards or table',
      instead: ['SegmentedControl'],
    },
    { when: 'Sections that all stand on the page', instead: ['SectionNav'] },
    { when: 'Steps in an order', instead: ['Stepper'] },
    { when: 'Places of the product', instead: ['Sidebar', 'TabBar'] },
    { when: 'Filters of which several hold', instead: ['FilterBar', 'Chip'] },
  ],
  anatomy: {
    example: tabs('Holatlar', [
      { id: 'all', label: 'Barchasi', count: 148, href: '#all' },
      { id: 'active', label: 'Faol', count: 96, href: '#active' },
      { id: 'declined', label: 'Rad etilgan', count: 3, tone: 'danger', href: '#declined' },
    ]),
    parts: [
      {
        name: 'Row',
        text: 'On a hairline. What does not fit scrolls sideways under a fade.',
        at: 'nav',
      },
      { name: 'Tab', text: '42 px high, 44 on touch.', at: 'a + a' },
      {
        name: 'Underline',
        text: '2 px of accent below the current one, whose words are 600.',
        at: 'a[aria-current]',
      },
      {
        name: 'Count',
        text: 'A pill. Left out while unknown; zero is shown, in grey. `danger` for what asks for care.',
        at: 'a[aria-current] span',
      },
    ],
  },
  states: {
    Default: 'Nine statuses of one list.',
    LastCurrent: 'The current tab is scrolled into view, the fade is at the left.',
    WithoutCounts: 'Parts of a page.',
    Empty: 'A hairline, nothing else.',
    LongText: 'Labels never wrap. Figures are grouped; a zero stays grey even in a tone.',
    Narrow: 'At 320 px the last tab in view is cut by the fade, which says that there are more.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Red for the one count that asks for an action.',
        example: tabs('Bitta qizil', [
          { id: 'all', label: 'Barchasi', count: 148, href: '#1' },
          { id: 'active', label: 'Faol', count: 96, href: '#5' },
          { id: 'declined', label: 'Rad etilgan', count: 3, tone: 'danger', href: '#2' },
        ]),
      },
      dont: {
        text: 'Red for every count.',
        example: tabs('Hammasi qizil', [
          { id: 'all', label: 'Barchasi', count: 148, tone: 'danger', href: '#3' },
          { id: 'active', label: 'Faol', count: 96, tone: 'danger', href: '#6' },
          { id: 'declined', label: 'Rad etilgan', count: 3, tone: 'danger', href: '#4' },
        ]),
      },
    },
    {
      do: { text: 'Keep the order and the set of tabs when counts change.' },
      dont: { text: 'Hide a tab because its count is zero: people look for it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the tabs: they are links, a stop each.' },
    { keys: ['Enter'], does: 'Opens the view.' },
    { keys: ['Control', 'Enter'], does: 'Opens it in a new tab, by the browser.' },
  ],
  screenReader: {
    ru: 'Статусы, навигация. Все 148, ссылка, текущая страница',
    uz: 'Holatlar, navigatsiya. Barchasi 148, havola, joriy sahifa',
    note: 'They are a navigation of links, not ARIA tabs: arrows do nothing, and no panel is tied to them.',
  },
  limits: [
    'It shows no panel and keeps no state: the address says which view is on.',
    'A tab cannot be disabled.',
    'A count is read as a bare number after the name.',
    'Nine tabs are nine stops on the way into the list.',
  ],
} satisfies ComponentDocs;
