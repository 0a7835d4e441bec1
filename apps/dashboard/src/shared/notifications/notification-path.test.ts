import { expect, it } from 'vitest';
import { isOnScreen, notificationPath } from './notification-path';

it('leads to the page of each kind of subject', () => {
  expect(notificationPath({ type: 'auto', id: 5 })).toBe('/dashboard/autos/view/5');
  expect(notificationPath({ type: 'room', id: 7 })).toBe('/dashboard/chat?current-chat-id=7');
  expect(notificationPath({ type: 'lead', id: 7 })).toBe('/dashboard/leads?lead=7');
  expect(notificationPath({ type: 'campaign', id: 7 })).toBe('/dashboard/ads/result/7');
  expect(notificationPath({ type: 'session', id: 7 })).toBe('/dashboard/profile');
  expect(notificationPath(undefined)).toBeUndefined();
});

it.each([
  [{ type: 'room', id: 7 }, '/dashboard/chat?current-chat-id=7&status=unread', true],
  [{ type: 'room', id: 7 }, '/dashboard/chat?current-chat-id=8', false],
  // The room moves to the top of the list, where a phone's toasts would cover it.
  [{ type: 'room', id: 7 }, '/dashboard/chat', true],
  [{ type: 'room', id: 7 }, '/dashboard/chat?q=Malika', false],
  [{ type: 'auto', id: 5 }, '/dashboard/autos/view/5?tab=history', true],
  [{ type: 'auto', id: 5 }, '/dashboard/autos/view/55', false],
  [{ type: 'lead', id: 5 }, '/dashboard/leads?filter=new', false],
  [{ type: 'campaign', id: 5 }, '/dashboard/ads/result/5', false],
  [{ type: 'session', id: 5 }, '/dashboard/profile', false],
  [undefined, '/dashboard/autos', false],
] as const)('knows whether %j is in view at %s', (target, address, expected) => {
  expect(isOnScreen(target, address)).toBe(expected);
});
