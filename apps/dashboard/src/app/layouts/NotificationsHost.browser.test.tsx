import { fixtures } from '@karvon/api/fixtures';
import type { Notification, NotificationTarget } from '@karvon/api/main';
import { getGetAutoQueryKey, getListAutosQueryKey } from '@karvon/api/main/autos';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NotificationsHost } from './NotificationsHost';
import { queryClient } from '../../shared/query';
import { announce } from '../../shared/notifications/announce';
import { PushLine } from '../../shared/notifications/PushLine';
import { setPushState } from '../../shared/push/push-state';
import { startI18n } from '../../shared/i18n/i18n';

const shown = vi.hoisted(() => ({ titles: Array<string>(), notifications: Array<Notification>() }));
vi.mock('../../shared/feedback/toast', () => ({
  toast: ({ title }: { title: string }) => {
    shown.titles.push(title);
    return Promise.resolve();
  },
}));
vi.mock('../../shared/push/push', () => ({ startPush: () => () => undefined }));
vi.mock('@karvon/api/main/notifications', async (original) => ({
  ...(await original<object>()),
  listNotifications: () => Promise.resolve({ results: shown.notifications }),
}));

const here = location.pathname + location.search;
const titles: Partial<Record<NotificationTarget['type'], string>> = {
  room: 'Сообщение',
  auto: 'Решение модератора',
  lead: 'Новый лид',
};
let lastId = 0;

/** Simulates an event of the stream with its notification in the bell. */
function come(type: NotificationTarget['type'], target: number): Notification {
  lastId += 1;
  const notification: Notification = {
    id: lastId,
    type: type === 'room' ? 'message_new' : type === 'auto' ? 'auto_declined' : 'lead_new',
    title: titles[type] ?? '',
    text: '',
    target: { type, id: target },
    read: false,
    created_at: new Date().toISOString(),
  };
  shown.notifications = [notification];
  announce(notification);
  return notification;
}

/** Simulates the same notification from the push worker. */
const push = ({ id, title }: Notification) =>
  navigator.serviceWorker.dispatchEvent(
    new MessageEvent('message', {
      data: {
        kind: 'karvon-notice',
        notification_id: String(id),
        title,
        body: '',
        link: '/dashboard/leads?lead=5',
      },
    }),
  );

const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 400);
  });

beforeEach(() => {
  shown.titles = [];
  const router = createMemoryRouter([{ path: '*', element: <NotificationsHost /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  history.replaceState(null, '', here);
});

it.each([
  ['room', 7, '/dashboard/chat?current-chat-id=7'],
  ['auto', 5, '/dashboard/autos/view/5'],
] as const)('a %s that is on screen is told of by its page, and by no push', async (...of) => {
  const [type, id, address] = of;
  history.replaceState(null, '', address);
  const notification = come(type, id);
  await rest();
  push(notification);
  await rest();
  expect(shown.titles).toEqual([]);
});

it.each([
  ['room', 7, '/dashboard/chat?current-chat-id=8'],
  ['auto', 5, '/dashboard/autos'],
  ['lead', 5, '/dashboard/leads'],
] as const)('a %s elsewhere is told of by a toast, once, a push of it included', async (...of) => {
  const [type, id, address] = of;
  history.replaceState(null, '', address);
  const notification = come(type, id);
  await rest();
  push(notification);
  await rest();
  expect(shown.titles).toEqual([titles[type]]);
});

it('a push shows a toast for a notification that the stream did not deliver', async () => {
  push({ ...come('lead', 5), id: 9001, title: 'Другое' });
  await rest();
  expect(shown.titles).toContain('Другое');
});

describe('why push does not work', () => {
  const blocked = /запрещены/;
  beforeAll(() => startI18n(['common', 'notifications']));
  beforeEach(() => localStorage.removeItem('push-told'));
  afterEach(() => {
    setPushState('unknown');
    localStorage.removeItem('push-told');
  });

  it('is reported once as text, and another reason again', async () => {
    for (const state of ['starting', 'blocked', 'starting', 'blocked'] as const) {
      setPushState(state);
      await rest();
    }
    expect(shown.titles).toEqual([expect.stringMatching(blocked)]);
    setPushState('worker_failed');
    await rest();
    expect(shown.titles).toEqual([expect.anything(), expect.stringMatching(/Не удалось включить/)]);
  });

  it('is not reported when nothing failed', async () => {
    for (const state of ['ask', 'starting', 'on', 'off'] as const) setPushState(state);
    const { container } = render(<PushLine />);
    expect(container).toBeEmptyDOMElement();
    await rest();
    expect(shown.titles).toEqual([]);
  });

  it('is shown only in the open bell, until it is dismissed', async () => {
    const { unmount } = render(<PushLine />);
    act(() => setPushState('blocked'));
    await screen.findByText(blocked);
    await rest();
    expect(shown.titles).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByText(blocked)).toBeNull();
    unmount();
    act(() => setPushState('blocked'));
    await rest();
    expect(shown.titles).toEqual([]);
  });
});

it('a notification refetches its car and all lists of cars', async () => {
  const { id } = fixtures.getAuto;
  const keys = [getGetAutoQueryKey(id), getListAutosQueryKey({ page: 1 })];
  for (const key of keys) queryClient.setQueryData(key, fixtures.getAuto);
  come('lead', 5);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([false, false]);
  come('auto', id);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  await rest();
});
