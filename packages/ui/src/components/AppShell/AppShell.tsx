import { useRef, useState, type ReactNode } from 'react';
import { media } from '../../private/media';
import { useMedia } from '../../private/use-media';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar';
import { TabBar, type TabBarProps } from '../TabBar/TabBar';
import { TopBar, type TopBarProps } from '../TopBar/TopBar';
import * as styles from './AppShell.css';

export interface AppShellProps {
  /** The sidebar; the shell folds it. */
  sidebar: Omit<SidebarProps, 'isCollapsed'>;
  /** The top bar; the shell gives it the folding button. */
  topBar: Omit<TopBarProps, 'sidebar'>;
  /** The phone's tab bar. `null` where a form's footer stands in its place. */
  tabBar: TabBarProps | null;
  /** The phone's title bar, where the page does not bring its own. */
  titleBar?: ReactNode;
  /** The person's choice, kept by the application. Between 768 and 1099 px the sidebar starts folded whatever it is. */
  isSidebarCollapsed: boolean;
  /** Told of the person's choice, on wide screens only. */
  onSidebarCollapsedChange: (isCollapsed: boolean) => void;
  /** Name of the folding button, what a press will do: «Свернуть меню». */
  collapseLabel: string;
  /** Name of the same button while the sidebar is folded: «Развернуть меню». */
  expandLabel: string;
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
  sidebar,
  topBar,
  tabBar,
  titleBar,
  isSidebarCollapsed,
  onSidebarCollapsedChange,
  collapseLabel,
  expandLabel,
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
      {isPhone ? null : <Sidebar {...sidebar} isCollapsed={isCollapsed} />}
      <div className={styles.column} data-tab-bar={hasTabBar || undefined}>
        {isPhone ? (
          titleBar
        ) : (
          <TopBar
            {...topBar}
            sidebar={{
              isCollapsed,
              label: isCollapsed ? expandLabel : collapseLabel,
              onPress: toggle,
            }}
          />
        )}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {hasTabBar ? <TabBar {...tabBar} /> : null}
    </div>
  );
}
