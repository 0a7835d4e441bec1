import type { Deps } from '../../deps';
import { createAutoCounts } from '../autos/auto-counts.service';
import { dayInTashkent } from '../rates/rates.service';
import { leadSearch } from './lead-search';
import type { LeadSource } from './lead-types';
import { type NewLead, type StoredLead, createLeadsRepository } from './leads.repository';

export type { LeadOfRoom } from './leads.repository';

/** A room that was opened on the buyers' site. */
export interface RoomLead {
  room_id: number;
  /** Empty when unknown. */
  client_name: string;
  phone?: string | undefined;
  auto_id?: number | undefined;
  avtosalon?: number | undefined;
  source: LeadSource;
}

/** Leads as other modules know them; call them inside of their transactions. */
export function createLeadsService({ db, clock }: Deps) {
  const leads = createLeadsRepository(db);
  const counts = createAutoCounts({ db });

  /** Stores a lead and counts it for its car. @returns undefined where it is there already */
  async function keep(row: Omit<NewLead, 'search'>): Promise<StoredLead | undefined> {
    const { client_name, phone, comment = '' } = row;
    const kept = await leads.add({
      ...row,
      search: leadSearch({ client_name, phone: phone ?? null, comment }),
    });
    if (kept?.auto_id == null) return kept;
    const one = { auto_id: kept.auto_id, date: dayInTashkent(kept.created_at), by: 1 };
    const chats = kept.type === 'room' ? [{ ...one, figure: 'chats' as const }] : [];
    await counts.count([{ ...one, figure: 'leads' }, ...chats]);
    return kept;
  }

  return {
    keep,

    /** The lead of a new room; of a known one, the lead that is there. */
    async openForRoom(owner: number, room: RoomLead): Promise<{ id: number }> {
      const kept = await keep({
        business_user_id: owner,
        external_id: null,
        type: 'room',
        source: room.source,
        client_name: room.client_name,
        phone: room.phone ?? null,
        auto_id: room.auto_id ?? null,
        avtosalon_id: room.avtosalon ?? null,
        room_id: room.room_id,
        call_answered: null,
        call_duration: null,
        responsible_id: null,
        created_at: clock.now(),
        answered_at: null,
        contacted_at: null,
      });
      const { id } = kept ?? (await leads.ofRoom(owner, room.room_id)) ?? { id: 0 };
      if (id === 0) throw new Error(`Room ${room.room_id} has a lead of another dealer.`);
      return { id };
    },

    /** The dealer's first message in a room answers its lead; later ones change nothing. @returns whether it was the first */
    firstResponse: (owner: number, roomId: number, at: Date): Promise<boolean> =>
      leads.answer(owner, roomId, at),

    /** What rooms show of their leads, by room. */
    ofRooms: leads.ofRooms,

    /** Whether a lead is this dealer's. */
    isLead: leads.has,
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;
