import type { Generated, GeneratedAlways } from 'kysely';
import type { LeadSource, LeadStatus, LeadType } from './lead-types';

export interface LeadsTables {
  leads: {
    id: Generated<number>;
    business_user_id: number;
    /** The marketplace's own id; null for what began here. */
    external_id: string | null;
    type: LeadType;
    status: Generated<LeadStatus>;
    source: LeadSource;
    /** Empty when unknown. */
    client_name: string;
    /** E.164. */
    phone: string | null;
    auto_id: number | null;
    avtosalon_id: number | null;
    /** Room of the chat; of type `room` only. */
    room_id: number | null;
    call_answered: boolean | null;
    /** Seconds of talk. */
    call_duration: number | null;
    responsible_id: number | null;
    comment: Generated<string>;
    /** Name, phone and comment as `leadSearch` writes them; the car is found by its own. */
    search: string;
    created_at: Date;
    /** First message of the dealer in the room. */
    answered_at: Date | null;
    /** The dealer's click; null again when it is undone. */
    contacted_at: Date | null;
    /** The earlier of the two. */
    first_response_at: GeneratedAlways<Date | null>;
  };
}
