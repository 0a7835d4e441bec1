import { config } from 'zod/mini';
import type { ResponseSchema } from './configuration';
import { RoomList } from './generated/chat/zod/karvonChatAndNotificationService.schemas.zod';

// As in `response-table.ts`, whichever comes first.
config({ jitless: true });

/** As `first-responses.ts`, for what the chat waits for. */
export const roomResponses: Readonly<Record<string, ResponseSchema>> = {
  'GET /chat/api/room/list/': RoomList,
};
