import { sql } from 'kysely';
import type { Access } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { showroomCondition, showroomOf } from '../../../platform/db/showroom-scope';

export type StoredChannel = OwnedRow<'telegram_channels'>;
type Facts = Pick<StoredChannel, 'title' | 'username' | 'rights'>;

export function createChannelsRepository(db: Db) {
  const channels = ownedTable(db, 'telegram_channels', { versioned: true });

  return {
    find: channels.find,
    require: channels.require,
    lock: channels.lock,
    exclusive: channels.exclusive,
    change: channels.update,

    /** Channels that are connected or wait to be confirmed. */
    shown: (access: Access): Promise<StoredChannel[]> =>
      db.current
        .selectFrom('telegram_channels')
        .selectAll()
        .where('business_user_id', '=', access.owner)
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('lost_at', 'is', null)]))
        .orderBy('id')
        .execute(),

    /** Connected channels of a chat. */
    connected: (chatId: number): Promise<StoredChannel | undefined> =>
      db.current
        .selectFrom('telegram_channels')
        .selectAll()
        .where('chat_id', '=', chatId)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst(),

    /** Finds a channel of any dealership, for jobs. */
    findConnected: (id: number): Promise<StoredChannel | undefined> =>
      db.current
        .selectFrom('telegram_channels')
        .selectAll()
        .where('id', '=', id)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst(),

    /** Every row of a chat, also of dealerships that have not confirmed it. */
    async update(chatId: number, facts: Partial<Facts> & { lost_at: Date | null }): Promise<void> {
      await db.current
        .updateTable('telegram_channels')
        .set(facts)
        .where('chat_id', '=', chatId)
        .where('ended_at', 'is', null)
        .execute();
    },

    async checked(
      id: number,
      facts: Facts & Pick<StoredChannel, 'subscribers' | 'lost_at'>,
    ): Promise<void> {
      await db.current.updateTable('telegram_channels').set(facts).where('id', '=', id).execute();
    },

    /** Keeps the settings of a channel that was disconnected. */
    async found(
      owner: Owner,
      chatId: number,
      { settings, ...row }: Facts & Pick<StoredChannel, 'found_at' | 'settings'>,
    ): Promise<void> {
      await db.current
        .insertInto('telegram_channels')
        .values({
          business_user_id: owner,
          chat_id: chatId,
          ...row,
          settings: JSON.stringify(settings),
        })
        .onConflict((oc) =>
          oc.columns(['business_user_id', 'chat_id']).doUpdateSet({
            ...row,
            lost_at: null,
            ended_at: null,
            confirmed_at: sql`case when telegram_channels.ended_at is null then telegram_channels.confirmed_at end`,
          }),
        )
        .execute();
    },

    async start(memberId: number, expires_at: Date): Promise<void> {
      await db.current
        .insertInto('telegram_channel_starts')
        .values({ member_id: memberId, expires_at })
        .onConflict((oc) => oc.column('member_id').doUpdateSet({ expires_at }))
        .execute();
    },

    async isStarted(memberId: number, now: Date): Promise<boolean> {
      const row = await db.current
        .selectFrom('telegram_channel_starts')
        .select('member_id')
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    async postCounts(access: Access): Promise<Map<number, number>> {
      const scope = showroomCondition(access, showroomOf('telegram_posts', 'p')) ?? sql`true`;
      const { rows } = await sql<{ channel_id: number; count: number }>`
        select channel_id, count(*)::int as count from telegram_posts p
        where business_user_id = ${access.owner} and ${scope} group by channel_id`.execute(
        db.current,
      );
      return new Map(rows.map(({ channel_id, count }) => [channel_id, count]));
    },

    async ownSalons(access: Access, ids: readonly number[]): Promise<number[]> {
      const rows = await ownedTable(db, 'avtosalons', { versioned: true, softDelete: true }).all(
        access,
        { id: ids },
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type ChannelsRepository = ReturnType<typeof createChannelsRepository>;
