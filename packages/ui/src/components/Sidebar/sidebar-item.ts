import type { LucideIcon } from 'lucide-react';

/** A page in the navigation. */
export interface SidebarLink {
  /** Kind of item. @default 'link' */
  type?: 'link';
  /** Sets the element’s `data-id`; unique. */
  id: string;
  /** The label; when collapsed it is a tooltip. */
  title: string;
  /** Before the label; alone when collapsed. */
  icon: LucideIcon;
  /** One path or several: the first is the link, any of them highlights the row. `/*` at the end includes all subpages. */
  path: string | readonly string[];
  /** Shown above zero. @default none */
  count?: number | null;
  /** `danger` is the red round counter, also shown on the icon when collapsed. @default 'muted' */
  countTone?: 'muted' | 'danger';
  /** Not available yet; a lock is shown. @default false */
  isDisabled?: boolean;
  /** Why it is disabled, for the tooltip and for screen readers. */
  disabledReason?: string;
}

/** A row that expands to show its pages. */
export interface SidebarGroup {
  /** Kind of item. */
  type: 'group';
  /** Sets the element’s `data-id`; unique. */
  id: string;
  /** The label; when collapsed it is a tooltip. */
  title: string;
  /** Before the label; alone when collapsed. */
  icon: LucideIcon;
  /** Rows below it, indented; open at first. */
  children: readonly SidebarChild[];
}

/** A row of a group. */
export type SidebarChild = Pick<SidebarLink, 'id' | 'title' | 'path' | 'count'>;

/** Items of the sidebar. A `line` separates groups; a `title` renders nothing. */
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
      /** Name of the following items. */
      title: string;
    };

const all = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? [path] : path;

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Returns the address that a press opens: the first path of the item. */
export const firstPath = (path: string | readonly string[]): string => all(path)[0] ?? '/';

/** True when the current location activates an item. `/dashboard` does not match `/dashboard/autos`; `/dashboard/*` does. */
export function isPathActive(path: string | readonly string[], currentPath: string): boolean {
  const current = withoutSlash(currentPath.split(/[?#]/, 1)[0] ?? '');
  return all(path).some((one) =>
    one.endsWith('/*')
      ? current === one.slice(0, -2) || current.startsWith(one.slice(0, -1))
      : current === withoutSlash(one),
  );
}
