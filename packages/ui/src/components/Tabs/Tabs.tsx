import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { countText } from '../../private/count';
import { scrollRow } from '../../private/scroll-row.css';
import { useScrollRow } from '../../private/use-scroll-row';
import { warnDoubled } from '../../private/warn-once';
import * as styles from './Tabs.css';

/** One view of a list or of a page. */
export interface TabItem {
  /** Unique; `currentId` names one of them. */
  id: string;
  /** One or two words. It never wraps. */
  label: string;
  /** Address of the view. */
  href: string;
  /** Next to the label. Nothing is shown while it is unknown. @default none */
  count?: number | null;
  /** `danger` for a count that needs attention: declined cars. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

export interface TabsProps {
  /** From left to right. */
  items: readonly TabItem[];
  /** The current view. */
  currentId: string | undefined;
  /** Name of the navigation for screen readers. */
  'aria-label': string;
  /** `chips` below other tabs, so that two underlined rows never meet. @default 'line' */
  variant?: 'line' | 'chips';
  /** At the end of the row, small and muted: one figure about the list. Not on a phone. @default none */
  end?: ReactNode;
}

/** Views as links, with counts. If they do not fit they scroll horizontally under a fade; the current one is scrolled into view. */
export function Tabs({ items, currentId, variant = 'line', end, ...props }: TabsProps) {
  if (import.meta.env.DEV)
    warnDoubled(
      'Tabs',
      'items',
      items.map(({ id }) => id),
    );
  const row = useScrollRow<HTMLElement>(currentId, variant === 'line' ? '::after' : undefined);
  return (
    <nav
      ref={row}
      className={`${scrollRow} ${variant === 'line' ? styles.tabs : styles.chips}`}
      aria-label={props['aria-label']}
    >
      {items.map(({ id, label, href, count, tone }) => (
        <Link
          key={id}
          href={href}
          className={variant === 'line' ? styles.tab : styles.chip}
          aria-current={id === currentId ? 'page' : undefined}
        >
          {label}
          {typeof count === 'number' && Number.isFinite(count) ? (
            <span
              className={variant === 'line' ? styles.count : styles.chipCount}
              data-tone={count > 0 ? tone : undefined}
            >
              {countText(count)}
            </span>
          ) : null}
        </Link>
      ))}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </nav>
  );
}
