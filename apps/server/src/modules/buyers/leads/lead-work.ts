import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps';
import { createStatements } from '../../../platform/db/statement';
import type { OpenWork } from '../../identity/members/open-work';
import { createLeadsRepository } from './leads.repository';

/** New leads are open work: counted per member, and reassigned when a member leaves. */
export function createLeadWork({ db }: Pick<Deps, 'db'>): OpenWork {
  const run = createStatements(db);
  const leads = createLeadsRepository(db);
  return {
    kind: 'leads',

    async count(owner, memberIds) {
      const rows = await run(sql<{ id: number; count: number }>`
        select responsible_id as id, count(*)::int as count from leads
        where business_user_id = ${owner} and status = 'new' and responsible_id = any(${memberIds}) group by responsible_id`);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    async reassign(access, from, to) {
      const theirs = { responsible_id: from, status: 'new' } as const;
      const moved = await leads.updateAll(access, theirs, { responsible_id: to });
      const ids = moved.map(({ id }) => id);
      await run(sql`update leads set edit_version = edit_version + 1
        where business_user_id = ${access.owner} and id = any(${ids})`);
      return moved.length;
    },
  };
}
