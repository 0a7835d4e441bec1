import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { reasonedItem, useActionReason } from '../../session/Reasoned';
import { lazyNamed } from '../routes/lazy-named';

const Confirm = lazyNamed(() => import('../../feedback/Confirm'), 'Confirm');

/** An item that stays visible when disabled, and shows the reason. */
export interface RowMenuItem extends MenuItem {
  /** Needs the server: disabled offline, and when the menu has a `reason`. @default false */
  asks?: boolean;
  /** Disables only this item: `may(…).reason`. */
  reason?: string | undefined;
  /** Confirmation before `onAction`. It closes when the action ends, also after a failure. */
  confirm?: { title: string; text: string };
  renderWindow?: (onClose: () => void) => ReactNode;
}

export type RowMenuItems = readonly (RowMenuItem | false | undefined)[];

export interface RowMenuProps {
  label: string;
  items: RowMenuItems | (() => RowMenuItems);
  /** Disables the items with `asks`: `mayWorkOn(…).reason`. */
  reason?: string | undefined;
  size?: 'sm' | 'md';
}

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
          tone={row.tone ?? 'neutral'}
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
