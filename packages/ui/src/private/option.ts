import type { LucideIcon } from 'lucide-react';

/** Ids of the contract are numbers, keys of its unions are strings. */
export type OptionValue = string | number;

/** One thing to choose. */
export interface Option<Value extends OptionValue = OptionValue> {
  value: Value;
  /** What is shown, read out and looked for while typing. */
  label: string;
  /** A second, muted line. */
  description?: string;
  icon?: LucideIcon;
  /** @default false */
  isDisabled?: boolean;
}

/** A thing that can take the focus: what form libraries call for the first wrong field. */
export interface Focusable {
  focus: () => void;
}
