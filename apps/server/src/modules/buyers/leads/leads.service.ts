import { type Access, inAllShowrooms } from '../../../platform/values/access';
import { dayInTashkent } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { createAutoCounts } from '../../stock/autos/auto-counts.service';
import { joinedComment } from './lead-comment';
import { createLeadHistoryRepository } from './lead-history.repository';
import { createLeadMerging } from './lead-merging';
import { createLeadTarget } from './lead-target';
import { leadSearch } from './lead-search';
import type { LeadBanner, LeadSource, LeadType } from './lead-types';
import { type LeadOfRoom, type StoredLead, createLeadsRepository } from './leads.repository';

export type { LeadOfRoom };

export interface RoomLead {
  room_id: number;
  /** Empty when unknown. */
  client_name: string;
  phone?: string | undefined;
  auto_id?: number | undefined;
  avtosalon?: number | undefined;
  source: LeadSource;
  telegram_post_id?: number | undefined;
}

export interface NewContact {
  external_id?: string | undefined;
  type: LeadType;
  source: LeadSource;
  /** Empty when unknown. */
  client_name: string;
  phone?: string | undefined;
  auto_id?: number | undefined;
  avtosalon_id?: number | null | undefined;
  room_id?: number | undefined;
  campaign_id?: number | undefined;
  telegram_post_id?: number | undefined;
  banner?: LeadBanner | undefined;
  call?: { answered: boolean; duration: number } | undefined;
  comment?: string | undefined;
  responsible_id?: number | undefined;
  created_at: Date;
  /** User who entered it; absent for the buyer's own contacts. */
  actor_id?: number | undefined;
}

/** True for an answered call, and for a contact that the dealer entered. */
const isAnswered = ({ call, source }: NewContact) => call?.answered === true || source === 'dealer';

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** An answered contact is its own response. Otherwise a reaction counts that came after the contact and before its receipt. */
function responseTo(contact: NewContact, known?: StoredLead): Date | null {
  if (isAnswered(contact)) return contact.created_at;
  const reaction = known?.first_response_at ?? null;
  return reaction !== null && reaction >= contact.created_at ? reaction : null;
}

function reopened(lead: StoredLead, { created_at }: NewContact) {
  const { waiting_since } = lead;
  return {
    status: 'new' as const,
    contacted_at: null,
    answered_at: null,
    waiting_from: waiting_since === null ? created_at : earlier(waiting_since, created_at),
    attempts: 0,
    last_attempt_at: null,
  };
}

function answered(lead: StoredLead, { created_at }: NewContact) {
  const isLate = lead.waiting_since !== null && lead.waiting_since > created_at;
  return isLate ? {} : { answered_at: earlier(lead.answered_at ?? created_at, created_at) };
}

/** Figures of the car besides `leads`. */
const figureOf = { call: 'calls', room: 'chats', leads: undefined } as const;

/** Call its functions inside a transaction. */
export function createLeadsService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const leads = createLeadsRepository(db);
  const history = createLeadHistoryRepository(db);
  const counts = createAutoCounts({ db });
  const findTarget = createLeadTarget(db);
  const merge = createLeadMerging(db);

  /** @param by -1 when the lead joined another one: its showroom at that time loses it */
  async function countForCar(lead: StoredLead, by: 1 | -1 = 1): Promise<void> {
    const { auto_id, avtosalon_id, type, created_at } = lead;
    if (auto_id === null) return;
    const place = by < 0 ? { avtosalon_id } : {};
    const one = { auto_id, date: dayInTashkent(created_at), by, ...place };
    const figure = figureOf[type];
    const own = figure === undefined ? [] : [{ ...one, figure }];
    await counts.count([{ ...one, figure: 'leads' }, ...own]);
  }

  /** @returns undefined when the room already has a lead */
  async function begin(access: Access, contact: NewContact): Promise<StoredLead | undefined> {
    const { client_name, phone = null, comment = '', call, created_at } = contact;
    const isTaken = isAnswered(contact);
    const lead = await leads.insertNew(access, {
      type: contact.type,
      source: contact.source,
      client_name,
      phone,
      auto_id: contact.auto_id ?? null,
      avtosalon_id: contact.avtosalon_id ?? null,
      room_id: contact.room_id ?? null,
      campaign_id: contact.campaign_id ?? null,
      telegram_post_id: contact.telegram_post_id ?? null,
      campaign_position: contact.banner?.position ?? null,
      campaign_language: contact.banner?.language ?? null,
      call_answered: call?.answered ?? null,
      call_duration: call?.duration ?? null,
      responsible_id: contact.responsible_id ?? null,
      comment,
      search: leadSearch({ client_name, phone, comment }),
      created_at,
      last_contact_at: created_at,
      last_attempt_at: null,
      waiting_from: isTaken ? null : created_at,
      answered_at: isTaken ? created_at : null,
      contacted_at: null,
    });
    if (lead !== undefined) await countForCar(lead);
    return lead;
  }

  async function join(access: Access, lead: StoredLead, contact: NewContact): Promise<StoredLead> {
    const client_name = lead.client_name === '' ? contact.client_name : lead.client_name;
    const comment = joinedComment(lead.comment, contact.comment);
    const responsible_id = contact.responsible_id ?? lead.responsible_id;
    const isEdited =
      client_name !== lead.client_name ||
      comment !== lead.comment ||
      responsible_id !== lead.responsible_id;
    const isTaken = isAnswered(contact);
    const isOpen = responseTo(contact, lead) === null;
    if (isTaken)
      await leads.react(access.owner, lead.id, {
        at: contact.created_at,
        by: contact.actor_id ?? null,
      });
    if (isOpen && lead.status === 'contacted')
      await history.add(access, lead.id, {
        at: contact.created_at,
        kind: 'status_changed',
        from_status: 'contacted',
        to_status: 'new',
      });
    return leads.update(access, lead.id, {
      client_name,
      comment,
      search: leadSearch({ client_name, phone: lead.phone, comment }),
      contact_count: lead.contact_count + 1,
      last_contact_at: later(lead.last_contact_at, contact.created_at),
      room_id: lead.room_id ?? contact.room_id,
      telegram_post_id: lead.telegram_post_id ?? contact.telegram_post_id,
      responsible_id,
      ...(isEdited && { edit_version: lead.edit_version + 1 }),
      ...(isOpen ? reopened(lead, contact) : {}),
      ...(isTaken ? answered(lead, contact) : {}),
    });
  }

  async function known(owner: Owner, contact: NewContact): Promise<StoredLead | undefined> {
    const { phone, room_id, auto_id = null, avtosalon_id = null, created_at } = contact;
    if (phone === undefined) return undefined;
    const lead = await leads.toJoin(owner, { phone, auto_id, avtosalon_id, created_at });
    const isOtherRoom = room_id !== undefined && lead?.room_id != null && lead.room_id !== room_id;
    return isOtherRoom ? undefined : lead;
  }

  /**
   * Stores a contact: it joins the lead of the same buyer and car, or creates one, which its car counts.
   * @returns the lead after the change; undefined when the contact was already stored
   */
  async function take(access: Access, contact: NewContact): Promise<StoredLead | undefined> {
    const { room_id, actor_id, phone, external_id = null } = contact;
    if (external_id !== null) await leads.lockFor(external_id);
    if (phone !== undefined) await leads.lockFor(`${access.owner} ${phone}`);
    if (room_id !== undefined && (await leads.find(access, { room_id })) !== undefined)
      return undefined;
    if (external_id !== null && (await leads.byExternalId(external_id)) !== undefined)
      return undefined;
    const before = await known(access.owner, contact);
    const lead =
      before === undefined ? await begin(access, contact) : await join(access, before, contact);
    if (lead === undefined) return undefined;
    const { id } = await leads.contacts.insert(access, {
      lead_id: lead.id,
      external_id,
      type: contact.type,
      source: contact.source,
      call_answered: contact.call?.answered ?? null,
      call_duration: contact.call?.duration ?? null,
      campaign_id: contact.campaign_id ?? null,
      created_at: contact.created_at,
      first_response_at: responseTo(contact, before),
      responded_by: null,
    });
    await history.add(access, lead.id, {
      at: contact.created_at,
      kind: 'contact',
      contact_id: id,
      actor_id,
    });
    return lead;
  }

  return {
    take,

    async openForRoom(access: Access, { avtosalon, ...room }: RoomLead): Promise<{ id: number }> {
      const target = await findTarget({ auto_id: room.auto_id, avtosalon });
      const contact = { ...room, type: 'room' as const, avtosalon_id: target?.avtosalon_id };
      const kept = await take(access, { ...contact, created_at: clock.now() });
      const lead = kept ?? (await leads.find(access, { room_id: room.room_id }));
      if (lead === undefined) throw new Error(`Room ${room.room_id} has a lead of another dealer.`);
      return { id: lead.id };
    },

    /**
     * Adds the number that the buyer shared to the lead of a room, unless it has one. A lead of the same number and car takes it in.
     * @returns the lead of the room, if it has changed
     */
    async learnPhone(access: Access, roomId: number, phone: string): Promise<number | undefined> {
      const everywhere = inAllShowrooms(access);
      await leads.lockFor(`${access.owner} ${phone}`);
      const [lead] = await leads.all(everywhere, { room_id: [roomId] });
      if (lead === undefined || lead.phone !== null) return undefined;
      const { client_name, comment, auto_id, avtosalon_id, created_at } = lead;
      const other = await leads.toJoin(access.owner, { phone, auto_id, avtosalon_id, created_at });
      if (other !== undefined && other.room_id === null) {
        const merged = await merge(everywhere, lead, other);
        await countForCar(merged.id === lead.id ? other : lead, -1);
        return merged.id;
      }
      await leads.update(everywhere, lead.id, {
        phone,
        search: leadSearch({ client_name, phone, comment }),
        edit_version: lead.edit_version + 1,
      });
      return lead.id;
    },

    /** The dealer's first message in a room answers its lead; later ones change nothing. @returns whether it was the first */
    async firstResponse(
      access: Access,
      roomId: number,
      { at, actor_id }: { at: Date; actor_id: number },
    ): Promise<boolean> {
      // The lead stays with its room, whichever showroom the car has moved to.
      const [lead] = await leads.updateAll(
        inAllShowrooms(access),
        { room_id: roomId, answered_at: null },
        { answered_at: at },
      );
      if (lead === undefined) return false;
      await leads.react(access.owner, lead.id, { at, by: actor_id });
      await history.add(access, lead.id, { at, kind: 'answered', actor_id });
      return true;
    },

    /** The room of a lead that the member sees; undefined without one. */
    async roomOf(access: Access, id: number): Promise<number | undefined> {
      const lead = await leads.find(access, id);
      return lead?.room_id ?? undefined;
    },

    /** Returns leads by room id; rooms without a lead are left out. */
    async ofRooms(access: Access, roomIds: readonly number[]): Promise<Map<number, LeadOfRoom>> {
      const found =
        roomIds.length === 0 ? [] : await leads.all(inAllShowrooms(access), { room_id: roomIds });
      return new Map(
        found.map(({ room_id, id, status, source, responsible_id }) => [
          room_id ?? 0,
          { id, status, source, responsible_id },
        ]),
      );
    },
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;
