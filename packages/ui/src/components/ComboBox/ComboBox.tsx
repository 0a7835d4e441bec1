import type { OptionValue } from '../../private/option';
import { useIsPhone } from '../../private/is-phone';
import type { ComboBoxProps } from './combo-box-props';
import { ComboBoxField } from './ComboBoxField';
import { ComboBoxTrigger } from './ComboBoxTrigger';

export type { Option } from '../../private/option';
export type { ComboBoxAction, ComboBoxProps } from './combo-box-props';

/**
 * A field for one option of a list that the server filters as the user types, in either script. On a phone the field is a
 * button that opens a sheet.
 */
export function ComboBox<Value extends OptionValue>(props: ComboBoxProps<Value>) {
  return useIsPhone() ? <ComboBoxTrigger {...props} /> : <ComboBoxField {...props} />;
}
