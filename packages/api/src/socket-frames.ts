import * as z from 'zod/mini';
import {
  CreateEvent,
  NotificationEvent,
  ReadEvent,
  RoomEvent,
  UpdateEvent,
} from './generated/chat/zod/karvonChatAndNotificationService.schemas.zod';

// See response-table.ts: the Content Security Policy forbids compiled schemas.
z.config({ jitless: true });

const epoch = z.string().check(z.minLength(1), z.maxLength(64));
const seq = z.int().check(z.gte(0));
const id = z.int().check(z.gte(1));

/** Frames from the service (`chat.asyncapi.yaml`): the contract's events with their stream's position. */
const frame = z.discriminatedUnion('action', [
  z.extend(CreateEvent, { epoch }),
  z.extend(UpdateEvent, { epoch }),
  z.extend(ReadEvent, { epoch }),
  z.extend(RoomEvent, { epoch }),
  z.extend(NotificationEvent, { epoch }),
  z.object({
    action: z.literal('online'),
    room_id: z.optional(id),
    message: z.object({
      room_id: z.optional(id),
      is_online: z.boolean(),
      last_seen_at: z.optional(z.string()),
    }),
    epoch,
    seq,
  }),
  z.object({
    action: z.literal('typing'),
    room_id: id,
    message: z.object({ room_id: z.optional(id) }),
    epoch,
    seq,
  }),
  z.object({
    action: z.literal('error'),
    message: z.object({ code: z.string(), room_id: z.optional(id) }),
  }),
]);

export type SocketFrame = z.output<typeof frame>;
export type EventFrame = Extract<
  SocketFrame,
  { action: 'create' | 'update' | 'read' | 'room' | 'notification' }
>;
export type SignalFrame = Extract<SocketFrame, { action: 'online' | 'typing' }>;

/** The parsed frame, or the reason why it breaks the contract: paths and reasons, never values. */
export type ParsedFrame = { frame: SocketFrame } | { reason: string };

export function parseFrame(text: string): ParsedFrame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: 'not JSON' };
  }
  const result = frame.safeParse(value);
  if (result.success) return { frame: result.data };
  const reasons = result.error.issues.slice(0, 5);
  return { reason: reasons.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}
