import type { ComponentDocs } from '../../docs/component-docs';
import { BarChart } from './BarChart';

const labels = { table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' };
const bars = [
  { id: '1', label: 'Пн', fullLabel: 'понедельник', value: 62 },
  { id: '2', label: 'Вт', fullLabel: 'вторник', value: 48 },
  { id: '3', label: 'Ср', fullLabel: 'среда', value: 118 },
];
const hafta = [
  { id: '1', label: 'Du', fullLabel: 'dushanba', value: 62 },
  { id: '2', label: 'Se', fullLabel: 'seshanba', value: 48 },
  { id: '3', label: 'Ch', fullLabel: 'chorshanba', value: 118 },
];
const jadval = { table: 'Jadval qilib ko‘rsatish', row: 'Kun', empty: 'Ma’lumot yo‘q' };

export const docs = {
  status: 'beta',
  since: '0.1',
  changes: [{ version: '0.2', text: 'The figure of a bar below zero is below it, with a minus.' }],
  reviewed: '2026-11-23',
  summary: 'A few figures side by side, one of them in full colour. The same rows are a table.',
  props: { BarChart },
  whenToUse: [
    'Days of the week, hours, makes: groups that are compared with each other.',
    'With `highlightedId` for the one that the sentence beside it is about.',
  ],
  whenNot: [
    { when: 'A figure over many days', instead: ['LineChart'] },
    { when: 'A shape at a glance, without axes', instead: ['DayBars', 'Sparkline'] },
    { when: 'Steps with losses between', instead: ['Funnel'] },
    { when: 'Parts of a whole', instead: ['StackedBar'] },
    { when: 'Exact values first', instead: ['Table'] },
  ],
  anatomy: {
    example: (
      <BarChart
        title="Просмотры по дням"
        level={4}
        aria-label="Просмотры по дням, образец"
        bars={bars}
        highlightedId="3"
        valueLabel="Просмотры"
        formatValue={String}
        labels={labels}
      />
    ),
    parts: [
      {
        name: 'Title',
        text: 'What is counted, and over what. Optional inside a card that says it.',
        at: 'h4',
      },
      {
        name: 'Table button',
        text: 'Shows the same rows as a table of the same height.',
        at: 'figure button',
      },
      { name: 'Axis', text: 'Round steps from zero up, and down where there is less than zero.' },
      {
        name: 'Bar',
        text: 'At most 48 px wide, round by 4 px at its end. Muted, but for the highlighted one, which has its figure above it.',
      },
      { name: 'Ruler', text: 'A band and a tooltip, under pointer, touch or keys.' },
    ],
  },
  states: {
    Default: 'One bar in full colour: the best day.',
    Dark: 'The first colour of charts is lighter here.',
    Loading: 'The place is kept.',
    Empty: 'Words instead of a drawing; the table button is off.',
    OneBar: 'Nothing to compare: words would do.',
    NothingHappened: 'Zeros are values: the axis is rendered, the bars are not seen.',
    BelowZero: 'Bars hang from the line of zero.',
    ManyBars: 'Only some labels are written. A `LineChart` reads better.',
    LongText: 'Labels are cropped to their bar; the tooltip and the table have them whole.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Highlight the one you speak about.',
        example: (
          <BarChart
            aria-label="Kunlar bo‘yicha ko‘rishlar"
            height={160}
            bars={hafta}
            highlightedId="3"
            valueLabel="Ko‘rishlar"
            formatValue={String}
            labels={jadval}
          />
        ),
      },
      dont: {
        text: 'Leave all of them equal: the eye has to look for the point.',
        example: (
          <BarChart
            aria-label="Kunlar bo‘yicha ko‘rishlar, belgisiz"
            height={160}
            bars={hafta}
            valueLabel="Ko‘rishlar"
            formatValue={String}
            labels={jadval}
          />
        ),
      },
    },
    {
      do: {
        text: 'Give `null` for a day that was not counted: there is no bar, and the table says «—».',
      },
      dont: { text: 'Give 0 for it: that says nobody came.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the table button, then to the ruler, which starts at the last bar.',
    },
    { keys: ['ArrowRight'], does: 'The ruler goes to the next bar; `ArrowLeft` goes back.' },
    { keys: ['Home'], does: 'To the first bar; `End` to the last.' },
    { keys: ['Escape'], does: 'Takes the ruler and its tooltip away.' },
    { keys: ['Space'], does: 'On the button: the table, and back to the drawing.' },
  ],
  screenReader: {
    ru: 'Просмотры по дням недели, ползунок, воскресенье: Просмотры 104',
    uz: 'Hafta kunlari bo‘yicha ko‘rishlar, slayder, yakshanba: Ko‘rishlar 104',
    note: 'The drawing is silent: the ruler is a slider that says each bar, and the table has them all.',
  },
  limits: [
    'One series. Two periods side by side are a `LineChart` with a dashed line.',
    'Which bar is highlighted is not said to screen readers: say it in the sentence beside it.',
    'Bars cannot be pressed and lead nowhere.',
    'Labels on the axis never wrap or turn: give short ones and `fullLabel`.',
  ],
} satisfies ComponentDocs;
