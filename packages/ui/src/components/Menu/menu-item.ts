import type { LucideIcon } from 'lucide-react';
import type { Outcome } from '../../private/outcome';

/** One row of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** A verb, or the name of a place. */
  label: string;
  /** Before the label. */
  icon?: LucideIcon;
  /** `danger` rows go last, after a line, whatever their place in `items`. @default none, a plain row */
  tone?: 'danger';
  /** Cannot be pressed, but is read. Say why in `description`. @default false */
  isDisabled?: boolean;
  /** A second, smaller line: the reason it is disabled, or what follows. */
  description?: string;
  /** Keys that do the same, at the right end. */
  keys?: string;
  /** Makes the row a choice with a check. Leave out for plain actions. @default none, a plain action */
  isSelected?: boolean;
  /** Where the row leads; it is then a link. */
  href?: string;
  /** What it does. The menu is closed and its button focused before. */
  onAction?: () => Outcome;
}
