import { expect, it } from 'vitest';
import { StartError, describeError } from './start-error';

it('gives the reasons in words, outermost first, without a stack', () => {
  const rejected = new Error('permission denied for schema public');
  const inner = new Error('create table failed', { cause: rejected });
  expect(describeError(new StartError('The database is not ready.', { cause: inner }))).toBe(
    [
      'Karvon cannot start. The database is not ready.',
      '  because: create table failed',
      '  because: permission denied for schema public',
    ].join('\n'),
  );
});

it('says once what a reason only repeats, and looks into a fault of many', () => {
  const many = new AggregateError([new Error('connect ECONNREFUSED ::1'), new Error('again')], '');
  const error = new StartError('No answer: connect ECONNREFUSED ::1', { cause: many });
  expect(describeError(error)).toBe('Karvon cannot start. No answer: connect ECONNREFUSED ::1');
});

it('keeps the stack of unexpected errors, with their reasons', () => {
  const text = describeError(new Error('outer', { cause: new Error('inner') }));
  expect(text).toMatch(/^Error: outer\n +at .*\n[^]*\n {2}because: inner$/);
  expect(describeError('a bare word')).toBe('a bare word');
});

it('does not run in circles', () => {
  const one = new StartError('one');
  one.cause = new Error('two', { cause: one });
  expect(describeError(one)).toBe('Karvon cannot start. one\n  because: two');
});
