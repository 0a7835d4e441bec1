import { type Access, userOf } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import { conflict } from '../../../platform/http/problem';
import { createLeadHistoryRepository } from './lead-history.repository';
import type { LeadUndo } from './lead-types';
import { type StoredLead, createLeadsRepository } from './leads.repository';

type Undo = Record<LeadUndo['of'], (access: Access, row: StoredLead) => Promise<void>>;

/** Undoes changes of a lead without a trace, response times included. Each throws Problem 409 when there is nothing to undo. */
export function createLeadUndo(db: Db): Undo {
  const rows = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);

  return {
    /** The last change must be this person's, and nothing may have happened to the lead since. */
    async status(access, row) {
      const actor_id = userOf(access);
      const [last, before] = await history.statusChanges(access.owner, row.id);
      if (last?.to_status !== row.status || last.actor_id !== actor_id || !last.is_latest)
        throw conflict('nothing_to_undo');
      if (row.status === 'contacted') {
        await rows.update(access, row.id, { status: 'new', contacted_at: null });
        await rows.undoReaction(access.owner, row.id, last.at);
      } else {
        // Restores the response time of the earlier change to `contacted`.
        const { at, actor_id: by } = before?.to_status === 'contacted' ? before : last;
        await rows.update(access, row.id, { status: 'contacted', contacted_at: at });
        await rows.react(access.owner, row.id, { at, by });
      }
      await history.remove(access, last.id);
    },

    async attempt(access, row) {
      const [last, ...before] = row.attempts === 0 ? [] : await history.attempts(access, row.id);
      if (last === undefined) throw conflict('nothing_to_undo');
      await rows.update(access, row.id, {
        attempts: row.attempts - 1,
        last_attempt_at: row.attempts === 1 ? null : (before[0]?.at ?? null),
      });
      await rows.undoReaction(access.owner, row.id, last.at);
      await history.remove(access, last.id);
    },
  };
}
