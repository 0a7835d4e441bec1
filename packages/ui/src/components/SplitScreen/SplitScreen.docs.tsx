import type { ComponentDocs } from '../../docs/component-docs';
import { SplitScreen } from './SplitScreen';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A screen before the product: one task at the left, an image at the right.',
  props: { SplitScreen },
  whenToUse: ['Signing in, a forgotten password, an application: pages without a shell.'],
  whenNot: [
    { when: 'A page within the product', instead: ['AppShell', 'Page'] },
    { when: 'Two parts of one page', instead: ['Columns'] },
    { when: 'A list and what is open in it', instead: ['Panes'] },
    { when: 'The task itself', instead: ['TaskForm'], because: 'It stands in here as the child.' },
  ],
  anatomy: {
    parts: [
      { name: 'Header', text: 'Whose page it is at the left, the language at the right.' },
      { name: 'Task', text: 'One `TaskForm`, 376 px wide, in the middle of the height.' },
      { name: 'Footer', text: 'One line of 12 px. Optional.' },
      {
        name: 'Image',
        text: 'Fills a little more than half of the screen and stays while a long task scrolls.',
      },
    ],
  },
  states: {
    Default: 'Below 900 px the image goes and the task has the page.',
    WithoutFooter: 'The task stays where it is.',
    LongText: 'A long task scrolls; the image stays.',
  },
  stage: { width: 'full', frame: 560 },
  pairs: [
    {
      do: { text: 'Use the image to set a mood: one car, no words.' },
      dont: { text: 'Put anything into it that is needed: phones do not show it.' },
    },
    {
      do: { text: 'One task per page, with its way back in `after` of the form.' },
      dont: { text: 'Two forms below one another.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Karvon. Основное содержание, Вход, заголовок первого уровня',
    uz: 'Karvon. Asosiy qism, Kirish, birinchi darajali sarlavha',
    note: 'Banner, main, footer and a complementary region are landmarks; below 900 px the last is gone for screen readers too.',
  },
  limits: [
    'It takes the whole screen and brings its own `main`: never inside `AppShell`.',
    'The image’s part is only hidden on phones: what stands in it is loaded all the same, unless the page leaves it out.',
    'The right part has no name for screen readers: give it decoration only.',
  ],
} satisfies ComponentDocs;
