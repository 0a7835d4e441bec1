import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { countMark, hasCount } from '../../private/count';
import { alarm } from '../../private/count.css';
import { useSettle, type Outcome } from '../../private/outcome';
import * as styles from './TabBar.css';

/** A tab of the bar. */
export interface TabBarItem {
  /** Sets the element’s `data-id`; unique. */
  id: string;
  /** One short word. */
  label: string;
  /** 22 px, above the label. */
  icon: LucideIcon;
  /** Address of the target page. Without it the tab is a button. */
  href?: string;
  /** For the last tab, which opens the other pages. */
  onPress?: () => Outcome;
  /** True for the current page. @default false */
  isActive?: boolean;
  /** Red, shown if above zero. @default none */
  count?: number | null;
}

/** The bar of a phone. */
export interface TabBarProps {
  /** Up to five. */
  items: readonly TabBarItem[];
  /** Name of the navigation for screen readers. */
  'aria-label': string;
}

/** The main navigation of a phone, at the bottom, above the home indicator. */
export function TabBar({ items, ...props }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={props['aria-label']}>
      {items.map((item) => (
        <Tab key={item.id} item={item} />
      ))}
    </nav>
  );
}

function Tab({
  item: { id, label, icon: Icon, href, onPress, isActive, count },
}: {
  item: TabBarItem;
}) {
  const settle = useSettle();
  const press = onPress && (() => settle(onPress()));
  const content = (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>{label}</span>
      {hasCount(count) ? (
        <span className={`${alarm} ${styles.mark}`}>{countMark(count)}</span>
      ) : null}
    </>
  );
  if (!href) {
    return (
      <Button
        className={styles.tab}
        onPress={press}
        aria-haspopup="dialog"
        data-id={id}
        data-current={isActive || undefined}
      >
        {content}
      </Button>
    );
  }
  return (
    <Link
      className={styles.tab}
      href={href}
      onPress={press}
      aria-current={isActive ? 'page' : undefined}
      data-id={id}
    >
      {content}
    </Link>
  );
}
