import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import { notFound } from '../../http/problem';
import { deviceName } from './device-name';
import { type Page, createSessionsRepository } from './sessions.repository';

/** Where a request came from. */
export interface Client {
  /** IP address. */
  address: string;
  userAgent: string;
}

/** A sign-in from what this person has never signed in from; part of the transaction that opens the session. */
export type NewDevice = (
  owner: number,
  session: { id: number; device: string; address: string },
) => Promise<void>;

/** A session lives that long after its last use (decisions §3). */
const lifeSeconds = 30 * 24 * 60 * 60;

/** The list of devices tells the last use to the minute; writing it more often would turn every read into a write. */
const touchSeconds = 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Sessions of this person ended: open sockets must not outlive them. */
export type SessionsEnded = (owner: number) => Promise<void>;

export function createSessionsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  onNewDevice: NewDevice,
  onEnded: SessionsEnded,
) {
  const sessions = createSessionsRepository(db);

  return {
    /** A new session with a new token of 32 random bytes; the token is told here and never again. Call it in a transaction. */
    async open(business_user_id: number, { address, userAgent }: Client) {
      const now = clock.now();
      const access = `kv_${randomBytes(32).toString('base64url')}`;
      const expires_at = later(now, lifeSeconds);
      await sessions.sweep(business_user_id, now);
      const device = deviceName(userAgent);
      const id = await sessions.create({
        token_hash: hashOf(access),
        business_user_id,
        device,
        address,
        created_at: now,
        last_used_at: now,
        expires_at,
      });
      if (await sessions.isNewDevice(business_user_id, device, now))
        await onNewDevice(business_user_id, { id, device, address });
      return { access, expires_at };
    },

    /** Finds who a token belongs to and moves the session's end on; null when it is unknown, expired, ended or blocked. */
    async lookup(token: string, address?: string): Promise<Dealer | null> {
      const now = clock.now();
      const session = await sessions.byToken(hashOf(token), now);
      if (session === undefined) return null;
      const unlessSince = later(now, -touchSeconds);
      if (session.last_used_at <= unlessSince) {
        const expires_at = later(now, lifeSeconds);
        const used = {
          last_used_at: now,
          expires_at,
          ...(address === undefined ? {} : { address }),
        };
        await sessions.touch(session.id, used, unlessSince);
      }
      return { business_user_id: session.business_user_id, session_id: session.id };
    },

    async list({ business_user_id, session_id }: Dealer, page: Page) {
      const now = clock.now();
      const rows = await sessions.list(business_user_id, session_id, page, now);
      return { rows, count: await sessions.count(business_user_id, now) };
    },

    /**
     * Ends one session of one's own, and with it the devices that it put.
     * @throws Problem 404
     */
    async end({ business_user_id }: Dealer, id: number): Promise<void> {
      if (!(await sessions.end(business_user_id, id, clock.now()))) throw notFound();
      await onEnded(business_user_id);
    },

    /** Signing out; a session that ended meanwhile is just as well. */
    async logout({ business_user_id, session_id }: Dealer): Promise<void> {
      await sessions.end(business_user_id, session_id, clock.now());
      await onEnded(business_user_id);
    },

    /** After a new password: whoever knew the old one is out. */
    async endAll(business_user_id: number): Promise<void> {
      await sessions.endAll(business_user_id);
      await onEnded(business_user_id);
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
