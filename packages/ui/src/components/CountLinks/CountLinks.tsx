import type { LucideIcon } from 'lucide-react';
import { icon } from '../../private/icon-size';
import { Link } from '../Link/Link';
import * as css from './CountLinks.css';

export interface CountLink {
  /** Unique in the line. */
  id: string;
  /** The status's own: colour alone says nothing to many people. */
  icon: LucideIcon;
  /** What is counted: «Активные». */
  title: string;
  /** How many, as shown: «1 284». */
  count: string;
  /** Colour of the status. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal' | 'trophy';
  /** The list of that kind. */
  href: string;
}

export interface CountLinksProps {
  /** First of all, in words: «24 машины». */
  total: { label: string; href: string };
  /** In the order in which they stand. Leave out kinds with none. */
  items: readonly CountLink[];
  /** The words beside their figures; without them only for screen readers and as titles. @default false */
  hasLabels?: boolean;
}

/** How many there are of each kind; each figure opens these. */
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
