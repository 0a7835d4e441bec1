import type { Ref } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import type { Focusable, Option, OptionValue } from '../../private/option';
import type { OptionAction } from '../../private/option-collection';

/** The last row: «Предложить модель». The field keeps what was typed. */
export type ComboBoxAction = OptionAction;

export interface ComboBoxProps<Value extends OptionValue> extends Omit<
  InputFieldProps,
  'ref' | 'onBlur'
> {
  /** So that a form library can focus the first wrong field. */
  ref?: Ref<Focusable>;
  /** The field was left; on a phone its sheet was closed. */
  onBlur?: () => void;
  /** What the server found for `inputValue`, in its order. It is not filtered again. */
  items: readonly Option<Value>[];
  /** What is in the field. */
  inputValue: string;
  /** Called while typing, and with the words of the choice when one is made or brought back. */
  onInputChange: (value: string) => void;
  /** The chosen thing's `value`; `null` is none. */
  value: Value | null | undefined;
  /** Called with null when the text is emptied. */
  onChange: (value: Value | null) => void;
  /** The chosen thing, where `items` may not hold it: an edited car whose list is not loaded yet. */
  selectedItem?: Option<Value> | null;
  /**
   * `items` do not answer `inputValue` yet. True from the letter on, so that Enter waits for the answer and takes nothing out of
   * the old list. A spinner is in place of the chevron. @default false
   */
  isLoading?: boolean;
  /** What an empty list says: «Ничего не нашлось». */
  emptyText: string;
  /** What an empty list says while loading: «Ищем». */
  loadingText: string;
  /** The last row, there also when nothing was found. */
  action?: ComboBoxAction;
  /** Name of the chevron's button: «Показать варианты». */
  openLabel: string;
}
