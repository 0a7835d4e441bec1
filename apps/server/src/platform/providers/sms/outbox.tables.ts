import type { Generated } from 'kysely';

export interface OutboxTables {
  /** Messages of the development outbox, so that tests and people can read codes. */
  sms_outbox: {
    id: Generated<number>;
    phone: string;
    text: string;
    created_at: Generated<Date>;
  };
}
