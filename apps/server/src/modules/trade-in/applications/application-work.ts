import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps';
import { createStatements } from '../../../platform/db/statement';
import type { OpenWork } from '../../identity/members/open-work';
import { createApplicationsRepository } from './applications.repository';

const open = ['pending', 'scheduled'] as const;

/** Undecided applications are open work: counted per member, and reassigned when a member leaves. */
export function createApplicationWork({ db, clock }: Pick<Deps, 'db' | 'clock'>): OpenWork {
  const run = createStatements(db);
  const applications = createApplicationsRepository(db);
  return {
    kind: 'applications',

    async count(owner, memberIds) {
      const rows = await run(sql<{ id: number; count: number }>`
        select responsible_id as id, count(*)::int as count from applications
        where business_user_id = ${owner} and status = any(${open}) and responsible_id = any(${memberIds})
        group by responsible_id`);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },

    reassign: async (access, from, to) =>
      (
        await applications.updateAll(
          access,
          { responsible_id: from, status: open },
          { responsible_id: to, updated_at: clock.now() },
        )
      ).length,
  };
}
