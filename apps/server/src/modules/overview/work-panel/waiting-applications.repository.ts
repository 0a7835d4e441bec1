import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { createPrepared, nothing } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import type { WorkScope } from './work-panel-types';

export interface ApplicationCounts {
  pending_applications: number;
  overdue_applications: number;
}

const isPending = sql`p.status = 'pending'`;
/** `overdue` of the list of applications. */
const isOverdue = ({ now }: WorkScope) => sql`(p.status = 'scheduled' and p.scheduled_at < ${now})`;

export function createWaitingApplications(db: Db) {
  const run = createPrepared(db);

  const own = ({ access, avtosalon, responsible }: WorkScope) =>
    sql.join(
      [
        sql`p.business_user_id = ${access.owner} and p.status in ('pending', 'scheduled')`,
        avtosalon === undefined ? nothing : sql`and p.avtosalon_id = ${avtosalon}`,
        responsible === undefined
          ? nothing
          : sql`and coalesce(p.responsible_id, 0) in (0, ${responsible})`,
        andShowroomScope(access, 'applications', 'p'),
      ],
      sql` `,
    );

  return {
    async counts(scope: WorkScope): Promise<ApplicationCounts> {
      const [row] =
        await run(sql<ApplicationCounts>`select count(*) filter (where ${isPending})::int as pending_applications,
           count(*) filter (where ${isOverdue(scope)})::int as overdue_applications
         from applications p where ${own(scope)}`);
      return row ?? { pending_applications: 0, overdue_applications: 0 };
    },

    /** Missed inspections first, then applications without an inspection, the oldest first. */
    async ids(scope: WorkScope, limit: number): Promise<number[]> {
      const rows = await run(sql<{ id: number }>`select p.id from applications p
         where ${own(scope)} and (${isPending} or ${isOverdue(scope)})
         order by p.status = 'pending', case when p.status = 'pending' then p.created_at else p.scheduled_at end, p.id
         limit ${limit}`);
      return rows.map(({ id }) => id);
    },
  };
}
