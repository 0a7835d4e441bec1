import type { ComponentDocs } from '../../docs/component-docs';
import { AppShell } from './AppShell';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: 'A `Page` has the title of a phone.',
      before: '<AppShell titleBar={<MobileTitleBar title={title} back={back} />}>',
      after: '<Page title={title} phoneBar={{ back }}>',
    },
  ],
  reviewed: '2026-11-22',
  summary:
    'The layout of every signed-in page: a sidebar and a top bar; on phones a title bar and a tab bar.',
  props: { AppShell },
  whenToUse: [
    'Use it once, around the routes that have navigation. Pages change inside it; it stays mounted.',
    'For a form on a phone, set `tabBar={null}` and put an `ActionBar` at the end of the page.',
    '`renderSidebar` and `renderTopBar` are called on larger screens only. Load them as separate chunks, so that phones do not download them.',
  ],
  whenNot: [
    {
      when: 'Sign-in and registration',
      instead: ['SplitScreen'],
      because: 'There is no navigation yet.',
    },
    { when: 'The title row of a page', instead: ['Page'] },
    { when: 'A list next to its details, as in a chat', instead: ['Panes'] },
  ],
  anatomy: {
    story: 'WithNote',
    parts: [
      {
        name: 'Skip link',
        text: 'The first stop of Tab, visible only when focused. It skips the navigation.',
      },
      {
        name: 'Banner',
        text: '`banner`, above the top bar and the page. It scrolls with the page.',
      },
      {
        name: 'Sidebar',
        text: '248 px wide, 68 px collapsed. Not mounted on a phone.',
        at: 'aside',
      },
      {
        name: 'Top bar',
        text: '56 px: collapse button, search, language, theme, notifications. Not on a phone.',
        at: 'header',
      },
      {
        name: 'Corner',
        text: 'Phones only: a `NotificationsBell` on the line of the page’s title. It scrolls with the page.',
      },
      {
        name: 'Note',
        text: '`note`, above the bottom edge of the page and the tab bar. It does not move the content or block clicks.',
        at: 'main ~ p, [role=status]',
      },
      {
        name: 'Page',
        text: 'The only `main`. It fills the height, so that the footer of a form reaches the bottom edge.',
        at: 'main',
      },
      { name: 'Tab bar', text: 'Phones only. The page leaves room for it at the bottom.' },
    ],
  },
  states: {
    Default: 'From 1100 px the sidebar is as the user left it.',
    Collapsed: 'The user’s choice, saved by the application.',
    WithBanner: 'Something that is true of every page, such as a demonstration, above the top bar.',
    OnPhone: 'Below 768 px: a title bar at the top, a tab bar at the bottom, and no sidebar.',
    BellOnPhone: 'The page’s own title, with the bell on the same line.',
    Form: 'A phone without a tab bar: the footer of the form replaces it.',
  },
  stage: { width: 'full', frame: 640 },
  pairs: [
    {
      do: {
        text: 'Save the collapsed state in the user’s settings. `onSidebarCollapsedChange` is called on larger screens only.',
      },
      dont: { text: 'Collapse it for a page that needs more space. It is the user’s choice.' },
    },
    {
      do: {
        text: 'Give each page one level 1 heading: the title of a `Page`.',
      },
      dont: {
        text: 'Add a second `main`: the skip link and screen readers expect only this one.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the skip link, then through the sidebar, top bar and page. On a phone the tab bar is last.',
    },
    {
      keys: ['Enter'],
      does: 'On the skip link: moves focus to the page. The address does not change.',
    },
    { keys: ['Space'], does: 'On the collapse button: collapses or expands the sidebar.' },
  ],
  screenReader: {
    ru: 'К содержанию, ссылка',
    uz: 'Asosiy qismga o‘tish, havola',
    note: 'Landmarks: navigation, banner and main. The name of the collapse button says what it will do.',
  },
  limits: [
    'Between 768 and 1099 px the sidebar starts collapsed. An expanded one is collapsed again after a reload.',
    'An expanded sidebar on a tablet pushes the page aside; it does not cover it.',
    'Use only one on a page: its `main` has the fixed id `main`.',
  ],
} satisfies ComponentDocs;
