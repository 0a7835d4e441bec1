import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Page } from './Page';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A screen inside the shell: its title row, then its content.',
  props: { Page },
  whenToUse: [
    'Every screen that scrolls as a whole: a list, a form, the page of one thing.',
    'With `phoneBar`, so that a phone has the name of the screen in its bar.',
  ],
  whenNot: [
    { when: 'Parts that scroll each for itself, as in a chat', instead: ['Panes'] },
    { when: 'Signing in, before there is a shell', instead: ['SplitScreen'] },
    { when: 'One short task', instead: ['TaskForm'] },
    {
      when: 'The bars around it',
      instead: ['AppShell'],
      because: 'It holds `main`, the side bar and the top bar.',
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
        name: 'Way here',
        text: '`Breadcrumbs`, on pages below a list. Optional.',
        at: 'header > div > div',
      },
      { name: 'Title', text: 'The one `h1` of the screen, 22 px. It wraps.', at: 'h1' },
      { name: 'Context', text: 'One muted line: how many, for when, in what state.', at: 'h1 + p' },
      {
        name: 'Actions',
        text: 'At the right end, on the next line where there is no room.',
        at: 'header > div:last-child',
      },
      {
        name: 'Content',
        text: 'As wide as the content may be, in the middle of a wider screen.',
        at: 'header + *',
      },
    ],
  },
  states: {
    Default: '32 px at the sides, 24 below 1100 px, 16 on a phone.',
    Breadcrumbs: 'The page of one thing: the way back to its list above its name.',
    ActionOnPhone:
      'Below 768 px the main action floats above the tab bar. Wider screens have it in the title row.',
    LongText: 'The title wraps; the buttons go below it.',
  },
  stage: { width: 'full' },
  pairs: [
    {
      do: { text: 'Name the screen as the side bar does, and the page of one thing by its name.' },
      dont: { text: 'Repeat the name of the thing in every card below.' },
    },
    {
      do: { text: 'Put the one primary action of the screen into `actions`.' },
      dont: { text: 'Put filters there: they belong above what they filter, in a `FilterBar`.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Автомобили, заголовок уровня 1; 148 объявлений в трёх салонах; Добавить авто, кнопка',
    uz: 'Avtomobillar, 1-darajali sarlavha; uchta salonda 148 ta e’lon; Avtomobil qo‘shish, tugma',
    note: 'With `phoneBar` only one of the two titles is there at a time: the other is not rendered, so screen readers do not find two.',
  },
  limits: [
    '`phoneAction` counts on a tab bar of 60 px, and does not move aside for the keyboard of the phone.',
    'It does not set the title of the browser’s tab, nor move the focus to the new title: the router does.',
    'On a phone with `phoneBar` the context is not shown: what matters there has to stand in the content.',
    'It has no `main` of its own: outside of `AppShell` the page has no landmark.',
  ],
} satisfies ComponentDocs;
