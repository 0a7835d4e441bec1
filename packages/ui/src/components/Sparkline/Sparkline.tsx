import * as css from './Sparkline.css';
import { sparkPoints } from './spark-path';

export interface SparklineProps {
  /** The oldest first. What is missing or no number is stepped over. */
  values: readonly (number | null)[];
  /** The course in words: «Растёт с 9 до 22». Without it the line only decorates a figure that stands beside it. */
  'aria-label'?: string;
  /** Colour of the line. @default 'accent' */
  tone?: 'accent' | 'success' | 'danger' | 'neutral';
  /** Pixels. @default 96 */
  width?: number;
  /** Pixels. @default 28 */
  height?: number;
}

/** The course of a figure in a line, without axes: beside the figure itself, never instead of it. */
export function Sparkline({
  values,
  'aria-label': label,
  tone = 'accent',
  width = 96,
  height = 28,
}: SparklineProps) {
  const points = sparkPoints(values, { width, height });
  const last = points.at(-1);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className={css.spark}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {points.length > 1 && (
        <path
          d={`M${points.map(({ x, y }) => `${String(x)} ${String(y)}`).join('L')}`}
          className={css.lines[tone]}
        />
      )}
      {last && <circle cx={last.x} cy={last.y} r="2.5" className={css.dots[tone]} />}
    </svg>
  );
}
