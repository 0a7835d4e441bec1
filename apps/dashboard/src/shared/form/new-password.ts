const minLength = 8;

export interface NewPassword {
  password: string;
  repeat: string;
}

/** Codes of the namespace `errors`. The server has the same rules, and also rejects passwords that are too common. */
export function newPasswordProblems({
  password,
  repeat,
}: NewPassword): Partial<Record<keyof NewPassword, string>> {
  return {
    ...(password === ''
      ? { password: 'required' }
      : // Counts characters, as users do, not UTF-16 units.
        Array.from(password).length < minLength && { password: 'password_too_short' }),
    ...(repeat === ''
      ? { repeat: 'required' }
      : repeat !== password && { repeat: 'password_mismatch' }),
  };
}
