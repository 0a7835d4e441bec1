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
  summary:
    'Steps of which each keeps a part of the one before, with the part that went on between them.',
  props: { Funnel },
  whenToUse: [
    'From seen to sold: three to six steps of one way, the widest first.',
    'With `logScaleNote` where the last step is a thousandth of the first: otherwise its bar is a hair.',
  ],
  whenNot: [
    { when: 'Parts that add up to a whole', instead: ['StackedBar'] },
    { when: 'Things of one kind side by side', instead: ['BarChart'] },
    { when: 'Figures over time', instead: ['LineChart'] },
    { when: 'One figure and how it changed', instead: ['StatTile'] },
  ],
  anatomy: {
    example: example(note),
    parts: [
      {
        name: 'Label',
        text: 'The step, at most two fifths of the width, then it wraps.',
        at: 'li > span > span',
      },
      {
        name: 'Bar',
        text: '26 px high; as long as its share of the widest step.',
        at: 'li [aria-hidden]',
      },
      {
        name: 'Figure',
        text: 'Written out, in figures of one width.',
        at: 'li > span > span:last-child',
      },
      {
        name: 'Conversion',
        text: 'Before every step but the first: which part of the step above got here.',
        at: 'li + li > span',
      },
      {
        name: 'Note on the scale',
        text: 'There exactly when lengths are logarithmic.',
        at: 'ol + p',
      },
    ],
  },
  states: {
    Linked: 'Figures with `href` are links to their rows.',
    Linear: 'Lengths in true proportion; small steps nearly vanish, and that is what they are.',
    Empty: 'No step, or nobody took the first: one sentence in place of bars.',
    OneStep: 'A full bar without conversions.',
    Absurd: 'What is no number is a dash, and the conversions beside it are dashes too.',
    LongText: 'Labels wrap within their column; bars keep a common beginning.',
  },
  pairs: [
    {
      do: { text: 'Say below the bars that the scale is logarithmic.', example: example(note) },
      dont: {
        text: 'Render steps to scale when the last ones are too short to be seen.',
        example: example(),
      },
    },
    {
      do: { text: 'Word the empty state with the period: «За этот период показов не было».' },
      dont: { text: 'Show five bars of zero: it looks like a fault.' },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the figures that lead to their rows.' }],
  screenReader: {
    ru: 'Воронка за 30 дней, список, 5 элементов; Показы 184 200; дальше прошли 14,6 % Просмотры 26 950',
    uz: '30 kunlik voronka, ro‘yxat, 5 ta element; Ko‘rsatishlar 184 200; keyingisiga o‘tdi 14,6 % Ko‘rishlar 26 950',
    note: 'Bars are hidden from screen readers: every figure is in words.',
  },
  limits: [
    'Steps cannot be pressed: there is no way from a bar to the things behind it.',
    'It does not check that steps shrink: a step larger than the one before shows more than 100 %.',
    'A negative figure is shown as given, with no bar, and counts as none in the conversions.',
    'All bars have one colour; two periods cannot be compared in it.',
  ],
} satisfies ComponentDocs;
