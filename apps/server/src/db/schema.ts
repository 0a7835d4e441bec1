import type { IdempotencyTables } from '../http/idempotency.tables';
import type { JobsTables } from '../jobs/jobs.tables';
import type { AdsTables } from '../modules/ads/ads.tables';
import type { ApplicationsTables } from '../modules/applications/applications.tables';
import type { AuthTables } from '../modules/auth/auth.tables';
import type { AutosTables } from '../modules/autos/autos.tables';
import type { AvtosalonsTables } from '../modules/avtosalons/avtosalons.tables';
import type { BusinessTables } from '../modules/business/business.tables';
import type { CarModelsTables } from '../modules/car-models/car-models.tables';
import type { CatalogTables } from '../modules/catalog/catalog.tables';
import type { ChatTables } from '../modules/chat/chat.tables';
import type { DevicesTables } from '../modules/devices/devices.tables';
import type { ImagesTables } from '../modules/images/images.tables';
import type { LeadsTables } from '../modules/leads/leads.tables';
import type { MoneyTables } from '../modules/money/money.tables';
import type { MembersTables } from '../modules/members/members.tables';
import type { NotificationsTables } from '../modules/notifications/notifications.tables';
import type { RatesTables } from '../modules/rates/rates.tables';
import type { SessionsTables } from '../modules/sessions/sessions.tables';
import type { StatisticsTables } from '../modules/statistics/statistics.tables';
import type { TradeInTables } from '../modules/trade-in/trade-in.tables';
import type { OutboxTables } from '../providers/sms/outbox.tables';
import type { RealtimeTables } from '../realtime/realtime.tables';

/** Every table, merged from the modules' `<name>.tables.ts`. Add yours here. */
export interface Database
  extends
    AdsTables,
    ApplicationsTables,
    AuthTables,
    AutosTables,
    AvtosalonsTables,
    BusinessTables,
    CarModelsTables,
    CatalogTables,
    ChatTables,
    DevicesTables,
    IdempotencyTables,
    ImagesTables,
    JobsTables,
    LeadsTables,
    MoneyTables,
    MembersTables,
    OutboxTables,
    NotificationsTables,
    RatesTables,
    RealtimeTables,
    SessionsTables,
    StatisticsTables,
    TradeInTables {}
