import { expect, it } from 'vitest';
import { differences, fromProfile, profileSchema, toUpdate } from './profile-values';

const profile = {
  id: 20418,
  version: 3,
  full_name: 'Жасур Каримов',
  username: 'dealer20418',
  phone: '+998901234567',
  role: 'admin',
  tin: '305418220',
  language: 'ru',
  created_at: '2025-11-14T06:20:00Z',
  updated_at: '2026-07-01T11:05:33Z',
} as const;
const before = fromProfile(profile);

it('sends the name and what was changed; an emptied field is cleared', () => {
  expect(toUpdate(before, before)).toEqual({ full_name: 'Жасур Каримов' });
  expect(toUpdate({ ...before, full_name: ' Ж ', tin: '', telegram: 'karvon' }, before)).toEqual({
    full_name: 'Ж',
    tin: null,
    telegram: 'karvon',
  });
});

it.each([
  ['full_name', '  ', 'required'],
  ['full_name', 'а'.repeat(121), 'max_length:120'],
  ['username', 'Дилер', 'username_invalid'],
  ['username', 'ab', 'username_invalid'],
  ['tin', '12345678', 'tin_invalid'],
  ['email', 'a@b', 'email_invalid'],
  ['telegram', '@karvon', 'telegram_invalid'],
] as const)('refuses %s %j', (field, text, code) => {
  const result = profileSchema.safeParse({ ...before, [field]: text });
  expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, code],
  ]);
});

it('takes a profile as the server has it', () => {
  expect(profileSchema.safeParse(before).success).toBe(true);
});

it('compares without the blanks around', () => {
  expect(differences(before, { ...before, full_name: 'Жасур Каримов ' })).toEqual([]);
  expect(differences(before, { ...before, tin: '', email: 'a@b.uz' })).toEqual(['tin', 'email']);
});
