import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as choice from '../../private/choice.css';
import { isFieldInvalid } from '../../private/field-props';
import { FieldMessage, RequiredMark } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';

export interface CheckboxProps {
  /** The label. A checkbox without one (in a table row) needs `aria-label`. */
  children?: ReactNode;
  /** Name of a checkbox without a label: «Выбрать Chevrolet Tracker». */
  'aria-label'?: string;
  /** The selected state (controlled). @default held by the box itself */
  isSelected?: boolean;
  /** The initial state (uncontrolled). @default false */
  defaultSelected?: boolean;
  /** Some, but not all, of the items are selected. @default false */
  isIndeterminate?: boolean;
  /** Called on every change by the user. */
  onChange?: (isSelected: boolean) => void;
  /** In a `CheckboxGroup`: its value. */
  value?: string;
  /** Hint below the label. An error message replaces it. */
  description?: ReactNode;
  /** Error message below the label. */
  errorMessage?: string | null;
  /** Red, and announced as invalid. @default false, or true when there is an `errorMessage` */
  isInvalid?: boolean;
  /** Adds an asterisk, and screen readers announce that it is required. @default false */
  isRequired?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Name in the form. */
  name?: string;
  /** Called when it loses focus. */
  onBlur?: () => void;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const glyph = { size: 13, strokeWidth: 3, 'aria-hidden': true } as const;

/** A yes or no choice, applied when the form is saved. For an immediate effect use `Switch`. */
export function Checkbox({ children, description, errorMessage, ref, ...props }: CheckboxProps) {
  const isLocked = useIsLocked(props.isDisabled);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const hasMessage = Boolean(description) || (isInvalid && Boolean(errorMessage));
  return (
    <CheckboxField
      {...props}
      inputRef={ref}
      isDisabled={isLocked}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={choice.mark}>
              {isIndeterminate ? <Minus {...glyph} /> : isSelected && <Check {...glyph} />}
            </span>
            {children != null && (
              <span className={choice.text}>
                {children}
                {props.isRequired && <RequiredMark />}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      {hasMessage && (
        <div className={choice.under}>
          <FieldMessage
            description={description}
            errorMessage={errorMessage}
            isInvalid={isInvalid}
          />
        </div>
      )}
    </CheckboxField>
  );
}
