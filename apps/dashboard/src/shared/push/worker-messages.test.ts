import { expect, it } from 'vitest';
import { readWorkerMessage } from './worker-messages';

const notification = {
  kind: 'karvon-notice',
  notification_id: '7',
  title: 'Новый лид',
  body: 'Дилшод',
  link: '/dashboard/leads',
};

it('reads a notification and a click', () => {
  expect(readWorkerMessage(notification)).toEqual({
    kind: 'notice',
    id: 7,
    title: 'Новый лид',
    body: 'Дилшод',
    link: '/dashboard/leads',
  });
  const link = '/dashboard/chat?current-chat-id=7';
  expect(readWorkerMessage({ kind: 'karvon-open', link })).toEqual({ kind: 'open', link });
  expect(readWorkerMessage({ kind: 'karvon-open', link, notification_id: '7' })).toEqual({
    kind: 'open',
    link,
    id: 7,
  });
});

it.each([
  undefined,
  null,
  'text',
  [],
  { ...notification, kind: 'other' },
  { ...notification, title: '' },
  { ...notification, notification_id: 'x' },
  { ...notification, link: 'https://evil.example/' },
  { ...notification, link: '//evil.example/dashboard' },
  { ...notification, link: '/login' },
  { kind: 'karvon-open', link: 'javascript:alert(1)' },
])('takes %j for nothing', (data) => {
  expect(readWorkerMessage(data)).toBeUndefined();
});
