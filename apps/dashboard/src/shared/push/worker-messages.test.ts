import { expect, it } from 'vitest';
import { readWorkerMessage } from './worker-messages';

const notice = {
  kind: 'karvon-notice',
  notification_id: '7',
  title: 'Новый лид',
  body: 'Дилшод',
  link: '/dashboard/leads',
};

it('reads a notice and a click', () => {
  expect(readWorkerMessage(notice)).toEqual({
    kind: 'notice',
    id: 7,
    title: 'Новый лид',
    body: 'Дилшод',
    link: '/dashboard/leads',
  });
  const link = '/dashboard/chat?current-chat-id=7';
  expect(readWorkerMessage({ kind: 'karvon-open', link })).toEqual({ kind: 'open', link });
});

it.each([
  undefined,
  null,
  'text',
  [],
  { ...notice, kind: 'other' },
  { ...notice, title: '' },
  { ...notice, notification_id: 'x' },
  { ...notice, link: 'https://evil.example/' },
  { ...notice, link: '//evil.example/dashboard' },
  { ...notice, link: '/login' },
  { kind: 'karvon-open', link: 'javascript:alert(1)' },
])('takes %j for nothing', (data) => {
  expect(readWorkerMessage(data)).toBeUndefined();
});
