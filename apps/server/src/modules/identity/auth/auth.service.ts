import type { UserId } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { Dealer } from '../../../platform/values/dealer';
import { conflict, notFound, tooMany, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { noteForSecurity } from '../../../platform/http/security-notes';
import { openBusiness } from '../members/businesses.service';
import type { MembersService } from '../members/members.service';
import type { BusinessService } from '../members/business.service';
import type { Client, SessionsService } from '../sessions/sessions.service';
import { type Account, createAccountsRepository } from './accounts.repository';
import { createCodesService } from './codes.service';
import { type Tryer, createClients } from './clients';
import { createKeyedHash } from './keyed-hash';
import { createLimiter } from '../../../platform/http/limiter';
import { passwordLimits, phoneCheckLimits } from './limits';
import { type Passwords, createPasswords, requireUncommon } from './passwords';
import { requireRealPhone } from '../members/real-phone';
import { createPhonesRepository } from './phones.repository';
import { createTickets } from './tickets';
import { createTriesRepository } from './tries.repository';

export interface AuthParts {
  business: BusinessService;
  sessions: SessionsService;
  members: Pick<MembersService, 'pending' | 'accept' | 'invitation' | 'worksSomewhere'>;
  /** Replaced by tests that count hashing. @default argon2id */
  passwords?: Passwords;
}

const blocked = (field: string) => validation([{ field, code: 'account_blocked' }]);

export function createAuthService(
  deps: Deps,
  { business, sessions, members, passwords = createPasswords() }: AuthParts,
) {
  const { db, clock } = deps;
  const accounts = createAccountsRepository(db);
  const phones = createPhonesRepository(db);
  const limiter = createLimiter(deps);
  const tickets = createTickets(deps);
  const tries = createTriesRepository(db);
  const keyedHash = createKeyedHash(() => accounts.phonesKey());
  const clients = createClients(deps, keyedHash);
  const codes = createCodesService(deps, {
    accounts,
    clients,
    keyedHash,
    limiter,
    phones,
    tickets,
    tries,
    members,
  });

  async function signIn(id: UserId, client: Client) {
    const session = await sessions.open(id, client);
    const profile = await business.profile(id);
    return { ...session, profile, mark: await clients.markOf(profile.phone, client) };
  }

  /** @throws Problem 422 `not_registered` or `account_blocked` */
  async function accountOfTicket(phone: string): Promise<Account> {
    const account = await accounts.byPhone(phone);
    if (account === undefined) throw validation([{ field: 'ticket', code: 'not_registered' }]);
    noteForSecurity({ user: account.id });
    if (account.blocked_at !== null) throw blocked('ticket');
    return account;
  }

  /** @throws Problem 429 `password_rest` */
  async function countPasswordTry(phone: string, who: string): Promise<void> {
    const now = clock.now();
    if ((await tries.take('password', phone, who, now)) !== undefined) return;
    const until = (await tries.rest(phone, who, now)).password ?? now;
    throw tooMany((until.getTime() - now.getTime()) / 1000, 'password_rest');
  }

  /** Writes to the security log, without looking up the account. */
  async function tryerOf(phone: string, client: Client): Promise<Tryer> {
    const tryer = await clients.tryerOf(phone, client);
    const known = tryer.who.startsWith('device:') ? 'device' : 'address';
    noteForSecurity({ client: tryer.isKnown ? known : 'stranger' });
    return tryer;
  }

  return {
    ...codes,

    /** Accounts are not looked up, so the result cannot reveal one. @throws Problem 422 `invalid_phone`; 429 over a limit */
    async checkPhone(phone: string, client: Client) {
      requireRealPhone(phone);
      await limiter.take(phoneCheckLimits(phone, client.address));
      const { who } = await clients.tryerOf(phone, client);
      const now = clock.now();
      const until = (await tries.rest(phone, who, now)).password;
      const rests = until !== undefined && until > now;
      const hash = await keyedHash('user', phone);
      return {
        user_id: `u_${hash.toString('base64url').slice(0, 22)}`,
        next: rests ? ('code' as const) : ('login' as const),
      };
    },

    /**
     * @throws Problem 422 `credentials_wrong` for a wrong password and an unknown number, after the same work; `account_blocked` only after
     * the right password; 429 over a limit or (`password_rest`) after five wrong ones
     */
    async loginByPassword(phone: string, password: string, client: Client) {
      const tryer = await tryerOf(phone, client);
      await limiter.take(passwordLimits(phone, client.address, tryer));
      await countPasswordTry(phone, tryer.who);
      const account = await accounts.byPhone(phone);
      const isRight = await passwords.matches(account?.password_hash, password);
      if (account === undefined || !isRight) {
        throw validation([{ field: 'password', code: 'credentials_wrong' }]);
      }
      noteForSecurity({ user: account.id });
      await tries.forget('password', phone, tryer.who);
      if (account.blocked_at !== null || !(await members.worksSomewhere(account.id)))
        throw blocked('password');
      return db.transaction(() => signIn(account.id, client));
    },

    /**
     * Signs in by a ticket. With `accept_invitation` the person first joins the business that invited them.
     * @throws Problem 409 `invitation_expired`, `has_own_business` (the ticket stays valid); 422 `ticket_expired`, `not_registered` (the ticket
     * stays valid for `register`) or `account_blocked`
     */
    async loginByTicket(
      { ticket, accept_invitation }: { ticket: string; accept_invitation: boolean },
      client: Client,
    ) {
      return db.transaction(async () => {
        const { phone, member_id } = await tickets.use(ticket, 'sign_in');
        const { id } = await accountOfTicket(phone);
        if (accept_invitation) await members.accept(member_id, id);
        if (!(await members.worksSomewhere(id))) throw blocked('ticket');
        return signIn(id, client);
      });
    },

    /** @throws Problem 409 `already_registered`, `invitation_expired`; 422 `ticket_expired` or `password_too_common` */
    async register(
      {
        ticket,
        full_name,
        password,
        terms_version,
        accept_invitation,
      }: {
        ticket: string;
        full_name: string;
        password: string;
        terms_version: string;
        accept_invitation: boolean;
      },
      language: Language,
      client: Client,
    ) {
      requireUncommon(password);
      await tickets.check(ticket, 'sign_in');
      const password_hash = await passwords.hash(password);
      const signedIn = await db.transaction(async () => {
        const { phone, member_id } = await tickets.use(ticket, 'sign_in');
        requireUncommon(password, phone);
        const account = {
          phone,
          full_name: full_name.trim(),
          password_hash,
          language,
          terms_version,
        };
        const id = await accounts.create(account, clock.now());
        if (id === undefined) return undefined;
        if (accept_invitation) await members.accept(member_id, id);
        else await openBusiness(deps, id, account);
        return signIn(id, client);
      });
      // Thrown after the commit, so that the ticket stays used up: the number got an account meanwhile.
      if (signedIn === undefined) throw conflict('already_registered');
      return signedIn;
    },

    /**
     * Sets the password, ends every session and all other tickets, and signs in again.
     * @throws Problem 422 `ticket_expired`, `not_registered`, `account_blocked` or `password_too_common`
     */
    async resetPassword(ticket: string, password: string, client: Client) {
      requireUncommon(password);
      await tickets.check(ticket, 'reset');
      const password_hash = await passwords.hash(password);
      return db.transaction(async () => {
        const { phone } = await tickets.use(ticket, 'reset');
        requireUncommon(password, phone);
        const { id } = await accountOfTicket(phone);
        await accounts.setPassword(id, password_hash);
        await sessions.endAll(id);
        await tickets.forget(phone);
        await tries.forgetAllPasswords(phone);
        if (!(await members.worksSomewhere(id))) throw blocked('ticket');
        return signIn(id, client);
      });
    },

    /** Ends all other sessions. @throws Problem 422 `password_wrong`, `password_too_common`; 429 `password_rest` after five wrong ones */
    async changePassword(
      { user, session_id }: Dealer,
      { current, password }: { current: string; password: string },
    ): Promise<void> {
      const account = await accounts.byId(user);
      requireUncommon(password, account.phone);
      await countPasswordTry(account.phone, `session:${session_id}`);
      if (!(await passwords.matches(account.password_hash, current)))
        throw validation([{ field: 'current', code: 'password_wrong' }]);
      const password_hash = await passwords.hash(password);
      await db.transaction(async () => {
        await accounts.setPassword(user, password_hash);
        await sessions.endOthers(user, session_id);
        await tickets.forget(account.phone);
        await tries.forgetAllPasswords(account.phone);
      });
    },

    /** @throws Problem 404, alike for unknown, expired, revoked and accepted invitations */
    async invitation(token: string) {
      const invitation = await members.invitation(token);
      if (invitation === undefined) throw notFound();
      return invitation;
    },

    /** Pseudonym for the security log. */
    hashPhone: async (phone: string): Promise<string> =>
      (await keyedHash('log', phone)).toString('base64url').slice(0, 16),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
