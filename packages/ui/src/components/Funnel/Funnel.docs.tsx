import type { ComponentDocs } from '../../docs/component-docs';
import { Funnel, type FunnelStep } from './Funnel';

const steps: FunnelStep[] = [
  { id: 'viewed', label: 'Просмотры', value: 26_950 },
  { id: 'interest', label: 'Интерес', value: 1782 },
  { id: 'leads', label: 'Лиды', value: 453 },
];
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}\u00A0%`;
const labels = { conversion: 'дальше прошли', empty: 'За этот период показов не было' };
const example = (logScaleNote?: string) => (
  <Funnel
    aria-label={logScaleNote === undefined ? 'Воронка, линейно' : 'Воронка, логарифм'}
    steps={steps}
    formatValue={grouped}
    formatShare={percent}
    labels={labels}
    logScaleNote={logScaleNote}
  />
);
const note = 'Длина полос по логарифмической шкале';

export const docs = {
  status: 'stable',
  since: '0.1',
  reviewed: '2026-11-23',
  summary: 'Steps of a process, with the conversion between them.',
  props: { Funnel },
  whenToUse: [
    'Use it for three to six steps of one process, from viewed to sold, the largest first.',
    'Set `logScaleNote` if the last step is a thousandth of the first. Otherwise its bar is too short to see.',
    'Give several funnels in a row the same `scale`, and the last one the note.',
  ],
  whenNot: [
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Comparing similar values', instead: ['BarChart'] },
    { when: 'Values over time', instead: ['LineChart'] },
    { when: 'One value and its change', instead: ['StatTile'] },
  ],
  anatomy: {
    example: example(note),
    parts: [
      {
        name: 'Label',
        text: 'The step, at most two fifths of the width. It wraps.',
        at: 'li > span > span',
      },
      {
        name: 'Bar',
        text: '26 px high. Its length is its share of the largest step.',
        at: 'li [aria-hidden]',
      },
      {
        name: 'Value',
        text: 'In full, in tabular figures.',
        at: 'li > span > span:last-child',
      },
      {
        name: 'Conversion',
        text: 'Before every step except the first: the share of the previous step.',
        at: 'li + li > span',
      },
      {
        name: 'Scale note',
        text: 'Shown only when lengths are logarithmic.',
        at: 'ol + p',
      },
    ],
  },
  states: {
    Linked: 'Values with `href` are links to their rows.',
    Linear: 'True proportions: small steps are nearly invisible.',
    Empty: 'No step, or zero in the first: a sentence instead of bars.',
    OneStep: 'A full bar without conversions.',
    Absurd: 'A value that is not a number is a dash, and so are its conversions.',
    LongText: 'Labels wrap in their column; bars start at the same position.',
  },
  pairs: [
    {
      do: { text: 'Say below the bars that the scale is logarithmic.', example: example(note) },
      dont: {
        text: 'Use a linear scale when the last steps are too short to see.',
        example: example(),
      },
    },
    {
      do: { text: 'Name the period in the empty state: «За этот период показов не было».' },
      dont: { text: 'Show five empty bars: they look like an error.' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the values that are links.' }],
  screenReader: {
    ru: 'Воронка за 30 дней, список, 5 элементов; Показы 184 200; дальше прошли 14,6 % Просмотры 26 950',
    uz: '30 kunlik voronka, ro‘yxat, 5 ta element; Ko‘rsatishlar 184 200; keyingisiga o‘tdi 14,6 % Ko‘rishlar 26 950',
    note: 'Bars are hidden from screen readers: every value is text.',
  },
  limits: [
    'Bars are not links: link the value with `href`.',
    'It does not check that steps get smaller: a larger step shows more than 100%.',
    'A negative value is shown without a bar and counts as zero in the conversions.',
    'All bars have one colour; two periods cannot be compared.',
  ],
} satisfies ComponentDocs;
