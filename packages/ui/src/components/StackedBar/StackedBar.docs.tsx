import type { ComponentDocs } from '../../docs/component-docs';
import { StackedBar, type StackedBarPart } from './StackedBar';

const parts: StackedBarPart[] = [
  { id: 'active', label: 'Faol', value: 96, tone: 'success', href: '#active' },
  { id: 'sold', label: 'Karvonda sotilgan', value: 21, tone: 'inverse', href: '#sold' },
  { id: 'moderation', label: 'Moderatsiyada', value: 7, tone: 'info', href: '#moderation' },
  { id: 'declined', label: 'Rad etilgan', value: 3, tone: 'danger', href: '#declined' },
];
const bar = (label: string, shown: readonly StackedBarPart[]) => (
  <StackedBar
    aria-label={label}
    parts={shown}
    formatValue={String}
    labels={{ empty: 'Hali avtomobil yo‘q' }}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    { version: '0.2', text: 'An agreement is striped, so that it differs from what is on sale.' },
  ],
  reviewed: '2026-11-23',
  summary: 'A whole in its parts, with a list that says each in words and figures.',
  props: { StackedBar },
  whenToUse: [
    'All cars by status: how much of everything is on sale, sold, waiting.',
    'Where every number leads to its rows, with `href`.',
  ],
  whenNot: [
    { when: 'Parts that are compared with one another', instead: ['BarChart'] },
    { when: 'Steps of which each loses some', instead: ['Funnel'] },
    { when: 'One share', instead: ['Meter'] },
    { when: 'Numbers of things to do', instead: ['CountLinks'] },
  ],
  anatomy: {
    example: bar('Avtomobillar holati bo‘yicha', parts),
    parts: [
      {
        name: 'Bar',
        text: '14 px high, for eyes only. A part that is there is 3 px wide at least.',
        at: '[aria-hidden]',
      },
      { name: 'Mark', text: 'The same colour, beside the word.', at: 'li > span' },
      { name: 'Name', text: 'A status in its words; with `href` a link.', at: 'li a' },
      {
        name: 'Figure',
        text: 'Worded by `formatValue`. Missing ones are a dash.',
        at: 'li > span:last-child',
      },
    ],
  },
  states: {
    Default: 'Eight statuses in the order of a car’s life. Colours are those of their badges.',
    Links: 'Each name leads to its rows.',
    Empty: 'No parts at all: a sentence.',
    Nothing: 'Parts that are all zero: an empty track, and the list with its zeros.',
    OnePart: 'A bar of one colour.',
    Uneven: 'One huge part: the others keep their 3 px.',
    LongText: 'Names wrap beside their mark.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'The same order and colours on every page.',
        example: bar('Tartibli', parts),
      },
      dont: {
        text: 'Colours by taste: a sale in red.',
        example: bar(
          'Tartibsiz',
          parts.map((part) => ({ ...part, tone: part.id === 'sold' ? 'danger' : 'success' })),
        ),
      },
    },
    {
      do: { text: 'Leave out of `parts` what the dealer never has.' },
      dont: { text: 'Leave out a zero that was there yesterday: people look for it.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'With `href`: moves through the names. Without it nothing takes the focus.',
    },
    { keys: ['Enter'], does: 'Opens the rows.' },
  ],
  screenReader: {
    ru: 'Машины по статусам, список, 8 элементов. Активно 96',
    uz: 'Avtomobillar holati bo‘yicha, ro‘yxat, 8 element. Faol 96',
    note: 'The bar itself is hidden: the list says all of it.',
  },
  limits: [
    'It says no percent: the page may put it into `formatValue`.',
    'Small parts are rendered wider than they are, so the bar is not to be measured.',
    'Eight tones: from the ninth part on two look alike.',
    'The parts of the bar cannot be pressed, the names can.',
  ],
} satisfies ComponentDocs;
