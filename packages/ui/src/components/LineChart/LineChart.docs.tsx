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
      text: 'A target line (`target`), a download of the table (`downloadName`), and a second scale that is named in the legend.',
    },
  ],
  reviewed: '2026-11-23',
  summary:
    'Values over time, with a cursor that shows each day and a button for the same data as a table.',
  props: { LineChart },
  whenToUse: [
    'Use it for views, calls or leads by day or hour, one to four lines.',
    'Use a series of `kind: "previous"`, grey and dashed, to compare with the previous period.',
    'For two scales, use two charts, one above the other. Use `axis: "end"` only to compare day by day; the legend names the second scale.',
    'Use `target` to compare with a target.',
  ],
  whenNot: [
    { when: 'Comparing a few values, or a trend without axes', instead: ['BarChart'] },
    { when: 'Parts of a total', instead: ['StackedBar'] },
    { when: 'Conversion between steps', instead: ['BarChart'] },
    { when: 'One value and its change', instead: ['StatTile'] },
  ],
  anatomy: {
    example: chart('Просмотры', 'Просмотры', { long: 'ноября', short: 'ноя' }),
    parts: [
      {
        name: 'Title',
        text: 'To the left of the legend, level 2 by default. Leave it out if the card has a title.',
        at: 'h3',
      },
      {
        name: 'Legend',
        text: 'Each line with its stroke, so that colour is not the only difference.',
        at: 'h3 + *',
      },
      {
        name: 'Table button',
        text: 'Shows the same data as a table of the same height.',
        at: 'figure button',
      },
      {
        name: 'Plot',
        text: '2.25 px lines; only the first has an area below it. Gaps stay gaps.',
        at: 'figure > div + div',
      },
      {
        name: 'Cursor',
        text: 'Follows the mouse, touch and arrow keys; next to it are the date and its values.',
      },
    ],
  },
  family: ['Default', 'TwoAxes', 'Target', 'Bars'],
  states: {
    TwoAxes: 'With `axis: "end"`, the legend says which line uses the scale on the right.',
    Bars: 'Daily totals as bars behind a line: `mark: "bar"`.',
    SmallMultiples: 'The better solution for two scales: one chart each, over the same days.',
    Target: 'A dashed horizontal line, named in the legend.',
    WithDownload: 'The table as a CSV file.',
    Dark: 'The same colours, adjusted for dark theme.',
    Phone: 'At 296 px: fewer dates, shorter axes, no overlap.',
    Keyboard: 'The cursor is on the last day when it is focused.',
    AsTable: 'For reading and copying values. It scrolls within the height of the chart.',
    Loading: 'The title and legend are shown; the space of the chart is reserved.',
    Empty: 'A sentence in the same space; the table button is disabled.',
    OnePoint: 'A single dot.',
    OpenEnd: 'Today is incomplete: its points are hollow and no line leads to them.',
    NothingHappened: 'A line along zero: zeros are values.',
    Gaps: 'Days without a value break the line; in the table they are a dash.',
    BelowZero: 'The axis includes negative values, and the zero line is marked.',
    ThousandPoints: 'All points are rendered; fewer dates are shown.',
    LongText: 'The title and legend wrap above the chart.',
  },
  pairs: [
    {
      do: {
        text: 'Format dates in the user’s language.',
        example: chart('Ko‘rishlar', 'Ko‘rishlar', { long: 'noyabr', short: 'noy' }),
      },
      dont: {
        text: 'Show dates in a technical format.',
        example: chart('Ko‘rishlar soni', 'views', { long: '(2026-11)', short: '/11' }),
      },
    },
    {
      do: { text: 'Leave out unknown values: a gap is correct.' },
      dont: { text: 'Replace unknown values with zero: it looks like a day without visitors.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the table button, then to the cursor: one stop for all days.',
    },
    {
      keys: ['ArrowRight'],
      does: 'Moves the cursor to the next day; `ArrowLeft` to the previous.',
    },
    {
      keys: ['Home'],
      does: 'Moves to the first day; `End` to the last. `PageUp` and `PageDown` move by larger steps.',
    },
    { keys: ['Enter'], does: 'Opens the selected day, if the page has `onOpen`.' },
    {
      keys: ['Escape'],
      does: 'Hides the cursor and tooltip; the next arrow key shows them again.',
    },
  ],
  screenReader: {
    ru: 'Просмотры и лиды по дням, ползунок, 20 ноября: Просмотры 1 084, Лиды 18, Прошлый период 846',
    uz: 'Kunlar bo‘yicha ko‘rishlar va arizalar, surgich, 20-noyabr: Ko‘rishlar 1 084, Arizalar 18, Oldingi davr 846',
    note: 'The chart is a figure with a name; each position of the cursor is announced. The table has row and column headers.',
  },
  limits: [
    'Up to four lines and a previous period: a fifth line reuses the first colour, with a warning in the console.',
    'Two axes at most. A crossing of lines on different axes has no meaning: name the units in the legend.',
    'Rows without a date are left out; of two with the same date the later one is used.',
    'No zoom and no selection of a period in the chart: use a `DateRangePicker`.',
    'Lines cannot be hidden.',
    'The previous period is aligned by position: its rows use the dates of the current one.',
  ],
} satisfies ComponentDocs;
