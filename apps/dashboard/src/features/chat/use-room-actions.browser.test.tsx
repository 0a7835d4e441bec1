import type { Message, Room, RoomUpdate } from '@karvon/api/chat';
import { fixtures } from '@karvon/api/fixtures';
import { createQueryClient } from '@karvon/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { applyChange } from '../../shared/chat/cache/apply-change';
import { roomQuery } from '../../shared/chat/chat-queries';
import { startI18n } from '../../shared/i18n/i18n';
import { useRoomActions } from './use-room-actions';

interface Shown {
  title?: string;
  action?: { onAction: () => void };
}
const shown = vi.hoisted(() => ({
  toasts: Array<Shown>(),
  statuses: Array<string>(),
  undone: Array<unknown>(),
  others: Array<number>(),
  bulks: Array<unknown>(),
  respond: vi.fn(),
}));
vi.mock('../../shared/feedback/toast', () => ({
  toast: (message: Shown) => {
    shown.toasts.push(message);
    return Promise.resolve();
  },
}));
vi.mock('@karvon/api/main/leads', () => ({
  updateLead: (_id: number, { status }: { status: string }) => {
    shown.statuses.push(status);
    return Promise.resolve({ status, buyer: { new_lead_ids: shown.others } });
  },
  undoLeads: (body: { ids: number[]; of: string }) => {
    shown.undone.push(body);
    const results = body.ids.map((id) => ({ id, ok: true, lead: { id, status: 'new' } }));
    return Promise.resolve({ done: results.length, failed: 0, results });
  },
  updateLeads: (body: { ids: number[] }) => {
    shown.bulks.push(body);
    const [first] = body.ids;
    return Promise.resolve({ results: [{ id: first, ok: false, code: 'not_permitted' }] });
  },
}));
vi.mock(import('@karvon/api/chat/rooms'), async (original) => ({
  ...(await original()),
  updateRoom: (_id: number, changes: RoomUpdate) => Promise.resolve<Room>(shown.respond(changes)),
}));

const pressed: Room = { ...fixtures.getRoom, unreadCount: 0 };
const message: Message = {
  id: 99_000,
  room_id: pressed.id,
  author: 'client',
  text: 'Ещё вопрос',
  attachments: [],
  created_at: '2025-11-20T12:00:00Z',
};

beforeAll(() => startI18n(['common', 'chat', 'errors']));
beforeEach(() => {
  shown.toasts = [];
  shown.undone = [];
  shown.statuses = [];
  shown.others = [];
  shown.bulks = [];
});

function setUp() {
  const client = createQueryClient();
  const { queryKey } = roomQuery(pressed.id);
  client.setQueryData(queryKey, pressed);
  const { result } = renderHook(() => useRoomActions(pressed), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return {
    actions: () => result.current,
    now: () => client.getQueryData(queryKey),
    buyerWrites: () => {
      const event = { action: 'create', room_id: pressed.id, message } as const;
      const counts = { unreadCount: 1, total_unread_messages: 1 };
      applyChange(client, { ...event, ...counts }, message.created_at);
    },
  };
}

it('undo keeps messages that the buyer wrote meanwhile', async () => {
  const { actions, now, buyerWrites } = setUp();
  await act(() => actions().markContacted());
  expect(now()?.lead?.status).toBe('contacted');
  buyerWrites();
  await act(async () => {
    shown.toasts[0]?.action?.onAction();
    await expect.poll(() => now()?.lead?.status).toBe('new');
  });
  expect(shown.statuses).toEqual(['contacted']);
  expect(now()).toMatchObject({
    unreadCount: 1,
    last_message: { id: message.id },
    updated_at: message.created_at,
  });
});

it('marks the buyer’s other waiting leads, and undo restores them', async () => {
  shown.others = [9311, 9312, 9313];
  const { actions } = setUp();
  await act(() => actions().markContacted());
  expect(shown.toasts[0]?.title).toBe('Отмечено: 3 обращения');
  await act(async () => {
    shown.toasts[0]?.action?.onAction();
    await expect.poll(() => shown.undone).toHaveLength(1);
  });
  expect(shown.bulks).toEqual([{ ids: [9311, 9312, 9313], status: 'contacted' }]);
  expect(shown.undone).toEqual([{ ids: [pressed.lead?.id, 9312, 9313], of: 'status' }]);
});

it('an outdated response changes only its own properties', async () => {
  const { actions, now, buyerWrites } = setUp();
  shown.respond.mockImplementation((changes: RoomUpdate) => {
    // The socket event arrives before the response.
    buyerWrites();
    return { ...pressed, ...changes, note: changes.note?.trim() ?? pressed.note };
  });
  await act(() => actions().setPinned(true));
  expect(now()).toMatchObject({
    is_pinned: true,
    unreadCount: 1,
    last_message: { id: message.id },
  });
  await act(() =>
    actions()
      .note.save(' Придёт в субботу ', pressed.version)
      .then(() => undefined),
  );
  expect(now()).toMatchObject({ note: 'Придёт в субботу', is_pinned: true, unreadCount: 1 });
});
