import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../Grid/Grid';
import { BarChart, BarList, SparkBars } from './BarChart';

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
const salons = [
  { id: '1', label: 'Karvon Chilonzor', value: 236 },
  { id: '2', label: 'Karvon Sergeli', value: 148 },
  { id: '3', label: 'Karvon Yunusobod', value: 61 },
  { id: '4', label: 'Без салона', value: 8 },
];
const steps = [
  { id: 'viewed', label: 'Просмотры', value: 26_950 },
  { id: 'interest', label: 'Интерес', value: 1782 },
  { id: 'leads', label: 'Лиды', value: 453 },
];
const days = [40, 52, 61, 48, 80, 120, 104, 94, 71, 66, 58, 90, 101, 87].map((value, day) => ({
  id: String(day),
  value,
  title: `${String(day + 5)}-noyabr: ${String(value)}`,
}));
const process = (name: string, logScaleNote?: string) => (
  <BarList
    aria-label={name}
    bars={steps}
    formatValue={(value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0')}
    formatShare={(share) => `${(share * 100).toFixed(1).replace('.', ',')}\u00A0%`}
    labels={{ conversion: 'дальше прошли', empty: 'За этот период показов не было' }}
    logScaleNote={logScaleNote}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.3',
      text: '`BarList` replaces `RankedBars` and `Funnel`.',
      before: '<RankedBars bars={bars} />\n<Funnel steps={steps} formatShare={percent} />',
      after: '<BarList bars={bars} />\n<BarList bars={steps} formatShare={percent} />',
    },
    {
      version: '0.3',
      text: '`SparkBars` replaces `DayBars`. `Sparkline`, which no page used, is removed.',
      before: '<DayBars bars={bars} />',
      after: '<SparkBars bars={bars} />',
    },
    { version: '0.2', text: 'The value of a negative bar is below the bar, with a minus sign.' },
  ],
  reviewed: '2026-11-26',
  summary:
    'Compares a few values: columns with axes, or `BarList`, horizontal bars that rank items or show the steps of a process.',
  props: { BarChart, BarList, SparkBars },
  whenToUse: [
    'Use it to compare groups: days of the week, hours, makes.',
    'Set `highlightedId` for the one that the text next to it is about.',
    'Use `BarList` to show who or what is first: three to ten showrooms by leads, models by views. Set `limit` for more.',
    'Use `BarList` with `formatShare` for three to six steps of one process, from viewed to sold, the largest first.',
    'Use `SparkBars` above a table with the same data, for a trend of two weeks at a glance: views of one car.',
    'Set `logScaleNote` if the last step is a thousandth of the first. Give several lists in a row the same `scale`, and the last one the note.',
  ],
  whenNot: [
    { when: 'One value over many days', instead: ['LineChart'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Exact values, or several values of each item', instead: ['Table'] },
    { when: 'One value and its change', instead: ['StatTile'] },
    {
      when: 'One share of a known maximum',
      instead: ['Meter'],
      because: 'A bar is only comparable with the other bars.',
    },
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
      {
        name: 'Row',
        text: 'In a `BarList`: rank from 1 (equal values share it), label, muted detail and value; the bar of 8 px is below. With `href` the full row can be clicked.',
      },
      {
        name: 'Others',
        text: 'In a `BarList` with `limit`: the sum of the rows that are not shown.',
      },
      {
        name: 'Step',
        text: 'With `formatShare`: label (at most two fifths of the width), a bar of 26 px, and the value. Before it is the share of the previous step.',
      },
      {
        name: 'Spark column',
        text: 'In `SparkBars`: one day, the highest 96 px, zero a line of 1 px. It shows the text of the day on hover. Below are the first and the last date.',
      },
      { name: 'Scale note', text: 'Shown only when lengths are logarithmic.' },
    ],
  },
  family: ['Default', 'Ranked', 'Steps', 'Spark'],
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
    Ranked: 'A `BarList` is ordered by value and has no axes.',
    RankedLinks: 'Labels with `href` are links to their rows.',
    RankedHighlighted: 'The other bars are grey. The label of the highlighted row is heavier.',
    RankedDetails: 'A second line for one more fact.',
    RankedLimited: 'The last row is the sum of the rest.',
    RankedEmpty: 'A sentence instead of bars.',
    RankedAbsurd:
      'An unknown value is a dash, is last and has no rank. A negative value has no bar.',
    RankedLongText: 'Labels and details wrap; bars start at the same position.',
    Steps: 'With `formatShare` the conversion is between the steps.',
    StepsLinks: 'Values with `href` are links to their rows.',
    StepsLinear: 'True proportions: small steps are nearly invisible.',
    StepsEmpty: 'No step has a value: a sentence instead of bars.',
    OneStep: 'A full bar without conversions.',
    StepsAbsurd: 'A value that is not a number is a dash, and so are its conversions.',
    StepsLongText: 'Labels wrap in their column; bars start at the same position.',
    Spark: '`SparkBars`: heights are relative to the highest day.',
    SparkNothing: 'Zero on every day: a line.',
    SparkOneDay: 'One bar over the full width. Show text instead.',
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
    {
      do: {
        text: 'Add up the rows that are not shown.',
        example: (
          <BarList
            aria-label="Лиды, три салона и остальные"
            bars={salons}
            formatValue={String}
            labels={{
              empty: 'За этот период данных нет',
              others: (count) => `Ещё ${String(count)}`,
            }}
            limit={2}
          />
        ),
      },
      dont: { text: 'Cut the list after the first rows: the total above it no longer adds up.' },
    },
    {
      do: { text: 'Rank by one value, and name it in the title: «Лиды по салонам».' },
      dont: { text: 'Rank by a score that users cannot check.' },
    },
    {
      do: {
        text: 'Say below the bars that the scale is logarithmic.',
        example: process('Воронка, логарифм', 'Длина полос по логарифмической шкале'),
      },
      dont: {
        text: 'Use a linear scale when the last steps are too short to see.',
        example: process('Воронка, линейно'),
      },
    },
    {
      do: { text: 'Name the period in the empty state: «За этот период показов не было».' },
      dont: { text: 'Show five empty bars: they look like an error.' },
    },
    {
      do: {
        text: 'Put the summary in the label of `SparkBars`: period and total.',
        example: (
          <SparkBars
            aria-label="5–18-noyabr ko‘rishlari, jami 1 072"
            bars={days}
            from="5-noyabr"
            to="18-noyabr"
          />
        ),
      },
      dont: {
        text: 'Put two side by side to compare them: each has its own scale.',
        example: (
          <Grid columns={2} gap={4}>
            <SparkBars
              aria-label="Birinchi haftaning ko‘rishlari"
              bars={days.slice(0, 7)}
              from="5-noyabr"
              to="11-noyabr"
            />
            <SparkBars
              aria-label="Ikkinchi haftaning ko‘rishlari"
              bars={days.slice(7).map((bar) => ({ ...bar, value: bar.value / 4 }))}
              from="12-noyabr"
              to="18-noyabr"
            />
          </Grid>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the table button, then to the cursor, which starts at the last bar. In a `BarList`: moves through the links.',
    },
    { keys: ['ArrowRight'], does: 'Moves the cursor to the next bar; `ArrowLeft` moves it back.' },
    { keys: ['Home'], does: 'Moves to the first bar; `End` moves to the last.' },
    { keys: ['Escape'], does: 'Hides the cursor and its tooltip.' },
    { keys: ['Space'], does: 'On the button: switches between table and chart.' },
  ],
  screenReader: {
    ru: 'Просмотры по дням недели, ползунок, воскресенье: Просмотры 104',
    uz: 'Hafta kunlari bo‘yicha ko‘rishlar, slayder, yakshanba: Ko‘rishlar 104',
    note: 'The chart itself is hidden from screen readers: the cursor is a slider that announces each bar, and the table has all values. A `BarList` is a list with every value as text: «1. Karvon Chilonzor 236», «дальше прошли 14,6 % Просмотры 26 950». `SparkBars` is an image with its label only.',
  },
  limits: [
    'In `SparkBars` the value of a day is shown on hover only, not on touch or with the keyboard: it needs a table. A missing or negative day looks like zero; more than about 60 days do not fit on a phone.',
    'A `BarList` always ranks from the largest value. A list where less is better needs a `Table`.',
    'Without a logarithmic `scale`, a value a thousand times smaller has no visible bar.',
    'It does not check that steps get smaller: a larger step shows more than 100%. A negative one counts as zero in the conversions.',
    'Rows do not move when values change: the new order is shown at once.',
    'One series only. To compare two periods, use a `LineChart` with a dashed line.',
    'The highlight is not announced: name it in the text next to the chart.',
    'Columns are not links and cannot be clicked. In a `BarList` the label of a row or the value of a step is the link.',
    'Axis labels never wrap or rotate: use short ones and `fullLabel`.',
  ],
} satisfies ComponentDocs;
