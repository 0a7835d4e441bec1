import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { isFieldInvalid, type FieldProps } from './field-props';
import * as field from './field.css';
import { FieldLabel, FieldMessage } from './FieldShell';
import { useIsLocked } from './form-lock';
import type { Focusable, Option } from './option';
import { warnDoubled, warnOnce } from './warn-once';

/** Props shared by RadioGroup and SegmentedControl. */
export interface RadioShellProps<Value extends string> extends FieldProps {
  /** In order; values are unique. */
  options: readonly Option<Value>[];
  /** `null` while nothing is selected. */
  value?: Value | null;
  /** Selected at first (uncontrolled). @default null */
  defaultValue?: Value | null;
  /** Called with the selected value. */
  onChange?: (value: Value) => void;
  /** Called when focus leaves the group. */
  onBlur?: () => void;
  /** `focus()` moves to the selected option, or to the first. */
  ref?: Ref<Focusable>;
}

export function RadioShell<Value extends string>({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  options,
  onChange,
  orientation,
  children,
  ...props
}: Omit<RadioShellProps<Value>, 'size'> & {
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
}) {
  if (import.meta.env.DEV) {
    warnDoubled(
      'RadioGroup',
      'options',
      options.map(({ value }) => value),
    );
    if (!label && !props['aria-label'])
      warnOnce('RadioGroup', 'It has no name for readers: give `label` or `aria-label`.');
  }
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      const inputs = group.current;
      const target =
        inputs?.querySelector<HTMLElement>('input:checked') ?? inputs?.querySelector('input');
      target?.focus();
    },
  }));
  const isLocked = useIsLocked(props.isDisabled);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  return (
    <AriaRadioGroup
      {...props}
      ref={group}
      className={field.field}
      orientation={orientation}
      isDisabled={isLocked}
      isInvalid={isInvalid}
      validationBehavior="aria"
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChange?.(option.value);
      }}
    >
      <FieldLabel
        elementType="span"
        label={label}
        labelAction={labelAction}
        isRequired={props.isRequired}
      />
      {children}
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaRadioGroup>
  );
}
