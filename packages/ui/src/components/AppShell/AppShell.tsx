import { useRef, useState, type ReactNode } from 'react';
import { media } from '../../private/media';
import { useMedia } from '../../private/use-media';
import { TabBar, type TabBarProps } from '../TabBar/TabBar';
import * as styles from './AppShell.css';

/** The state of the sidebar, and what its button does. */
export interface AppShellFold {
  /** Icons only. */
  isCollapsed: boolean;
  /** Collapses or expands it. */
  toggle: () => void;
}

export interface AppShellProps {
  /** Renders the `Sidebar`. Called on larger screens only, so that phones need not load it. */
  renderSidebar: (fold: AppShellFold) => ReactNode;
  /** Renders the `TopBar` with its collapse button. Called on larger screens only. */
  renderTopBar: (fold: AppShellFold) => ReactNode;
  /** The tab bar of a phone. `null` where a form’s footer replaces it. */
  tabBar: TabBarProps | null;
  /** On a phone, to the right of the page’s title: a `NotificationsBell`. It scrolls with the title. */
  corner?: ReactNode;
  /** The user’s choice, stored by the application. Between 768 and 1099 px the sidebar always starts collapsed. */
  isSidebarCollapsed: boolean;
  /** Called when the user collapses or expands the sidebar, from 1100 px on. Below that the shell keeps the state itself. */
  onSidebarCollapsedChange: (isCollapsed: boolean) => void;
  /** A `Banner` above the top bar and the page, such as the notice of a demonstration. It scrolls with the page, and is hidden without content. */
  banner?: ReactNode;
  /** A line fixed above the bottom edge of the window, such as the notice of a missing network. It is hidden without content. */
  note?: ReactNode;
  /** The link that skips the navigation. */
  skipLabel: string;
  /** The page. */
  children: ReactNode;
}

/** The layout of every dashboard page: a sidebar and a top bar, on phones a tab bar. Only the parts for the current width are mounted. */
export function AppShell({
  renderSidebar,
  renderTopBar,
  tabBar,
  corner,
  isSidebarCollapsed,
  onSidebarCollapsedChange,
  banner,
  note,
  skipLabel,
  children,
}: AppShellProps) {
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.belowDesktop);
  const [isOpenOnTablet, setOpenOnTablet] = useState(false);
  const main = useRef<HTMLElement>(null);

  const isCollapsed = isNarrow ? !isOpenOnTablet : isSidebarCollapsed;
  const toggle = () => {
    if (isNarrow) setOpenOnTablet(isCollapsed);
    else onSidebarCollapsedChange(!isCollapsed);
  };
  const fold = { isCollapsed, toggle };
  const hasTabBar = isPhone && tabBar !== null;

  return (
    <div className={styles.shell}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // The link would add its hash to the address, which has the filters of the page.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </a>
      {isPhone ? null : renderSidebar(fold)}
      <div className={styles.column} data-tab-bar={hasTabBar || undefined}>
        {banner === undefined ? null : <div className={styles.banner}>{banner}</div>}
        {isPhone ? null : renderTopBar(fold)}
        {isPhone && corner ? (
          <div className={styles.cornerLine}>
            <div className={styles.corner}>{corner}</div>
          </div>
        ) : null}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {note === undefined ? null : (
        <p role="status" className={styles.note} data-tab-bar={hasTabBar || undefined}>
          {note}
        </p>
      )}
      {hasTabBar ? <TabBar {...tabBar} /> : null}
    </div>
  );
}
