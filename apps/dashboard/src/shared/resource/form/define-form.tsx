import type { ReactNode } from 'react';
import {
  useFormContext,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { FormField, type BoundField } from '../../form/FormField';
import { useText } from '../../i18n/use-text';
import type { Entity, FormDefinition, FormFields } from './form-definition';

/** What a field of the design system takes from a form: spread it. */
export interface NamedBoundField<Value> extends BoundField<Value> {
  label: string;
  isRequired: boolean;
  /** Of a text. */
  maxLength?: number;
}

export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  children: (field: NamedBoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** A form, and the component that ties its fields to it. */
export type Form<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
> = FormDefinition<Of, Values, Create, Update, Intent> & {
  /**
   * One field of the form around it, with its label, value and error.
   *
   * @example <form.Field name="price">{(field) => <MoneyField {...field} />}</form.Field>
   */
  Field: <Name extends FieldPath<Values>>(props: FieldProps<Values, Name>) => ReactNode;
};

/**
 * The component that ties fields to whichever form is around them, for a group of fields that several forms share.
 *
 * @example const Field = fieldOf<CarValues>(carFields);
 */
export function fieldOf<Values extends FieldValues>(fields: FormFields<Values>) {
  function Field<Name extends FieldPath<Values>>({ name, children }: FieldProps<Values, Name>) {
    const t = useText();
    const { control } = useFormContext<Values>();
    const { label, maxLength, isRequired = false } = fields[name] ?? {};
    return (
      <FormField control={control} name={name}>
        {({ onChange, ...field }) =>
          children({
            ...field,
            onChange: (value) => onChange(fields[name]?.clean?.(value) ?? value),
            label: label === undefined ? '' : t(label),
            isRequired,
            ...(maxLength !== undefined && { maxLength }),
          })
        }
      </FormField>
    );
  }
  return Field;
}

/**
 * Declares a form: its values, how they come from an entity and go back, and its fields. Create and edit share it, and with `Field` a label
 * is said once for the field, its errors and the comparison.
 *
 * @example
 * export const employeeForm = defineForm({ name: 'employee', version: 1, values: employeeValues, empty: () => emptyEmployee, from: fromEmployee,
 *   toCreate, toUpdate: (values, before) => changedFields(toCreate(before), toCreate(values)), rules: employeeRules,
 *   fields: { full_name: { label: 'employees:fields.full_name', isRequired: true }, phone: { label: 'employees:fields.phone', format: formatPhone } } });
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
