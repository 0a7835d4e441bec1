import type { Message, Room } from '@karvon/api/chat';
import { fixtures } from '@karvon/api/fixtures';
import { describe, expect, it } from 'vitest';
import { roomAfter } from './room-row';

const now = '2025-11-20T12:00:00Z';
const room: Room = {
  ...fixtures.getRoom,
  username: 'Xaridor 701',
  is_online: false,
  last_seen_at: '2025-11-20T11:00:00Z',
  last_read_by_client: 5,
};
const message: Message = {
  id: 90_000,
  room_id: room.id,
  author: 'client',
  text: 'Добрый день',
  attachments: [],
  created_at: '2025-11-20T11:30:00Z',
};
const wrote = (written: Message) =>
  roomAfter(
    room,
    {
      action: 'create',
      room_id: room.id,
      message: written,
      unreadCount: 1,
      total_unread_messages: 1,
    },
    now,
  );
const read = (reader: 'client' | 'business', up_to: number) =>
  roomAfter(
    room,
    {
      action: 'read',
      room_id: room.id,
      reader,
      up_to,
      unreadCount: 0,
      total_unread_messages: 0,
    },
    now,
  );

describe('roomAfter with an event of the room', () => {
  it.each(['buyer', 'visitor'] as const)(
    'of a %s keeps its name, and who is there: the event has no language and may be old',
    (room_type) => {
      const updated: Room = {
        ...room,
        room_type,
        username: 'Посетитель 701',
        is_online: true,
        last_seen_at: '2025-11-20T10:00:00Z',
        note: 'changed',
      };
      const known = { ...room, room_type };
      expect(roomAfter(known, { action: 'room', room_id: room.id, room: updated }, now)).toEqual({
        ...known,
        note: 'changed',
      });
    },
  );

  it('takes the later of both times of presence', () => {
    const updated = { ...room, last_seen_at: '2025-11-20T11:45:00Z' };
    const after = roomAfter(room, { action: 'room', room_id: room.id, room: updated }, now);
    expect(after.last_seen_at).toBe('2025-11-20T11:45:00Z');
    const unseen = { ...room, last_seen_at: undefined };
    const first = roomAfter(unseen, { action: 'room', room_id: room.id, room: updated }, now);
    expect(first.last_seen_at).toBe('2025-11-20T11:45:00Z');
  });
});

describe('presence of the buyer', () => {
  it('is the time of their message, not of ours', () => {
    expect(wrote(message).last_seen_at).toBe(message.created_at);
    expect(wrote({ ...message, author: 'business' }).last_seen_at).toBe(room.last_seen_at);
    const late = { ...message, created_at: '2025-11-20T10:30:00Z' };
    expect(wrote(late).last_seen_at).toBe(room.last_seen_at);
  });

  it('is the time when they first read, not when we did', () => {
    expect(read('client', 6).last_seen_at).toBe(now);
    expect(read('client', 5).last_seen_at).toBe(room.last_seen_at);
    expect(read('business', 6).last_seen_at).toBe(room.last_seen_at);
  });
});
