import * as css from './Sparkline.css';
import { sparkPoints } from './spark-path';

export interface SparklineProps {
  /** Oldest first. Missing values, and values that are not a number, are skipped. */
  values: readonly (number | null)[];
  /** The trend as text: «Растёт с 9 до 22». Without it the line is decorative. */
  'aria-label'?: string;
  /** Colour of the line. @default 'accent' */
  tone?: 'accent' | 'success' | 'danger' | 'neutral';
  /** Pixels. @default 96 */
  width?: number;
  /** Pixels. @default 28 */
  height?: number;
}

/** The trend of a value as a line, without axes: next to the value, never instead of it. */
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
