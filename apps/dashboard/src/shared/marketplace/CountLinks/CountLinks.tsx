import type { LucideIcon } from 'lucide-react';
import { icon } from '@karvon/ui/internal/icon-size';
import { Link } from '@karvon/ui/Link';
import * as css from './CountLinks.css';

/** A category with its number. */
export interface CountLink {
  /** Unique in the line. */
  id: string;
  /** The icon of the status: colour alone is not enough. */
  icon: LucideIcon;
  /** Name of the counted items: «Активные». */
  title: string;
  /** The count as shown: «1 284». */
  count: string;
  /** Colour of the status. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal' | 'trophy';
  /** The list of that kind. */
  href: string;
}

export interface CountLinksProps {
  /** First, as text: «24 машины». */
  total: {
    /** Its text. */
    label: string;
    /** Address of the full list. */
    href: string;
  };
  /** In order. Leave out categories with none. */
  items: readonly CountLink[];
  /** Shows the labels next to the counts; otherwise they are tooltips and for screen readers. @default false */
  hasLabels?: boolean;
}

/** Counts per category; each links to its list. */
export function CountLinks({ total, items, hasLabels = false }: CountLinksProps) {
  return (
    <ul className={css.list}>
      <li>
        <Link href={total.href}>{total.label}</Link>
      </li>
      {items.map(({ id, icon: Icon, title, count, tone, href }) => {
        const label = `${title}: ${count}`;
        return (
          <li key={id} title={label}>
            <Link href={href} variant="quiet" aria-label={label}>
              <span className={css.count} data-tone={tone}>
                <Icon {...icon.xs} />
                {hasLabels ? label : count}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
