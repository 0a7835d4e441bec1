/** Least length of a password (specification §5). */
const minLength = 8;

/** A password that is chosen, typed twice. */
export interface NewPassword {
  password: string;
  repeat: string;
}

/** What is wrong with each field, as codes of the namespace `errors`. The server's rules are the same; which passwords are too common it alone knows. */
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
