import { useState, type ReactNode } from 'react';
import {
  useController,
  useFormContext,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { useFieldMessage } from '../../feedback/error-text';
import { useText } from '../../i18n/use-text';
import type { Entity, FormDefinition, FormFields } from './form-definition';

export interface BoundField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  errorMessage: string | undefined;
}

export interface NamedBoundField<Value> extends BoundField<Value> {
  label: string;
  isRequired: boolean;
  maxLength?: number | undefined;
}

export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  children: (field: NamedBoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

export type Form<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
> = FormDefinition<Of, Values, Create, Update, Intent> & {
  /** Connects a field of the surrounding form. @example <form.Field name="price">{(field) => <MoneyField {...field} />}</form.Field> */
  Field: <Name extends FieldPath<Values>>(props: FieldProps<Values, Name>) => ReactNode;
};

/** Remembers a change, since a blur may follow it before React renders. */
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
 * Creates `Field` for fields that several forms share. Fields are validated on blur after a change, and on submission. Inputs have no `name`, since browsers would offer to store card numbers.
 * @example const Field = fieldOf<CarValues>(carFields);
 */
export function fieldOf<Values extends FieldValues>(fields: FormFields<Values>) {
  function Field<Name extends FieldPath<Values>>({ name, children }: FieldProps<Values, Name>) {
    const t = useText();
    const message = useFieldMessage();
    const { control } = useFormContext<Values>();
    const { field, fieldState } = useController({ control, name });
    const [changes] = useState(rememberChange);
    const { label, maxLength, isRequired = false, clean } = fields[name] ?? {};
    return children({
      value: field.value,
      onChange: (value) => {
        changes.note();
        field.onChange(clean?.(value) ?? value);
      },
      onBlur: () => {
        if (changes.any()) field.onBlur();
      },
      ref: field.ref,
      errorMessage: message(fieldState.error?.message),
      label: label === undefined ? '' : t(label),
      isRequired,
      maxLength,
    });
  }
  return Field;
}

export function asToggle({ value, onChange, onBlur, ref }: BoundField<boolean>): Omit<
  BoundField<boolean>,
  'value' | 'errorMessage'
> & {
  isSelected: boolean;
} {
  return { isSelected: value, onChange, onBlur, ref };
}

/**
 * Declares a form: its values, their conversion from and to an entity, and its fields. Create and edit share it, and each label is declared once.
 *
 * @example
 * const employee = fieldSet(EmployeeCreate, { full_name: textField({ label: 'employees:form.name' }) });
 * export const employeeForm = defineForm({ ...employee, name: 'employee', version: 1, from: (one: Employee) => employee.from(one),
 *   toCreate: employee.body, toUpdate: employee.changes });
 */
export function defineForm<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
>(
  definition: FormDefinition<Of, Values, Create, Update, Intent>,
): Form<Of, Values, Create, Update, Intent> {
  return { ...definition, Field: fieldOf(definition.fields) };
}
