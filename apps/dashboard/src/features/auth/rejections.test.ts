import { ApiError } from '@karvon/api/errors';
import { expect, it } from 'vitest';
import { formLevelFailure, isTicketGone, rejectionOf, waitOf } from './rejections';

const rejected = (field: string, code: string) =>
  new ApiError({ kind: 'validation', code: 'validation_failed', fieldErrors: [{ field, code }] });

it('shows the rejection of a field at the field, not above the button', () => {
  const error = rejected('password', 'credentials_wrong');
  expect(rejectionOf(error, 'password')?.code).toBe('credentials_wrong');
  expect(rejectionOf(error, 'phone')).toBeUndefined();
  expect(formLevelFailure(error, ['phone', 'password'])).toBeUndefined();
});

it('shows errors without a field above the button', () => {
  const offline = new ApiError({ kind: 'offline' });
  expect(formLevelFailure(offline, ['phone'])).toBe(offline);
  const blocked = rejected('ticket', 'account_blocked');
  expect(formLevelFailure(blocked, ['code'])).toBe(blocked);
});

it('distinguishes an expired ticket from a blocked account', () => {
  expect(isTicketGone(rejected('ticket', 'ticket_expired'))).toBe(true);
  expect(isTicketGone(rejected('ticket', 'account_blocked'))).toBe(false);
});

it('waits as long as the server requires', () => {
  const rest = new ApiError({ kind: 'too_many', code: 'code_rest', retryAfter: 900 });
  expect(waitOf(rest, 1000)).toBe(901_000);
  expect(waitOf(new ApiError({ kind: 'too_many' }), 1000)).toBeUndefined();
  expect(waitOf(new Error('x'), 1000)).toBeUndefined();
});
