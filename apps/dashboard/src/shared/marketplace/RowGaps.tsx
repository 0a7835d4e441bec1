import type { RowGap } from '@karvon/ui/internal/row-renderer';

interface RowGapsProps {
  gaps: readonly RowGap[];
  /** Looks of rows as one ground that repeats. */
  className: string;
}

/** Skeletons for rows that are not rendered yet. They are not announced: the rows follow some frames later. */
export const RowGaps = ({ gaps, className }: RowGapsProps) =>
  gaps.map(({ start, end }, at) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- the same element moves on: another one in each frame would cost more
      key={at}
      role="presentation"
      className={className}
      style={{ top: start, height: end - start }}
    />
  ));
