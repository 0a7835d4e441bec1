import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Page } from './Page';

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    { version: '0.3', text: '`image` is next to the title.' },
    {
      version: '0.3',
      text: '`phoneBar` takes properties.',
      before: 'phoneBar={<MobileTitleBar title={title} back={back} />}',
      after: 'phoneBar={{ back }}',
    },
  ],
  reviewed: '2026-11-23',
  summary: 'A screen inside the shell: a title row and its content.',
  props: { Page },
  whenToUse: [
    'Use it for every screen that scrolls as one: a list, a form, a detail page.',
    'Set `phoneBar`, so that a phone shows the title in its bar; with `back` on every page below the tabs, and `progress` on a long form.',
  ],
  whenNot: [
    { when: 'Areas that scroll separately, as in a chat', instead: ['Panes'] },
    { when: 'Sign-in, outside the shell', instead: ['SplitScreen'] },
    { when: 'The main sections of a phone, at the bottom', instead: ['TabBar'] },
    { when: 'Actions for selected rows', instead: ['ActionBar'] },
    {
      when: 'The bars around the page',
      instead: ['AppShell'],
      because: 'It has `main`, the sidebar and the top bar.',
    },
  ],
  anatomy: {
    example: (
      <Page
        title="Автомобили"
        breadcrumbs="Главная / Автомобили"
        context="148 объявлений в трёх салонах"
        actions={<Button variant="primary">Добавить авто</Button>}
      >
        <Text>Содержание</Text>
      </Page>
    ),
    parts: [
      {
        name: 'Path',
        text: '`Breadcrumbs`, on pages below a list. Optional.',
        at: 'header > div > div',
      },
      { name: 'Title', text: 'The only `h1` of the screen, 22 px. It wraps.', at: 'h1' },
      {
        name: 'Context',
        text: 'One muted line: how many, for which period, in which status.',
        at: 'h1 + p',
      },
      {
        name: 'Actions',
        text: 'On the right, or on the next line if they do not fit.',
        at: 'header > div:last-child',
      },
      {
        name: 'Content',
        text: 'Up to the maximum width, centred on larger screens.',
        at: 'header + *',
      },
      {
        name: 'Bar of a phone',
        text: 'With `phoneBar`: 56 px plus the notch, sticky at the top, with the page background. It has an arrow for Back, the title on one line (22 px, or 18 px next to the arrow), at most two icon buttons, and a green 4 px line for the progress.',
      },
    ],
  },
  states: {
    Default: '32 px at the sides, 24 px below 1100 px, 16 px on a phone.',
    Breadcrumbs: 'A detail page: the path to its list is above the title.',
    ActionOnPhone:
      'Below 768 px the main action floats above the tab bar. On larger screens it is in the title row.',
    PhoneBar: 'A page of the tabs: no arrow, the bell on the right.',
    PhoneBarOfForm: 'The Back button and the completeness of the form.',
    PhoneBarLongText: 'The title is truncated.',
    StickyActions:
      'The title row stays below the top bar while the page scrolls; on a phone the actions alone stay, at the top.',
    LongText: 'The title wraps; the buttons are below it.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Use the name from the sidebar, and on a detail page the name of the object.' },
      dont: { text: 'Repeat the name of the object in every card.' },
    },
    {
      do: { text: 'Set a short `phoneBar.title`: «Yangi e’lon».' },
      dont: { text: 'Let the bar of a phone cut off the part that distinguishes the page.' },
    },
    {
      do: { text: 'Put the primary action of the screen in `actions`.' },
      dont: {
        text: 'Put filters of a list there: they belong above it, in a `FilterBar`. A period that applies to the page may be there, with `hasStickyActions`.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the actions; in `phoneBar` to Back first.' },
    { keys: ['Enter'], does: 'Activates the button. `Space` does the same.' },
  ],
  screenReader: {
    ru: 'Автомобили, заголовок уровня 1; 148 объявлений в трёх салонах; Добавить авто, кнопка',
    uz: 'Avtomobillar, 1-darajali sarlavha; uchta salonda 148 ta e’lon; Avtomobil qo‘shish, tugma',
    note: 'With `phoneBar` only one of the two titles is rendered at a time, so screen readers find one. The progress is announced when it is reached: “Filled in, 78%”. Changes are not announced.',
  },
  limits: [
    '`phoneAction` expects a tab bar of 60 px, and is away while the phone’s keyboard is open.',
    'It sets neither the title of the browser’s tab nor the focus: the router does.',
    'On a phone with `phoneBar` the context is not shown: repeat important information in the content.',
    'A title that the bar of a phone truncates is shown nowhere in full.',
    '`phoneBar.back` is a button, not a link: it cannot be opened in a new tab.',
    'It has no `main`: outside `AppShell` the page has no landmark.',
  ],
} satisfies ComponentDocs;
