import { createQueryClient } from '@karvon/api/query-client';
import { fixtures } from '@karvon/api/fixtures';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatContext } from '../../../shared/chat/chat-context';
import { messagesQuery, roomParams, roomsQuery } from '../../../shared/chat/chat-queries';
import type { Connection } from '../../../shared/chat/connection';
import { startI18n } from '../../../shared/i18n/i18n';
import { ChatPage } from '../ChatPage';

const line = vi.hoisted(() => ({ connection: { status: 'connected' }, reconnect: vi.fn() }));
vi.mock('../../../shared/chat/use-connection', () => ({ useConnection: () => line }));
// Nothing answers here, and what failed is only logged.
vi.mock('../../../shared/chat/chat-log');

beforeAll(() => startI18n(['common', 'chat', 'autos', 'format', 'errors']));
afterEach(cleanup);

const room = fixtures.getRoom;
const open = `/dashboard/chat?current-chat-id=${String(room.id)}`;

/** The chat page with its conversation in the cache, the line standing as it is told. */
async function show(address: string, width: number, connection: Connection) {
  await page.viewport(width, 780);
  line.connection = connection;
  const client = createQueryClient();
  const filters = { status: 'ALL', brandId: undefined, modelId: undefined, search: '' } as const;
  client.setQueryData(roomsQuery(roomParams(filters)).queryKey, {
    pages: [{ results: [room], count: 1, unread_rooms_count: 0 }],
    pageParams: [1],
  });
  client.setQueryData(messagesQuery(room.id).queryKey, {
    pages: [{ total: 0, data: { items: [] } }],
    pageParams: [1],
  });
  const router = createMemoryRouter([{ path: '/dashboard/chat', element: <ChatPage /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={client}>
      <ChatContext value>
        <RouterProvider router={router} />
      </ChatContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: address === open ? /^Переписка/ : /Список чатов/ });
}

const phone = 360;
const desktop = 1440;

it.each([
  ['a phone, in the thread', open, phone],
  ['a phone, in the list', '/dashboard/chat', phone],
  ['a desktop, beside the thread', open, desktop],
])('on %s it stands once, and tries again when it is told to', async (_name, address, width) => {
  await show(address, width, { status: 'gaveUp' });
  line.reconnect.mockClear();
  // By role: what a phone does not show is not there.
  await userEvent.click(screen.getByRole('button', { name: 'Подключиться снова' }));
  expect(line.reconnect).toHaveBeenCalledOnce();
});

it.each([
  [/Нет связи/, { status: 'reconnecting', since: 0 }],
  [/Нет интернета/, { status: 'offline', since: 0 }],
] as const)('says %s in the thread of a phone', async (words, connection) => {
  await show(open, phone, connection);
  expect(screen.getByRole('status').textContent).toMatch(words);
});

it('says nothing while all is well', async () => {
  await show(open, phone, { status: 'connected' });
  expect(screen.queryByRole('status')).toBeNull();
});
