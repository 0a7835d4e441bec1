import { expect, it } from 'vitest';
import { compareValues } from '../../shared/resource/form/compare-values';
import { profileForm } from './profile-definition';

const { from, rules, toUpdate } = profileForm;

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
const before = from(profile);

it('sends the name and changed fields, and clears an emptied one', () => {
  expect(toUpdate(before, before)).toBeUndefined();
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
] as const)('rejects %s %j', async (field, text, code) => {
  const wrong = Object.entries(await rules({ ...before, [field]: text }, undefined));
  expect(wrong.filter(([, one]) => one !== undefined)).toEqual([[field, code]]);
});

it.each([
  ['tin', '305 418 220', '305418220'],
  ['email', 'mailto:a@b.uz ', 'a@b.uz'],
  ['telegram', '@karvon', 'karvon'],
  ['telegram', 'https://t.me/karvon', 'karvon'],
] as const)('cleans %s %j', (field, text, clean) => {
  expect(profileForm.fields[field]?.clean?.(text)).toBe(clean);
});

it('reads the profile of the server', async () => {
  expect(Object.values(await rules(before, undefined)).filter(Boolean)).toEqual([]);
});

it('compares trimmed texts', () => {
  const theirs = { ...before, full_name: 'Жасур Каримов ', tin: '', email: 'a@b.uz' };
  const differing = compareValues(profileForm.fields, before, before, theirs);
  expect(differing.map(({ field }) => field)).toEqual(['tin', 'email']);
});
