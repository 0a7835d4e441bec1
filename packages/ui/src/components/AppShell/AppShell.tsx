import { useRef, useState, type ReactNode } from 'react';
import { media } from '../../private/media';
import { useMedia } from '../../private/use-media';
import { TabBar, type TabBarProps } from '../TabBar/TabBar';
import * as styles from './AppShell.css';

/** How the sidebar stands, and what the folding button does. */
export interface AppShellFold {
  /** Icons only. */
  isCollapsed: boolean;
  /** Folds and unfolds it. */
  toggle: () => void;
}

export interface AppShellProps {
  /** Makes the `Sidebar`; called on wide screens only, so that a phone need not have loaded it. */
  renderSidebar: (fold: AppShellFold) => ReactNode;
  /** Makes the `TopBar` with its folding button; called on wide screens only. */
  renderTopBar: (fold: AppShellFold) => ReactNode;
  /** The phone's tab bar. `null` where a form's footer is in its place. */
  tabBar: TabBarProps | null;
  /** The phone's title bar, where the page does not bring its own. */
  titleBar?: ReactNode;
  /** At the right end of the page's title on a phone, with which it scrolls away: a `NotificationsBell`. */
  corner?: ReactNode;
  /** The user's choice, kept by the application. Between 768 and 1099 px the sidebar starts folded whatever it is. */
  isSidebarCollapsed: boolean;
  /** Told of the user's choice, on wide screens only. */
  onSidebarCollapsedChange: (isCollapsed: boolean) => void;
  /** A line over the lower edge of the page, which moves nothing: how old it is, that there is no network. Empty shows nothing. */
  note?: ReactNode;
  /** The link that jumps over the navigation. */
  skipLabel: string;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of every dashboard page: sidebar and top bar, on phones a tab bar. Only the furniture of
 * the width at hand is mounted.
 */
export function AppShell({
  renderSidebar,
  renderTopBar,
  tabBar,
  titleBar,
  corner,
  isSidebarCollapsed,
  onSidebarCollapsedChange,
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
          // The address holds the page's filters; a hash must not join them.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </a>
      {isPhone ? null : renderSidebar(fold)}
      <div className={styles.column} data-tab-bar={hasTabBar || undefined}>
        {isPhone ? titleBar : renderTopBar(fold)}
        {isPhone && corner ? <div className={styles.corner}>{corner}</div> : null}
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
