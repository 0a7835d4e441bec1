import { Ring } from '@karvon/ui/internal/Ring';
import { share } from '@karvon/ui/internal/share';
import * as css from './CompletenessDial.css';

export interface CompletenessDialProps {
  /** The share, 0 to 1; other values are limited to that range. */
  value: number;
  /** Name of the measure: «Заполнено». */
  'aria-label': string;
  /** Colour of the ring. @default 'success' */
  tone?: 'accent' | 'success' | 'warn' | 'danger';
}

/** A 56 px ring with a percentage: how complete a listing is. */
export function CompletenessDial({
  value,
  'aria-label': label,
  tone = 'success',
}: CompletenessDialProps) {
  const percent = Math.round(share(value) * 100);
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={css.dial}
    >
      <span className={css.ring}>
        <Ring value={value} size={56} thickness={6} tone={tone} />
      </span>
      <span className={css.percent}>{`${String(percent)}%`}</span>
    </span>
  );
}
