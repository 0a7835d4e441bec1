import type { ComponentDocs } from '../../docs/component-docs';
import { Sidebar } from './Sidebar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The main navigation on the left: pages, their counts, and the signed-in user.',
  props: { Sidebar },
  whenToUse: [
    'Use it from 768 px; between 768 and 1099 px it is collapsed.',
    'Use it in `AppShell`, which puts it next to the page.',
  ],
  whenNot: [
    {
      when: 'A phone',
      instead: ['TabBar'],
      because: 'A phone has up to five tabs in reach of the thumb.',
    },
    { when: 'Sections of a form', instead: ['SectionNav'] },
    { when: 'Views of one page', instead: ['Tabs'] },
    { when: 'The path to the current page', instead: ['Breadcrumbs'] },
    { when: 'A panel that opens from the side', instead: ['Dialog'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Brand',
        text: 'Logo, name and a small note; links to the start page. As high as the top bar.',
        at: 'aside > a',
      },
      {
        name: 'Row',
        text: '38 px. The current page is a raised pill with an accent icon.',
        at: 'nav > a',
      },
      {
        name: 'Count',
        text: 'Muted, or red and round with `countTone="danger"` for items that wait for a response. Zero is not shown.',
        at: 'nav > a > span:nth-of-type(3)',
      },
      {
        name: 'Lock',
        text: 'A page that is not available yet. It can be focused and says why.',
        at: '[aria-disabled=true] > svg',
      },
      {
        name: 'Group',
        text: 'A row with a chevron; its pages are indented below it.',
        at: 'nav > button',
      },
      { name: 'Line', text: 'Separates groups.', at: 'nav > div:empty' },
      {
        name: 'User',
        text: 'Photo, name, role and number; opens a menu above.',
        at: 'aside > button',
      },
    ],
  },
  states: {
    Default: '248 px. One red count, one locked page, an open group.',
    Collapsed:
      '68 px: names are in tooltips, the red count is on the corner of the icon, muted counts are in the tooltip.',
    ChildActive: 'The current page is highlighted, its group is not.',
    WithoutUser: 'While the profile loads; the rows do not move when it has loaded.',
    LongText: 'Names are truncated. Keep Uzbek names under about 22 characters.',
  },
  stage: { width: 'third', frame: 560 },
  pairs: [
    {
      do: { text: 'Use one red count: buyers who wait for a reply.' },
      dont: { text: 'Use a colour for every count: none of them stands out.' },
    },
    {
      do: {
        text: 'Lock a page that is not ready, with a reason: «Появится позже», “Keyinroq paydo bo‘ladi”.',
      },
      dont: { text: 'Link to an empty page.' },
    },
    {
      do: { text: 'Name pages with a noun: «Лиды», “Avtomobillar”.' },
      dont: { text: 'Add actions to the navigation. They belong to their page.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the brand, every row, including locked ones, and the user.',
    },
    {
      keys: ['Enter'],
      does: 'Follows a link, expands or collapses a group, opens the user’s menu.',
    },
    {
      keys: ['Space'],
      does: 'Expands or collapses a group, or opens the menu. For links use `Enter`.',
    },
    { keys: ['Escape'], does: 'Closes the menu or hides a tooltip.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация. Рабочая панель 36, ссылка',
    uz: 'Bo‘limlar, navigatsiya. Ish paneli 36, havola',
    note: 'The current page is announced as such; a locked one as unavailable, with its reason. Collapsed rows keep their names and counts.',
  },
  limits: [
    'Two levels at most.',
    'A group is open at first. Its state is not saved.',
    'When collapsed, a group links to its first page; for the others expand the sidebar.',
    'A count is announced without a label: “36”.',
    '`type: "title"` renders nothing: it only structures the data.',
  ],
} satisfies ComponentDocs;
