import type { ComponentDocs } from '../../docs/component-docs';
import { Sidebar } from './Sidebar';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'The places of the product on the left, with what waits there, and who is signed in.',
  props: { Sidebar },
  whenToUse: [
    'The first rank of navigation from 768 px on; between 768 and 1099 collapsed.',
    'Inside `AppShell`, which puts it beside the page.',
  ],
  whenNot: [
    { when: 'A phone', instead: ['TabBar'], because: 'Five places within a thumb’s reach.' },
    { when: 'Sections of a form', instead: ['SectionNav'] },
    { when: 'Views of one page', instead: ['Tabs'] },
    { when: 'The way from the top to here', instead: ['Breadcrumbs'] },
    { when: 'Something that comes and goes at the side', instead: ['Dialog'] },
  ],
  anatomy: {
    parts: [
      { name: 'Brand', text: 'Mark, name and a small note; leads home. As high as the top bar.' },
      {
        name: 'Row',
        text: '38 px. The current place is a raised pill with an icon in accent.',
      },
      {
        name: 'Count',
        text: 'Muted, or red and round with `countTone="danger"`, for what people wait for. Zero is not shown.',
      },
      {
        name: 'Lock',
        text: 'A place that cannot be opened yet. It still takes the focus and says why.',
      },
      { name: 'Group', text: 'A row with a chevron; its children are set in below it.' },
      { name: 'Line', text: 'Parts what belongs together.' },
      {
        name: 'User',
        text: 'Photo, name, role and number; opens a menu upwards.',
      },
    ],
  },
  states: {
    Default: '248 px. One red count, one locked place, an open group.',
    Collapsed:
      '68 px: names move into tooltips, the red count sits at the icon’s corner, muted counts go into the tooltip.',
    ChildActive: 'The child is lit, its group is not.',
    WithoutUser: 'While the profile loads; the rows do not move when it comes.',
    LongText: 'Names and the user are cut with dots. Keep Uzbek names under about 22 letters.',
  },
  stage: { width: 'third', frame: 560 },
  pairs: [
    {
      do: { text: 'One red count: what a buyer waits for.' },
      dont: { text: 'Colour every count: then none of them calls.' },
    },
    {
      do: {
        text: 'Lock what is coming with a reason: «Появится позже», “Keyinroq paydo bo‘ladi”.',
      },
      dont: { text: 'Lead to an empty page.' },
    },
    {
      do: { text: 'Name places with a noun: «Лиды», “Avtomobillar”.' },
      dont: { text: 'Put actions among places. They belong to their page.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the brand, every row, locked ones too, and the user.',
    },
    { keys: ['Enter'], does: 'Follows a link, folds or unfolds a group, opens the user’s menu.' },
    { keys: ['Space'], does: 'Folds a group or opens the menu; links follow `Enter` alone.' },
    { keys: ['Escape'], does: 'Closes the menu or hides a tooltip.' },
  ],
  screenReader: {
    ru: 'Разделы, навигация. Рабочая панель 36, ссылка',
    uz: 'Bo‘limlar, navigatsiya. Ish paneli 36, havola',
    note: 'The current place is announced as the current page; a locked one as unavailable, with its reason. Collapsed rows keep their names, and the count after them.',
  },
  limits: [
    'Two ranks, no more.',
    'A group is open at first and forgets when it was folded.',
    'Collapsed, a group leads to its first child; the others are reached by unfolding the sidebar.',
    'A count is read as a bare number: “36”, not what it counts.',
    '`type: "title"` renders nothing: it stands in the list for the sake of the data.',
  ],
} satisfies ComponentDocs;
