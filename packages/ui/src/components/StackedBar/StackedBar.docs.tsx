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
    { version: '0.2', text: 'An agreement is striped, so that it differs from cars for sale.' },
  ],
  reviewed: '2026-11-23',
  summary: 'A total divided into parts, with a list of names and values.',
  props: { StackedBar },
  whenToUse: [
    'Use it for all cars by status: how many are for sale, sold, waiting.',
    'Use `href` to link every number to its rows.',
  ],
  whenNot: [
    { when: 'Comparing parts with each other', instead: ['BarChart'] },
    { when: 'Steps of a funnel', instead: ['BarChart'] },
    { when: 'One share', instead: ['Meter'] },
    { when: 'Counts of tasks', instead: ['CountLinks'] },
  ],
  anatomy: {
    example: bar('Avtomobillar holati bo‘yicha', parts),
    parts: [
      {
        name: 'Bar',
        text: '14 px high, hidden from screen readers. A part is at least 3 px wide.',
        at: '[aria-hidden]',
      },
      { name: 'Colour mark', text: 'The same colour, next to the name.', at: 'li > span' },
      { name: 'Name', text: 'The name of the status; with `href` a link.', at: 'li a' },
      {
        name: 'Value',
        text: 'Formatted by `formatValue`. Missing values are a dash.',
        at: 'li > span:last-child',
      },
    ],
  },
  family: ['Default', 'Links'],
  states: {
    Default: 'Eight statuses in the order of a car’s life cycle, in the colours of their badges.',
    Links: 'Each name links to its rows.',
    Empty: 'No parts: a sentence.',
    Nothing: 'All parts are zero: an empty track, and the list with zeros.',
    OnePart: 'A bar of one colour.',
    Uneven: 'One very large part: the others keep their 3 px.',
    LongText: 'Names wrap next to their mark.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Use the same order and colours on every page.',
        example: bar('Tartibli', parts),
      },
      dont: {
        text: 'Choose colours freely: a sale in red.',
        example: bar(
          'Tartibsiz',
          parts.map((part) => ({ ...part, tone: part.id === 'sold' ? 'danger' : 'success' })),
        ),
      },
    },
    {
      do: { text: 'Leave out of `parts` what the dealer never has.' },
      dont: { text: 'Leave out a part that is now zero: users look for it.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'With `href`: moves through the names. Without it nothing is focusable.',
    },
    { keys: ['Enter'], does: 'Opens the rows.' },
  ],
  screenReader: {
    ru: 'Машины по статусам, список, 8 элементов. Активно 96',
    uz: 'Avtomobillar holati bo‘yicha, ro‘yxat, 8 element. Faol 96',
    note: 'The bar is hidden: the list has the same information.',
  },
  limits: [
    'It shows no percentages: add them in `formatValue`.',
    'Small parts are shown wider than they are, so the bar is not exact.',
    'Eight tones: from the ninth part, colours repeat.',
    'The parts of the bar are not clickable; the names are.',
  ],
} satisfies ComponentDocs;
