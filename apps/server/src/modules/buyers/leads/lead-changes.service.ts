import { type Access, userOf } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { requireVersion } from '../../../platform/http/etag';
import { requireOwnWork } from '../../../platform/http/permissions';
import { toProblem } from '../../../platform/http/error-handler';
import { validation } from '../../../platform/http/problem';
import type { MembersService } from '../../identity/members/members.service';
import { createLeadHistoryRepository } from './lead-history.repository';
import { leadSearch } from './lead-search';
import { createLeadTarget } from './lead-target';
import type {
  Lead,
  LeadCreate,
  LeadEvent,
  LeadStatus,
  LeadUpdate,
  LeadsBulk,
  LeadsBulkResult,
} from './lead-types';
import type { LeadsList } from './leads-list.service';
import { type StoredLead, createLeadsRepository } from './leads.repository';
import type { LeadsService } from './leads.service';

interface Parts {
  leads: LeadsService;
  list: LeadsList;
  members: Pick<MembersService, 'refs' | 'requireAssignable'>;
  roomLeadChanged: DomainEvent<[Owner, number]>;
}

type Changes = LeadEvent['changes'];

const textOf = (value: string | undefined) =>
  value === undefined || value === '' ? undefined : value;

/** What the dealer does with leads. */
export function createLeadChanges(
  { db, clock }: Deps,
  { leads, list, members, roomLeadChanged }: Parts,
) {
  const rows = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);
  const findTarget = createLeadTarget(db);

  /** The dealer's word that somebody talked to the buyer, or that nobody did. The same word again changes nothing. */
  async function setStatus(access: Access, row: StoredLead, status: LeadStatus) {
    if (row.status === status) return;
    const actor_id = userOf(access);
    const now = clock.now();
    await rows.update(access, row.id, {
      status,
      contacted_at: status === 'contacted' ? now : null,
    });
    if (status === 'contacted') await rows.react(access.owner, row.id, { at: now, by: actor_id });
    else if (row.contacted_at !== null)
      await rows.undoReaction(access.owner, row.id, row.contacted_at);
    await history.add(access, row.id, {
      at: now,
      kind: 'status_changed',
      actor_id,
      from_status: row.status,
      to_status: status,
    });
  }

  /** Takes back the last change of the status without a trace, where it was this person's and nothing has happened to the lead since. */
  async function takeStatusBack(access: Access, row: StoredLead): Promise<void> {
    const actor_id = userOf(access);
    const [last, before] = await history.statusChanges(access.owner, row.id);
    if (last?.to_status !== row.status || last.actor_id !== actor_id || !last.is_latest) return;
    if (row.status === 'contacted') {
      await rows.update(access, row.id, { status: 'new', contacted_at: null });
      await rows.undoReaction(access.owner, row.id, last.at);
    } else {
      // The moment of the click before it is the response time that was there.
      const { at, actor_id: by } = before?.to_status === 'contacted' ? before : last;
      await rows.update(access, row.id, { status: 'contacted', contacted_at: at });
      await rows.react(access.owner, row.id, { at, by });
    }
    await history.remove(access, last.id);
  }

  /** A failed attempt is a reaction and no answer: the buyer goes on waiting. Null takes back the last one, without a trace. */
  async function setAttempt(
    access: Access,
    row: StoredLead,
    attempt: NonNullable<LeadUpdate['attempt']> | null,
  ) {
    const actor_id = userOf(access);
    const now = clock.now();
    if (attempt !== null) {
      await rows.update(access, row.id, { attempts: row.attempts + 1, last_attempt_at: now });
      await rows.react(access.owner, row.id, { at: now, by: actor_id });
      await history.add(access, row.id, { at: now, kind: 'attempt', actor_id, attempt });
      return;
    }
    const [last, ...before] = row.attempts === 0 ? [] : await history.attempts(access, row.id);
    if (last === undefined) return;
    await rows.update(access, row.id, {
      attempts: row.attempts - 1,
      last_attempt_at: row.attempts === 1 ? null : (before[0]?.at ?? null),
    });
    await rows.undoReaction(access.owner, row.id, last.at);
    await history.remove(access, last.id);
  }

  async function responsibleChange(
    access: Access,
    row: StoredLead,
    to: number | null,
  ): Promise<Changes> {
    if (to === row.responsible_id) return [];
    const names = await members.refs(access, [row.responsible_id, to]);
    const nameOf = (id: number | null) => (id === null ? undefined : names.get(id)?.full_name);
    return [{ field: 'responsible', before: nameOf(row.responsible_id), after: nameOf(to) }];
  }

  /** Name, comment and who takes care of it. */
  async function setFields(access: Access, row: StoredLead, body: LeadUpdate) {
    const actor_id = userOf(access);
    const { client_name = row.client_name, comment = row.comment } = body;
    const { responsible = row.responsible_id } = body;
    const texts: Changes = (['client_name', 'comment'] as const).flatMap((field) => {
      const after = { client_name, comment }[field];
      return after === row[field]
        ? []
        : [{ field, before: textOf(row[field]), after: textOf(after) }];
    });
    const changes = [...texts, ...(await responsibleChange(access, row, responsible))];
    if (changes.length === 0) return;
    await rows.update(access, row.id, {
      client_name,
      comment,
      search: leadSearch({ client_name, comment, phone: row.phone }),
      responsible_id: responsible,
    });
    await history.add(access, row.id, { at: clock.now(), kind: 'changed', actor_id, changes });
  }

  /** Part of a transaction. @throws Problem 403; 404; 412 where somebody read another version */
  async function change(
    access: Access,
    id: number,
    body: LeadUpdate,
    version?: number,
  ): Promise<void> {
    const row = await rows.lock(access, id);
    requireOwnWork(access, row.responsible_id);
    await requireVersion(version, row.edit_version, () => list.get(access, id));
    await rows.update(access, id, { edit_version: row.edit_version + 1 });
    await setFields(access, row, body);
    if (body.attempt !== undefined) await setAttempt(access, row, body.attempt);
    if (body.status === null) await takeStatusBack(access, row);
    else if (body.status !== undefined) await setStatus(access, row, body.status);
    if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
  }

  return {
    /** Writes down a buyer who came without the marketplace. @throws Problem 422 */
    create: (access: Access, body: LeadCreate): Promise<Lead> =>
      db.transaction(async () => {
        if (body.type === 'room') throw validation([{ field: 'type', code: 'invalid_value' }]);
        await members.requireAssignable(access.owner, body.responsible);
        const target = await findTarget(body, access);
        const kept = await leads.take(access, {
          type: body.type,
          source: 'dealer',
          client_name: body.client_name,
          phone: body.phone,
          auto_id: body.auto_id,
          avtosalon_id: target?.avtosalon_id,
          comment: body.comment,
          responsible_id: body.responsible,
          created_at: clock.now(),
          actor_id: userOf(access),
        });
        if (kept === undefined) throw new Error('A contact that the dealer writes down is new.');
        if (kept.room_id !== null) await roomLeadChanged.emit(access.owner, kept.room_id);
        return list.get(access, kept.id);
      }),

    /** @param version that was read; without one the last change wins. @throws Problem 404; 412; 422 */
    update: (access: Access, id: number, body: LeadUpdate, version?: number): Promise<Lead> =>
      db.transaction(async () => {
        await members.requireAssignable(access.owner, body.responsible);
        await change(access, id, body, version);
        return list.get(access, id);
      }),

    /** A car was sold to this buyer, or reserved for them. Part of a transaction. @throws Problem 404 */
    async dealt(access: Access, id: number): Promise<void> {
      const row = await rows.lock(access, id);
      await setStatus(access, row, 'contacted');
      if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
    },

    /** One thing done with several leads, each by itself. @throws Problem 422 when the request as a whole makes no sense */
    updateMany: (
      access: Access,
      { ids, status, responsible }: LeadsBulk,
    ): Promise<LeadsBulkResult> =>
      db.transaction(async () => {
        if (status === undefined && responsible === undefined)
          throw validation([{ field: 'status', code: 'required' }]);
        await members.requireAssignable(access.owner, responsible);
        const failed = new Map<number, 'not_found' | 'not_permitted'>();
        // Locked in one order everywhere, so that two requests never wait for each other.
        for (const id of ids.toSorted((a, b) => a - b)) {
          try {
            await change(access, id, { status, responsible });
          } catch (error) {
            const { code } = toProblem(error);
            if (code !== 'not_found' && code !== 'not_permitted') throw error;
            failed.set(id, code);
          }
        }
        const found = await list.byIds(access, ids);
        const now = new Map(found.map((lead) => [lead.id, lead]));
        const results = ids.map((id): LeadsBulkResult['results'][number] => {
          const code = failed.get(id);
          const lead = now.get(id);
          return code === undefined ? { id, ok: true, lead } : { id, ok: false, code, lead };
        });
        return { done: ids.length - failed.size, failed: failed.size, results };
      }),
  };
}

export type LeadChangesService = ReturnType<typeof createLeadChanges>;
