import type { ComponentDocs } from '../../docs/component-docs';
import { Tabs, type TabItem } from './Tabs';

const tabs = (label: string, items: readonly TabItem[]) => (
  <Tabs aria-label={label} currentId="all" items={items} />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Views of a page, each a link with its own address, usually with a count.',
  props: { Tabs },
  whenToUse: [
    'Use it for the statuses of a list: each tab filters the same rows.',
    'Use it for the parts of a detail page: leads, history, statistics.',
  ],
  whenNot: [
    {
      when: 'An option without an address: a currency, cards or table',
      instead: ['SegmentedControl'],
    },
    { when: 'Sections that are all on the page', instead: ['SectionNav'] },
    { when: 'Steps in an order', instead: ['SectionNav'] },
    { when: 'Pages of the product', instead: ['Sidebar', 'TabBar'] },
    { when: 'Filters that can be combined', instead: ['FilterBar', 'Chip'] },
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
        text: 'With a border below. If it does not fit, it scrolls horizontally under a fade.',
        at: 'nav',
      },
      { name: 'Tab', text: '42 px high, 44 px on touch.', at: 'a + a' },
      {
        name: 'Underline',
        text: '2 px of accent below the current tab, which has weight 600.',
        at: 'a[aria-current]',
      },
      {
        name: 'Count',
        text: 'A pill. Left out while unknown; zero is grey. Use `danger` for items that need attention.',
        at: 'a[aria-current] span',
      },
    ],
  },
  states: {
    Default: 'Nine statuses of one list.',
    LastCurrent: 'The current tab is scrolled into view; the fade is on the left.',
    WithoutCounts: 'Parts of a page.',
    WithEnd: 'One figure about the list, at the end of the row. On a phone it is hidden.',
    Chips: 'Statuses of a list whose page has tabs of its own: two underlined rows never meet.',
    Empty: 'Only a border.',
    LongText: 'Labels never wrap. Numbers are grouped; a zero is always grey.',
    Narrow: 'At 320 px the fade over the last tab shows that there are more.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: {
        text: 'Use red for the one count that needs an action.',
        example: tabs('Bitta qizil', [
          { id: 'all', label: 'Barchasi', count: 148, href: '#1' },
          { id: 'active', label: 'Faol', count: 96, href: '#5' },
          { id: 'declined', label: 'Rad etilgan', count: 3, tone: 'danger', href: '#2' },
        ]),
      },
      dont: {
        text: 'Use red for every count.',
        example: tabs('Hammasi qizil', [
          { id: 'all', label: 'Barchasi', count: 148, tone: 'danger', href: '#3' },
          { id: 'active', label: 'Faol', count: 96, tone: 'danger', href: '#6' },
          { id: 'declined', label: 'Rad etilgan', count: 3, tone: 'danger', href: '#4' },
        ]),
      },
    },
    {
      do: { text: 'Keep the order and the set of tabs when counts change.' },
      dont: { text: 'Hide a tab because its count is zero: users look for it.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the tabs: each is a link and a Tab stop.' },
    { keys: ['Enter'], does: 'Opens the view.' },
    { keys: ['Control', 'Enter'], does: 'Opens it in a new tab of the browser.' },
  ],
  screenReader: {
    ru: 'Статусы, навигация. Все 148, ссылка, текущая страница',
    uz: 'Holatlar, navigatsiya. Barchasi 148, havola, joriy sahifa',
    note: 'They are a navigation of links, not ARIA tabs: arrow keys do nothing and there is no tab panel.',
  },
  limits: [
    'It shows no panel and has no state: the address determines the current view.',
    'A tab cannot be disabled.',
    'A count is announced after the name, without a label.',
    'Nine tabs are nine Tab stops before the list.',
  ],
} satisfies ComponentDocs;
