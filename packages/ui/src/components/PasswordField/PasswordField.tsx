import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as field from '../../private/field.css';
import { icon } from '../../private/icon-size';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'inputMode' | 'spellCheck'
> {
  /** Name of the button while the password is hidden: «Показать пароль». */
  showLabel: string;
  /** Name of the button while the password is shown: «Скрыть пароль». */
  hideLabel: string;
}

/** A field for a password, with a button to show it. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      suffix={
        <Button
          // A context of the field around it would make it the field's own button.
          slot={null}
          className={field.inlineButton}
          aria-label={isShown ? hideLabel : showLabel}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff {...icon.md} /> : <Eye {...icon.md} />}
        </Button>
      }
    />
  );
}
