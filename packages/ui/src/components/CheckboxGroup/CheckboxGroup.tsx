import { useImperativeHandle, useRef, type Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as choice from '../../private/choice.css';
import { isFieldInvalid, type FieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import type { Focusable, Option } from '../../private/option';
import { warnDoubled, warnOnce } from '../../private/warn-once';
import { Checkbox } from '../Checkbox/Checkbox';

const layouts = { list: choice.list, line: choice.line, columns: choice.columns } as const;

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, 'size'> {
  /** In order; values must be unique. */
  options: readonly Option<Value>[];
  /** Selected values (controlled). */
  value?: readonly Value[];
  /** Values that are selected at first (uncontrolled). @default none */
  defaultValue?: readonly Value[];
  /** Called with all selected values, in the order of `options`. */
  onChange?: (value: Value[]) => void;
  /** In a column, in a row that wraps, or in columns of 200 px. @default 'list' */
  layout?: 'list' | 'line' | 'columns';
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** `focus()` moves to the first checkbox. */
  ref?: Ref<Focusable>;
}

/** Several of a few options, all visible. From about twelve options use `Select`. */
export function CheckboxGroup<Value extends string>({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  layout = 'list',
  ...props
}: CheckboxGroupProps<Value>) {
  if (import.meta.env.DEV) {
    warnDoubled(
      'CheckboxGroup',
      'options',
      options.map((option) => option.value),
    );
    if (!label && !props['aria-label'])
      warnOnce('CheckboxGroup', 'It has no name for readers: give `label` or `aria-label`.');
  }
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }));
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  return (
    <AriaCheckboxGroup
      {...props}
      ref={group}
      className={field.field}
      isInvalid={isInvalid}
      validationBehavior="aria"
      value={value ? [...value] : undefined}
      defaultValue={defaultValue ? [...defaultValue] : undefined}
      onBlur={onBlur}
      onChange={(chosen) =>
        onChange?.(options.map((option) => option.value).filter((one) => chosen.includes(one)))
      }
    >
      <FieldLabel
        elementType="span"
        label={label}
        labelAction={labelAction}
        isRequired={props.isRequired}
      />
      <div className={layouts[layout]}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            description={option.description}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaCheckboxGroup>
  );
}
