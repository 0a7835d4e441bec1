import { ChevronDown } from 'lucide-react';
import { Link as RowLink } from 'react-aria-components/Link';
import { link } from '../../private/linked-rows.css';
import { warnDoubled } from '../../private/warn-once';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './BarList.css';
import { barShares, conversionOf, isKnown, rankBars } from './list-bars';

/** One row or step. */
export interface BarListEntry {
  /** Unique among the bars. */
  id: string;
  /** «Karvon Chilonzor». It wraps. */
  label: string;
  /** Below the label of a ranked row, muted: «12 продаж». */
  detail?: string;
  /** Length of the bar; `null`, or a value that is not a number, is unknown. */
  value: number | null;
  /** Address of its rows: the label of a ranked row, or the value of a step, is a link. */
  href?: string;
}

/** Texts of the list. */
export interface BarListLabels {
  /** Replaces the list if there are no bars, or no step has a value. */
  empty: string;
  /** Replaces a missing value. @default '—' */
  missing?: string;
  /** Label of the last row if `limit` leaves some out: «Ещё 4». */
  others?: (count: number) => string;
  /** Before the share of a step, for screen readers: «дальше прошли». */
  conversion?: string;
}

export interface BarListProps {
  /** In any order, which becomes the rank; steps in their own order. */
  bars: readonly BarListEntry[];
  /** Name of the list, for screen readers: «Лиды по салонам». */
  'aria-label': string;
  /** Formats a value: «1 284». */
  formatValue: (value: number) => string;
  /**
   * Makes the bars steps of one process, with the conversion between them: the share, 0 to 1, of a step that reached the next, «14,6 %».
   * @default none: the bars are ranked
   */
  formatShare?: (share: number) => string;
  /** Texts of the list. */
  labels: BarListLabels;
  /** Maximum number of ranked rows. The others are added up in the last row, so that the total stays right. @default all */
  limit?: number;
  /** Id of the user’s own row, or of the one that the page is about. */
  highlightedId?: string;
  /** `log` for values that differ a thousandfold. @default 'log' with `logScaleNote`, else 'linear' */
  scale?: 'linear' | 'log';
  /**
   * Shown below the bars and makes the scale logarithmic: «Длина полос по логарифмической шкале». Among several lists one
   * has the note, the others only the `scale`.
   */
  logScaleNote?: string;
}

/**
 * Horizontal bars with their labels and values as text: ranked from the largest value, equal values with one rank, or steps of a process. A
 * list for screen readers.
 */
export function BarList({
  bars,
  'aria-label': label,
  formatValue,
  formatShare,
  labels,
  limit,
  highlightedId,
  logScaleNote,
  scale = logScaleNote === undefined ? 'linear' : 'log',
}: BarListProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'BarList',
      'bars',
      bars.map(({ id }) => id),
    );
  const { ranked, others } = rankBars(bars, limit);
  const shown = formatShare ? bars.map((bar) => ({ bar, rank: null })) : ranked;
  const shares = barShares(
    shown.map(({ bar }) => bar.value),
    scale,
  );
  const isEmpty = formatShare ? shares.every((share) => share === 0) : bars.length === 0;
  if (isEmpty) return <p className={css.empty}>{labels.empty}</p>;
  const missing = labels.missing ?? '—';
  const say = (value: number | null) => (isKnown(value) ? formatValue(value) : missing);
  const note = logScaleNote !== undefined && <p className={css.note}>{logScaleNote}</p>;
  if (formatShare)
    return (
      <div>
        <ol aria-label={label} className={css.steps}>
          {bars.map(({ id, label: name, value, href }, index) => {
            const before = bars[index - 1];
            const share = before ? conversionOf(before.value, value) : null;
            return (
              <li
                key={id}
                className={css.step}
                data-highlighted={id === highlightedId || undefined}
              >
                {before && (
                  <span className={css.conversion}>
                    <Icon icon={ChevronDown} size={14} />
                    {labels.conversion !== undefined && (
                      <VisuallyHidden>{labels.conversion} </VisuallyHidden>
                    )}
                    {share === null ? missing : formatShare(share)}
                  </span>
                )}
                <span className={css.step}>
                  <span className={css.muted}>{name} </span>
                  <Bar kind="step" share={shares[index]} />
                  <span className={css.value}>
                    {href === undefined || !isKnown(value) ? (
                      say(value)
                    ) : (
                      <Link href={href} variant="quiet" aria-label={`${name} ${say(value)}`}>
                        {say(value)}
                      </Link>
                    )}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
        {note}
      </div>
    );
  return (
    <div>
      <ol aria-label={label} className={css.list}>
        {ranked.map(({ bar: { id, label: name, detail, value, href }, rank }, index) => (
          <li key={id} className={css.row} data-highlighted={id === highlightedId || undefined}>
            <span className={css.rank}>{rank === null ? '' : `${String(rank)}. `}</span>
            <span className={css.text}>
              {href === undefined ? (
                name
              ) : (
                <RowLink href={href} className={link}>
                  {name}
                </RowLink>
              )}{' '}
              {detail !== undefined && <span className={css.detail}>{detail} </span>}
            </span>
            <span className={css.value}>{say(value)}</span>
            <Bar kind="row" share={shares[index]} />
          </li>
        ))}
        {others.count > 0 && (
          <li className={css.row}>
            <span className={css.rank} />
            <span className={css.muted}>
              {labels.others?.(others.count) ?? `+${String(others.count)}`}{' '}
            </span>
            <span className={css.value}>{formatValue(others.value)}</span>
          </li>
        )}
      </ol>
      {note}
    </div>
  );
}

function Bar({ kind, share = 0 }: { kind: 'row' | 'step'; share: number | undefined }) {
  return (
    <span className={css.track({ kind })} aria-hidden>
      <span
        className={css.bar({ kind })}
        style={{ width: `${String(Math.round(share * 1000) / 10)}%` }}
      />
    </span>
  );
}
