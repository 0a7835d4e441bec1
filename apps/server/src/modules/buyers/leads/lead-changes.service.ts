import { type Access, userOf } from '../../../platform/values/access';
import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { requireVersion } from '../../../platform/http/etag';
import { requireOwnWork } from '../../../platform/http/permissions';
import { toProblem } from '../../../platform/http/error-handler';
import { Problem, validation } from '../../../platform/http/problem';
import type { MembersService } from '../../identity/members/members.service';
import { createLeadHistoryRepository } from './lead-history.repository';
import { leadSearch } from './lead-search';
import { createLeadTarget } from './lead-target';
import { createLeadUndo } from './lead-undo';
import type {
  Lead,
  LeadAttempt,
  LeadCreate,
  LeadEvent,
  LeadStatus,
  LeadUndo,
  LeadUpdate,
  LeadsBulk,
  LeadsBulkResult,
  LeadsUndo,
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

const rowCodes = ['not_found', 'not_permitted', 'nothing_to_undo'] as const;
type RowCode = (typeof rowCodes)[number];

const textOf = (value: string | undefined) =>
  value === undefined || value === '' ? undefined : value;

export function createLeadChanges(
  { db, clock }: Deps,
  { leads, list, members, roomLeadChanged }: Parts,
) {
  const rows = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);
  const findTarget = createLeadTarget(db);
  const takeBack = createLeadUndo(db);

  /** The same status again changes nothing. */
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

  /** A failed attempt is a reaction but no response: the buyer goes on waiting. */
  async function addAttempt(access: Access, row: StoredLead, attempt: LeadAttempt) {
    const actor_id = userOf(access);
    const now = clock.now();
    await rows.update(access, row.id, { attempts: row.attempts + 1, last_attempt_at: now });
    await rows.react(access.owner, row.id, { at: now, by: actor_id });
    await history.add(access, row.id, { at: now, kind: 'attempt', actor_id, attempt });
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

  /** Call inside a transaction. @throws Problem 403; 404; 412 when another version was read */
  async function lock(access: Access, id: number, version?: number): Promise<StoredLead> {
    const row = await rows.lock(access, id);
    requireOwnWork(access, row.responsible_id);
    await requireVersion(version, row.edit_version, () => list.get(access, id));
    return row;
  }

  /** Call inside a transaction. @throws Problem 403; 404; 409 `nothing_to_undo`; 412 */
  async function undo(access: Access, id: number, { of, version }: LeadUndo): Promise<void> {
    const row = await lock(access, id, version);
    await takeBack[of](access, row);
    await rows.update(access, id, { edit_version: row.edit_version + 1 });
    if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
  }

  /** Applies a change to each lead independently. Call inside a transaction. */
  async function doEach(
    access: Access,
    ids: readonly number[],
    work: (id: number) => Promise<void>,
  ): Promise<LeadsBulkResult> {
    const failed = new Map<number, RowCode>();
    // Locked in one order everywhere, so that two requests never wait for each other.
    for (const id of ids.toSorted((a, b) => a - b)) {
      try {
        await work(id);
      } catch (error) {
        const code = rowCodes.find((known) => known === toProblem(error).code);
        if (code === undefined) throw error;
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
  }

  /** Call inside a transaction. @throws Problem 403; 404; 412 when another version was read */
  async function change(
    access: Access,
    id: number,
    body: LeadUpdate,
    version?: number,
  ): Promise<void> {
    const row = await lock(access, id, version);
    await rows.update(access, id, { edit_version: row.edit_version + 1 });
    await setFields(access, row, body);
    if (body.attempt !== undefined) await addAttempt(access, row, body.attempt);
    if (body.status !== undefined) await setStatus(access, row, body.status);
    if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
  }

  return {
    /** Enters a buyer who came without the marketplace. @throws Problem 422 */
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

    /** Undoes the last change of the status, or the last attempt. @throws Problem 403; 404; 409; 412 */
    undo: (access: Access, id: number, body: LeadUndo): Promise<Lead> =>
      db.transaction(async () => {
        await undo(access, id, body);
        return list.get(access, id);
      }),

    undoMany: (access: Access, { ids, of }: LeadsUndo): Promise<LeadsBulkResult> =>
      db.transaction(() => doEach(access, ids, (id) => undo(access, id, { of }))),

    /** After a car was sold to this buyer, or reserved for them. Call inside a transaction. @throws Problem 404 */
    async dealt(access: Access, id: number): Promise<void> {
      const row = await rows.lock(access, id);
      await setStatus(access, row, 'contacted');
      if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
    },

    /** Ignores a lead that somebody has changed since. */
    async undealt(access: Access, id: number): Promise<void> {
      const row = await rows.lock(access, id);
      try {
        await takeBack.status(access, row);
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'nothing_to_undo')) throw error;
      }
      if (row.room_id !== null) await roomLeadChanged.emit(access.owner, row.room_id);
    },

    /** Each lead independently. @throws Problem 422 when the request as a whole makes no sense */
    updateMany: (
      access: Access,
      { ids, status, responsible }: LeadsBulk,
    ): Promise<LeadsBulkResult> =>
      db.transaction(async () => {
        if (status === undefined && responsible === undefined)
          throw validation([{ field: 'status', code: 'required' }]);
        await members.requireAssignable(access.owner, responsible);
        return doEach(access, ids, (id) => change(access, id, { status, responsible }));
      }),
  };
}

export type LeadChangesService = ReturnType<typeof createLeadChanges>;
