import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { Problem, tooMany, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import type { MembersService } from '../members/members.service';
import type { Client } from '../sessions/sessions.service';
import type { AccountsRepository } from './accounts.repository';
import type { CodePurpose } from './tickets.repository';
import type { Clients, Tryer } from './clients';
import { codeSms } from './code-sms';
import type { KeyedHash } from './keyed-hash';
import type { Limiter } from '../../../platform/http/limiter';
import { codeLimits, resendSeconds, verifyLimits } from './limits';
import { budgetLimits, reserveLimits } from '../members/sms-limits';
import { requireRealPhone } from '../members/real-phone';
import type { PhonesRepository } from './phones.repository';
import type { Tickets } from './tickets';
import { type TriesRepository, maxTries } from './tries.repository';

/** Decisions §3. */
const lifeSeconds = 5 * 60;

const forgetSeconds = 24 * 60 * 60;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

const secondsUntil = (time: Date, now: Date) => (time.getTime() - now.getTime()) / 1000;

export interface CodesParts {
  accounts: AccountsRepository;
  clients: Clients;
  keyedHash: KeyedHash;
  limiter: Limiter;
  phones: PhonesRepository;
  tickets: Tickets;
  tries: TriesRepository;
  members: Pick<MembersService, 'pending'>;
}

export interface CodeVerification {
  phone: string;
  purpose: CodePurpose;
  code: string;
  invitation_token?: string | undefined;
}

type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; left: number }
  | { kind: 'none' }
  | { kind: 'rest'; until: Date };

/** Accounts are looked up only after a right code. */
export function createCodesService(
  { db, clock, jobs, sms, config }: Deps,
  { accounts, clients, keyedHash, limiter, phones, tickets, tries, members }: CodesParts,
) {
  /** @throws Problem 429 `code_rest` */
  async function requireNoRest(phone: string, who: string): Promise<void> {
    const now = clock.now();
    const until = (await tries.rest(phone, who, now)).code;
    if (until !== undefined && until > now) throw tooMany(secondsUntil(until, now), 'code_rest');
  }

  /** True when the message may be sent although strangers used up the budgets: the reserve is for numbers with an account. */
  async function takeReserve(phone: string): Promise<boolean> {
    if ((await accounts.byPhone(phone)) === undefined) return false;
    try {
      await limiter.take(reserveLimits(phone, config));
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  // The code is generated when it is sent, so that no table or queue contains it in plain text.
  jobs.registerJob('auth_code', async (id) => {
    const now = clock.now();
    const awaiting = await phones.awaitingCode(id, now);
    if (awaiting?.purpose != null && awaiting.language !== null) {
      const { phone, purpose, language } = awaiting;
      if (awaiting.of_reserve && !(await takeReserve(phone))) return;
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const hash = await keyedHash('code', phone, purpose, code);
      // Committed on its own before anybody can read the message: a code that arrives must be usable.
      await db.detached(() => phones.storeCode(id, hash));
      try {
        await sms.send({ phone, text: codeSms(language, code, config.PUBLIC_ORIGIN), code });
      } catch (error) {
        // The code was not delivered: the next attempt generates another.
        await db.detached(() => phones.storeCode(id, null));
        throw error;
      }
    }
    await jobs.schedule('auth_sweep', 0, now);
  });

  // A separate transaction: a failure here must not roll back a code that was sent.
  jobs.registerJob('auth_sweep', async () => {
    await limiter.sweep();
    await tickets.sweep();
    await phones.sweep(later(clock.now(), -forgetSeconds));
    await tries.sweep(later(clock.now(), -forgetSeconds));
  });

  async function judge(
    { phone, purpose, code }: CodeVerification,
    { who, isKnown }: Tryer,
  ): Promise<Verdict> {
    const now = clock.now();
    const tried = await tries.take('code', phone, who, now);
    if (tried === undefined) {
      const until = (await tries.rest(phone, who, now)).code;
      return { kind: 'rest', until: until ?? now };
    }
    const awaited = await phones.tryCode(phone, purpose, isKnown, now);
    if (awaited === undefined || awaited.code_hash === null) {
      // No code was sent that could be guessed, so the try is returned.
      await tries.returnCode(phone, who);
      return { kind: 'none' };
    }
    const provided = await keyedHash('code', phone, purpose, code);
    if (timingSafeEqual(provided, awaited.code_hash)) {
      await tries.forget('code', phone, who);
      return (await phones.useCode(phone, provided)) ? { kind: 'right' } : { kind: 'none' };
    }
    if (tried.rest !== null) return { kind: 'rest', until: tried.rest };
    return { kind: 'wrong', left: maxTries - tried.tries };
  }

  return {
    /**
     * Queues a code to be sent, in the same way for every number.
     * @throws Problem 422 `invalid_phone`; 429 over a limit or (`code_rest`) after five wrong tries
     */
    async sendCode(phone: string, purpose: CodePurpose, language: Language, client: Client) {
      requireRealPhone(phone);
      const tryer = await clients.tryerOf(phone, client);
      return db.transaction(async () => {
        await requireNoRest(phone, tryer.who);
        await limiter.take(codeLimits(phone, client.address, tryer));
        const budgets = budgetLimits(phone, config);
        const of_reserve =
          (await limiter.isFull(budgets)) && !(await limiter.isFull(reserveLimits(phone, config)));
        if (!of_reserve) await limiter.take(budgets);
        const now = clock.now();
        const expires_at = later(now, lifeSeconds);
        const id = await phones.expectCode(
          { phone, purpose, language, expires_at, of_reserve },
          now,
        );
        await tries.expectCode(phone, now);
        await jobs.schedule('auth_code', id, now);
        return { resend_at: later(now, resendSeconds), expires_at };
      });
    },

    /** @throws Problem 422 `code_wrong` {left} or `code_expired`; 429 over a limit or (`code_rest`) with the fifth wrong try */
    async verifyCode(verification: CodeVerification, client: Client) {
      const { phone, purpose, invitation_token } = verification;
      await limiter.take(verifyLimits(client.address));
      const tryer = await clients.tryerOf(phone, client);
      // The verdict is committed before it is thrown. Otherwise a rejection would roll back its own count.
      const { verdict, response } = await db.transaction(async () => {
        const verdict = await judge(verification, tryer);
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
