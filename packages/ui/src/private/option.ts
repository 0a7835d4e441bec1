import type { LucideIcon } from 'lucide-react';

/** Ids of the API are numbers, keys of its unions are strings. */
export type OptionValue = string | number;

/** One option. */
export interface Option<Value extends OptionValue = OptionValue> {
  /** Its value. */
  value: Value;
  /** Its text, which is shown, announced and searched. */
  label: string;
  /** A second, muted line. */
  description?: string;
  /** An icon of lucide-react next to the label. */
  icon?: LucideIcon;
  /** Shown, but cannot be selected. @default false */
  isDisabled?: boolean;
}

/** Something that can be focused: form libraries call it for the first error. */
export interface Focusable {
  /** Moves focus to it. */
  focus: () => void;
}
