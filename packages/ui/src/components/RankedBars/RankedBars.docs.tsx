import type { ComponentDocs } from '../../docs/component-docs';
import { RankedBars, type RankedBar } from './RankedBars';

const bars: RankedBar[] = [
  { id: '1', label: 'Karvon Chilonzor', detail: '14 продаж', value: 236 },
  { id: '2', label: 'Karvon Sergeli', detail: '5 продаж', value: 148 },
  { id: '3', label: 'Karvon Yunusobod', detail: '2 продажи', value: 61 },
  { id: '4', label: 'Без салона', detail: 'Салон не указан', value: 8 },
];
const example = (label: string, options: { limit?: number; highlightedId?: string } = {}) => (
  <RankedBars
    aria-label={label}
    bars={bars}
    formatValue={String}
    labels={{ empty: 'За этот период данных нет', others: (count) => `Ещё ${String(count)}` }}
    {...options}
  />
);

export const docs = {
  status: 'stable',
  since: '0.3',
  reviewed: '2026-11-26',
  summary: 'Items ranked by one value, the largest first, each with a bar to compare by.',
  props: { RankedBars },
  whenToUse: [
    'Use it to show who or what is first: showrooms by leads, models by views.',
    'Use it for three to ten items. Set `limit` for more.',
  ],
  whenNot: [
    { when: 'Steps of one process', instead: ['Funnel'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Values over time', instead: ['BarChart', 'LineChart'] },
    { when: 'Several values of each item', instead: ['Table'] },
    {
      when: 'One share of a known maximum',
      instead: ['Meter'],
      because: 'A bar of this list is only comparable with the other bars.',
    },
  ],
  anatomy: {
    example: example('Лиды по салонам', { limit: 3, highlightedId: '2' }),
    parts: [
      { name: 'Rank', text: 'From 1. Equal values have the same rank.', at: 'li > span' },
      {
        name: 'Label',
        text: 'The item. It wraps. With `href` it is a link, and the full row can be clicked.',
        at: 'li > span:nth-child(2)',
      },
      { name: 'Detail', text: 'A second, muted line.', at: 'li > span > span' },
      { name: 'Value', text: 'In full, in tabular figures.', at: 'li > span:nth-child(3)' },
      {
        name: 'Bar',
        text: '8 px high. Its length is its share of the largest value.',
        at: '[aria-hidden]',
      },
      {
        name: 'Others',
        text: 'Only with `limit`: the sum of the rows that are not shown.',
        at: 'li:last-child > span:nth-child(2)',
      },
    ],
  },
  states: {
    Linked: 'Labels with `href` are links to their rows.',
    Highlighted: 'The other bars are grey. The label of the highlighted row is heavier.',
    WithDetails: 'A second line for one more fact.',
    Limited: 'The last row is the sum of the rest.',
    Empty: 'A sentence instead of bars.',
    Absurd: 'An unknown value is a dash, is last and has no rank. A negative value has no bar.',
    LongText: 'Labels and details wrap; bars start at the same position.',
  },
  pairs: [
    {
      do: {
        text: 'Add up the rows that are not shown.',
        example: example('Лиды, три салона и остальные', { limit: 2 }),
      },
      dont: { text: 'Cut the list after the first rows: the total above it no longer adds up.' },
    },
    {
      do: { text: 'Rank by one value, and name it in the title: «Лиды по салонам».' },
      dont: { text: 'Rank by a score that users cannot check.' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the labels that are links.' }],
  screenReader: {
    ru: 'Лиды по салонам, список, 4 элемента; 1. Karvon Chilonzor 236',
    uz: 'Salonlar bo‘yicha lidlar, ro‘yxat, 4 ta element; 1. Karvon Chilonzor 236',
    note: 'Bars are hidden from screen readers: every value is text.',
  },
  limits: [
    'It always ranks from the largest value. A list where less is better needs a `Table`.',
    'Lengths are linear: a value a thousand times smaller has no visible bar.',
    'Rows do not move when values change: the new order is shown at once.',
  ],
} satisfies ComponentDocs;
