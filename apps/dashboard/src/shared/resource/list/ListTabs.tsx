import { Tabs } from '@karvon/ui/Tabs';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import type { AnyState } from '../filters/define-filters';
import type { TabsFilter } from '../filters/filter-kinds';
import type { ListControls } from '../filters/use-list-state';
import type { TabCounts } from './define-list';
import { tabCount, tabOf } from './list-order';

export function ListTabs({
  name,
  filter,
  controls,
  counts,
  variant = 'line',
  end,
}: {
  name: string;
  filter: TabsFilter<string>;
  controls: ListControls<AnyState>;
  counts: TabCounts | undefined;
  variant?: 'line' | 'chips' | undefined;
  end?: ReactNode;
}) {
  const t = useText();
  return (
    <Tabs
      variant={variant}
      end={end}
      aria-label={t(filter.label)}
      currentId={tabOf(filter.tabs, controls.state[name])?.id}
      items={filter.tabs.map((tab) => ({
        id: tab.id,
        label: t(tab.label),
        count: counts === undefined ? null : tabCount(tab, counts),
        tone: counts?.tones?.[tab.id] ?? tab.tone ?? 'neutral',
        href: controls.href({ [name]: [...tab.values] }),
      }))}
    />
  );
}
