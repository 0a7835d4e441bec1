import type { Db } from '../../../platform/db/client';
import type { UserId } from '../../../platform/values/owner';
import { dealerColumns, signedInSessions } from '../../../platform/db/signed-in';
import type { Dealer } from '../../../platform/values/dealer';

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
  business_user_id: UserId;
  /** @default false */
  is_read_only?: boolean;
}

export type Asking = Pick<Dealer, 'user' | 'session_id' | 'is_read_only'>;

export interface Page {
  page: number;
  size: number;
}

export function createSessionsRepository(db: Db) {
  /** Demo visitors share an account: none sees another's session, and its dealer sees none of theirs. */
  const own = ({ user, session_id, is_read_only }: Asking, now: Date) =>
    db.current
      .selectFrom('sessions')
      .where('business_user_id', '=', user)
      .where((eb) => (is_read_only ? eb('id', '=', session_id) : eb('is_read_only', '=', false)))
      .where('expires_at', '>', now)
      .where('blocked_at', 'is', null);

  return {
    async create(session: NewSession): Promise<number> {
      const { id } = await db.current
        .insertInto('sessions')
        .values(session)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** @returns true when it is new to a user who already has known devices */
    async isNewDevice(business_user_id: UserId, device: string, now: Date): Promise<boolean> {
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

    /** Undefined for a blocked account. */
    byToken: (token_hash: Buffer, now: Date) =>
      signedInSessions(db, now)
        .select(dealerColumns)
        .select('s.last_used_at')
        .where('s.token_hash', '=', token_hash)
        .executeTakeFirst(),

    /** True when the token was valid until its member was blocked. */
    async isBlocked(token_hash: Buffer): Promise<boolean> {
      const session = await db.current
        .selectFrom('sessions')
        .select('id')
        .where('token_hash', '=', token_hash)
        .where('blocked_at', 'is not', null)
        .executeTakeFirst();
      return session !== undefined;
    },

    /** Unlike `endAll`, keeps the reason for the next request. */
    async blockAll(user: UserId, now: Date): Promise<void> {
      await db.current
        .updateTable('sessions')
        .set({ blocked_at: now })
        .where('business_user_id', '=', user)
        .where('blocked_at', 'is', null)
        .execute();
      await db.current.deleteFrom('devices').where('business_user_id', '=', user).execute();
    },

    /** Notes the last use of a session. Only the first of several concurrent requests writes. */
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

    async seen(user: UserId, last_seen_at: Date): Promise<void> {
      await db.current
        .updateTable('members')
        .set({ last_seen_at })
        .where('user_id', '=', user)
        .where('status', '=', 'active')
        .execute();
    },

    /** The current session first, then the most recently used. */
    list(asking: Asking, { page, size }: Page, now: Date): Promise<StoredSession[]> {
      return own(asking, now)
        .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at'])
        .orderBy((eb) => eb('id', '=', asking.session_id), 'desc')
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
    },

    async count(asking: Asking, now: Date): Promise<number> {
      const { count } = await own(asking, now)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async end(user: UserId, id: number, now: Date): Promise<boolean> {
      const ended = await db.current
        .deleteFrom('sessions')
        .where('business_user_id', '=', user)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    async endAll(user: UserId): Promise<void> {
      await db.current.deleteFrom('sessions').where('business_user_id', '=', user).execute();
    },

    async endOthers(user: UserId, current: number): Promise<void> {
      await db.current
        .deleteFrom('sessions')
        .where('business_user_id', '=', user)
        .where('id', '<>', current)
        .execute();
    },

    async countReadOnly(user: UserId, now: Date): Promise<number> {
      const { count } = await db.current
        .selectFrom('sessions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('business_user_id', '=', user)
        .where('is_read_only', '=', true)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return count;
    },

    async sweep(user: UserId, now: Date): Promise<void> {
      await db.current
        .deleteFrom('sessions')
        .where('business_user_id', '=', user)
        .where('expires_at', '<=', now)
        .execute();
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
