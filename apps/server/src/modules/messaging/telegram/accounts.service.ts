import type { Db } from '../../../platform/db/client';
import { createTelegramMembers } from './members.repository';

/** Linked Telegram accounts of members, for other modules. */
export function createTelegramAccounts(db: Db) {
  const { account, accountOfChat, acting } = createTelegramMembers(db);
  return { account, accountOfChat, acting };
}

export type TelegramAccounts = ReturnType<typeof createTelegramAccounts>;
