import { carTitle, shortCarTitle } from '../../catalogue/catalog/car-title';
import { toCover } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import type { AutoStatus } from '../../stock/autos/auto-types';
import { leadFields } from './lead-fields';
import type { EventRow } from './lead-history.repository';
import type { EmployeeRef, Lead, LeadContact, LeadEvent } from './lead-types';
import type { ContactJson, FullLeadRow, OtherCar } from './leads-list.repository';

interface Around {
  media: MediaStore;
  people: ReadonlyMap<number, EmployeeRef>;
}

type ShownCar = Omit<OtherCar, 'auto_id' | 'auto_status'> & {
  auto_id: number | null;
  auto_status: AutoStatus | null;
};

function carOf(row: ShownCar, media: MediaStore): Lead['car'] {
  const title = carTitle(row);
  if (row.auto_id === null || title === undefined) return undefined;
  const status = row.auto_status ?? undefined;
  return {
    id: row.auto_id,
    title,
    short_title: shortCarTitle(row),
    photo: toCover(row, media),
    status,
  };
}

const callOf = (answered: boolean | null, duration: number | null): Lead['call'] =>
  answered === null || duration === null ? undefined : { answered, duration };

const isoOf = (time: string | Date | null) =>
  time === null ? undefined : new Date(time).toISOString();

const toContact = (contact: ContactJson): LeadContact => ({
  id: contact.id,
  type: contact.type,
  source: contact.source,
  call: callOf(contact.call_answered, contact.call_duration),
  campaign_id: contact.campaign_id ?? undefined,
  created_at: new Date(contact.created_at).toISOString(),
  first_response_at: isoOf(contact.first_response_at),
});

export function toLead(row: FullLeadRow, { media, people }: Around): Lead {
  const { avtosalon_id, avtosalon_name, responsible_id } = row;
  return {
    ...leadFields.shown(row),
    id: row.id,
    car: carOf(row, media),
    avtosalon:
      avtosalon_id === null || avtosalon_name === null
        ? undefined
        : { id: avtosalon_id, name: avtosalon_name },
    call: callOf(row.call_answered, row.call_duration),
    responsible: responsible_id === null ? undefined : people.get(responsible_id),
    version: row.edit_version,
    created_at: row.created_at.toISOString(),
    first_response_at: row.first_response_at?.toISOString(),
    last_contact_at: row.last_contact_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString(),
    contacts: row.contacts.map(toContact),
    last_attempt_at: row.last_attempt_at?.toISOString(),
    buyer: {
      lead_count: row.buyer_leads,
      new_lead_ids: row.buyer_new ?? [],
      other_cars: row.other_cars.flatMap((car) => carOf(car, media) ?? []),
      more_leads: row.more_leads || undefined,
    },
  };
}

function contactOf(row: EventRow): LeadEvent['contact'] {
  const { contact_id, contact_type, contact_source, contact_created_at } = row;
  if (
    contact_id === null ||
    contact_type === null ||
    contact_source === null ||
    contact_created_at === null
  )
    return undefined;
  return {
    id: contact_id,
    type: contact_type,
    source: contact_source,
    call: callOf(row.call_answered, row.call_duration),
    campaign_id: row.campaign_id ?? undefined,
    created_at: contact_created_at.toISOString(),
    first_response_at: isoOf(row.contact_response_at),
  };
}

export const toLeadEvent = (row: EventRow): LeadEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  actor: { kind: row.actor_kind, name: row.actor_name ?? undefined },
  contact: contactOf(row),
  attempt: row.attempt ?? undefined,
  from: row.from_status ?? undefined,
  to: row.to_status ?? undefined,
  changes: row.changes,
});
