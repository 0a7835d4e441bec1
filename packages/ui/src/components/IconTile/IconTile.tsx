import type { LucideIcon } from 'lucide-react';
import { icon as iconSize } from '../../private/icon-size';
import * as css from './IconTile.css';

export interface IconTileProps {
  /** Decorative: the text beside it says the same. */
  icon: LucideIcon;
  /** Colour of the icon and its soft ground. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
  /** 28, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** A disc, as in a ledger. @default false, a rounded square */
  isRound?: boolean;
}

/** An icon on a soft ground: the kind of a row, a notification, a figure. */
export function IconTile({ icon: Icon, tone, size, isRound }: IconTileProps) {
  return (
    <span className={css.tile({ tone, size, isRound })}>
      <Icon {...(size === 'sm' ? iconSize.xs : iconSize.md)} />
    </span>
  );
}
