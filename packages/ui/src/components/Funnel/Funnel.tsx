import { ChevronDown } from 'lucide-react';
import { warnDoubled } from '../../private/warn-once';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { barShares, conversionOf } from './funnel-steps';
import * as css from './Funnel.css';

/** One step. */
export interface FunnelStep {
  /** Unique among the steps. */
  id: string;
  /** «Просмотры». */
  label: string;
  /** Number of items at this step; `null`, or a value that is not a number, is unknown. */
  value: number | null;
  /** Address of its rows: the value is a link. */
  href?: string;
}

export interface FunnelProps {
  /** From the largest to the smallest. */
  steps: readonly FunnelStep[];
  /** Name of the chart, for screen readers: «Воронка за 30 дней». */
  'aria-label': string;
  /** «26 950». */
  formatValue: (value: number) => string;
  /** Share of a step that reached the next, 0 to 1: «14,6 %». */
  formatShare: (share: number) => string;
  /** All texts except values. */
  labels: {
    /** Before the share, for screen readers: «дальше прошли». */
    conversion: string;
    /** Replaces the chart if there is no step or the first is zero. */
    empty: string;
    /** Replaces a missing value. @default '—' */
    missing?: string;
  };
  /** `log` for steps that differ a thousandfold. @default 'log' with `logScaleNote`, else 'linear' */
  scale?: 'linear' | 'log';
  /**
   * Shown below the bars and makes the scale logarithmic: «Длина полос по логарифмической шкале». Among several funnels one
   * has the note, the others only the `scale`.
   */
  logScaleNote?: string;
}

/** Steps of a process, with the conversion between them. Every value is text next to its bar; for screen readers it is a list. */
export function Funnel({
  steps,
  'aria-label': label,
  formatValue,
  formatShare,
  labels,
  logScaleNote,
  scale = logScaleNote === undefined ? 'linear' : 'log',
}: FunnelProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'Funnel',
      'steps',
      steps.map(({ id }) => id),
    );
  const missing = labels.missing ?? '—';
  const shares = barShares(
    steps.map(({ value }) => value),
    scale,
  );
  if (shares.every((share) => share === 0)) return <p className={css.empty}>{labels.empty}</p>;
  return (
    <div>
      <ol aria-label={label} className={css.steps}>
        {steps.map((step, index) => {
          const { id, label: name, value, href } = step;
          const before = steps[index - 1];
          const part = before ? conversionOf(before.value, value) : null;
          return (
            <li key={id} className={css.step}>
              {before && (
                <span className={css.conversion}>
                  <Icon icon={ChevronDown} size={14} />
                  <VisuallyHidden>{labels.conversion} </VisuallyHidden>
                  {part === null ? missing : formatShare(part)}
                </span>
              )}
              <span className={css.step}>
                <span className={css.label}>{name} </span>
                <span className={css.track} aria-hidden>
                  <span
                    className={css.bar}
                    style={{
                      display: 'block',
                      width: `${String(Math.round((shares[index] ?? 0) * 1000) / 10)}%`,
                    }}
                  />
                </span>
                <span className={css.value}>
                  {typeof value !== 'number' || !Number.isFinite(value) ? (
                    missing
                  ) : href === undefined ? (
                    formatValue(value)
                  ) : (
                    <Link href={href} variant="quiet" aria-label={`${name} ${formatValue(value)}`}>
                      {formatValue(value)}
                    </Link>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {logScaleNote !== undefined && <p className={css.note}>{logScaleNote}</p>}
    </div>
  );
}
