import type { Deps } from '../../deps';
import { notFound, validation } from '../../http/problem';
import { createLeadTarget } from './lead-target';
import { leadSearch } from './lead-search';
import type { Lead, LeadCreate, LeadUpdate } from './lead-types';
import type { LeadsList } from './leads-list.service';
import { type LeadChanges, type StoredLead, createLeadsRepository } from './leads.repository';
import type { LeadsService } from './leads.service';

/** Tells the pages that show a room that its lead is another one now. */
export type RoomLeadChanged = (owner: number, roomId: number) => Promise<void>;

interface Parts {
  leads: LeadsService;
  list: LeadsList;
  onRoomLeadChanged: RoomLeadChanged;
}

/** Nobody can be named before there are employees. */
function requireResponsible(id: number | null | undefined): void {
  if (typeof id === 'number')
    throw validation([{ field: 'responsible', code: 'unknown_reference' }]);
}

/** What the dealer does with leads. */
export function createLeadChanges({ db, clock }: Deps, { leads, list, onRoomLeadChanged }: Parts) {
  const rows = createLeadsRepository(db);
  const findTarget = createLeadTarget(db);

  function changesOf(row: StoredLead, body: LeadUpdate): LeadChanges {
    const { status, client_name = row.client_name, comment = row.comment, responsible } = body;
    const contacted = status === 'contacted' ? (row.contacted_at ?? clock.now()) : null;
    return {
      client_name,
      comment,
      search: leadSearch({ client_name, comment, phone: row.phone }),
      ...(status === undefined ? {} : { status, contacted_at: contacted }),
      ...(responsible === undefined ? {} : { responsible_id: responsible }),
    };
  }

  return {
    /** Writes down a buyer who came without the marketplace. @throws Problem 422 */
    create: (owner: number, body: LeadCreate): Promise<Lead> =>
      db.transaction(async () => {
        if (body.type === 'room') throw validation([{ field: 'type', code: 'invalid_value' }]);
        requireResponsible(body.responsible);
        const target = await findTarget(body, owner);
        const kept = await leads.keep({
          business_user_id: owner,
          external_id: null,
          type: body.type,
          source: 'dealer',
          client_name: body.client_name,
          phone: body.phone,
          auto_id: body.auto_id ?? null,
          avtosalon_id: target?.avtosalon_id ?? null,
          room_id: null,
          call_answered: null,
          call_duration: null,
          responsible_id: null,
          comment: body.comment ?? '',
          created_at: clock.now(),
          answered_at: null,
          contacted_at: null,
        });
        if (kept === undefined) throw new Error('A lead without an id of the marketplace is new.');
        return list.get(owner, kept.id);
      }),

    /** @throws Problem 404; 422 */
    update: (owner: number, id: number, body: LeadUpdate): Promise<Lead> =>
      db.transaction(async () => {
        const row = await rows.lock(owner, id);
        if (row === undefined) throw notFound();
        requireResponsible(body.responsible);
        await rows.update(owner, id, changesOf(row, body));
        if (row.room_id !== null) await onRoomLeadChanged(owner, row.room_id);
        return list.get(owner, id);
      }),
  };
}

export type LeadChangesService = ReturnType<typeof createLeadChanges>;
