import type { SidebarItem } from '@karvon/ui/Sidebar';
import type { LucideIcon } from 'lucide-react';

export interface Section {
  id: string;
  title: string;
  path: string;
  icon: LucideIcon;
  disabledReason?: string;
}

const first = (path: string | readonly string[]): string =>
  typeof path === 'string' ? path : (path[0] ?? '');

/** Flattens the sidebar. Children carry the name of their group, since two groups may have children with the same name. */
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
