import { day, minute } from '../../../platform/values/clock';
import { businessAccess } from '../../../platform/values/access';
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps';
import { createLimiter } from '../../../platform/http/limiter';
import { tooMany } from '../../../platform/http/problem';
import type { Language, Texts } from '../../../platform/values/language';
import { invitationLimits } from './sms-limits';
import type { MembersService } from './members.service';
import type { Employee } from './employee-types';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';

/** Time until the SMS can be sent again, and until a link expires; ms. */
const times = { resend: minute, life: 7 * day };

const smsTexts = (company: string, link: string): Texts => ({
  ru: `${company} приглашает вас в Karvon: ${link}`,
  uz: `${company} sizni Karvonga taklif qilmoqda: ${link}`,
});

export function createInvitations(
  { db, clock, sms, config, log }: Deps,
  members: Pick<MembersService, 'companyName'>,
) {
  const limiter = createLimiter({ db, clock });
  const employees = createEmployeesRepository({ db, clock });
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const linkOf = (token: string) => `${origin}/phone-check?invite=${token}`;

  /** Undefined when the SMS can be sent now. */
  function resendAt({ invitation_sent_at: sent }: StoredEmployee): Date | undefined {
    const at = new Date((sent?.getTime() ?? 0) + times.resend);
    return at > clock.now() ? at : undefined;
  }

  return {
    /** Earlier links become invalid. */
    fresh: () => ({
      invitation_token: randomBytes(18).toString('base64url'),
      invitation_expires_at: new Date(clock.now().getTime() + times.life),
    }),

    shown(row: StoredEmployee): Employee['invitation'] {
      const { status, invitation_token: token, invitation_expires_at: expires } = row;
      if (status !== 'invited' || token === null || expires === null) return undefined;
      return {
        link: linkOf(token),
        delivery: row.invitation_delivery,
        sent_at: row.invitation_sent_at?.toISOString(),
        expires_at: expires.toISOString(),
        resend_at: resendAt(row)?.toISOString(),
      };
    },

    /**
     * Sends the SMS. When the provider rejects it, the failure is stored and the link can be shared by hand.
     * @throws Problem 429 `too_many_requests` within a minute of the last one, `invitations_used_up` beyond five a day
     */
    async send(row: StoredEmployee, language: Language): Promise<void> {
      const now = clock.now();
      const at = resendAt(row);
      if (at !== undefined) throw tooMany((at.getTime() - now.getTime()) / 1000);
      await limiter.take(invitationLimits(row.phone, config), 'invitations_used_up');
      const company = await members.companyName(row.business_user_id);
      const text = smsTexts(company, linkOf(row.invitation_token ?? ''))[language];
      let sent: { invitation_delivery: 'sent' | 'failed'; invitation_sent_at?: Date };
      try {
        await sms.send({ phone: row.phone, text });
        sent = { invitation_delivery: 'sent', invitation_sent_at: now };
      } catch (error) {
        log.warn({ err: error, member_id: row.id }, 'invitation.sms_failed');
        sent = { invitation_delivery: 'failed' };
      }
      await employees.update(businessAccess(row.business_user_id), row.id, sent);
    },
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
