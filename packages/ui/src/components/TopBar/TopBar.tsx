import { ArrowLeft, ArrowRight, Bell, Moon, PanelLeft, Search, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { icon } from '../../private/icon-size';
import { IconButton } from '../IconButton/IconButton';
import { useSettle, type Outcome } from '../../private/outcome';
import * as styles from './TopBar.css';

export interface TopBarProps {
  /** Collapses and expands the sidebar. `label` says what it will do. */
  sidebar?: {
    /** True while collapsed. */
    isCollapsed: boolean;
    /** The action of the button: «Свернуть меню». */
    label: string;
    /** Collapses or expands it. */
    onPress: () => Outcome;
  };
  /** A step back in history. Enabled unless `isDisabled`. */
  back: {
    /** Name of the button: «Назад». */
    label: string;
    /** Goes back. */
    onPress: () => Outcome;
    /** There is no earlier page. @default false */
    isDisabled?: boolean;
  };
  /** A step forward in history. Enabled unless `isDisabled`. */
  forward: {
    /** Name of the button: «Вперёд». */
    label: string;
    /** Goes forward. */
    onPress: () => Outcome;
    /** There is no later page. @default false */
    isDisabled?: boolean;
  };
  /** Opens the palette; `keys` are on the right («Ctrl F»). */
  search: {
    /** Text of the button: «Поиск». */
    label: string;
    /** The keyboard shortcut, on the right: «Ctrl F». */
    keys?: string;
    /** Opens the palette. */
    onPress: () => Outcome;
  };
  /** RU and UZ: a small `SegmentedControl`. */
  languageSwitch?: ReactNode;
  /** Switches the theme. `value` is the current theme; `label` says what it will do. */
  theme?: {
    /** The current theme. */
    value: 'light' | 'dark';
    /** The action of the button: «Тёмная тема». */
    label: string;
    /** Switches the theme. */
    onPress: () => Outcome;
  };
  /** The bell. `label` says whether there are new notifications, because the dot is only a colour. */
  notifications?: NotificationsBellProps;
}

/** The bar above every page on a tablet or desktop, 56 px. */
export function TopBar({
  sidebar,
  back,
  forward,
  search,
  languageSwitch,
  theme,
  notifications,
}: TopBarProps) {
  const settle = useSettle();
  return (
    <header className={styles.bar}>
      {sidebar ? (
        <IconButton
          size="sm"
          icon={PanelLeft}
          aria-label={sidebar.label}
          aria-expanded={!sidebar.isCollapsed}
          onPress={sidebar.onPress}
        />
      ) : null}
      <IconButton
        size="sm"
        icon={ArrowLeft}
        aria-label={back.label}
        isDisabled={back.isDisabled}
        onPress={back.onPress}
      />
      <IconButton
        size="sm"
        icon={ArrowRight}
        aria-label={forward.label}
        isDisabled={forward.isDisabled}
        onPress={forward.onPress}
      />
      <Button
        className={styles.search}
        onPress={() => settle(search.onPress())}
        aria-haspopup="dialog"
      >
        <Search {...icon.sm} />
        <span className={styles.searchLabel}>{search.label}</span>
        {search.keys ? <kbd className={styles.keys}>{search.keys}</kbd> : null}
      </Button>
      <span className={styles.gap} />
      {languageSwitch}
      {theme ? (
        <IconButton
          icon={theme.value === 'dark' ? Sun : Moon}
          aria-label={theme.label}
          onPress={theme.onPress}
        />
      ) : null}
      {notifications ? <NotificationsBell {...notifications} /> : null}
    </header>
  );
}

/** The bell of the bar. */
export interface NotificationsBellProps {
  /** Says whether there are new notifications, because the dot is only a colour. */
  label: string;
  /** Shows the dot. @default false */
  hasNew?: boolean;
  /** Opens the list of notifications. */
  onPress: () => Outcome;
}

/** The bell with its dot, also for the phone's title bar. */
export function NotificationsBell({ label, hasNew, onPress }: NotificationsBellProps) {
  return (
    <span className={styles.bell}>
      <IconButton icon={Bell} aria-label={label} onPress={onPress} />
      {hasNew ? <span className={styles.dot} /> : null}
    </span>
  );
}
