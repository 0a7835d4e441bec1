import * as field from '@karvon/ui/css/field';
import { icon } from '@karvon/ui/internal/icon-size';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as native from './native.css';

export interface NativeFieldProps {
  label: string;
  labelAction?: ReactNode;
  description?: string;
  /** Texts of errors. They alone make the field invalid. */
  errorMessage?: string | undefined;
  /** Renders the control with the props that link it to its label and message. */
  children: (input: {
    id: string;
    required: true;
    'aria-invalid': true | undefined;
    'aria-describedby': string;
  }) => ReactNode;
}

/** Label, control, and one place for hint and error. All fields of these pages are required. */
export function NativeField({
  label,
  labelAction,
  description,
  errorMessage,
  children,
}: NativeFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const isInvalid = errorMessage !== undefined;
  return (
    <div
      className={
        labelAction === undefined ? field.field : `${field.field} ${native.fieldWithAction}`
      }
    >
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {children({
        id,
        required: true,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': messageId,
      })}
      {labelAction !== undefined && <span className={native.labelAction}>{labelAction}</span>}
      {isInvalid ? (
        <span id={messageId} className={field.error}>
          <CircleAlert {...icon.xs} className={field.errorIcon} />
          <span>{errorMessage}</span>
        </span>
      ) : (
        <span id={messageId} className={field.description}>
          {description}
        </span>
      )}
    </div>
  );
}
