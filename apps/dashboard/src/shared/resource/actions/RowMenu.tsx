import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { reasonedItem, useActionReason } from '../../session/Reasoned';
import { lazyNamed } from '../routes/lazy-named';

const Confirm = lazyNamed(() => import('../../feedback/Confirm'), 'Confirm');

/** A row of a menu that may be shut: it stays, and says why. */
export interface RowMenuItem extends MenuItem {
  /** It asks the server at once: without a network it cannot be done, nor where the menu's `reason` says so. @default false */
  asks?: boolean;
  /** Why this row alone cannot be done: `may(…).reason`. */
  reason?: string | undefined;
  /** Asked before `onAction`, with the row's label and tone; it closes once that is done, whatever came of it. */
  confirm?: { title: string; text: string };
  /** A window, in the place of `onAction`. */
  renderWindow?: (onClose: () => void) => ReactNode;
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

/** Everything that can be done with a row, behind three dots. Nothing at all where there is nothing to do. */
export function RowMenu({ label, items, reason: own, size = 'sm' }: RowMenuProps) {
  const reason = useActionReason(own);
  const [opened, setOpened] = useState<string>();
  const provided = () => (typeof items === 'function' ? items() : items);
  const rows = () =>
    provided().flatMap((row) => {
      if (row === false || row === undefined) return [];
      const { asks = false, reason: ofRow, confirm, renderWindow, ...item } = row;
      const isWindow = confirm !== undefined || renderWindow !== undefined;
      const shown = isWindow ? { ...item, onAction: () => setOpened(item.id) } : item;
      return [reasonedItem(shown, ofRow ?? (asks ? reason : undefined))];
    });
  const isEmpty = typeof items !== 'function' && rows().length === 0;
  if (isEmpty) return null;
  const row = opened === undefined ? undefined : provided().find((one) => one && one.id === opened);
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={label}
        trigger={<IconButton size={size} icon={Ellipsis} aria-label={label} tooltip="" />}
        items={rows}
      />
      {row && <Window row={row} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Window({ row, onClose }: { row: RowMenuItem; onClose: () => void }) {
  const { confirm, renderWindow, onAction } = row;
  return (
    <Suspense fallback={null}>
      {confirm === undefined ? (
        renderWindow?.(onClose)
      ) : (
        <Confirm
          title={confirm.title}
          confirmLabel={row.label}
          tone={row.tone ?? 'primary'}
          onClose={onClose}
          onConfirm={async () => {
            await onAction?.();
            onClose();
          }}
        >
          {confirm.text}
        </Confirm>
      )}
    </Suspense>
  );
}
