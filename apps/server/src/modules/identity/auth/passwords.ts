import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { validation } from '../../../platform/http/problem';
import { commonPasswords, commonTerms } from './common-passwords';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work without a stored hash. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises composed and decomposed letters, which differ between keyboards. */
const normalised = (password: string) => password.normalize('NFKC');

/** Hashes in PHC format, which includes the costs: they can be raised without new passwords. */
export const hashPassword = (password: string): Promise<string> => hash(normalised(password), cost);

export function createPasswords(): Passwords {
  // Dummy hash for numbers without an account. Created now, so that the first such request takes no longer than the next.
  const nobody = hashPassword(randomBytes(24).toString('base64url'));

  return {
    hash: hashPassword,
    async matches(stored, password) {
      const isRight = await verify(stored ?? (await nobody), normalised(password));
      return isRight && stored !== undefined;
    },
  };
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (text: string) =>
  text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? '');

/** A common word with up to six digits and signs around it, also with digits in place of letters: `karvon12`, `Password1!`, `P@r0l2026`. */
function isCommonTerm(plain: string): boolean {
  const core = plain.replace(/^[\d\W_]{0,6}/u, '').replace(/[\d\W_]{0,6}$/u, '');
  const asTyped = /^(.*?)[\d!@#$%^&*._?+-]{0,6}$/u.exec(plain)?.[1] ?? '';
  return [core, asTyped, plain].some(
    (text) => commonTerms.has(text) || commonTerms.has(withLetters(text)),
  );
}

/** Up to four characters, repeated: `19901990`, `abcabcabc`. */
const isRepeated = (plain: string): boolean => /^(.{1,4})\1+$/u.test(plain);

/** True for common passwords, words followed by digits, repetitions, digit sequences, and the phone number itself. */
export function isCommonPassword(password: string, phone?: string): boolean {
  const plain = normalised(password).toLowerCase();
  const digits = plain.replaceAll(/\D/g, '');
  const isPhone =
    phone !== undefined &&
    digits.length >= 8 &&
    phone.endsWith(digits) &&
    digits === plain.replaceAll(/[+\s()-]/g, '');
  return (
    isPhone ||
    commonPasswords.has(plain) ||
    isCommonTerm(plain) ||
    isRepeated(plain) ||
    '01234567890123456789'.includes(plain) ||
    '98765432109876543210'.includes(plain)
  );
}

/** @throws Problem 422 `password_too_common` */
export function requireUncommon(password: string, phone?: string): void {
  if (isCommonPassword(password, phone)) {
    throw validation([{ field: 'password', code: 'password_too_common' }]);
  }
}
