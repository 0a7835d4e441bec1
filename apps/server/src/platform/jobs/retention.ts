import { day, hour } from '../values/clock';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config/config';
import type { BaseDeps } from './base-deps';

/** Rows deleted per statement, so that a sweep blocks nobody. */
const batch = 5000;

/** Days that Telegram's updates, and calls that were sent, are kept: they hold texts of people. */
const telegramDays = 14;

interface Rule {
  table: string;
  /** Days. */
  keep: number;
  isOld: (before: Date) => RawBuilder<unknown>;
}

/** Data that grows with every visit and change. Figures shown to dealers are counted elsewhere and stay. */
export const retentionRules = (
  config: Pick<
    Config,
    'KEEP_EVENTS_DAYS' | 'KEEP_HISTORY_DAYS' | 'KEEP_DEVICES_DAYS' | 'KEEP_OUTBOX_DAYS'
  >,
): Rule[] => [
  {
    // Listing events only prevent counting a repeated event twice. Reports are moderators' work and kept like history.
    table: 'listing_events',
    keep: config.KEEP_EVENTS_DAYS,
    isOld: (before) => sql`received_at < ${before} and kind <> 'report'`,
  },
  {
    table: 'listing_events',
    keep: config.KEEP_HISTORY_DAYS,
    isOld: (before) => sql`received_at < ${before}`,
  },
  {
    table: 'auto_views',
    keep: config.KEEP_EVENTS_DAYS,
    isOld: (before) => sql`hour < ${before}`,
  },
  {
    table: 'auto_history',
    keep: config.KEEP_HISTORY_DAYS,
    isOld: (before) => sql`at < ${before}`,
  },
  {
    // A device in use stays known. Otherwise its owner would be warned about a new device.
    table: 'known_devices',
    keep: config.KEEP_DEVICES_DAYS,
    isOld: (before) => sql`first_seen_at < ${before} and not exists (
      select from sessions s
      where s.business_user_id = known_devices.business_user_id and s.device = known_devices.device)`,
  },
  {
    table: 'sms_outbox',
    keep: config.KEEP_OUTBOX_DAYS,
    isOld: (before) => sql`created_at < ${before}`,
  },
  {
    table: 'telegram_updates',
    keep: telegramDays,
    isOld: (before) => sql`received_at < ${before}`,
  },
  {
    // The bot's own messages. Those of a room end with it.
    table: 'telegram_parts',
    keep: telegramDays,
    isOld: (before) => sql`created_at < ${before} and room_id is null`,
  },
  {
    // People who wrote to nobody, or whose rooms are gone.
    table: 'telegram_buyers',
    keep: config.KEEP_EVENTS_DAYS,
    isOld: (before) => sql`opened_at < ${before} and not exists (
      select from chat_rooms r where r.telegram_chat_id = telegram_buyers.chat_id)`,
  },
  {
    table: 'telegram_alerts',
    keep: telegramDays,
    isOld: (before) => sql`created_at < ${before}`,
  },
  {
    table: 'telegram_cards',
    keep: config.KEEP_HISTORY_DAYS,
    isOld: (before) => sql`created_at < ${before}`,
  },
  {
    // An import that was never confirmed.
    table: 'imports',
    keep: 7,
    isOld: (before) => sql`created_at < ${before} and confirmed_at is null`,
  },
  {
    table: 'import_files',
    keep: 30,
    isOld: (before) => sql`created_at < ${before}`,
  },
  {
    table: 'import_rows',
    keep: 90,
    isOld: (before) => sql`created_at < ${before}`,
  },
  {
    table: 'telegram_outbox',
    keep: telegramDays,
    isOld: (before) => sql`ended_at < ${before}`,
  },
];

export function registerRetention({ config, db, clock, jobs, log }: BaseDeps): void {
  jobs.registerJob('retention', async () => {
    const now = clock.now().getTime();
    let isFull = false;
    for (const { table, keep, isOld } of retentionRules(config)) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where ${isOld(new Date(now - keep * day))} limit ${batch}
        ))`.execute(db.current);
      if (numAffectedRows > 0n)
        log.info({ table, count: Number(numAffectedRows) }, 'retention.swept');
      isFull ||= numAffectedRows === BigInt(batch);
    }
    await jobs.schedule('retention', 1, new Date(now + (isFull ? 1000 : hour)));
  });
}

/** Each sweep schedules the next. */
export const startRetention = ({ clock, jobs }: Pick<BaseDeps, 'clock' | 'jobs'>): Promise<void> =>
  jobs.schedule('retention', 1, new Date(clock.now().getTime() + hour / 4));
