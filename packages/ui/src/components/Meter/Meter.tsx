import { share } from '../../private/share';
import * as css from './Meter.css';

export interface MeterProps {
  /** How far, 0..1; anything else is brought into that range. */
  value: number;
  /** What is measured: «Загружено». */
  'aria-label': string;
  /** What readers hear instead of the percentage: «1,4 из 2,2 МБ». */
  valueText?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'warn' | 'danger';
  /** Work that moves on (an upload) is a progress bar, a level is a meter. @default 'meter' */
  role?: 'meter' | 'progressbar';
}

/** A bar of 6 px that is full to a share. */
export function Meter({
  value,
  'aria-label': label,
  valueText,
  tone = 'accent',
  role = 'meter',
}: MeterProps) {
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
