import type { Deps } from '../../deps';
import { type FieldError, validation } from '../../http/problem';
import { createLeadTarget } from './lead-target';
import { createLeadTargetsRepository } from './lead-targets.repository';
import type { Lead, LeadIntake } from './lead-types';
import type { LeadsList } from './leads-list.service';
import { type StoredLead, createLeadsRepository } from './leads.repository';
import type { LeadsService } from './leads.service';

/** A lead of the buyers' site, kept for the first time; rooms tell of themselves. Part of the transaction that keeps it. */
export type LeadCame = (owner: number, lead: StoredLead) => Promise<void>;

interface Parts {
  leads: LeadsService;
  list: LeadsList;
  onLeadCame: LeadCame;
}

/** Clocks of two systems never agree to the second. */
const furthestAhead = 5 * 60_000;

/** What can be told without looking anything up. */
function intakeErrors(body: LeadIntake, now: Date): FieldError[] {
  const isAhead = Date.parse(body.created_at ?? '') - now.getTime() > furthestAhead;
  return [
    body.auto_id === undefined && body.avtosalon === undefined
      ? [{ field: 'auto_id', code: 'required' }]
      : [],
    body.type === 'room' && body.room_id === undefined
      ? [{ field: 'room_id', code: 'required' }]
      : [],
    isAhead ? [{ field: 'created_at', code: 'time_out_of_range' }] : [],
  ].flat();
}

/** Takes in leads of the buyers' site. */
export function createLeadIntake({ db, clock }: Deps, { leads, list, onLeadCame }: Parts) {
  const rows = createLeadsRepository(db);
  const targets = createLeadTargetsRepository(db);
  const findTarget = createLeadTarget(db);

  async function store(body: LeadIntake): Promise<StoredLead> {
    const now = clock.now();
    const errors = intakeErrors(body, now);
    if (errors.length > 0) throw validation(errors);
    const target = await findTarget(body);
    if (target === undefined) throw validation([{ field: 'auto_id', code: 'required' }]);
    const { owner } = target;
    const roomId = body.type === 'room' ? body.room_id : undefined;
    if (roomId !== undefined && !(await targets.hasRoom(owner, roomId)))
      throw validation([{ field: 'room_id', code: 'unknown_reference' }]);
    const call = body.type === 'call' ? body.call : undefined;
    const created_at = body.created_at === undefined ? now : new Date(body.created_at);
    const kept = await leads.keep({
      business_user_id: owner,
      external_id: body.external_id,
      type: body.type,
      source: body.source,
      client_name: body.client_name ?? '',
      phone: body.phone ?? null,
      auto_id: body.auto_id ?? null,
      avtosalon_id: target.avtosalon_id,
      room_id: roomId ?? null,
      call_answered: call?.answered ?? null,
      call_duration: call?.duration ?? null,
      responsible_id: null,
      created_at,
      // Somebody took the call: the buyer waits no more.
      answered_at: call?.answered === true ? created_at : null,
      contacted_at: null,
    });
    if (kept !== undefined && kept.type !== 'room') await onLeadCame(owner, kept);
    // The same one came at the same time, or the room was opened with a lead.
    const known =
      kept ??
      (await rows.byExternalId(body.external_id)) ??
      (roomId === undefined ? undefined : await rows.ofRoom(owner, roomId));
    if (known === undefined) throw new Error('A lead was neither kept nor there already.');
    return known;
  }

  return {
    /** The same `external_id` again gives the first lead. @throws Problem 422 */
    add: (body: LeadIntake): Promise<Lead> =>
      db.transaction(async () => {
        const { business_user_id, id } =
          (await rows.byExternalId(body.external_id)) ?? (await store(body));
        return list.get(business_user_id, id);
      }),
  };
}

export type LeadIntakeService = ReturnType<typeof createLeadIntake>;
