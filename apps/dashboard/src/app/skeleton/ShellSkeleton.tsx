import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from '../../shared/native/Mark';
import { tabPlaces } from '../layouts/use-tabs';
import * as css from './shell-skeleton.css';
import { BilingualText, type TextInBoth } from './BilingualText';

export interface ShellSkeletonProps {
  /** Id of the tab bar's place that is lit. */
  currentTab: string;
  /** The text under the images of the tab bar. */
  tabLabel: (textKey: (typeof tabPlaces)[number]['textKey'] | 'more') => TextInBoth;
  /** Rows of the sidebar. */
  rows: number;
  brand: string;
  /** The page's own skeleton. */
  children: ReactNode;
}

/** The last of the tab bar, which opens the rest. */
const more = { id: 'more', textKey: 'more', icon: Menu } as const;

/** The shell as it is in app.html until the first script has run. Nothing of it can be pressed. */
export function ShellSkeleton({ currentTab, tabLabel, rows, brand, children }: ShellSkeletonProps) {
  return (
    <div className={css.skeleton}>
      <div className={css.sidebar} aria-hidden>
        <div className={css.brand}>
          <Mark />
          {brand}
        </div>
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={css.row} />
        ))}
      </div>
      <div className={css.column}>
        <div className={css.topBar} aria-hidden />
        {children}
      </div>
      <div className={css.tabBar} aria-hidden>
        {[...tabPlaces, more].map(({ id, textKey, icon: Icon }) => (
          <span key={id} className={css.tab} data-current={id === currentTab || undefined}>
            <Icon size={22} strokeWidth={1.75} />
            <BilingualText {...tabLabel(textKey)} />
          </span>
        ))}
      </div>
    </div>
  );
}
