import { ChartFrame, type ChartLabels, type ChartProps } from '../../private/chart/ChartFrame';
import { withMinus } from '../../private/chart/minus';
import { drawable } from '../../private/chart/ticks';
import { warnDoubled } from '../../private/warn-once';
import { BarPlot } from './BarPlot';
import type { BarEntry } from './bar-entry';

export type { BarEntry } from './bar-entry';

export interface BarChartProps extends ChartProps {
  /** In the order in which they stand. */
  bars: readonly BarEntry[];
  /** `id` of the bar that matters: the best day, today. It alone has the full colour, and its figure above it. */
  highlightedId?: string;
  /** What is counted, in the tooltip and the table's head: «Просмотры». */
  valueLabel: string;
  /** A figure on the axis, in the tooltip and in the table. */
  formatValue: (value: number) => string;
  /** The words of the frame: the table's button and head, and what is in an empty one. */
  labels: ChartLabels;
}

/**
 * A few figures side by side. A ruler follows pointer, touch and arrow keys; the button shows the same rows as a table. A figure
 * over many days is a `LineChart`.
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
