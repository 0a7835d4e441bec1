import * as css from './SparkBars.css';

/** One day. */
export interface SparkBar {
  /** Unique among the bars. */
  id: string;
  /** The value; below zero it is shown as zero. */
  value: number;
  /** Shown on hover: «18 ноября: 120». */
  title: string;
}

export interface SparkBarsProps {
  /** In order, oldest first. */
  bars: readonly SparkBar[];
  /** A one-sentence summary for screen readers; the values are in a table below. */
  'aria-label': string;
  /** Below the first bar: «5 ноября». */
  from: string;
  /** Below the last bar: «18 ноября». */
  to: string;
}

/** Small bars by day, without axes. The same data must be in a table, for users who cannot see it. */
export function SparkBars({ bars, 'aria-label': label, from, to }: SparkBarsProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => (Number.isFinite(value) ? value : 0)));
  return (
    <div role="img" aria-label={label} className={css.chart}>
      <div className={css.bars} aria-hidden>
        {bars.map(({ id, value, title }) => (
          <span key={id} className={css.column} title={title}>
            <span
              className={css.bar}
              style={{
                height: `${String(Math.round((Math.max(0, value) / highest) * 100) || 0)}%`,
              }}
            />
          </span>
        ))}
      </div>
      <div className={css.ends} aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
