import { Link } from 'react-aria-components/Link';
import { link } from '../../private/linked-rows.css';
import { share } from '../../private/share';
import { warnDoubled } from '../../private/warn-once';
import { rankBars } from './rank-bars';
import * as css from './RankedBars.css';

/** One row. */
export interface RankedBar {
  /** Unique among the bars. */
  id: string;
  /** «Karvon Chilonzor». It wraps. */
  label: string;
  /** Below the label, muted: «12 продаж». */
  detail?: string;
  /** Value that ranks the row; `null`, or a value that is not a number, is unknown. */
  value: number | null;
  /** Address of its rows: the label is a link. */
  href?: string;
}

/** Texts of the list. */
export interface RankedBarsLabels {
  /** Replaces the list if there are no bars. */
  empty: string;
  /** Replaces a missing value. @default '—' */
  missing?: string;
  /** Label of the last row if `limit` leaves some out: «Ещё 4». */
  others?: (count: number) => string;
}

export interface RankedBarsProps {
  /** In any order: they are ranked by their values. */
  bars: readonly RankedBar[];
  /** Name of the list, for screen readers: «Лиды по салонам». */
  'aria-label': string;
  /** Formats a value: «1 284». */
  formatValue: (value: number) => string;
  /** Texts of the list. */
  labels: RankedBarsLabels;
  /** Maximum number of rows. The others are added up in the last row, so that the total stays right. @default all */
  limit?: number;
  /** Id of the user’s own row, or of the one that the page is about. */
  highlightedId?: string;
}

/** Items from the largest value to the smallest, each with its rank and a bar. Equal values have the same rank. */
export function RankedBars({
  bars,
  'aria-label': label,
  formatValue,
  labels,
  limit,
  highlightedId,
}: RankedBarsProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'RankedBars',
      'bars',
      bars.map(({ id }) => id),
    );
  if (bars.length === 0) return <p className={css.empty}>{labels.empty}</p>;
  const { ranked, others } = rankBars(bars, limit);
  const most = Math.max(0, ...ranked.map(({ count }) => count));
  return (
    <ol aria-label={label} className={css.list}>
      {ranked.map(({ bar: { id, label: name, detail, href }, rank, count, isKnown }) => (
        <li key={id} className={css.row} data-highlighted={id === highlightedId || undefined}>
          <span className={css.rank}>{rank === null ? '' : `${String(rank)}. `}</span>
          <span className={css.text}>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} className={link}>
                {name}
              </Link>
            )}{' '}
            {detail !== undefined && <span className={css.detail}>{detail} </span>}
          </span>
          <span className={css.value}>
            {isKnown ? formatValue(count) : (labels.missing ?? '—')}
          </span>
          <span className={css.track} aria-hidden>
            <span
              className={css.bar}
              style={{ width: `${String(Math.round(share(count / most) * 1000) / 10)}%` }}
            />
          </span>
        </li>
      ))}
      {others.count > 0 && (
        <li className={css.row}>
          <span className={css.rank} />
          <span className={css.others}>
            {labels.others?.(others.count) ?? `+${String(others.count)}`}{' '}
          </span>
          <span className={css.value}>{formatValue(others.value)}</span>
        </li>
      )}
    </ol>
  );
}
