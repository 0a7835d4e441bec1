import { createHash, randomBytes } from 'node:crypto';
import { createEvent } from '../../../platform/values/event';
import type { UserId } from '../../../platform/values/owner';
import { toDealer } from '../../../platform/db/signed-in';
import type { Bus } from '../../../platform/realtime/bus';
import type { Deps } from '../../../platform/deps';
import type { Dealer } from '../../../platform/values/dealer';
import { notFound, tooMany, unauthorized } from '../../../platform/http/problem';
import { noteForSecurity } from '../../../platform/http/security-notes';
import { deviceName } from './device-name';
import { type Page, createSessionsRepository } from './sessions.repository';

export interface Client {
  address: string;
  userAgent: string;
  /** Mark stored in the browser after a sign-in (docs/adr/0046). */
  mark?: string | undefined;
}

export interface NewDevice {
  id: number;
  device: string;
  address: string;
}

/** Lifetime of a session after its last use (decisions §3). */
const lifeSeconds = 30 * 24 * 60 * 60;

/** Lifetime of a demo visit, regardless of use. */
const visitSeconds = 30 * 60;

/** Further visitors are asked to wait a minute. */
const maxVisits = 200;

/** Precision of the stored last use. Writing it more often would turn every read into a write. */
const touchSeconds = 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export function createSessionsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bus: Pick<Bus, 'endSessions'>,
) {
  const sessions = createSessionsRepository(db);
  const newDevice = createEvent<[UserId, NewDevice]>();

  /** The token of 32 random bytes is returned only here. */
  async function create(
    business_user_id: UserId,
    { address, userAgent }: Client,
    { seconds, is_read_only }: { seconds: number; is_read_only: boolean },
  ) {
    const now = clock.now();
    const access = `kv_${randomBytes(32).toString('base64url')}`;
    const expires_at = later(now, seconds);
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
      is_read_only,
    });
    noteForSecurity({ user: business_user_id, session: id });
    return { id, device, access, expires_at };
  }

  return {
    newDevice,

    /** Call it in a transaction. */
    async open(user: UserId, client: Client) {
      const now = clock.now();
      await sessions.seen(user, now);
      const { id, device, ...session } = await create(user, client, {
        seconds: lifeSeconds,
        is_read_only: false,
      });
      if (await sessions.isNewDevice(user, device, now))
        await newDevice.emit(user, { id, device, address: client.address });
      return session;
    },

    /** Use does not extend a visit, and the account is not notified. @throws Problem 429 while there are too many visits */
    async openReadOnly(user: UserId, client: Client) {
      if ((await sessions.countReadOnly(user, clock.now())) >= maxVisits) throw tooMany(60);
      const { access, expires_at } = await create(user, client, {
        seconds: visitSeconds,
        is_read_only: true,
      });
      return { access, expires_at };
    },

    /**
     * Finds the dealer of a token and extends the session; null when it is unknown, expired or ended.
     * @throws Problem 401 `account_blocked` when the member was blocked while signed in
     */
    async lookup(token: string, address?: string): Promise<Dealer | null> {
      const now = clock.now();
      const token_hash = hashOf(token);
      const session = await sessions.byToken(token_hash, now);
      if (session === undefined) {
        if (await sessions.isBlocked(token_hash)) throw unauthorized('account_blocked');
        return null;
      }
      const unlessSince = later(now, -touchSeconds);
      if (!session.is_read_only && session.last_used_at <= unlessSince) {
        const expires_at = later(now, lifeSeconds);
        const used = {
          last_used_at: now,
          expires_at,
          address,
        };
        await sessions.touch(session.session_id, used, unlessSince);
        await sessions.seen(session.user, now);
      }
      return toDealer(session);
    },

    async list(dealer: Dealer, page: Page) {
      const now = clock.now();
      const rows = await sessions.list(dealer, page, now);
      return { rows, count: await sessions.count(dealer, now) };
    },

    /** Also removes the session's push devices. @throws Problem 404 */
    async end({ user }: Dealer, id: number): Promise<void> {
      if (!(await sessions.end(user, id, clock.now()))) throw notFound();
      await bus.endSessions(user);
    },

    /** A session that has already ended is not an error. */
    async logout({ user, session_id }: Dealer): Promise<void> {
      await sessions.end(user, session_id, clock.now());
      await bus.endSessions(user);
    },

    /** Call it after a new password, so that nobody who knew the old one stays signed in. */
    async endAll(user: UserId): Promise<void> {
      await sessions.endAll(user);
      await bus.endSessions(user);
    },

    async endOthers(user: UserId, current: number): Promise<void> {
      await sessions.endOthers(user, current);
      await bus.endSessions(user);
    },

    /** Requests with ended tokens get that reason. */
    async blockAll(user: UserId): Promise<void> {
      await sessions.blockAll(user, clock.now());
      await bus.endSessions(user);
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
