import type { SidebarItem } from '@karvon/ui/Sidebar';
import type { LucideIcon } from 'lucide-react';

/** A place to go to, wherever it is in the sidebar. */
export interface Section {
  id: string;
  title: string;
  path: string;
  icon: LucideIcon;
  /** It cannot be opened, and why. */
  disabledReason?: string;
}

const first = (path: string | readonly string[]): string =>
  typeof path === 'string' ? path : (path[0] ?? '');

/** The sidebar's places in one row: children of a group are named with it, for two groups may have like children. */
export function sectionsOf(items: readonly SidebarItem[]): Section[] {
  return items.flatMap((item): Section[] => {
    switch (item.type) {
      case 'line':
      case 'title':
        return [];
      case 'group':
        return item.children.map(({ id, title, path }) => ({
          id,
          title: `${item.title}: ${title}`,
          path: first(path),
          icon: item.icon,
        }));
      case 'link':
      case undefined: {
        const { id, title, icon, path } = item;
        const isOff = item.isDisabled === true;
        return [
          {
            id,
            title,
            icon,
            path: first(path),
            ...(isOff && { disabledReason: item.disabledReason ?? '' }),
          },
        ];
      }
      default:
        return item satisfies never;
    }
  });
}
