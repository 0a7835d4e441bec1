import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps';
import { tooMany, validation } from '../../http/problem';
import type { Language } from '../../language';
import type { MembersService } from '../members/members.service';
import type { AccountsRepository } from './accounts.repository';
import type { CodePurpose } from './auth.tables';
import { codeSms } from './code-sms';
import type { KeyedHash } from './keyed-hash';
import type { Limiter } from './limiter';
import { codeLimits, resendSeconds, verifyLimits } from './limits';
import { requireRealPhone } from './phone';
import { type PhonesRepository, maxTries } from './phones.repository';
import type { Tickets } from './tickets';

/** Five minutes (decisions §3). */
const lifeSeconds = 5 * 60;

const forgetSeconds = 24 * 60 * 60;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

const secondsUntil = (time: Date, now: Date) => (time.getTime() - now.getTime()) / 1000;

export interface CodesParts {
  accounts: AccountsRepository;
  keyedHash: KeyedHash;
  limiter: Limiter;
  phones: PhonesRepository;
  tickets: Tickets;
  members: Pick<MembersService, 'pending'>;
}

/** A code as it was read from the SMS. */
export interface CodeVerification {
  phone: string;
  purpose: CodePurpose;
  code: string;
  /** Of the link that the person came by. */
  invitation_token?: string | undefined;
}

type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; left: number }
  | { kind: 'none' }
  | { kind: 'rest'; until: Date };

/** Codes by SMS: asked for, sent by a job, and shown. Accounts are looked at only once a code was right. */
export function createCodesService(
  { db, clock, jobs, sms, config }: Deps,
  { accounts, keyedHash, limiter, phones, tickets, members }: CodesParts,
) {
  /** @throws Problem 429 `code_rest` */
  async function requireNoRest(phone: string): Promise<void> {
    const now = clock.now();
    const until = (await phones.rest(phone))?.code_rest_until;
    if (until != null && until > now) throw tooMany(secondsUntil(until, now), 'code_rest');
  }

  // The code is made when it is sent: it stands in no table and no queue in plain words.
  jobs.registerJob('auth_code', async (id) => {
    const now = clock.now();
    const awaiting = await phones.awaitingCode(id, now);
    if (awaiting?.purpose != null && awaiting.language !== null) {
      const { phone, purpose, language } = awaiting;
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const hash = await keyedHash('code', phone, purpose, code);
      // Committed on its own before anybody can read the message: a code that arrives is one that can be used.
      await db.detached(() => phones.storeCode(id, hash));
      try {
        await sms.send({ phone, text: codeSms(language, code, config.PUBLIC_ORIGIN), code });
      } catch (error) {
        // Nobody got it: the next try makes another.
        await db.detached(() => phones.storeCode(id, null));
        throw error;
      }
    }
    await jobs.schedule('auth_sweep', 0, now);
  });

  // A transaction of its own: whatever happens here must not take back a code that was sent.
  jobs.registerJob('auth_sweep', async () => {
    await limiter.sweep();
    await tickets.sweep();
    await phones.sweep(later(clock.now(), -forgetSeconds));
  });

  async function judge(phone: string, purpose: CodePurpose, code: string): Promise<Verdict> {
    const now = clock.now();
    const tried = await phones.tryCode(phone, purpose, now);
    if (tried === undefined || tried.code_hash === null) {
      const until = (await phones.rest(phone))?.code_rest_until;
      return until != null && until > now ? { kind: 'rest', until } : { kind: 'none' };
    }
    const provided = await keyedHash('code', phone, purpose, code);
    if (timingSafeEqual(provided, tried.code_hash)) {
      return (await phones.useCode(phone, provided)) ? { kind: 'right' } : { kind: 'none' };
    }
    if (tried.code_rest_until !== null) return { kind: 'rest', until: tried.code_rest_until };
    return { kind: 'wrong', left: maxTries - tried.code_tries };
  }

  return {
    /**
     * Takes a code on to be sent; the same for every number.
     * @throws Problem 422 `invalid_phone`; 429 over a limit or (`code_rest`) after five wrong tries
     */
    async sendCode(phone: string, purpose: CodePurpose, language: Language, address: string) {
      requireRealPhone(phone);
      return db.transaction(async () => {
        await requireNoRest(phone);
        await limiter.take(codeLimits(phone, address, config));
        const now = clock.now();
        const expires_at = later(now, lifeSeconds);
        const id = await phones.expectCode({ phone, purpose, language, expires_at }, now);
        await jobs.schedule('auth_code', id, now);
        return { resend_at: later(now, resendSeconds), expires_at };
      });
    },

    /**
     * Exchanges a right code for a ticket.
     * @throws Problem 422 `code_wrong` {left} or `code_expired`; 429 over a limit or (`code_rest`) with the fifth wrong try
     */
    async verifyCode(
      { phone, purpose, code, invitation_token }: CodeVerification,
      address: string,
    ) {
      await limiter.take(verifyLimits(address));
      // The verdict is committed before it is thrown, or a rejection would take its own count back.
      const { verdict, response } = await db.transaction(async () => {
        const verdict = await judge(phone, purpose, code);
        if (verdict.kind !== 'right') return { verdict, response: undefined };
        const account = await accounts.byPhone(phone);
        const pending =
          purpose === 'sign_in'
            ? await members.pending(phone, invitation_token, account?.id)
            : undefined;
        const ticket = await tickets.issue(phone, purpose, pending?.member_id);
        const invitation = pending === undefined ? {} : { invitation: pending.shown };
        return {
          verdict,
          response: { ...ticket, registered: account !== undefined, ...invitation },
        };
      });
      if (response !== undefined) return response;
      switch (verdict.kind) {
        case 'wrong':
          throw validation([{ field: 'code', code: 'code_wrong', params: { left: verdict.left } }]);
        case 'rest':
          throw tooMany(secondsUntil(verdict.until, clock.now()), 'code_rest');
        case 'none':
          throw validation([{ field: 'code', code: 'code_expired' }]);
        default:
          throw verdict satisfies never;
      }
    },
  };
}

export type CodesService = ReturnType<typeof createCodesService>;
