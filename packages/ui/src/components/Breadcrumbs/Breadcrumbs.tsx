import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { icon } from '../../private/icon-size';
import * as styles from './Breadcrumbs.css';

export interface BreadcrumbsProps {
  /** From the top level to the current page, which needs no address. Only one item, the parent, has an arrow: the title names the page. */
  items: readonly {
    /** Title of the page. */
    label: string;
    /** Its address. */
    href?: string;
  }[];
  /** Name of the navigation for screen readers. */
  'aria-label': string;
}

/** The path from the list to this page. */
export function Breadcrumbs({ items, ...props }: BreadcrumbsProps) {
  return (
    <nav aria-label={props['aria-label']}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`step ${String(index)}`} className={styles.entry}>
            {href ? (
              <Link className={styles.link} href={href}>
                {items.length === 1 && <ArrowLeft {...icon.xs} className={styles.arrow} />}
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
