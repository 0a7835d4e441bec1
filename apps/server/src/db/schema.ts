import type { IdempotencyTables } from '../http/idempotency.tables';
import type { JobsTables } from '../jobs/jobs.tables';
import type { RatesTables } from '../modules/rates/rates.tables';
import type { OutboxTables } from '../providers/sms/outbox.tables';

/** Every table, merged from the modules' `<name>.tables.ts`. Add yours here. */
export interface Database extends IdempotencyTables, JobsTables, OutboxTables, RatesTables {}
