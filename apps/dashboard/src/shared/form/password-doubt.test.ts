import { expect, it } from 'vitest';
import { passwordDoubt } from './password-doubt';

it.each([
  ['karvon-demo', false, undefined],
  ['ikki soz bor', false, undefined],
  ['karvon-demo ', false, 'blank'],
  ['\u00a0karvon-demo', false, 'blank'],
  ['лфкмщт', false, 'layout'],
  ['KARVON', true, 'capsLock'],
  ['', true, undefined],
] as const)('doubts of %j, Caps Lock %s: %s', (password, isCapsLock, doubt) => {
  expect(passwordDoubt(password, isCapsLock)).toBe(doubt);
});
