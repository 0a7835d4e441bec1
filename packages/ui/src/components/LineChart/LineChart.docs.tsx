import type { ComponentDocs } from '../../docs/component-docs';
import { LineChart } from './LineChart';

type Key = 'views' | 'before';

const rows = [612, 705, 742, 911, 720, 790, 1040].map((views, index) => ({
  at: `2026-11-${String(14 + index)}`,
  values: { views, before: Math.round(views * 0.78) },
}));
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
const dayOf = (at: string) => String(Number(at.slice(8, 10)));
const labels = { table: 'Показать таблицей', row: 'День', empty: 'За этот период данных нет' };

const chart = (title: string, seriesLabel: string, months: { long: string; short: string }) => (
  <LineChart<Key>
    title={title}
    level={3}
    height={180}
    aria-label={`${title}, 14–20`}
    series={[
      { id: 'views', label: seriesLabel },
      {
        id: 'before',
        label: title === 'Просмотры' ? 'Прошлый период' : 'Oldingi davr',
        kind: 'previous',
      },
    ]}
    rows={rows}
    formatValue={grouped}
    formatDate={(at) => `${dayOf(at)} ${months.long}`}
    formatTick={(at) => `${dayOf(at)} ${months.short}`}
    labels={labels}
  />
);

export const docs = {
  status: 'stable',
  since: '0.1',
  changes: [
    {
      version: '0.2',
      text: 'A figure to reach (`target`), the table as a file (`downloadName`), and a second scale that is said in the legend.',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'Figures over time, with a ruler that says each day and a button that shows the same rows as a table.',
  props: { LineChart },
  whenToUse: [
    'Views, calls, leads by day or hour, one to four lines.',
    'Against the period before: a line of `kind: "previous"`, grey and dashed.',
    'Two sizes of figures: a chart for each, one above the other. One chart with `axis: "end"` only where the two must be compared day by day; the legend says the second scale.',
    'Against a figure to reach: `target`.',
  ],
  whenNot: [
    { when: 'A few things side by side', instead: ['BarChart'] },
    { when: 'A trend in a row or a tile, without figures', instead: ['Sparkline'] },
    { when: 'Parts of a whole', instead: ['StackedBar'] },
    { when: 'What share goes on from step to step', instead: ['Funnel'] },
    { when: 'One figure and its change', instead: ['StatTile'] },
    { when: 'Few days, each with a place of its own', instead: ['DayBars'] },
  ],
  anatomy: {
    example: chart('Просмотры', 'Просмотры', { long: 'ноября', short: 'ноя' }),
    parts: [
      {
        name: 'Title',
        text: 'At the left of the legend, level 2 unless told otherwise. A card around may have it instead.',
        at: 'h3',
      },
      {
        name: 'Legend',
        text: 'Each line with its stroke, so that colour is not alone.',
        at: 'h3 + *',
      },
      {
        name: 'Table button',
        text: 'The same rows in words, in as much room.',
        at: 'figure button',
      },
      {
        name: 'Plot',
        text: 'Lines of 2.25 px; an area below the first one only. Gaps stay gaps.',
        at: 'figure > div + div',
      },
      {
        name: 'Ruler',
        text: 'Follows pointer, touch and keys; beside it the day and its figures.',
      },
    ],
  },
  states: {
    TwoAxes: 'Asked for by `axis: "end"`: the legend says which line is on the scale at the right.',
    Bars: 'Sums of a day as bars beneath a line of what they brought: `mark: "bar"`.',
    SmallMultiples: 'The better answer for two sizes of figures: a chart each, over the same days.',
    Target: 'A dashed line across, with its words in the legend.',
    WithDownload: 'The table as a CSV file.',
    Dark: 'The same colours, chosen again for the dark ground.',
    Phone: 'At 296 px: fewer dates, shorter axes, nothing overlaps.',
    Keyboard: 'The ruler stands on the last day when it gets the focus.',
    AsTable: 'For those who read figures, and for copying. It scrolls in the chart’s own height.',
    Loading: 'Title and legend are there, the drawing’s room is kept.',
    Empty: 'A sentence in the same room; the table button is disabled.',
    OnePoint: 'A dot in the middle.',
    OpenEnd: 'Today is not over: its points are hollow and no line leads there.',
    NothingHappened: 'A line along nought: zeros are figures.',
    Gaps: 'Days without a figure break the line; in words they are a dash.',
    BelowZero: 'The axis goes below nought, and nought is marked.',
    ThousandPoints: 'Rendered in full; dates are thinned out.',
    LongText: 'Title and legend wrap above the drawing.',
  },
  pairs: [
    {
      do: {
        text: 'Show days in the words of the language.',
        example: chart('Ko‘rishlar', 'Ko‘rishlar', { long: 'noyabr', short: 'noy' }),
      },
      dont: {
        text: 'Show them as the computer keeps them.',
        example: chart('Ko‘rishlar soni', 'views', { long: '(2026-11)', short: '/11' }),
      },
    },
    {
      do: { text: 'Leave out what is not known: a gap is honest.' },
      dont: { text: 'Fill unknown days with nought: it reads as a day on which nobody came.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the table button, then to the ruler: one stop for all days.' },
    { keys: ['ArrowRight'], does: 'The ruler goes one day on; `ArrowLeft` one back.' },
    {
      keys: ['Home'],
      does: 'The first day; `End` the last. `PageUp` and `PageDown` go by larger steps.',
    },
    { keys: ['Enter'], does: 'Opens the day of the ruler, where the page has `onOpen`.' },
    { keys: ['Escape'], does: 'Hides ruler and tooltip; the next arrow brings them back.' },
  ],
  screenReader: {
    ru: 'Просмотры и лиды по дням, ползунок, 20 ноября: Просмотры 1 084, Лиды 18, Прошлый период 846',
    uz: 'Kunlar bo‘yicha ko‘rishlar va arizalar, surgich, 20-noyabr: Ko‘rishlar 1 084, Arizalar 18, Oldingi davr 846',
    note: 'The chart is a figure with a name; each move of the ruler is read out. The table has heads for rows and columns.',
  },
  limits: [
    'Four lines and a period before: a fifth line takes the first colour again, and the console says so.',
    'Two axes at most. What crosses on different axes means nothing: say in the legend what is measured.',
    'Rows without a date are left out; of two at one time the later wins.',
    'No zooming and no choosing of a span in the image: the page’s `DateRangePicker` does that.',
    'The lines cannot be switched off one by one.',
    'It compares by place: rows of the period before carry the days of this one.',
  ],
} satisfies ComponentDocs;
