import { config } from 'zod/mini';
import type { ResponseSchema } from './configuration';
import {
  BusinessProfile,
  NotificationList,
} from './generated/main/zod/karvonMainService.schemas.zod';

// As in `response-table.ts`, whichever comes first.
config({ jitless: true });

/**
 * Schemas of what the shell asks for beside each page, without the contract's others: to make all of those keeps a phone busy for a tenth
 * of a second, just when the page can be used. The dashboard's build gives this module a copy of its own (`build/schema-copies.ts`).
 */
export const besideResponses: Readonly<Record<string, ResponseSchema>> = {
  'GET /main/business/profile': BusinessProfile,
  'GET /main/notifications': NotificationList,
};
