import { businessAccess } from '../../src/platform/values/access';
import { dayInTashkent } from '../../src/platform/values/clock';
import type { Deps } from '../../src/platform/deps';
import { createAutoCountsRepository } from '../../src/modules/stock/autos/auto-counts.repository';
import { type OwnedRow, ownedTable } from '../../src/platform/db/owned-table';
import { leadSearch } from '../../src/modules/buyers/leads/lead-search';
import { type Owner, userIdOf } from '../../src/platform/values/owner';
import { insertRows, takeIds } from '../insert-rows';
import type { Random } from '../random';
import type { SeenCar } from './demo-cars';
import type { DemoClient } from './lead-clients';
import { type DemoContact, type DemoLead, leadOfRoom, otherLeads } from './demo-leads';
import type { LeadMonth } from './lead-months';
import type { StoredRoom } from './store-rooms';

type NumberedLead = DemoLead & { id: number };
type NumberedContact = DemoContact & { id: number; lead_id: number };

type Member = Pick<OwnedRow<'members'>, 'id' | 'avtosalons' | 'user_id'>;

/** The same one for each lead. */
function responsibleOf(
  { id, is_assigned, avtosalon_id }: NumberedLead,
  members: readonly Member[],
) {
  const there = members.filter(
    ({ avtosalons }) =>
      avtosalons.length === 0 || avtosalon_id === null || avtosalons.includes(avtosalon_id),
  );
  return is_assigned ? (there[id % there.length]?.id ?? null) : null;
}

function leadRow(owner: Owner, lead: NumberedLead, members: readonly Member[]) {
  const [first] = lead.contacts;
  const last = lead.contacts.at(-1) ?? first;
  const { id, client_name, phone, comment, attempt_at, contacted_at } = lead;
  const isTalk = first.call_answered === true || first.source === 'dealer';
  return {
    business_user_id: owner,
    id,
    type: first.type,
    source: first.source,
    call_answered: first.call_answered,
    call_duration: first.call_duration,
    campaign_id: null,
    client_name,
    phone,
    auto_id: lead.auto_id,
    avtosalon_id: lead.avtosalon_id,
    room_id: lead.room_id,
    comment,
    search: leadSearch({ client_name, phone, comment }),
    status: contacted_at === null ? ('new' as const) : ('contacted' as const),
    responsible_id: responsibleOf(lead, members),
    created_at: first.created_at,
    contact_count: lead.contacts.length,
    last_contact_at: last.created_at,
    attempts: attempt_at === null ? 0 : 1,
    last_attempt_at: attempt_at,
    waiting_from: isTalk ? null : contacted_at === null ? first.created_at : last.created_at,
    answered_at: lead.answered_at,
    contacted_at,
  };
}

/** The responsible member, or the owner. */
const actorOf = (owner: Owner, lead: NumberedLead, members: readonly Member[]): number => {
  const responsible = responsibleOf(lead, members);
  return members.find(({ id }) => id === responsible)?.user_id ?? userIdOf(owner);
};

const contactRow = (owner: Owner, { id, lead_id, ...contact }: NumberedContact, actor: number) => ({
  business_user_id: owner,
  id,
  lead_id,
  external_id: contact.type === 'room' || contact.source === 'dealer' ? null : `demo-contact-${id}`,
  campaign_id: null,
  ...contact,
  responded_by: contact.first_response_at === null || contact.call_answered === true ? null : actor,
});

const blank = {
  actor_kind: 'dealer' as const,
  contact_id: null,
  attempt: null,
  from_status: null,
  to_status: null,
  changes: [],
};

function eventRows(
  owner: Owner,
  lead: NumberedLead,
  contacts: readonly NumberedContact[],
  actor_id: number,
) {
  const of = { ...blank, business_user_id: owner, lead_id: lead.id, actor_id };
  const { attempt_at, answered_at, contacted_at, room_id } = lead;
  return [
    ...contacts.map(({ id, created_at, source }) =>
      source === 'dealer'
        ? { ...of, at: created_at, kind: 'contact' as const, contact_id: id }
        : {
            ...of,
            at: created_at,
            kind: 'contact' as const,
            contact_id: id,
            actor_kind: 'client' as const,
            actor_id: null,
          },
    ),
    ...(room_id === null || answered_at === null
      ? []
      : [{ ...of, at: answered_at, kind: 'answered' as const }]),
    ...(attempt_at === null
      ? []
      : [{ ...of, at: attempt_at, kind: 'attempt' as const, attempt: 'no_answer' as const }]),
    ...(contacted_at === null
      ? []
      : [
          {
            ...of,
            at: contacted_at,
            kind: 'status_changed' as const,
            from_status: 'new' as const,
            to_status: 'contacted' as const,
          },
        ]),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Cars count the leads, and some sold cars name their buyers. */
export async function storeLeads(
  { db, clock }: Deps,
  {
    owner,
    rooms,
    cars,
    callers,
    months,
    random,
  }: {
    owner: Owner;
    rooms: readonly StoredRoom[];
    cars: readonly SeenCar[];
    callers: readonly DemoClient[];
    months: readonly LeadMonth[];
    random: Random;
  },
): Promise<void> {
  const leads = [
    ...rooms.map((room) => leadOfRoom(room, random)),
    ...otherLeads(callers, cars, { now: clock.now(), months, random }),
  ].toSorted((a, b) => a.contacts[0].created_at.getTime() - b.contacts[0].created_at.getTime());
  const ids = await takeIds(db, 'leads', leads.length);
  const numbered = leads.map((lead, index) => ({ ...lead, id: ids[index] ?? 0 }));
  const contactIds = await takeIds(
    db,
    'lead_contacts',
    leads.reduce((sum, { contacts }) => sum + contacts.length, 0),
  );
  const contactsOf = new Map(
    numbered.map(({ id, contacts }) => [
      id,
      contacts.map((contact) => ({ ...contact, id: contactIds.shift() ?? 0, lead_id: id })),
    ]),
  );
  const members = await ownedTable(db, 'members', { softDelete: true }).all(businessAccess(owner), {
    status: 'active',
  });
  await insertRows(
    db,
    'leads',
    numbered.map((lead) => leadRow(owner, lead, members)),
  );
  const contactsAndEvents = numbered.map((lead) => {
    const contacts = contactsOf.get(lead.id) ?? [];
    const actor = actorOf(owner, lead, members);
    return {
      contacts: contacts.map((contact) => contactRow(owner, contact, actor)),
      events: eventRows(owner, lead, contacts, actor),
    };
  });
  await insertRows(
    db,
    'lead_contacts',
    contactsAndEvents.flatMap(({ contacts }) => contacts),
  );
  const events = contactsAndEvents.flatMap((lead) => lead.events);
  const eventIds = await takeIds(db, 'lead_events', events.length);
  await insertRows(
    db,
    'lead_events',
    events.map((event, index) => ({ ...event, id: eventIds[index] ?? 0 })),
  );
  await createAutoCountsRepository(db).count(
    leads.flatMap(({ auto_id, contacts: [{ type, created_at }] }) => {
      if (auto_id === null) return [];
      const one = { auto_id, date: dayInTashkent(created_at), by: 1 };
      if (type === 'leads') return [{ ...one, figure: 'leads' as const }];
      const figure = type === 'room' ? ('chats' as const) : ('calls' as const);
      return [
        { ...one, figure: 'leads' as const },
        { ...one, figure },
      ];
    }),
  );
  for (const { id, bought } of numbered) {
    if (bought === undefined) continue;
    await db.current
      .updateTable('autos')
      .set({ sale_lead_id: id })
      .where('business_user_id', '=', owner)
      .where('id', '=', bought.id)
      .execute();
    await db.current
      .updateTable('sales')
      .set({ lead_id: id })
      .where('auto_id', '=', bought.id)
      .execute();
  }
}
