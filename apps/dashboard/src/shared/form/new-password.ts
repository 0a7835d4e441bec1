/** Minimum length of a password (specification §5). */
const minLength = 8;

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  repeat: string;
}

/**
 * Errors of each field, as codes of the namespace `errors`. The server has the same rules, and also rejects passwords
 * that are too common.
 */
export function newPasswordProblems({
  password,
  repeat,
}: NewPassword): Partial<Record<keyof NewPassword, string>> {
  return {
    ...(password === ''
      ? { password: 'required' }
      : // By characters, as a user counts them.
        Array.from(password).length < minLength && { password: 'password_too_short' }),
    ...(repeat === ''
      ? { repeat: 'required' }
      : repeat !== password && { repeat: 'password_mismatch' }),
  };
}
