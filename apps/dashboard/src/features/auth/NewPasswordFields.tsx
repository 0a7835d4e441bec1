import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import type { FieldError } from '@karvon/api/errors';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { newPasswordProblems, type NewPassword } from '../../shared/form/new-password';
import { NativePasswordField } from '../../shared/native/NativeTextField';
import { useFlow } from './flow';
import { useRejectionText } from './use-rejection-text';

type InputRef = RefObject<HTMLInputElement | null>;

export type PasswordProblem = { field: 'password' | 'repeat'; code: string };

export function passwordProblem(value: NewPassword): PasswordProblem | undefined {
  const { password, repeat } = newPasswordProblems(value);
  if (password !== undefined) return { field: 'password', code: password };
  return repeat === undefined ? undefined : { field: 'repeat', code: repeat };
}

export function focusPassword(
  problem: PasswordProblem,
  password: InputRef,
  repeat: InputRef,
): void {
  (problem.field === 'password' ? password : repeat).current?.focus();
}

export interface NewPasswordFieldsProps {
  label: string;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  isTried: boolean;
  rejection: FieldError | undefined;
  passwordRef: InputRef;
  repeatRef: InputRef;
}

export function NewPasswordFields({
  label,
  value,
  onChange,
  isTried,
  rejection,
  passwordRef,
  repeatRef,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { phone } = useFlow();
  const rejectionText = useRejectionText();
  const problems = isTried ? newPasswordProblems(value) : {};
  const textOf = (field: keyof NewPassword) => {
    const code = problems[field];
    return rejectionText(
      code === undefined ? (field === 'password' ? rejection : undefined) : { field, code },
    );
  };
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('common:showPassword'),
    hideLabel: t('common:hidePassword'),
  };
  return (
    <>
      {/* Links the new password to its account in the browser's password manager. */}
      <VisuallyHidden>
        <input
          type="text"
          autoComplete="username"
          value={phone}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <NativePasswordField
        {...shared}
        ref={passwordRef}
        label={label}
        description={t('password.hint')}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        errorMessage={textOf('password')}
      />
      <NativePasswordField
        {...shared}
        ref={repeatRef}
        label={t('password.repeat')}
        value={value.repeat}
        onChange={(repeat) => onChange({ ...value, repeat })}
        errorMessage={textOf('repeat')}
      />
    </>
  );
}
