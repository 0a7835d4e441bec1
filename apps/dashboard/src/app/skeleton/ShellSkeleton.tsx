import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from '../../shared/native/Mark';
import { tabPlaces } from '../layouts/use-tabs';
import * as css from './shell-skeleton.css';
import { BilingualText, type TextInBoth } from './BilingualText';

export interface ShellSkeletonProps {
  currentTab: string;
  tabLabel: (textKey: (typeof tabPlaces)[number]['textKey'] | 'more') => TextInBoth;
  rows: number;
  brand: string;
  children: ReactNode;
}

const more = { id: 'more', textKey: 'more', icon: Menu } as const;

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
