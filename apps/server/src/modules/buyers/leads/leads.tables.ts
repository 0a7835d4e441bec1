import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type {
  LeadAttempt,
  LeadBanner,
  LeadEvent,
  LeadSource,
  LeadStatus,
  LeadType,
} from './lead-types';

type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface LeadsTables {
  /** One buyer about one car, or about a showroom. */
  leads: {
    id: Generated<number>;
    business_user_id: Owner;
    /** Type, source, call and campaign are those of the first contact. */
    type: LeadType;
    status: Generated<LeadStatus>;
    source: LeadSource;
    /** Empty when unknown. */
    client_name: string;
    /** E.164. */
    phone: string | null;
    /** The phone; without one the lead by itself is a buyer. */
    buyer_key: GeneratedAlways<string>;
    auto_id: number | null;
    avtosalon_id: number | null;
    /** Room of the chat. */
    room_id: number | null;
    campaign_id: number | null;
    /** The banner that the buyer pressed. */
    campaign_position: LeadBanner['position'] | null;
    campaign_language: LeadBanner['language'] | null;
    call_answered: boolean | null;
    /** Seconds of talk. */
    call_duration: number | null;
    responsible_id: number | null;
    comment: Generated<string>;
    /** Name, phone and comment as `leadSearch` writes them; the car is found by its own. */
    search: string;
    created_at: Date;
    contact_count: Generated<number>;
    last_contact_at: Date;
    /** Failed attempts since the last contact. */
    attempts: Generated<number>;
    last_attempt_at: Date | null;
    /** Raised with each change of the dealership's, and where a contact changes the name or the comment. */
    edit_version: Generated<number>;
    /** The earliest contact that nobody had answered when it came; it stays, so that an answer can be undone. */
    waiting_from: Date | null;
    /** First message of the dealer in the room, or a call that somebody took, since the last wait began. */
    answered_at: Date | null;
    /** The dealer's click; null again when it is undone. */
    contacted_at: Date | null;
    /** The earlier of the two. */
    first_response_at: GeneratedAlways<Date | null>;
    /** `waiting_from` while there is no answer. */
    waiting_since: GeneratedAlways<Date | null>;
  };

  /** One time that the buyer called, asked or opened a chat. */
  lead_contacts: {
    id: Generated<number>;
    business_user_id: Owner;
    lead_id: number;
    /** The marketplace's own id; null for what began here. */
    external_id: string | null;
    type: LeadType;
    source: LeadSource;
    call_answered: boolean | null;
    call_duration: number | null;
    campaign_id: number | null;
    created_at: Date;
    /** First message, attempt or `contacted` after it; of a call that somebody took, the call. */
    first_response_at: Date | null;
    /** User who responded; null where nobody has, and for calls that somebody took. */
    responded_by: number | null;
  };

  /** What happened to a lead. */
  lead_events: {
    id: Generated<number>;
    business_user_id: Owner;
    lead_id: number;
    at: Date;
    kind: LeadEvent['kind'];
    actor_kind: 'dealer' | 'client';
    actor_id: number | null;
    contact_id: number | null;
    attempt: LeadAttempt | null;
    from_status: LeadStatus | null;
    to_status: LeadStatus | null;
    changes: Json<LeadEvent['changes']>;
  };
}
