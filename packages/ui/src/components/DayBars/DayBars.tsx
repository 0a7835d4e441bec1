import * as css from './DayBars.css';

/** One day. */
export interface DayBar {
  /** Unique among the bars. */
  id: string;
  /** The figure; below zero it is rendered as zero. */
  value: number;
  /** Shown under the pointer: «18 ноября: 120». */
  title: string;
}

export interface DayBarsProps {
  /** In order, the oldest first. */
  bars: readonly DayBar[];
  /** All of it in a sentence, for screen readers; the figures are in a table beneath. */
  'aria-label': string;
  /** Under the first bar: «5 ноября». */
  from: string;
  /** Under the last bar: «18 ноября». */
  to: string;
}

/** A small chart of a figure by day. For people who can't see it the same rows are in a table. */
export function DayBars({ bars, 'aria-label': label, from, to }: DayBarsProps) {
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
