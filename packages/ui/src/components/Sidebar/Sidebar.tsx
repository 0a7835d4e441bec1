import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { icon as iconSize } from '../../private/icon-size';
import { Menu, type MenuItem } from '../Menu/Menu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './Sidebar.css';
import { GroupRow, LinkRow } from './SidebarRows';
import { isPathActive } from './sidebar-item';
import type { SidebarItem } from './sidebar-item';

export { isPathActive } from './sidebar-item';
export type { SidebarChild, SidebarGroup, SidebarItem, SidebarLink } from './sidebar-item';

/** The signed-in user. */
export interface SidebarUser {
  /** Full name. */
  name: string;
  /** Text of the badge: «Admin». */
  role: string;
  /** The number as text: «ID 20418». */
  idLine: string;
  /** An avatar of 36 px. */
  avatar: ReactNode;
  /** Name of the menu for screen readers. */
  menuLabel: string;
  /** Profile, theme, sign out. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

export interface SidebarProps {
  /** From top to bottom. */
  items: readonly SidebarItem[];
  /** The current path; matching rows are highlighted. */
  currentPath: string;
  /** Icons only, 68 px wide. @default false */
  isCollapsed?: boolean;
  /** Name of the navigation for screen readers. */
  'aria-label': string;
  /** Top left: logo, name, a small note, and their link. */
  brand: {
    /** The logo of 28 px. */
    mark: ReactNode;
    /** Name of the product. */
    name: string;
    /** A second, muted word: «Дилер». */
    note?: string;
    /** Address of the start page, which the brand links to. */
    href: string;
  };
  /** Not set while the profile loads. */
  user?: SidebarUser | null;
}

/** The main navigation, on the left. Links use React Aria’s `RouterProvider`. */
export function Sidebar({
  items,
  currentPath,
  isCollapsed = false,
  brand,
  user,
  ...props
}: SidebarProps) {
  return (
    <aside className={styles.sidebar({ isCollapsed })} aria-label={brand.name}>
      <Link
        href={brand.href}
        className={styles.brand}
        aria-label={isCollapsed ? brand.name : undefined}
      >
        {brand.mark}
        {isCollapsed ? null : (
          <>
            {brand.name}
            {brand.note ? <small className={styles.brandNote}>{brand.note}</small> : null}
          </>
        )}
      </Link>
      <nav className={styles.nav} aria-label={props['aria-label']}>
        {items.map((item) => {
          switch (item.type) {
            case 'title':
              return null;
            case 'line':
              return <div key={item.id} className={styles.line} />;
            case 'group':
              return (
                <GroupRow
                  key={item.id}
                  item={item}
                  currentPath={currentPath}
                  isCollapsed={isCollapsed}
                />
              );
            case 'link':
            case undefined:
              return (
                <LinkRow
                  key={item.id}
                  item={item}
                  isCurrent={isPathActive(item.path, currentPath)}
                  isCollapsed={isCollapsed}
                />
              );
            default:
              return item satisfies never;
          }
        })}
      </nav>
      {user ? <User user={user} isCollapsed={isCollapsed} /> : null}
    </aside>
  );
}

function User({ user, isCollapsed }: { user: SidebarUser; isCollapsed: boolean }) {
  return (
    <Menu
      aria-label={user.menuLabel}
      items={user.items}
      placement={isCollapsed ? 'right end' : 'top start'}
      trigger={
        <Tooltip content={isCollapsed ? user.name : null} placement="right">
          <Button className={styles.user} data-collapsed={isCollapsed || undefined}>
            {user.avatar}
            {isCollapsed ? (
              <VisuallyHidden>{user.name}</VisuallyHidden>
            ) : (
              <>
                <span className={styles.userText}>
                  <span className={styles.userName}>{user.name}</span>
                  <span className={styles.userLine}>
                    <span className={styles.role}>{user.role}</span>
                    {user.idLine}
                  </span>
                </span>
                <ChevronRight {...iconSize.sm} />
              </>
            )}
          </Button>
        </Tooltip>
      }
    />
  );
}
