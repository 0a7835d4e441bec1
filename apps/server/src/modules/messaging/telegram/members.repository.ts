import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { toDealer } from '../../../platform/db/signed-in';
import type { Database } from '../../../platform/db/tables';
import type { Dealer } from '../../../platform/values/dealer';
import type { Language } from '../../../platform/values/language';
import type { Owner, UserId } from '../../../platform/values/owner';

/** Member who acts in Telegram. */
export interface Acting {
  dealer: Dealer;
  language: Language;
  full_name: string;
}

export type StoredAccount = Selectable<Database['telegram_accounts']>;
export type StoredLink = Selectable<Database['telegram_links']>;
export type StoredSettings = Selectable<Database['telegram_settings']>;

/** Accounts, links and settings of members. A row belongs to the member of its key. */
export function createTelegramMembers(db: Db) {
  return {
    account: (memberId: number): Promise<StoredAccount | undefined> =>
      db.current
        .selectFrom('telegram_accounts')
        .selectAll()
        .where('member_id', '=', memberId)
        .executeTakeFirst(),

    accountOfChat: (chatId: number): Promise<StoredAccount | undefined> =>
      db.current
        .selectFrom('telegram_accounts')
        .selectAll()
        .where('chat_id', '=', chatId)
        .executeTakeFirst(),

    /** @returns false when another member has the account */
    async link(account: Insertable<Database['telegram_accounts']>): Promise<boolean> {
      await db.current
        .deleteFrom('telegram_accounts')
        .where('member_id', '=', account.member_id)
        .execute();
      const { numInsertedOrUpdatedRows = 0n } = await db.current
        .insertInto('telegram_accounts')
        .values(account)
        .onConflict((oc) => oc.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async update(chatId: number, changes: Updateable<Database['telegram_accounts']>) {
      await db.current
        .updateTable('telegram_accounts')
        .set(changes)
        .where('chat_id', '=', chatId)
        .execute();
    },

    /** @returns the account that was unlinked */
    unlink: (memberId: number): Promise<StoredAccount | undefined> =>
      db.current
        .deleteFrom('telegram_accounts')
        .where('member_id', '=', memberId)
        .returningAll()
        .executeTakeFirst(),

    /** Erases what Telegram sent of a person, and messages of the bot outside of rooms. */
    async erase(chatId: number): Promise<void> {
      await db.current
        .deleteFrom('telegram_updates')
        .where('chat_id', '=', chatId)
        .where('ended_at', 'is not', null)
        .execute();
      await db.current
        .deleteFrom('telegram_parts')
        .where('chat_id', '=', chatId)
        .where('room_id', 'is', null)
        .execute();
    },

    linkOf: (memberId: number, now: Date): Promise<StoredLink | undefined> =>
      db.current
        .selectFrom('telegram_links')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Locked until the surrounding transaction ends. */
    openLink: (token_hash: Buffer, now: Date): Promise<StoredLink | undefined> =>
      db.current
        .selectFrom('telegram_links')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst(),

    /** Replaces the link before it. */
    async putLink({
      member_id,
      token_hash,
      nonce,
      expires_at,
    }: Omit<StoredLink, 'candidate_id' | 'candidate_name' | 'candidate_username'>) {
      const fresh = {
        token_hash,
        nonce,
        expires_at,
        candidate_id: null,
        candidate_name: null,
        candidate_username: null,
      };
      await db.current
        .insertInto('telegram_links')
        .values({ member_id, ...fresh })
        .onConflict((oc) => oc.column('member_id').doUpdateSet(fresh))
        .execute();
    },

    async setCandidate(
      memberId: number,
      candidate: Pick<StoredLink, 'candidate_id' | 'candidate_name' | 'candidate_username'>,
    ) {
      await db.current
        .updateTable('telegram_links')
        .set(candidate)
        .where('member_id', '=', memberId)
        .execute();
    },

    /** @returns the link that was ended */
    endLink: (memberId: number): Promise<StoredLink | undefined> =>
      db.current
        .deleteFrom('telegram_links')
        .where('member_id', '=', memberId)
        .returningAll()
        .executeTakeFirst(),

    settings: (memberId: number): Promise<StoredSettings | undefined> =>
      db.current
        .selectFrom('telegram_settings')
        .selectAll()
        .where('member_id', '=', memberId)
        .executeTakeFirst(),

    /** Serialises changes of a member's settings, and of the link. */
    async lock(memberId: number): Promise<void> {
      await db.current
        .selectFrom('members')
        .select('id')
        .where('id', '=', memberId)
        .forUpdate()
        .executeTakeFirst();
    },

    async putSettings({ events, ...rest }: StoredSettings): Promise<void> {
      const row = { ...rest, events: JSON.stringify(events) };
      const { member_id: _, ...changes } = row;
      await db.current
        .insertInto('telegram_settings')
        .values(row)
        .onConflict((oc) => oc.column('member_id').doUpdateSet(changes))
        .execute();
    },

    /** The bot uses the language in which the member last used this part of the dashboard. */
    async speak(user: UserId, language: Language): Promise<void> {
      await db.current
        .updateTable('business_users')
        .set({ language })
        .where('id', '=', user)
        .where('language', '<>', language)
        .execute();
    },

    async smsAllowed(owner: Owner): Promise<boolean> {
      const row = await db.current
        .selectFrom('businesses')
        .select('sms_allowed')
        .where('id', '=', owner)
        .executeTakeFirst();
      return row?.sms_allowed ?? false;
    },

    async allowSms(owner: Owner, sms_allowed: boolean): Promise<void> {
      await db.current
        .updateTable('businesses')
        .set({ sms_allowed })
        .where('id', '=', owner)
        .execute();
    },

    /** The member as they act in the dashboard, without a session. Undefined once they no longer work there. */
    async acting(memberId: number): Promise<Acting | undefined> {
      const row = await db.current
        .selectFrom('members as m')
        .innerJoin('business_users as u', 'u.id', 'm.user_id')
        .innerJoin('businesses as b', 'b.id', 'm.business_user_id')
        .select([
          'm.business_user_id as owner',
          'm.id as member_id',
          'm.role',
          'm.avtosalons',
          'm.full_name',
          'b.permissions_mode',
          'b.manager_pay_limit',
          'u.id as user',
          'u.language',
        ])
        .where('m.id', '=', memberId)
        .where('m.status', '=', 'active')
        .where('m.deleted_at', 'is', null)
        .where('u.blocked_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { language, full_name, ...rest } = row;
      return {
        language,
        full_name,
        dealer: toDealer({ ...rest, session_id: 0, is_read_only: false }),
      };
    },
  };
}

export type TelegramMembers = ReturnType<typeof createTelegramMembers>;
