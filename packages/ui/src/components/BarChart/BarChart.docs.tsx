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
  changes: [
    { version: '0.2', text: 'The value of a negative bar is below the bar, with a minus sign.' },
  ],
  reviewed: '2026-11-23',
  summary:
    'Compares a few values, with one of them highlighted. The same data is available as a table.',
  props: { BarChart },
  whenToUse: [
    'Use it to compare groups: days of the week, hours, makes.',
    'Set `highlightedId` for the one that the text next to it is about.',
  ],
  whenNot: [
    { when: 'One value over many days', instead: ['LineChart'] },
    { when: 'A trend at a glance, without axes', instead: ['DayBars', 'Sparkline'] },
    { when: 'Steps of a funnel', instead: ['Funnel'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Exact values', instead: ['Table'] },
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
        text: 'What is counted, and for which period. Optional in a card that has a title.',
        at: 'h4',
      },
      {
        name: 'Table button',
        text: 'Shows the same data as a table of the same height.',
        at: 'figure button',
      },
      { name: 'Axis', text: 'Round steps from zero up, and down where there are negative values.' },
      {
        name: 'Bar',
        text: 'At most 48 px wide, with 4 px corners. Muted, except the highlighted one, which shows its value.',
      },
      { name: 'Cursor', text: 'A band and a tooltip, on hover, touch or with the keyboard.' },
    ],
  },
  states: {
    Default: 'The best day is highlighted.',
    Dark: 'The first chart colour is lighter in dark theme.',
    Loading: 'The space is reserved.',
    Empty: 'A message replaces the chart; the table button is disabled.',
    OneBar: 'There is nothing to compare: text would be enough.',
    NothingHappened: 'Zeros are values: the axis is shown without bars.',
    BelowZero: 'Negative bars go down from the zero line.',
    ManyBars: 'Only some labels are shown. Use a `LineChart`.',
    LongText:
      'Labels are truncated to the width of their bar; the tooltip and the table show them in full.',
  },
  stage: { width: 'half' },
  pairs: [
    {
      do: {
        text: 'Highlight the bar that you write about.',
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
        text: 'Leave all bars equal: users have to look for the point.',
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
        text: 'Use `null` for a day that was not counted: there is no bar, and the table shows «—».',
      },
      dont: { text: 'Use 0 for it: that means nobody came.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the table button, then to the cursor, which starts at the last bar.',
    },
    { keys: ['ArrowRight'], does: 'Moves the cursor to the next bar; `ArrowLeft` moves it back.' },
    { keys: ['Home'], does: 'Moves to the first bar; `End` moves to the last.' },
    { keys: ['Escape'], does: 'Hides the cursor and its tooltip.' },
    { keys: ['Space'], does: 'On the button: switches between table and chart.' },
  ],
  screenReader: {
    ru: 'Просмотры по дням недели, ползунок, воскресенье: Просмотры 104',
    uz: 'Hafta kunlari bo‘yicha ko‘rishlar, slayder, yakshanba: Ko‘rishlar 104',
    note: 'The chart itself is hidden from screen readers: the cursor is a slider that announces each bar, and the table has all values.',
  },
  limits: [
    'One series only. To compare two periods, use a `LineChart` with a dashed line.',
    'The highlight is not announced: name it in the text next to the chart.',
    'Bars are not links and cannot be clicked.',
    'Axis labels never wrap or rotate: use short ones and `fullLabel`.',
  ],
} satisfies ComponentDocs;
