import { createQueryClient } from '@karvon/api/query-client';
import { fixtures } from '@karvon/api/fixtures';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { page } from 'vitest/browser';
import { ChatContext } from '../../../shared/chat/chat-context';
import { messagesQuery, roomParams, roomsQuery } from '../../../shared/chat/chat-queries';
import { ChatPage } from '../ChatPage';
import { conversation } from '../conversation';

const room = fixtures.getRoom;

export const openRoom = `/dashboard/chat?current-chat-id=${String(room.id)}`;

/** Shows the chat signed out, so that nothing is sent. */
export async function showChat(address: string, width: number): Promise<void> {
  await page.viewport(width, 780);
  await conversation.load();
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
  const pane = address.startsWith(openRoom) ? /^Переписка/ : /Список чатов/;
  await screen.findByRole('region', { name: pane });
}
