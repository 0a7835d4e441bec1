import type { ReactNode } from 'react';
import * as css from './plot.css';

export interface TipRow {
  id: string;
  mark?: ReactNode;
  label: string;
  value: string;
}

interface ChartTipProps {
  /** Position of the cursor in pixels from the left edge. */
  x: number;
  width: number;
  title: string;
  rows: readonly TipRow[];
}

const gap = 12;

/** Values at the cursor, on the side with more space. Visual only: screen readers use the slider. */
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
