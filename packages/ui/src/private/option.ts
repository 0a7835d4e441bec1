import type { LucideIcon } from 'lucide-react';

/** Ids of the contract are numbers, keys of its unions are strings. */
export type OptionValue = string | number;

/** One thing to choose. */
export interface Option<Value extends OptionValue = OptionValue> {
  /** What is chosen by it. */
  value: Value;
  /** What is shown, read out and looked for while typing. */
  label: string;
  /** A second, muted line. */
  description?: string;
  /** An image of lucide-react beside the label. */
  icon?: LucideIcon;
  /** Is shown and cannot be chosen. @default false */
  isDisabled?: boolean;
}

/** A thing that can take the focus: what form libraries call for the first wrong field. */
export interface Focusable {
  /** Takes the focus. */
  focus: () => void;
}
