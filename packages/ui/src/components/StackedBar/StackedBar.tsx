import { Link } from 'react-aria-components/Link';
import { warnDoubled } from '../../private/warn-once';
import * as css from './StackedBar.css';

/** A part of the whole. */
export interface StackedBarPart {
  /** Unique among the parts. */
  id: string;
  /** «Активно». */
  label: string;
  /** How many; zero, less and what is no number has no place in the bar and stays in the list. */
  value: number | null;
  /** Colour of its status; `inverse` is a sale, `muted` a draft, `faint` what is put away. */
  tone: 'success' | 'deal' | 'inverse' | 'info' | 'warn' | 'danger' | 'muted' | 'faint';
  /** Where its rows are: every number links to them. */
  href?: string;
}

export interface StackedBarProps {
  /** In the order in which they stand. */
  parts: readonly StackedBarPart[];
  /** What is divided, for screen readers: «Машины по статусам». */
  'aria-label': string;
  /** A figure of the list in words: «96». */
  formatValue: (value: number) => string;
  /** Words of the language. */
  labels: {
    /** In place of the list when there are no parts. */
    empty: string;
    /** In place of a figure that is missing. @default '—' */
    missing?: string;
  };
}

const countOf = (value: number | null) =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;

/** A whole in its parts, with a list that says each in words and figures: the bar itself is for eyes. */
export function StackedBar({ parts, 'aria-label': label, formatValue, labels }: StackedBarProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'StackedBar',
      'parts',
      parts.map(({ id }) => id),
    );
  const most = Math.max(0, ...parts.map(({ value }) => countOf(value)));
  return (
    <div className={css.root}>
      <div className={css.bar} aria-hidden>
        {parts.map(({ id, value, tone }) => {
          const count = countOf(value);
          return (
            count > 0 && (
              // Against the largest: the sum of huge figures would be endless.
              <span
                key={id}
                className={`${css.part} ${css.tones[tone]}`}
                style={{ flex: `${String(count / most)} 0 0` }}
              />
            )
          );
        })}
      </div>
      {parts.length === 0 ? (
        <p className={css.empty}>{labels.empty}</p>
      ) : (
        <ul aria-label={label} className={css.entries}>
          {parts.map(({ id, label: name, value, tone, href }) => (
            <li key={id} className={css.entry}>
              <span className={`${css.mark} ${css.tones[tone]}`} aria-hidden />
              <span className={css.text}>
                {href === undefined ? (
                  name
                ) : (
                  <Link href={href} className={css.link}>
                    {name}
                  </Link>
                )}{' '}
              </span>
              <span className={css.value}>
                {typeof value === 'number' && Number.isFinite(value)
                  ? formatValue(value)
                  : (labels.missing ?? '—')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
