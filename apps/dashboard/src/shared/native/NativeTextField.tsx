import * as field from '@karvon/ui/css/field';
import { icon } from '@karvon/ui/internal/icon-size';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { usePasswordDoubt } from '../form/password-doubt';
import * as native from './native.css';
import { NativeField, type NativeFieldProps } from './NativeField';

export interface NativeTextFieldProps extends Omit<NativeFieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  type?: 'text' | 'password';
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function NativeTextField({
  value,
  onChange,
  autoComplete,
  type = 'text',
  suffix,
  ref,
  ...props
}: NativeTextFieldProps) {
  const isInvalid = props.errorMessage !== undefined;
  return (
    <NativeField {...props}>
      {(input) => (
        <span className={field.control({ size: 'lg' })} data-invalid={isInvalid || undefined}>
          <input
            {...input}
            ref={ref}
            className={field.input}
            type={type}
            value={value}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize={type === 'password' ? 'none' : 'words'}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix}
        </span>
      )}
    </NativeField>
  );
}

export interface NativePasswordFieldProps extends Omit<NativeTextFieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
}

export function NativePasswordField({ showLabel, hideLabel, ...props }: NativePasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { textOf } = usePasswordDoubt();
  const description = textOf(props.value) ?? props.description;
  return (
    <NativeTextField
      {...props}
      {...(description !== undefined && { description })}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={`${field.inlineButton} ${native.inlineButton}`}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff {...icon.md} /> : <Eye {...icon.md} />}
        </button>
      }
    />
  );
}
