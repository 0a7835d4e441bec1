import * as css from './plot.css';
import { cropped, textWidth, type AxisLabel } from './thin-labels';

/** Plot area inside the axes, in pixels. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width for the labels of one side: as needed, up to a quarter of the chart. */
export const sideGap = (tickLabels: readonly string[], width: number): number =>
  Math.min(width / 4, 8 + Math.max(8, ...tickLabels.map(textWidth)));

interface ValueAxisProps {
  area: Area;
  /** Position of each line in pixels, from the lowest value to the highest. */
  lines: readonly number[];
  /** Texts at the left end of the lines. */
  start: readonly string[];
  /** Texts at the right end. */
  end?: readonly string[];
  width: number;
  /** Position of zero in pixels, if the axis has negative values. */
  zero: number | null;
}

export function ValueAxis({ area, lines, start, end, width, zero }: ValueAxisProps) {
  return (
    <g aria-hidden>
      {lines.map((y, index) => (
        <g key={y}>
          <path
            d={`M${String(area.left)} ${String(y)}H${String(area.right)}`}
            className={css.gridLine}
          />
          <text x={area.left - 8} y={y + 4} textAnchor="end" className={css.axisText}>
            {cropped(start[index] ?? '', area.left - 8)}
          </text>
          {end && (
            <text x={area.right + 8} y={y + 4} className={css.axisText}>
              {cropped(end[index] ?? '', width - area.right - 8)}
            </text>
          )}
        </g>
      ))}
      {zero !== null && (
        <path
          d={`M${String(area.left)} ${String(zero)}H${String(area.right)}`}
          className={css.zeroLine}
        />
      )}
    </g>
  );
}

interface CategoryAxisProps {
  labels: readonly AxisLabel[];
  /** Baseline of the text. */
  y: number;
  /** Width of the chart: labels at its edges stay inside. */
  width: number;
  /** Maximum width of a label. */
  room: number;
}

export function CategoryAxis({ labels, y, width, room }: CategoryAxisProps) {
  return (
    <g aria-hidden>
      {labels.map(({ text, x }) => {
        const tickLabels = cropped(text, room);
        const half = textWidth(tickLabels) / 2;
        return (
          <text
            key={x}
            x={Math.max(half, Math.min(x, width - half))}
            y={y}
            textAnchor="middle"
            className={css.axisText}
          >
            {tickLabels}
          </text>
        );
      })}
    </g>
  );
}
