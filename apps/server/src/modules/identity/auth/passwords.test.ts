import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';
import { createPasswords, hashPassword, isCommonPassword } from './passwords';

describe('createPasswords', () => {
  it('stores argon2id at the recommended cost and never the same twice', async () => {
    const [one, two] = await Promise.all([
      hashPassword('karvon-demo'),
      hashPassword('karvon-demo'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('knows the right password from a wrong one, and takes composed and decomposed letters for the same', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('мой-пароль-й'.normalize('NFC'));
    expect(await passwords.matches(stored, 'мой-пароль-й'.normalize('NFD'))).toBe(true);
    expect(await passwords.matches(stored, 'мой-пароль-и')).toBe(false);
  });

  it('matches nothing where there is no account', async () => {
    expect(await createPasswords().matches(undefined, 'karvon-demo')).toBe(false);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password123',
    'qwertyuiop',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'пароль123',
    '901234567',
    '+998901234567',
    '90 123-45-67',
    'karvon12',
    'Password1!',
    'P@r0l2026',
    '19901990',
    'Тошкент2026',
    'charlie1',
  ])('rejects %s', (password) => {
    expect(isCommonPassword(password, '+998901234567')).toBe(true);
  });

  it('knows three thousand that leaked', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000);
  });

  it.each([
    'karvon-demo',
    'karvonsarayi',
    'toshkent-metro',
    'correct horse',
    '48213907',
    'менинг машинам',
    '901234568',
  ])('takes %s', (password) => {
    expect(isCommonPassword(password, '+998901234567')).toBe(false);
  });
});
