import { share } from '../../private/share';
import { warnOnce } from '../../private/warn-once';
import * as css from './Meter.css';

export interface MeterProps {
  /** The share, 0 to 1; other values are limited to that range. */
  value: number;
  /** Name of the measure: «Загружено». */
  'aria-label': string;
  /** Announced instead of the percentage: «1,4 из 2,2 МБ». */
  valueText?: string;
  /** Colour of the filled part; `neutral` for what does not go on. @default 'accent' */
  tone?: 'accent' | 'success' | 'warn' | 'danger' | 'neutral';
  /** Progress (an upload) is a progress bar, a level is a meter. @default 'meter' */
  role?: 'meter' | 'progressbar';
}

/** A 6 px bar that shows a share. */
export function Meter({
  value,
  'aria-label': label,
  valueText,
  tone = 'accent',
  role = 'meter',
}: MeterProps) {
  if (import.meta.env.DEV && !(value >= 0 && value <= 1))
    warnOnce(
      'Meter',
      `\`value\` is ${String(value)}: give a share from 0 to 1 (done / all, and 0 where all is 0).`,
    );
  const percent = Math.round(share(value) * 100);
  return (
    <div
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={css.track}
    >
      <div className={`${css.fill} ${css.tone[tone]}`} style={{ width: `${String(percent)}%` }} />
    </div>
  );
}
