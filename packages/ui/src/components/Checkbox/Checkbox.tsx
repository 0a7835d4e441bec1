import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as choice from '../../private/choice.css';
import { isFieldInvalid } from '../../private/field-props';
import { FieldMessage, RequiredMark } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';

export interface CheckboxProps {
  /** Its words. A box without words (in a table's row) takes `aria-label`. */
  children?: ReactNode;
  /** Name of a box without words: «Выбрать Chevrolet Tracker». */
  'aria-label'?: string;
  /** Checked or not, held by the page. @default held by the box itself */
  isSelected?: boolean;
  /** Checked at first, where the box holds it itself. @default false */
  defaultSelected?: boolean;
  /** Some, not all, of what it stands for. @default false */
  isIndeterminate?: boolean;
  /** Told of every change by a user. */
  onChange?: (isSelected: boolean) => void;
  /** Inside a `CheckboxGroup`: what it adds to the group's value. */
  value?: string;
  /** Hint under the words. Hidden while an error is shown. */
  description?: ReactNode;
  /** Words of the error, under the words of the box. */
  errorMessage?: string | null;
  /** Red, and announced as wrong. @default false, or true when there is an `errorMessage` */
  isInvalid?: boolean;
  /** An asterisk after the words, and screen readers are told that it must be checked. @default false */
  isRequired?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Name in the form. */
  name?: string;
  /** The focus left the box. */
  onBlur?: () => void;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const glyph = { size: 13, strokeWidth: 3, 'aria-hidden': true } as const;

/** Yes or no, applied when the form is saved. What applies at once is a `Switch`. */
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
