import { Link } from 'react-aria-components/Link';
import { link } from '../../private/linked-rows.css';
import { warnDoubled } from '../../private/warn-once';
import * as css from './StackedBar.css';

/** A part of the total. */
export interface StackedBarPart {
  /** Unique among the parts. */
  id: string;
  /** «Активно». */
  label: string;
  /** Its number; zero, a negative value, or a value that is not a number is only in the list. */
  value: number | null;
  /** Colour of its status; `inverse` is a sale, `muted` a draft, `faint` an archived car. */
  tone: 'success' | 'deal' | 'inverse' | 'info' | 'warn' | 'danger' | 'muted' | 'faint';
  /** Address of its rows: the name is a link. */
  href?: string;
}

export interface StackedBarProps {
  /** In order. */
  parts: readonly StackedBarPart[];
  /** Name of the bar, for screen readers: «Машины по статусам». */
  'aria-label': string;
  /** The list of names and values. Without it the bar is thin and decorative: write its figures next to it. @default true */
  hasList?: boolean;
  /** Formats a value of the list: «96». */
  formatValue: (value: number) => string;
  /** Texts of the list. */
  labels: {
    /** Replaces the list if there are no parts. */
    empty: string;
    /** Replaces a missing value. @default '—' */
    missing?: string;
  };
}

const countOf = (value: number | null) =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;

/** A total divided into parts, with a list of names and values; the bar itself is hidden from screen readers. */
export function StackedBar({
  parts,
  'aria-label': label,
  hasList = true,
  formatValue,
  labels,
}: StackedBarProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'StackedBar',
      'parts',
      parts.map(({ id }) => id),
    );
  const most = Math.max(0, ...parts.map(({ value }) => countOf(value)));
  return (
    <div className={css.root}>
      <div className={hasList ? css.bar : `${css.bar} ${css.thin}`} aria-hidden>
        {parts.map(({ id, value, tone }) => {
          const count = countOf(value);
          return (
            count > 0 && (
              // Relative to the largest value: a sum of huge values would be infinite.
              <span
                key={id}
                className={`${css.part} ${css.tones[tone]}`}
                style={{ flex: `${String(count / most)} 0 0` }}
              />
            )
          );
        })}
      </div>
      {!hasList ? null : parts.length === 0 ? (
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
                  <Link href={href} className={link}>
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
