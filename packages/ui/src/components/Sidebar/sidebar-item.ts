import type { LucideIcon } from 'lucide-react';

/** A place one can go to. */
export interface SidebarLink {
  /** Tells it from the other kinds. @default 'link' */
  type?: 'link';
  /** Is in the element's `data-id`; unique. */
  id: string;
  /** The words; hidden when collapsed, then shown in a tooltip. */
  title: string;
  /** Before the words; alone when collapsed. */
  icon: LucideIcon;
  /** One path or several: the first is where a press leads, any of them lights the row. `/*` at the end means all below. */
  path: string | readonly string[];
  /** Shown above zero. @default none */
  count?: number | null;
  /** `danger` is the red round counter, also shown on the icon's corner when collapsed. @default 'muted' */
  countTone?: 'muted' | 'danger';
  /** Cannot be opened yet; a lock is shown. @default false */
  isDisabled?: boolean;
  /** Why it is disabled, in words, for the tooltip and for screen readers. */
  disabledReason?: string;
}

/** A row that opens to show its children. */
export interface SidebarGroup {
  /** Tells it from the other kinds. */
  type: 'group';
  /** Is in the element's `data-id`; unique. */
  id: string;
  /** The words; hidden when collapsed, then shown in a tooltip. */
  title: string;
  /** Before the words; alone when collapsed. */
  icon: LucideIcon;
  /** Rows below it, set in; open at first. */
  children: readonly SidebarChild[];
}

/** A row under a group. */
export type SidebarChild = Pick<SidebarLink, 'id' | 'title' | 'path' | 'count'>;

/** What the sidebar lists. A `line` parts what belongs together; a `title` renders nothing. */
export type SidebarItem =
  | SidebarLink
  | SidebarGroup
  | {
      /** A line between rows. */
      type: 'line';
      /** Unique in the sidebar. */
      id: string;
    }
  | {
      /** Renders nothing. */
      type: 'title';
      /** Unique in the sidebar. */
      id: string;
      /** Name of what follows. */
      title: string;
    };

const all = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? [path] : path;

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Where a press leads. */
export const firstPath = (path: string | readonly string[]): string => all(path)[0] ?? '/';

/** Whether the current location lights an item. `/dashboard` does not match `/dashboard/autos`; `/dashboard/*` does. */
export function isPathActive(path: string | readonly string[], currentPath: string): boolean {
  const current = withoutSlash(currentPath.split(/[?#]/, 1)[0] ?? '');
  return all(path).some((one) =>
    one.endsWith('/*')
      ? current === one.slice(0, -2) || current.startsWith(one.slice(0, -1))
      : current === withoutSlash(one),
  );
}
