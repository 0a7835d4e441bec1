import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import { Problem, tooMany } from '../../http/problem';
import type { Language, Texts } from '../../language';
import { invitationLife, invitationsADay, resendSeconds } from './invitation-rules';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';

/** Counts an SMS against the limits that all messages share; the auth module's. @throws Problem 429 */
export type TakeSms = (phone: string, max: number) => Promise<void>;

export interface InvitationParts {
  takeSms: TakeSms;
  /** What a business is called; the members module's. */
  companyName: (owner: StoredEmployee['business_user_id']) => Promise<string>;
}

const smsTexts = (company: string, link: string): Texts => ({
  ru: `${company} приглашает вас в Karvon: ${link}`,
  uz: `${company} sizni Karvonga taklif qilmoqda: ${link}`,
});

/** Where the link of an invitation leads. */
export const invitationLink = ({ PUBLIC_ORIGIN, PORT }: Deps['config'], token: string): string =>
  `${PUBLIC_ORIGIN ?? `http://localhost:${PORT}`}/phone-check?invite=${token}`;

/** From when the SMS can be sent again. */
export const resendAt = ({ invitation_sent_at }: StoredEmployee): Date | undefined =>
  invitation_sent_at === null
    ? undefined
    : new Date(invitation_sent_at.getTime() + resendSeconds * 1000);

export function createInvitations(
  { db, clock, sms, config, log }: Deps,
  { takeSms, companyName }: InvitationParts,
) {
  const employees = createEmployeesRepository(db);

  return {
    /** A new link, which earlier ones give way to; seven days. */
    fresh: () => ({
      invitation_token: randomBytes(18).toString('base64url'),
      invitation_expires_at: new Date(clock.now().getTime() + invitationLife),
    }),

    /**
     * Sends the SMS. Where the provider does not take it, that is kept and the link can be passed on by hand.
     * @throws Problem 429 `too_many_requests` within a minute of the last one, `invitations_used_up` beyond five a day
     */
    async send(row: StoredEmployee, language: Language): Promise<void> {
      const now = clock.now();
      const at = resendAt(row);
      if (at !== undefined && at > now) throw tooMany((at.getTime() - now.getTime()) / 1000);
      try {
        await takeSms(row.phone, invitationsADay);
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 429) throw error;
        throw tooMany(error.extra.retry_after ?? 1, 'invitations_used_up');
      }
      const company = await companyName(row.business_user_id);
      const link = invitationLink(config, row.invitation_token ?? '');
      const delivery = await sms
        .send({ phone: row.phone, text: smsTexts(company, link)[language] })
        .then(
          () => 'sent' as const,
          (error: unknown) => {
            log.warn({ err: error }, 'an invitation could not be sent');
            return 'failed' as const;
          },
        );
      await employees.update(row.business_user_id, row.id, {
        invitation_delivery: delivery,
        ...(delivery === 'sent' ? { invitation_sent_at: now } : {}),
      });
    },
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
