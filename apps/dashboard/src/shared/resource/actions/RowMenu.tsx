import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { reasonedItem, useActionReason } from '../../session/Reasoned';

/** A row of a menu that may be shut: it stays, and says why. */
export interface RowMenuItem extends MenuItem {
  /** It asks the server at once: without a network it cannot be done, nor where the menu's `reason` says so. @default false */
  asks?: boolean;
  /** Why this row alone cannot be done: `may(…).reason`. */
  reason?: string | undefined;
}

/** Rows as conditions give them: what is false or undefined is left out. */
export type RowMenuItems = readonly (RowMenuItem | false | undefined)[];

export interface RowMenuProps {
  /** Names the button and the menu: «Действия: Алишер». */
  label: string;
  /** Rows, or what makes them as the menu opens. */
  items: RowMenuItems | (() => RowMenuItems);
  /** Why nothing may be done: `mayWorkOn(…).reason`. Rows with `asks` say it. */
  reason?: string | undefined;
  /** Of the button. @default 'sm' */
  size?: 'sm' | 'md';
}

/** Everything that can be done with a row, behind three dots. Nothing at all where there is no row. */
export function RowMenu({ label, items, reason: own, size = 'sm' }: RowMenuProps) {
  const reason = useActionReason(own);
  const shown = (rows: RowMenuItems): MenuItem[] =>
    rows.flatMap((row) => {
      if (row === false || row === undefined) return [];
      const { asks = false, reason: ofRow, ...item } = row;
      return [reasonedItem(item, ofRow ?? (asks ? reason : undefined))];
    });
  const rows = typeof items === 'function' ? () => shown(items()) : shown(items);
  if (rows.length === 0 && typeof rows !== 'function') return null;
  return (
    <Menu
      placement="bottom end"
      aria-label={label}
      trigger={<IconButton size={size} icon={Ellipsis} aria-label={label} tooltip="" />}
      items={rows}
    />
  );
}
