import { expect, it } from 'vitest';
import { phoneRule } from './field-rules';

it.each(['33', '50', '55', '77', '20', '88', '90', '71'])('knows the prefix %s', async (prefix) =>
  expect(await phoneRule(`+998${prefix}1234567`)).toBeUndefined(),
);

it.each([
  ['', 'required'],
  ['+998901234', 'invalid_phone'],
  ['+998001234567', 'invalid_phone'],
  ['+9989012345678', 'phone_too_long'],
  ['+79161234567', 'foreign_phone'],
])('rejects %s: %s', async (phone, code) => expect(await phoneRule(phone)).toBe(code));

it.each([
  ['+998901234567', undefined],
  ['+79161234567', undefined],
  ['+77011234567', undefined],
  ['+4915123456789', undefined],
  ['+9965551234567890', 'too_long'],
  ['+150000000', 'invalid_phone'],
  ['+998901234567890', 'phone_long_or_foreign'],
])('of a buyer %s: %s', async (phone, code) => expect(await phoneRule(phone, 'any')).toBe(code));
