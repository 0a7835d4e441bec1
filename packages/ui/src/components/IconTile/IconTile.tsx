import type { LucideIcon } from 'lucide-react';
import { icon as iconSize } from '../../private/icon-size';
import * as css from './IconTile.css';

export interface IconTileProps {
  /** Decorative: the text next to it has the meaning. */
  icon: LucideIcon;
  /** Colour of the icon and its soft background. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
  /** 28, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** A circle, as in a ledger. @default false, a rounded square */
  isRound?: boolean;
}

/** An icon on a soft background: the kind of a row, a notification, a value. */
export function IconTile({ icon: Icon, tone, size, isRound }: IconTileProps) {
  return (
    <span className={css.tile({ tone, size, isRound })}>
      <Icon {...(size === 'sm' ? iconSize.xs : iconSize.md)} />
    </span>
  );
}
