import { useState, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { useFieldMessage } from '../feedback/error-text';

/** What a field of the design system takes from the form: spread it. */
export interface BoundField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** In the language on screen. */
  errorMessage: string | undefined;
}

export interface FormFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed,
> {
  control: Control<Values, unknown, Transformed>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Read at a blur, which may follow a change before anything is rendered. */
function rememberChange() {
  let isChanged = false;
  return {
    note: () => {
      isChanged = true;
    },
    any: () => isChanged,
  };
}

/**
 * Ties one field of the design system to the form. It is checked when it is left after a change, and when somebody tries to send: passing
 * through it says nothing. The input gets no `name`: the browser would offer to keep card numbers.
 *
 * @example <FormField control={form.control} name="price">{(field) => <MoneyField {...field} label={t('price')} />}</FormField>
 */
export function FormField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Transformed = Values,
>({ control, name, children }: FormFieldProps<Values, Name, Transformed>) {
  const { field, fieldState } = useController({ control, name });
  const message = useFieldMessage();
  const [changes] = useState(rememberChange);
  return children({
    value: field.value,
    onChange: (value) => {
      changes.note();
      field.onChange(value);
    },
    onBlur: () => {
      if (changes.any()) field.onBlur();
    },
    ref: field.ref,
    errorMessage: message(fieldState.error?.message),
  });
}

/** The same for a Checkbox or Switch, whose value is called `isSelected`. */
export function asToggle({ value, onChange, onBlur, ref }: BoundField<boolean>): Omit<
  BoundField<boolean>,
  'value' | 'errorMessage'
> & {
  isSelected: boolean;
} {
  return { isSelected: value, onChange, onBlur, ref };
}
