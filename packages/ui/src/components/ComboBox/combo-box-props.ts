import type { Ref } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import type { Focusable, Option, OptionValue } from '../../private/option';
import type { OptionAction } from '../../private/option-collection';

/** The last row: «Предложить модель». The field keeps the text. */
export type ComboBoxAction = OptionAction;

export interface ComboBoxProps<Value extends OptionValue> extends Omit<
  InputFieldProps,
  'ref' | 'onBlur'
> {
  /** The input, so that a form library can focus the first error. */
  ref?: Ref<Focusable>;
  /** Called when the field loses focus; on a phone when its sheet closes. */
  onBlur?: () => void;
  /** Matches of `inputValue` from the server, in its order. They are not filtered again. */
  items: readonly Option<Value>[];
  /** The text in the field. */
  inputValue: string;
  /** Called while typing, and with the text of the option when one is selected or restored. */
  onInputChange: (value: string) => void;
  /** `value` of the selected option; `null` if none. */
  value: Value | null | undefined;
  /** Called with `null` when the text is cleared. */
  onChange: (value: Value | null) => void;
  /** The selected option, if it may be missing from `items`: when editing, before the list loads. */
  selectedItem?: Option<Value> | null;
  /**
   * `items` do not match `inputValue` yet. Set it from the first letter, so that Enter waits for the response. A spinner
   * replaces the chevron.
   * @default false
   */
  isLoading?: boolean;
  /** Message of an empty list: «Ничего не нашлось». */
  emptyText: string;
  /** Message of an empty list while loading: «Ищем». */
  loadingText: string;
  /** The last row, also shown when nothing was found. */
  action?: ComboBoxAction;
  /** Name of the chevron's button: «Показать варианты». */
  openLabel: string;
}
