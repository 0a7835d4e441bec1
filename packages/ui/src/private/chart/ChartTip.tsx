import type { ReactNode } from 'react';
import * as css from './plot.css';

/** A line of the tooltip. */
export interface TipRow {
  id: string;
  mark?: ReactNode;
  label: string;
  value: string;
}

interface ChartTipProps {
  /** The ruler, in pixels from the left edge. */
  x: number;
  /** Width of the drawing. */
  width: number;
  title: string;
  rows: readonly TipRow[];
}

const gap = 12;

/** The figures at the ruler, on the side that has more room. For eyes: screen readers get them from the ruler. */
export function ChartTip({ x, width, title, rows }: ChartTipProps) {
  const isBefore = x > width / 2;
  return (
    <div
      aria-hidden
      className={css.tip}
      style={{
        insetInlineStart: isBefore ? undefined : x + gap,
        insetInlineEnd: isBefore ? width - x + gap : undefined,
        maxWidth: Math.max(x, width - x) - gap,
      }}
    >
      <div className={css.tipTitle}>{title}</div>
      {rows.map(({ id, mark, label, value }) => (
        <div key={id} className={css.tipRow}>
          {mark}
          <span className={css.tipLabel}>{label}</span>
          <span className={css.tipValue}>{value}</span>
        </div>
      ))}
    </div>
  );
}
