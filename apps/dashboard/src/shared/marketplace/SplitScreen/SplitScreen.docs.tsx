import type { ComponentDocs } from '@karvon/ui/docs';
import { SplitScreen } from './SplitScreen';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'A page outside the shell: one task on the left, an image on the right.',
  props: { SplitScreen },
  whenToUse: ['Use it for sign-in, a forgotten password or an application.'],
  whenNot: [
    { when: 'A page in the product', instead: ['AppShell', 'Page'] },
    { when: 'Two parts of one page', instead: ['Columns'] },
    { when: 'A list next to its details', instead: ['Panes'] },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Header', text: 'The brand on the left, the language on the right.', at: 'header' },
      {
        name: 'Task',
        text: 'A title, fields and one button: 376 px wide, centred vertically.',
        at: 'main > *',
      },
      { name: 'Footer', text: 'One line of 12 px. Optional.', at: 'footer' },
      {
        name: 'Image',
        text: 'A little more than half of the screen. It stays while a long task scrolls.',
        at: 'aside',
      },
    ],
  },
  states: {
    Default: 'Below 900 px the image is hidden and the task has the full width.',
    WithoutFooter: 'The task keeps its position.',
    LongText: 'A long task scrolls; the image stays.',
  },
  stage: { width: 'full', frame: 560 },
  pairs: [
    {
      do: { text: 'Use an image without text: one car.' },
      dont: { text: 'Put required content in it: it is hidden on phones.' },
    },
    {
      do: { text: 'Use one task per page, with a link back below its button.' },
      dont: { text: 'Put two forms on one page.' },
    },
  ],
  keyboard: 'none',
  screenReader: {
    ru: 'Karvon. Основное содержание, Вход, заголовок первого уровня',
    uz: 'Karvon. Asosiy qism, Kirish, birinchi darajali sarlavha',
    note: 'Banner, main, footer and a complementary region are landmarks; below 900 px the last is hidden from screen readers too.',
  },
  limits: [
    'It takes the full screen and has its own `main`: never use it in `AppShell`.',
    'On phones the image is only hidden: it still loads, unless the page leaves it out.',
    'The right part has no accessible name: use it for decoration only.',
  ],
} satisfies ComponentDocs;
