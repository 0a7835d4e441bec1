import { share } from './share';
import * as css from './ring.css';

export interface RingProps {
  /** Filled share, 0 to 1; other values are limited to that range. */
  value: number;
  /** Diameter in pixels. */
  size: number;
  /** Thickness of the line in pixels. */
  thickness: number;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  /** Colour of the part that is missing. @default 'quiet' */
  track?: keyof typeof css.track;
}

/** A ring that shows a share. Decorative: the share must also be text. */
export function Ring({ value, size, thickness, tone = 'accent', track = 'quiet' }: RingProps) {
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - thickness) / 2,
    fill: 'none',
    strokeWidth: thickness,
  };
  return (
    <svg width={size} height={size} className={css.svg} aria-hidden>
      <circle {...circle} className={css.track[track]} />
      <circle
        {...circle}
        className={`${css.arc} ${css.tone[tone]}`}
        pathLength={100}
        strokeDasharray="100 100"
        strokeDashoffset={100 - Math.round(share(value) * 100)}
      />
    </svg>
  );
}
