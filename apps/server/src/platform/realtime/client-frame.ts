import * as z from 'zod';

const room = z.strictObject({ room_id: z.int().min(1).optional() });

const frame = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('online'), message: room }),
  z.strictObject({ action: z.literal('typing'), message: room.required() }),
]);

const actions = new Set(['online', 'typing']);

export type ClientFrame = z.output<typeof frame>;

export type UnreadableFrame = 'malformed_frame' | 'unknown_action';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the reason when the frame is unreadable */
export function readClientFrame(text: string): ClientFrame | UnreadableFrame {
  const value = parse(text);
  const result = frame.safeParse(value);
  if (result.success) return result.data;
  const action = z.object({ action: z.string() }).safeParse(value).data?.action;
  return action === undefined || actions.has(action) ? 'malformed_frame' : 'unknown_action';
}
