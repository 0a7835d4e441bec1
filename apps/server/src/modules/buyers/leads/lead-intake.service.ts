import { minute } from '../../../platform/values/clock';
import { ownedTable } from '../../../platform/db/owned-table';
import { businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { type FieldError, missing, validation } from '../../../platform/http/problem';
import type { DomainEvent } from '../../../platform/values/event';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { AutoServices } from '../../stock/autos/autos.module';
import { createLeadTarget } from './lead-target';
import type { Lead, LeadBanner, LeadIntake } from './lead-types';
import type { LeadsList } from './leads-list.service';
import { leadNotification } from './lead-notification';
import { type StoredLead, createLeadsRepository } from './leads.repository';
import type { LeadsService } from './leads.service';

interface Parts {
  leads: LeadsService;
  list: LeadsList;
  autos: Pick<AutoServices, 'titleOf'>;
  notifications: Pick<NotificationsService, 'notify'>;
  roomLeadChanged: DomainEvent<[Owner, number]>;
}

/** Clocks of two systems never agree to the second. */
const maxClockSkew = 5 * minute;

/** An earlier time is an error; the year 0 cannot be read back from the database. */
const earliest = Date.UTC(2000);

/** Checks that need no database. */
function intakeErrors(body: LeadIntake, now: Date): FieldError[] {
  const asked = Date.parse(body.created_at ?? now.toISOString());
  const isOutOfRange = asked < earliest || asked - now.getTime() > maxClockSkew;
  return [
    body.auto_id === undefined && body.avtosalon === undefined ? [missing('auto_id')] : [],
    body.type === 'room' && body.room_id === undefined ? [missing('room_id')] : [],
    isOutOfRange ? [{ field: 'created_at', code: 'time_out_of_range' as const }] : [],
  ].flat();
}

/** Undefined unless both parts of the banner's name are known. */
function bannerOf(body: LeadIntake): LeadBanner | undefined {
  const { campaign_id, campaign_position: position, campaign_language: language } = body;
  if (campaign_id === undefined || position === undefined || language === undefined)
    return undefined;
  return { position, language };
}

export function createLeadIntake(
  { db, clock }: Deps,
  { leads, list, autos, notifications, roomLeadChanged }: Parts,
) {
  const rows = createLeadsRepository(db);
  const rooms = ownedTable(db, 'chat_rooms');
  const findTarget = createLeadTarget(db);

  async function store(body: LeadIntake): Promise<StoredLead> {
    const now = clock.now();
    const errors = intakeErrors(body, now);
    if (errors.length > 0) throw validation(errors);
    const target = await findTarget(body);
    if (target === undefined) throw validation([{ field: 'auto_id', code: 'required' }]);
    const { owner } = target;
    const access = businessAccess(owner);
    const roomId = body.type === 'room' ? body.room_id : undefined;
    if (roomId !== undefined && (await rooms.find(access, roomId)) === undefined)
      throw validation([{ field: 'room_id', code: 'unknown_reference' }]);
    const call = body.type === 'call' ? body.call : undefined;
    const kept = await leads.take(access, {
      external_id: body.external_id,
      type: body.type,
      source: body.source,
      client_name: body.client_name ?? '',
      phone: body.phone,
      auto_id: body.auto_id,
      avtosalon_id: target.avtosalon_id,
      room_id: roomId,
      campaign_id: body.campaign_id,
      banner: bannerOf(body),
      call,
      created_at: body.created_at === undefined ? now : new Date(body.created_at),
    });
    if (kept !== undefined && body.type !== 'room') {
      const call_answered = call?.answered ?? null;
      const car = kept.auto_id === null ? undefined : await autos.titleOf(access, kept.auto_id);
      await notifications.notify(
        owner,
        leadNotification({ ...kept, type: body.type, call_answered }, car),
      );
      if (kept.room_id !== null) await roomLeadChanged.emit(owner, kept.room_id);
    }
    // A concurrent request added the same lead, or the room was opened with a lead.
    const known =
      kept ??
      (await rows.byExternalId(body.external_id)) ??
      (roomId === undefined ? undefined : await rows.find(access, { room_id: roomId }));
    if (known === undefined) throw new Error('A lead was neither kept nor there already.');
    return known;
  }

  return {
    /** A repeated `external_id` returns the first lead. @throws Problem 422 */
    add: (body: LeadIntake): Promise<Lead> =>
      db.transaction(async () => {
        const { business_user_id, id } =
          (await rows.byExternalId(body.external_id)) ?? (await store(body));
        return list.get(businessAccess(business_user_id), id);
      }),
  };
}

export type LeadIntakeService = ReturnType<typeof createLeadIntake>;
