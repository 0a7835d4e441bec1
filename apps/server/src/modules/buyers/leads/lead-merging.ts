import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { createStatements } from '../../../platform/db/statement';
import type { Access } from '../../../platform/values/access';
import { joinedComment } from './lead-comment';
import { createLeadHistoryRepository } from './lead-history.repository';
import { leadSearch } from './lead-search';
import { type StoredLead, createLeadsRepository } from './leads.repository';

const timesOf = (...times: (Date | null)[]) =>
  times.filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime());

/** The latest reaction counts unless a contact came after it. */
const reactionAfter = (contact: Date, ...reactions: (Date | null)[]): Date | null => {
  const last = timesOf(...reactions).at(-1) ?? null;
  return last !== null && last >= contact ? last : null;
};

/** Makes one lead out of two of the same buyer and car. Call its function inside a transaction. */
export function createLeadMerging(db: Db) {
  const run = createStatements(db);
  const leads = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);

  /** Contacts, events, and everything that names the lead. */
  async function move({ owner }: Access, from: number, to: number): Promise<void> {
    for (const table of ['lead_contacts', 'lead_events', 'sales', 'applications'])
      await run(
        sql`update ${sql.table(table)} set lead_id = ${to} where business_user_id = ${owner} and lead_id = ${from}`,
      );
    await run(
      sql`update autos set sale_lead_id = ${to} where business_user_id = ${owner} and sale_lead_id = ${from}`,
    );
    for (const table of ['notifications', 'telegram_alerts', 'telegram_cards'])
      await run(
        sql`update ${sql.table(table)} set target_id = ${to} where target_type = 'lead' and target_id = ${from}`,
      );
  }

  /**
   * The earlier lead stays, with its type and source.
   * @returns the lead that is left
   */
  return async (access: Access, one: StoredLead, other: StoredLead): Promise<StoredLead> => {
    const [kept, gone] = one.created_at <= other.created_at ? [one, other] : [other, one];
    const [, last_contact_at = kept.last_contact_at] = timesOf(
      kept.last_contact_at,
      gone.last_contact_at,
    );
    const contacted_at = reactionAfter(last_contact_at, kept.contacted_at, gone.contacted_at);
    const answered_at = reactionAfter(last_contact_at, kept.answered_at, gone.answered_at);
    const status = contacted_at === null ? 'new' : 'contacted';
    const [waiting_from = null] = timesOf(kept.waiting_since, gone.waiting_since);
    const [last_attempt_at = null] = timesOf(
      kept.last_attempt_at,
      gone.last_attempt_at,
    ).toReversed();
    const client_name = kept.client_name || gone.client_name;
    const comment = joinedComment(kept.comment, gone.comment);
    const phone = kept.phone ?? gone.phone;
    await move(access, gone.id, kept.id);
    await leads.delete(access, gone.id);
    const reaction = timesOf(answered_at, contacted_at)[0];
    if (reaction !== undefined)
      await leads.react(access.owner, kept.id, { at: reaction, by: null });
    if (kept.status === 'contacted' && status === 'new')
      await history.add(access, kept.id, {
        at: last_contact_at,
        kind: 'status_changed',
        from_status: 'contacted',
        to_status: 'new',
      });
    return leads.update(access, kept.id, {
      client_name,
      phone,
      comment,
      search: leadSearch({ client_name, phone, comment }),
      status,
      contacted_at,
      answered_at,
      waiting_from: waiting_from ?? kept.waiting_from,
      attempts: kept.attempts + gone.attempts,
      last_attempt_at,
      contact_count: kept.contact_count + gone.contact_count,
      last_contact_at,
      room_id: kept.room_id ?? gone.room_id,
      telegram_post_id: kept.telegram_post_id ?? gone.telegram_post_id,
      responsible_id: kept.responsible_id ?? gone.responsible_id,
      edit_version: kept.edit_version + 1,
    });
  };
}
