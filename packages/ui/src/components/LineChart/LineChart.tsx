import { ChartFrame, type ChartLabels, type ChartProps } from '../../private/chart/ChartFrame';
import type { ChartColour } from '../../private/chart/colours.css';
import { Legend } from '../../private/chart/Legend';
import { withMinus } from '../../private/chart/minus';
import { drawable } from '../../private/chart/ticks';
import { useChartTexts } from '../../private/chart/use-chart-texts';
import { warnDoubled, warnOnce } from '../../private/warn-once';
import { figuresOf, placedRows, type LineRow } from './line-rows';
import { LinePlot } from './LinePlot';

export type { LineRow } from './line-rows';

/** One line. */
export interface LineSeries<Key extends string> {
  /** Key of its values in the rows. */
  id: Key;
  /** In the legend, the tooltip and the table: «Просмотры». */
  label: string;
  /** `previous` is the previous period, at the dates of the current one: grey and dashed. @default 'current' */
  kind?: 'current' | 'previous';
  /** `bar` for daily totals behind the lines, for example spending behind a line of its results. @default 'line' */
  mark?: 'line' | 'bar';
  /** The scale; `end` for values of a different magnitude. @default 'start' */
  axis?: 'start' | 'end';
  /** Colour of the charts, 1 to 4. @default by its place */
  colour?: 1 | 2 | 3 | 4;
}

/** A target line. */
export interface LineTarget {
  /** Its value, on the scale at the start. */
  value: number;
  /** «Цель: 40 лидов в день». */
  label: string;
}

export interface LineChartProps<Key extends string> extends ChartProps {
  /** Lines, the most important first: only it has an area below. Four at most, plus the previous period. */
  series: readonly LineSeries<Key>[];
  /** Values by day or hour, in any order. */
  rows: readonly LineRow<Key>[];
  /** Formats a value of a series on its axis, in the tooltip and in the table: «26 950». */
  formatValue: (value: number, series: Key) => string;
  /** Formats a date in full, in the tooltip and the table: «вторник, 11 ноября». */
  formatDate: (at: string) => string;
  /** Formats a date on the axis: «11 ноя». */
  formatTick: (at: string) => string;
  /** All texts except values and dates. */
  labels: ChartLabels;
  /** A target: a dashed horizontal line on the scale at the start, named in the legend. */
  target?: LineTarget;
  /** The last date is incomplete: its points are hollow, and no line leads to them. @default false */
  openEnd?: boolean;
  /** Opens a date: Enter on the cursor, or a double click. */
  onOpen?: (at: string) => void;
}

/**
 * Values over time. A cursor follows the mouse, touch and arrow keys and shows the values at a date; the button next to the
 * legend shows the same data as a table. To compare a few values use `BarChart`.
 */
export function LineChart<Key extends string>({
  series,
  rows,
  formatValue,
  formatDate,
  formatTick,
  labels,
  target,
  openEnd = false,
  onOpen,
  ...frame
}: LineChartProps<Key>) {
  const placed = placedRows(rows);
  if (import.meta.env.DEV) warnOf(series, rows, placed.length);
  const lines = series.map((one, index) => ({ ...one, colour: colourOf(series, index) }));
  const texts = useChartTexts();
  const format = (value: number, id: Key) => withMinus(formatValue(value, id));
  const goal = drawable(target?.value);
  const say = (value: number | null | undefined, id: Key) => {
    const figure = drawable(value);
    return figure === null ? (labels.missing ?? '—') : format(figure, id);
  };
  // Two scales need a text: otherwise users would compare unrelated heights.
  const isDouble =
    series.some(({ axis }) => axis === 'end') && series.some(({ axis }) => axis !== 'end');
  const figures = figuresOf(
    placed,
    series.map(({ id }) => id),
  );
  return (
    <ChartFrame
      {...frame}
      labels={labels}
      legend={
        <Legend
          entries={lines.map((line) => ({
            ...line,
            label: isDouble && line.axis === 'end' ? `${line.label}, ${texts.endAxis}` : line.label,
          }))}
          target={goal === null ? undefined : target?.label}
        />
      }
      isEmpty={figures.every((figure) => figure === null)}
      columns={series.map(({ label }) => label)}
      rows={() =>
        placed.map(({ at, values }) => ({
          id: at,
          name: formatDate(at),
          cells: series.map(({ id }) => say(values[id], id)),
        }))
      }
    >
      {(width) => (
        <LinePlot
          label={frame['aria-label']}
          width={width}
          height={frame.height ?? 240}
          lines={lines}
          rows={placed}
          formatValue={format}
          formatDate={formatDate}
          formatTick={formatTick}
          say={say}
          target={goal}
          openEnd={openEnd}
          onOpen={onOpen}
        />
      )}
    </ChartFrame>
  );
}

const colours = ['chart1', 'chart2', 'chart3', 'chart4'] as const satisfies ChartColour[];

function colourOf<Key extends string>(
  series: readonly LineSeries<Key>[],
  index: number,
): ChartColour {
  const one = series[index];
  if (one?.kind === 'previous') return 'previous';
  const place = series.slice(0, index).filter(({ kind }) => kind !== 'previous').length;
  return colours[one?.colour === undefined ? place % 4 : one.colour - 1] ?? 'chart1';
}

function warnOf<Key extends string>(
  series: readonly LineSeries<Key>[],
  rows: readonly LineRow<Key>[],
  placed: number,
) {
  warnDoubled(
    'LineChart',
    'series',
    series.map(({ id }) => id),
  );
  if (series.filter(({ kind }) => kind !== 'previous').length > 4)
    warnOnce('LineChart', 'More than four lines share colours: split the chart.');
  if (placed < rows.length)
    warnOnce(
      'LineChart',
      'Rows with no date, or a doubled one, are left out: give `at` as `YYYY-MM-DD`.',
    );
}
