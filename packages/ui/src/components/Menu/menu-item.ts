import type { LucideIcon } from 'lucide-react';
import type { Outcome } from '../../private/outcome';

/** One row of a menu. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** A verb, or the name of a page. */
  label: string;
  /** Before the label. */
  icon?: LucideIcon;
  /** `danger` rows are last, after a line, whatever their place in `items`. @default none, a plain row */
  tone?: 'danger';
  /** Cannot be activated, but is announced. Give the reason in `description`. @default false */
  isDisabled?: boolean;
  /** A second, smaller line: why it is disabled, or what it does. */
  description?: string;
  /** Keyboard shortcut, at the end. */
  keys?: string;
  /** Makes the row an option with a check mark. Leave it out for plain actions. @default none, a plain action */
  isSelected?: boolean;
  /** Address of a page; the row is then a link. */
  href?: string;
  /** Runs the action. The menu has closed and its button is focused. */
  onAction?: () => Outcome;
}
