import type { Dealer, MemberRole } from '../../../platform/values/dealer';
import type { Deps } from '../../../platform/deps';
import { requireVersion } from '../../../platform/http/etag';
import { requirePermission } from '../../../platform/http/permissions';
import { validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import type { StoredSettings, TelegramMembers } from './members.repository';
import type { Telegram, TelegramSettings, TelegramSettingsUpdate } from './telegram-types';

export const defaultsOf = (memberId: number, role: MemberRole): StoredSettings => ({
  member_id: memberId,
  events: {
    lead_new: true,
    missed_call: true,
    buyer_waiting: true,
    moderation: true,
    campaign_money: role !== 'seller',
    offer_accepted: true,
  },
  waiting_minutes: 15,
  quiet_on: true,
  quiet_from: '22:00',
  quiet_to: '08:00',
  delay_seconds: 60,
  sms: false,
  version: 1,
});

export const toSettings = (row: StoredSettings): TelegramSettings => ({
  events: row.events,
  waiting_minutes: row.waiting_minutes,
  quiet: { on: row.quiet_on, from: row.quiet_from, to: row.quiet_to },
  delay_seconds: row.delay_seconds,
  sms: row.sms,
});

const known = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

export function createSettingsService(
  { db }: Pick<Deps, 'db'>,
  { members, show }: { members: TelegramMembers; show: (dealer: Dealer) => Promise<Telegram> },
) {
  const read = async ({ member }: Dealer): Promise<StoredSettings> =>
    (await members.settings(member.id)) ?? defaultsOf(member.id, member.role);

  return {
    read,

    /** @throws Problem 403; 412; 422 `quiet_hours` */
    update: (
      dealer: Dealer,
      body: TelegramSettingsUpdate,
      { version, language }: { version: number; language: Language },
    ): Promise<Telegram> =>
      db.transaction(async () => {
        await members.lock(dealer.member.id);
        const row = await read(dealer);
        await requireVersion(version, row.version, () => show(dealer));
        const { events = {}, quiet, sms_allowed, ...rest } = body;
        if (quiet !== undefined && quiet.from === quiet.to)
          throw validation([{ field: 'quiet.to', code: 'quiet_hours' }]);
        if (sms_allowed !== undefined) {
          requirePermission(dealer, 'business.manage');
          await members.allowSms(dealer.owner, sms_allowed);
        }
        await members.speak(dealer.user, language);
        await members.putSettings({
          ...row,
          ...known(rest),
          events: { ...row.events, ...known(events) },
          ...(quiet && { quiet_on: quiet.on, quiet_from: quiet.from, quiet_to: quiet.to }),
          version: row.version + 1,
        });
        return show(dealer);
      }),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
