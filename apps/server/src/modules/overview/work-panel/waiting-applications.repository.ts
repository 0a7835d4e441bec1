import type { Db } from '../../../platform/db/client';
import { createPrepared } from '../../../platform/db/prepared';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { type SqlParameters, createParameters } from '../../../platform/db/sql-parameters';
import type { WorkScope } from './work-panel-types';

export interface ApplicationCounts {
  pending_applications: number;
  overdue_applications: number;
}

const isPending = `p.status = 'pending'`;
/** `overdue` of the list of applications. */
const isOverdue = ({ now }: WorkScope, p: SqlParameters) =>
  `(p.status = 'scheduled' and p.scheduled_at < ${p.add(now)})`;

/** Trade-in applications that wait for the dealership. */
export function createWaitingApplications(db: Db) {
  const run = createPrepared(db);

  const own = ({ owner, avtosalon, responsible }: WorkScope, p: SqlParameters) =>
    [
      `p.business_user_id = ${p.add(owner)} and p.status in ('pending', 'scheduled')`,
      avtosalon === undefined ? '' : `and p.avtosalon_id = ${p.add(avtosalon)}`,
      responsible === undefined
        ? ''
        : `and coalesce(p.responsible_id, 0) in (0, ${p.add(responsible)})`,
      andShowroomScope('applications', 'p', (value) => p.add(value)),
    ].join(' ');

  return {
    async counts(scope: WorkScope): Promise<ApplicationCounts> {
      const p = createParameters();
      const [row] = await run<ApplicationCounts>(
        `select count(*) filter (where ${isPending})::int as pending_applications,
           count(*) filter (where ${isOverdue(scope, p)})::int as overdue_applications
         from applications p where ${own(scope, p)}`,
        p.values,
      );
      return row ?? { pending_applications: 0, overdue_applications: 0 };
    },

    /** Ids of the first ones: those whose inspection has passed, then those that nobody planned, the oldest first. */
    async ids(scope: WorkScope, limit: number): Promise<number[]> {
      const p = createParameters();
      const rows = await run<{ id: number }>(
        `select p.id from applications p
         where ${own(scope, p)} and (${isPending} or ${isOverdue(scope, p)})
         order by p.status = 'pending', case when p.status = 'pending' then p.created_at else p.scheduled_at end, p.id
         limit ${p.add(limit)}`,
        p.values,
      );
      return rows.map(({ id }) => id);
    },
  };
}
