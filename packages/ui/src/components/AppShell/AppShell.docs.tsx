import type { ComponentDocs } from '../../docs/component-docs';
import { AppShell } from './AppShell';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-22',
  summary:
    'The frame of every signed-in page: sidebar and top bar; on phones a title and a tab bar.',
  props: { AppShell },
  whenToUse: [
    'Once, around the routes that have navigation. Pages change inside it; it stays mounted.',
    'A form on a phone: `tabBar={null}`, and an `ActionBar` at the end of the page.',
    '`renderSidebar` and `renderTopBar` make a `Sidebar` and a `TopBar` when a wide screen asks for them: load these apart, and a phone never waits for them.',
  ],
  whenNot: [
    {
      when: 'Signing in and registration',
      instead: ['SplitScreen'],
      because: 'There is nowhere to go yet.',
    },
    { when: 'The title row of a page', instead: ['Page'] },
    { when: 'A list beside what it opens, as in a chat', instead: ['Panes'] },
  ],
  anatomy: {
    parts: [
      {
        name: 'Skip link',
        text: 'The first stop of Tab, seen only then. It leads past the navigation.',
      },
      { name: 'Sidebar', text: '248 px wide, 68 folded. Not mounted on a phone.' },
      {
        name: 'Top bar',
        text: '56 px: the folding button, search, language, theme, bell. Not on a phone.',
      },
      { name: 'Title bar', text: 'Phones only: `titleBar`, unless the page brings its own.' },
      {
        name: 'Corner',
        text: 'Phones only: a `NotificationsBell` in the line of a title that the page brings; it scrolls away with it.',
      },
      {
        name: 'Note',
        text: 'Over the lower edge of the page, above the tab bar: `note`. It moves nothing and takes no press.',
      },
      {
        name: 'Page',
        text: 'The one `main`. It fills the height, so that a form’s foot reaches the edge.',
      },
      { name: 'Tab bar', text: 'Phones only. The page keeps its height free at the bottom.' },
    ],
  },
  states: {
    Default: 'From 1100 px the sidebar is as the user left it.',
    Collapsed: 'The user’s choice, which the application keeps.',
    OnPhone: 'Below 768 px: a title bar on top, a tab bar below, and no sidebar.',
    BellOnPhone: 'The page’s own title, with the bell in its line.',
    Form: 'A phone again, without a tab bar: the form’s foot takes its place.',
  },
  stage: { width: 'full', frame: 640 },
  pairs: [
    {
      do: {
        text: 'Keep the folding in the user’s settings: `onSidebarCollapsedChange` tells of it on wide screens only.',
      },
      dont: { text: 'Fold it for a page that would like more room. The user put it there.' },
    },
    {
      do: {
        text: 'Give the page one heading of level 1: `Page` on a desktop, `MobileTitleBar` on a phone.',
      },
      dont: {
        text: 'Put a second `main` into the page: the skip link and screen readers know only this one.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'First to the skip link, then through sidebar, top bar and page. On a phone the tab bar is last.',
    },
    {
      keys: ['Enter'],
      does: 'On the skip link: the focus goes to the page. The address stays as it is.',
    },
    { keys: ['Space'], does: 'On the folding button: folds or unfolds the sidebar.' },
  ],
  screenReader: {
    ru: 'К содержанию, ссылка',
    uz: 'Asosiy qismga o‘tish, havola',
    note: 'Landmarks: navigation, banner and main. The folding button is named by what a press will do.',
  },
  limits: [
    'Between 768 and 1099 px the sidebar starts folded, and an unfolded one is folded again after a reload.',
    'An unfolded sidebar on a tablet pushes the page aside; it does not lie over it.',
    'Only one may stand on a page: its `main` has the fixed id `main`.',
  ],
} satisfies ComponentDocs;
