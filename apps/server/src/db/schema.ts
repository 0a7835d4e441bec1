import type { IdempotencyTables } from '../http/idempotency.tables';
import type { JobsTables } from '../jobs/jobs.tables';
import type { AuthTables } from '../modules/auth/auth.tables';
import type { AutosTables } from '../modules/autos/autos.tables';
import type { AvtosalonsTables } from '../modules/avtosalons/avtosalons.tables';
import type { BusinessTables } from '../modules/business/business.tables';
import type { CatalogTables } from '../modules/catalog/catalog.tables';
import type { ChatTables } from '../modules/chat/chat.tables';
import type { DevicesTables } from '../modules/devices/devices.tables';
import type { ImagesTables } from '../modules/images/images.tables';
import type { LeadsTables } from '../modules/leads/leads.tables';
import type { NotificationsTables } from '../modules/notifications/notifications.tables';
import type { RatesTables } from '../modules/rates/rates.tables';
import type { SessionsTables } from '../modules/sessions/sessions.tables';
import type { OutboxTables } from '../providers/sms/outbox.tables';
import type { RealtimeTables } from '../realtime/realtime.tables';

/** Every table, merged from the modules' `<name>.tables.ts`. Add yours here. */
export interface Database
  extends
    AuthTables,
    AutosTables,
    AvtosalonsTables,
    BusinessTables,
    CatalogTables,
    ChatTables,
    DevicesTables,
    IdempotencyTables,
    ImagesTables,
    JobsTables,
    LeadsTables,
    OutboxTables,
    NotificationsTables,
    RatesTables,
    RealtimeTables,
    SessionsTables {}
