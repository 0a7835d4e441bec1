import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { tabPlaces } from '../layouts/use-tabs';
import * as css from './shell-outline.css';
import { Word, type WordInBoth } from './Word';

export interface ShellOutlineProps {
  /** Id of the tab bar's place that is lit. */
  currentTab: string;
  /** The words under the pictures of the tab bar. */
  tabWord: (word: (typeof tabPlaces)[number]['word'] | 'more') => WordInBoth;
  /** Rows of the sidebar. */
  rows: number;
  brand: string;
  /** The page's own outline. */
  children: ReactNode;
}

/** The last of the tab bar, which opens the rest. */
const more = { id: 'more', word: 'more', icon: Menu } as const;

/** The shell as it stands in app.html until the first script has run. Nothing in it can be pressed. */
export function ShellOutline({ currentTab, tabWord, rows, brand, children }: ShellOutlineProps) {
  return (
    <div className={css.outline} aria-hidden>
      <div className={css.sidebar}>
        <div className={css.brand}>
          <img src="/favicon.svg" width={28} height={28} alt="" />
          {brand}
        </div>
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={css.row} />
        ))}
      </div>
      <div className={css.column}>
        <div className={css.topBar} />
        {children}
      </div>
      <div className={css.tabBar}>
        {[...tabPlaces, more].map(({ id, word, icon: Icon }) => (
          <span key={id} className={css.tab} data-current={id === currentTab || undefined}>
            <Icon size={22} strokeWidth={1.75} />
            <Word {...tabWord(word)} />
          </span>
        ))}
      </div>
    </div>
  );
}
