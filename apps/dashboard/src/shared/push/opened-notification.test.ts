import { expect, it } from 'vitest';
import { openedLink, openedNotification } from './opened-notification';

it('names the notification that opened a page', () => {
  const { hash } = new URL(openedLink('/dashboard/leads?lead=5', '90112'), 'https://here');
  expect(openedNotification(hash)).toBe(90112);
});

it.each(['', '#reply', '#notification-', '#notification-1e3', '#notification-1234567890123456'])(
  'is nothing in %s',
  (hash) => expect(openedNotification(hash)).toBeUndefined(),
);
