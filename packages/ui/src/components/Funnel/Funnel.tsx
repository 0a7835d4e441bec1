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
  /** How many got here; `null` or no number where it is not known. */
  value: number | null;
  /** Where its rows are: the figure is a link. */
  href?: string;
}

export interface FunnelProps {
  /** From the widest to the narrowest. */
  steps: readonly FunnelStep[];
  /** What is rendered, for screen readers: «Воронка за 30 дней». */
  'aria-label': string;
  /** «26 950». */
  formatValue: (value: number) => string;
  /** The part of a step that got to the next, 0..1: «14,6 %». */
  formatShare: (share: number) => string;
  /** All words that are not figures. */
  labels: {
    /** Before the share, for screen readers: «дальше прошли». */
    conversion: string;
    /** In place of the drawing, when there is no step or nobody took the first. */
    empty: string;
    /** In place of a figure that is missing. @default '—' */
    missing?: string;
  };
  /**
   * With it the lengths follow the logarithm, for steps that differ a thousandfold, and these words under the bars say so: «Длина
   * полос по логарифмической шкале».
   */
  logScaleNote?: string;
}

/** Steps of which each keeps a part of the one before. Every figure is in words beside its bar: it is a list to readers. */
export function Funnel({
  steps,
  'aria-label': label,
  formatValue,
  formatShare,
  labels,
  logScaleNote,
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
    logScaleNote === undefined ? 'linear' : 'log',
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
