import { minute } from '../../../platform/values/clock';
import { sql } from 'kysely';
import type { Sql } from '../../../platform/db/statement';

/** Time after reading in which a chat does not count as waiting: the reader is probably writing. */
const responseTime = 10 * minute;

/** Unread rooms, and rooms that were read but not replied to. */
export const roomWaits = (alias: string, now: Date): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const until = new Date(now.getTime() - responseTime);
  return sql`(${column('unread_count')} > 0 or (${column('waiting_since')} <= ${until} and not ${column('is_blocked')}))`;
};
