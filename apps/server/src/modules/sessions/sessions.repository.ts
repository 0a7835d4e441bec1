import type { Db } from '../../db/client';

export interface StoredSession {
  id: number;
  device: string;
  address: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

export interface NewSession extends Omit<StoredSession, 'id'> {
  token_hash: Buffer;
  business_user_id: number;
}

export interface Page {
  page: number;
  size: number;
}

export function createSessionsRepository(db: Db) {
  const own = (owner: number, now: Date) =>
    db.current
      .selectFrom('sessions')
      .where('business_user_id', '=', owner)
      .where('expires_at', '>', now);

  return {
    async create(session: NewSession): Promise<number> {
      const { id } = await db.current
        .insertInto('sessions')
        .values(session)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Remembers what somebody signs in from. @returns whether it is new to a person who is known by others */
    async isNewDevice(business_user_id: number, device: string, now: Date): Promise<boolean> {
      const added = await db.current
        .insertInto('known_devices')
        .values({ business_user_id, device, first_seen_at: now })
        .onConflict((oc) => oc.doNothing())
        .returning('device')
        .executeTakeFirst();
      if (added === undefined) return false;
      const other = await db.current
        .selectFrom('known_devices')
        .select('device')
        .where('business_user_id', '=', business_user_id)
        .where('device', '<>', device)
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },

    /** The live session of a token; none for a blocked account. */
    byToken(token_hash: Buffer, now: Date) {
      return db.current
        .selectFrom('sessions')
        .innerJoin('business_users', 'business_users.id', 'sessions.business_user_id')
        .select(['sessions.id', 'sessions.business_user_id', 'sessions.last_used_at'])
        .where('sessions.token_hash', '=', token_hash)
        .where('sessions.expires_at', '>', now)
        .where('business_users.blocked_at', 'is', null)
        .executeTakeFirst();
    },

    /** Only the first of several requests at once writes. */
    async touch(
      id: number,
      used: { last_used_at: Date; expires_at: Date; address?: string },
      unlessSince: Date,
    ): Promise<void> {
      await db.current
        .updateTable('sessions')
        .set(used)
        .where('id', '=', id)
        .where('last_used_at', '<=', unlessSince)
        .execute();
    },

    /** The current one first, then the latest used. */
    list(
      owner: number,
      current: number,
      { page, size }: Page,
      now: Date,
    ): Promise<StoredSession[]> {
      return own(owner, now)
        .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at'])
        .orderBy((eb) => eb('id', '=', current), 'desc')
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
    },

    async count(owner: number, now: Date): Promise<number> {
      const { count } = await own(owner, now)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** @returns false when this owner has no such live session */
    async end(owner: number, id: number, now: Date): Promise<boolean> {
      const ended = await db.current
        .deleteFrom('sessions')
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async endAll(owner: number): Promise<void> {
      await db.current.deleteFrom('sessions').where('business_user_id', '=', owner).execute();
    },

    async sweep(owner: number, now: Date): Promise<void> {
      await db.current
        .deleteFrom('sessions')
        .where('business_user_id', '=', owner)
        .where('expires_at', '<=', now)
        .execute();
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
