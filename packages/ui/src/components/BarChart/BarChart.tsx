import { ChartFrame, type ChartLabels, type ChartProps } from '../../private/chart/ChartFrame';
import { withMinus } from '../../private/chart/minus';
import { drawable } from '../../private/chart/ticks';
import { warnDoubled } from '../../private/warn-once';
import { BarPlot } from './BarPlot';
import type { BarEntry } from './bar-entry';

export type { BarEntry } from './bar-entry';
// Separate files: a page with a list of bars loads no axes.
export { BarList, type BarListEntry, type BarListLabels, type BarListProps } from './BarList';
export { SparkBars, type SparkBar, type SparkBarsProps } from './SparkBars';

export interface BarChartProps extends ChartProps {
  /** The bars, in order. */
  bars: readonly BarEntry[];
  /** `id` of the most important bar: the best day, today. Only it has the full colour and shows its value. */
  highlightedId?: string;
  /** Name of the counted items, in the tooltip and the table header: «Просмотры». */
  valueLabel: string;
  /** Formats a value on the axis, in the tooltip and in the table. */
  formatValue: (value: number) => string;
  /** Texts: the table button, the table header, and the message of an empty chart. */
  labels: ChartLabels;
}

/**
 * Compares a few values. A cursor follows the mouse, touch and arrow keys; the button shows the same data as a table. For a
 * value over many days use `LineChart`.
 */
export function BarChart({
  bars,
  highlightedId,
  valueLabel,
  formatValue,
  labels,
  ...frame
}: BarChartProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'BarChart',
      'bars',
      bars.map(({ id }) => id),
    );
  const format = (value: number) => withMinus(formatValue(value));
  const say = (value: number | null) => {
    const figure = drawable(value);
    return figure === null ? (labels.missing ?? '—') : format(figure);
  };
  return (
    <ChartFrame
      {...frame}
      labels={labels}
      isEmpty={bars.every(({ value }) => drawable(value) === null)}
      columns={[valueLabel]}
      rows={() =>
        bars.map(({ id, label, fullLabel, value }) => ({
          id,
          name: fullLabel ?? label,
          cells: [say(value)],
        }))
      }
    >
      {(width) => (
        <BarPlot
          label={frame['aria-label']}
          width={width}
          height={frame.height ?? 240}
          bars={bars}
          highlightedId={highlightedId}
          valueLabel={valueLabel}
          formatValue={format}
          say={say}
        />
      )}
    </ChartFrame>
  );
}
